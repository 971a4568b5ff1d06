import DataLayer
import DomainLayer
import Foundation
import GRDB
import StorageTesting
import TestFolders
import Testing

@Suite("The app's database, in a real file", .timeLimit(.minutes(5)))
struct AppDatabaseTests {
    private let folder: TemporaryFolder
    private let log = LogCapture()

    init() throws {
        folder = try TemporaryFolder()
    }

    private var path: String { "\(folder.path)/app.sqlite" }

    private func save(_ queries: [String], _ repository: DefaultMoviesQueriesRepository) async {
        let saved = Answers<Result<Void, RepositoryFailure>>()
        for query in queries { repository.saveRecentQuery(MovieQuery(query: query), completion: saved.append) }
        _ = await saved.wait(queries.count)
    }

    private func recent(_ repository: DefaultMoviesQueriesRepository, maxCount: Int = 10) async -> Result<[String], RepositoryFailure> {
        let found = Answers<Result<[MovieQuery], RepositoryFailure>>()
        repository.fetchRecentQueries(maxCount: maxCount, completion: found.append)
        return await found.wait()[0].map { $0.map(\.query) }
    }

    // MARK: Recent searches

    @Test func theLatestSearchComesFirstAndEachOnce() async throws {
        let repository = DefaultMoviesQueriesRepository(database: try AppDatabase(), logger: log.logger)
        #expect(await recent(repository) == .success([]))
        await save(["a", "b", "c", "a"], repository)
        #expect(await recent(repository) == .success(["a", "c", "b"]))
        #expect(await recent(repository, maxCount: 2) == .success(["a", "c"]))
        #expect(await recent(repository, maxCount: 0) == .success([]))
        #expect(await recent(repository, maxCount: -1) == .success([]))
    }

    @Test func onlySoManySearchesAreKept() async throws {
        let repository = DefaultMoviesQueriesRepository(database: try AppDatabase(), maxCount: 3, logger: log.logger)
        await save(["a", "b", "c", "d", "e"], repository)
        #expect(await recent(repository) == .success(["e", "d", "c"]))
    }

    @Test func searchesAreKeptOverARestart() async throws {
        await save(["a"], DefaultMoviesQueriesRepository(database: try AppDatabase(path: path), logger: log.logger))
        let again = try AppDatabase(path: path)
        #expect(again.corruptFile == nil)
        #expect(await recent(DefaultMoviesQueriesRepository(database: again, logger: log.logger)) == .success(["a"]))
    }

