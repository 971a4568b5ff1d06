internal import Foundation
package import GRDB

/// The app's database: one SQLite file.
///
/// A corrupt file is renamed, and a new one is created. The app can start then, and the user may still be able to repair the old file.
package final class AppDatabase: Sendable {
    package let writer: DatabaseQueue
    /// The new path of a corrupt file; nil if the file was sound.
    package let corruptFile: String?

    /// Opens the database in a file.
    ///
    /// The file need not exist yet; its folder must.
    /// - Parameters:
    ///   - path: The file.
    ///   - patience: The number of seconds to wait, each time, for another program that writes.
    /// - Throws: ``AppDatabaseError`` for a file that cannot be opened for a reason other than corruption.
    package convenience init(path: String, patience: Double = 2) throws(AppDatabaseError) {
        // One program at a time checks the file and creates the tables.
        let lock = FileLock("\(path).lock")
        defer { withExtendedLifetime(lock) {} }
        do {
            try self.init(Self.open(path, patience), corruptFile: nil)
        } catch let error where error.isCorruption {
            let aside = try Self.putAside(path)
            do {
                try self.init(Self.open(path, patience), corruptFile: aside)
            } catch {
                throw AppDatabaseError(path: path, reason: error.reason)
            }
        } catch {
            throw AppDatabaseError(path: path, reason: error.reason)
        }
    }

    /// Creates a database in memory, which ends with the process.
    package convenience init() throws(AppDatabaseError) {
        do {
            try self.init(DatabaseQueue(), corruptFile: nil)
        } catch {
            throw AppDatabaseError(path: ":memory:", reason: error.reason)
        }
    }

    private init(_ queue: DatabaseQueue, corruptFile: String?) throws {
        try Schema.migrator.migrate(queue)
        writer = queue
        self.corruptFile = corruptFile
    }

    /// Waits until all pending writes are done.
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
        // One statement, run before GRDB caches the list of tables.
        let tables = "SELECT COUNT(*), TOTAL(name = 'grdb_migrations') FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"
        let isForeign = try queue.read { database in
            try Row.fetchOne(database, sql: tables).map { $0[0] as Int > 0 && $0[1] as Double == 0 } ?? false
        }
        guard !isForeign else { throw Refusal.foreign }
        guard try queue.read(Schema.migrator.hasBeenSuperseded) == false else { throw Refusal.superseded }
        return queue
    }

    /// Renames a file and the files that SQLite keeps beside it, with the first free number as suffix.
    private static func putAside(_ path: String) throws(AppDatabaseError) -> String {
        let files = FileManager.default
        var number = 1
        while files.fileExists(atPath: "\(path).corrupt-\(number)") { number += 1 }
        let aside = "\(path).corrupt-\(number)"
        do {
            for suffix in ["", "-journal", "-wal", "-shm"] where files.fileExists(atPath: path + suffix) {
                try files.moveItem(atPath: path + suffix, toPath: aside + suffix)
            }
        } catch {
            throw AppDatabaseError(path: path, reason: "it is corrupt and cannot be renamed")
        }
        return aside
    }
}

/// The reason why the app does not use a sound database.
private enum Refusal: Error {
    /// A later version of the app has written the database.
    case superseded
    /// Another program has written the database.
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
        case let error as DatabaseError: error.message ?? "SQLite error \(error.resultCode.rawValue)"
        default: "\(self)"
        }
    }
}

/// The error of an app database that cannot be opened.
package struct AppDatabaseError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    package let path: String
    /// The reason why it cannot be opened.
    package let reason: String

    /// The problem and the next step, in one line.
    package var description: String {
        "the database \(path) cannot be opened: \(reason); close the program that uses it, or name another file"
    }
}
