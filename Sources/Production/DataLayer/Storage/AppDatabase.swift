internal import Foundation
internal import GRDB

/// The app's database: one SQLite file.
///
/// A file that is corrupt is put aside and begun anew: what the app keeps can be fetched again, or is no reason not to start.
package final class AppDatabase: Sendable {
    let writer: DatabaseQueue
    /// Where a corrupt file was put, if there was one.
    package let corruptFile: String?

    /// Opens the database in a file, which need not exist yet; its folder must.
    /// - Throws: ``StorageProblem`` for a file that cannot be opened for another reason than being corrupt.
    package convenience init(path: String) throws(StorageProblem) {
        do {
            try self.init(Self.open(path), corruptFile: nil)
        } catch let error where error.isCorruption {
            let aside = try Self.putAside(path)
            do {
                try self.init(Self.open(path), corruptFile: aside)
            } catch {
                throw StorageProblem(path: path, reason: error.reason)
            }
        } catch {
            throw StorageProblem(path: path, reason: error.reason)
        }
    }

    /// A database that is gone with the process.
    package convenience init() throws(StorageProblem) {
        do {
            try self.init(DatabaseQueue(), corruptFile: nil)
        } catch {
            throw StorageProblem(path: ":memory:", reason: error.reason)
        }
    }

    private init(_ queue: DatabaseQueue, corruptFile: String?) throws {
        try Schema.migrator.migrate(queue)
        writer = queue
        self.corruptFile = corruptFile
    }

    private static func open(_ path: String) throws -> DatabaseQueue {
        let queue = try DatabaseQueue(path: path)
        let report = try queue.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
        guard report == "ok" else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: report) }
        guard try queue.read(Schema.migrator.hasBeenSuperseded) == false else { throw Superseded() }
        return queue
    }

    /// Renames a file and those that SQLite keeps beside it; the first number that is free tells it from earlier ones.
    private static func putAside(_ path: String) throws(StorageProblem) -> String {
        let files = FileManager.default
        var number = 1
        while files.fileExists(atPath: "\(path).corrupt-\(number)") { number += 1 }
        let aside = "\(path).corrupt-\(number)"
        do {
            for suffix in ["", "-journal", "-wal", "-shm"] where files.fileExists(atPath: path + suffix) {
                try files.moveItem(atPath: path + suffix, toPath: aside + suffix)
            }
        } catch {
            throw StorageProblem(path: path, reason: "it is corrupt and cannot be renamed")
        }
        return aside
    }
}

/// A later version of the app has written the file.
private struct Superseded: Error {}

extension Error {
    fileprivate var isCorruption: Bool {
        guard let error = self as? DatabaseError else { return false }
        return [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode)
    }

    fileprivate var reason: String {
        switch self {
        case is Superseded: "it was written by a later version of the app"
        case let error as DatabaseError: error.message ?? "SQLite says \(error.resultCode.rawValue)"
        default: "\(self)"
        }
    }
}

/// Why the app's database cannot be opened.
package struct StorageProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file.
    package let path: String
    /// What is wrong with it.
    package let reason: String

    /// What is wrong and what to do next, in one line.
    package var description: String { "the database \(path) cannot be opened: \(reason); close whatever uses it, or name another file" }
}