    @Test func aLockedDatabaseIsAFailure() async throws {
        let repository = DefaultMoviesQueriesRepository(database: try AppDatabase(path: path, patience: 0), logger: log.logger)
        let lock = try await DatabaseLock(path)
        #expect(await recent(repository) == .failure(.storage))
        let saved = Answers<RepositoryFailure?>()
        repository.saveRecentQuery(MovieQuery(query: "a")) { result in
            if case .failure(let failure) = result { saved.append(failure) } else { saved.append(nil) }
        }
        #expect(await saved.wait() == [.storage])
        #expect(
            log.lines == [
                "warning: the recent searches cannot be read: database is locked", "warning: a search cannot be stored: database is locked",
            ])
        try await lock.release()
    }

    // MARK: Files in trouble

    @Test func movesAFileAsideThatIsNotADatabase() async throws {
        for number in 1...2 {
            try folder.write("app.sqlite", String(repeating: "no database, \(number)\n", count: 100))
            let database = try AppDatabase(path: path)
            #expect(database.corruptFile == "\(path).corrupt-\(number)")
            #expect(try folder.text("app.sqlite.corrupt-\(number)").hasPrefix("no database, \(number)"))
            let repository = DefaultMoviesQueriesRepository(database: database, logger: log.logger)
            #expect(await recent(repository) == .success([]))
            await save(["a"], repository)
            #expect(await recent(repository) == .success(["a"]))
        }
    }

    /// Otherwise the journal of the old file would be applied to the new one.
    @Test func movesTheJournalAsideWithItsDatabase() throws {
        try folder.write("app.sqlite", String(repeating: "no database\n", count: 100))
        // SQLite itself removes a journal that it cannot use.
        try folder.write("app.sqlite-shm", "left over")
        #expect(try AppDatabase(path: path).corruptFile == "\(path).corrupt-1")
        #expect(try folder.text("app.sqlite.corrupt-1-shm") == "left over")
        #expect(try !folder.names().contains("app.sqlite-shm"))
    }

    @Test func aDatabaseWithABrokenPageIsPutAside() async throws {
        let repository = DefaultMoviesQueriesRepository(database: try AppDatabase(path: path), logger: log.logger)
        await save((0..<20).map { "query \($0)" }, repository)
        var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        let pageSize = Int(bytes[16]) << 8 + Int(bytes[17])
        // The last page alone, which nothing reads when the file is opened.
        for index in bytes.count - pageSize..<bytes.count { bytes[index] = 0xFF }
        try folder.write("app.sqlite", bytes)
        let database = try AppDatabase(path: path)
        #expect(database.corruptFile == "\(path).corrupt-1")
        #expect(await recent(DefaultMoviesQueriesRepository(database: database, logger: log.logger)) == .success([]))
    }

    /// All open it at once; one puts it aside, and the others take what that one has made.
    @Test func manyThatOpenACorruptFilePutItAsideOnce() async throws {
        try folder.write("app.sqlite", String(repeating: "no database\n", count: 100))
        let path = path
        let aside = try await withThrowingTaskGroup(of: String?.self) { group in
            for _ in 0..<8 { group.addTask { try AppDatabase(path: path).corruptFile } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(aside.compactMap { $0 } == ["\(path).corrupt-1"])
        #expect(try folder.names().filter { $0.contains("corrupt") } == ["app.sqlite.corrupt-1"])
    }

    @Test func aFileThatCannotBeOpenedIsNotPutAside() throws {
        let missing = #expect(throws: AppDatabaseError.self) { try AppDatabase(path: "\(folder.path)/absent/app.sqlite") }
        #expect(missing?.description.hasPrefix("the database \(folder.path)/absent/app.sqlite cannot be opened: ") == true)
        #expect(missing?.description.hasSuffix("; close the program that uses it, or name another file") == true)
    }

    @Test func aFileThatIsLockedIsNotPutAside() async throws {
        _ = try AppDatabase(path: path)
        let lock = try await DatabaseLock(path)
        let locked = #expect(throws: AppDatabaseError.self) { try AppDatabase(path: path, patience: 0) }
        #expect(locked?.reason == "database is locked")
        #expect(try !folder.names().contains { $0.contains("corrupt") })
        try await lock.release()
    }

    @Test func aDatabaseThatIsLockedForAMomentIsWaitedFor() async throws {
        let repository = DefaultMoviesQueriesRepository(database: try AppDatabase(path: path, patience: 60), logger: log.logger)
        let lock = try await DatabaseLock(path)
        let saved = Answers<Bool>()
        repository.saveRecentQuery(MovieQuery(query: "a")) { result in
            if case .success = result { saved.append(true) } else { saved.append(false) }
        }
        try await lock.release()
        #expect(await saved.wait() == [true])
    }

    @Test func settlingWaitsForEverythingThatIsToBeWritten() async throws {
        let database = try AppDatabase(path: path)
        let repository = DefaultMoviesQueriesRepository(database: database, logger: log.logger)
        for number in 0..<50 { repository.saveRecentQuery(MovieQuery(query: "query \(number)")) { _ in } }
        await database.settle()
        let other = DefaultMoviesQueriesRepository(database: try AppDatabase(path: path), logger: log.logger)
        #expect(await recent(other, maxCount: 1) == .success(["query 49"]))
    }

    @Test func aDatabaseOfAnotherProgramIsLeftAlone() async throws {
        let other = try DatabaseQueue(path: path)
        try await other.write { try $0.execute(sql: "CREATE TABLE notes (text TEXT)") }
        let problem = #expect(throws: AppDatabaseError.self) { try AppDatabase(path: path) }
        #expect(problem?.reason == "it was written by another program")
    }

    @Test func aFileOfALaterVersionIsLeftAlone() async throws {
        let database = try AppDatabase(path: path)
        try await database.writer.write { try $0.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES ('of tomorrow')") }
        let problem = #expect(throws: AppDatabaseError.self) { try AppDatabase(path: path) }
        #expect(problem?.reason == "it was written by a later version of the app")
    }
}
