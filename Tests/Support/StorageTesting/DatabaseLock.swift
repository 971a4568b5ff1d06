internal import GRDB

/// Another program that has locked a database, until it lets go.
package struct DatabaseLock {
    private let queue: DatabaseQueue

    /// Locks a file.
    package init(_ path: String) async throws {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        queue = try DatabaseQueue(path: path, configuration: configuration)
        try await queue.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    }

    /// Lets go.
    package func release() async throws {
        try await queue.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    }
}
