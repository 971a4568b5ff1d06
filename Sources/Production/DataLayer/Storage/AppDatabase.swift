internal import Foundation
package import GRDB

/// The app's database: one SQLite file.
///
/// A file that is corrupt is put aside and begun anew: that is no reason not to start, and somebody may yet mend what it holds.
package final class AppDatabase: Sendable {
    package let writer: DatabaseQueue
    /// Where a corrupt file was put, if there was one.
    package let corruptFile: String?

    /// Opens the database in a file, which need not exist yet; its folder must.
    /// - Parameters:
    ///   - path: The file.
    ///   - patience: How many seconds to wait for another program that writes, each time.
    /// - Throws: ``StorageProblem`` for a file that cannot be opened for another reason than being corrupt.
    package convenience init(path: String, patience: Double = 2) throws(StorageProblem) {
        // One program at a time decides what the file is, and makes the tables.
        let lock = FileLock("\(path).lock")
        defer { withExtendedLifetime(lock) {} }
        do {
            try self.init(Self.open(path, patience), corruptFile: nil)
        } catch let error where error.isCorruption {
            let aside = try Self.putAside(path)
            do {
                try self.init(Self.open(path, patience), corruptFile: aside)
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

    /// Waits until everything is written that was to be written by now.
    package func settle() async {
        await withCheckedContinuation { continuation in
            writer.asyncWriteWithoutTransaction { _ in continuation.resume() }
        }
    }

    private static func open(_ path: String, _ patience: Double) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.busyMode = patience > 0 ? .timeout(patience) : .immediateError
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        let report = try queue.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
        guard report == "ok" else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: report) }
        // In one statement, before GRDB keeps in mind which tables there are.
        let tables = "SELECT COUNT(*), TOTAL(name = 'grdb_migrations') FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"
        let isForeign = try queue.read { database in
            try Row.fetchOne(database, sql: tables).map { $0[0] as Int > 0 && $0[1] as Double == 0 } ?? false
        }
        guard !isForeign else { throw Refusal.foreign }
        guard try queue.read(Schema.migrator.hasBeenSuperseded) == false else { throw Refusal.superseded }
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

/// Why a sound database is not the app's.
private enum Refusal: Error {
    /// A later version of the app has written it.
    case superseded
    /// Another program has.
    case foreign

    var words: String {
        switch self {
        case .superseded: "it was written by a later version of the app"
        case .foreign: "it was written by another program"
        }
    }
}

extension Error {
    fileprivate var isCorruption: Bool {
        guard let error = self as? DatabaseError else { return false }
        return [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode)
    }

    fileprivate var reason: String {
        switch self {
        case let refusal as Refusal: refusal.words
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
