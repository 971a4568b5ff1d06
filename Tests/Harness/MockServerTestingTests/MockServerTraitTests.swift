import Locks
import MockServer
import ServedContracts
import TestFolders
import Testing

@testable import MockServerTesting

#if canImport(FoundationNetworking)
    import Foundation
    import FoundationNetworking
#else
    import Foundation
#endif

/// Returns the status of an answer.
private func status(_ server: MockServer, _ path: String) async throws -> Int? {
    (try await URLSession.shared.data(from: server.url(path)).1 as? HTTPURLResponse)?.statusCode
}

@Suite("The trait for mock servers", .timeLimit(.minutes(5)))
struct MockServerTraitTests {
    /// The ports of the servers that tests of this suite had.
    private static let ports = Locked<Set<Int>>([])

    @Test(.mockServer(recordings: "movies/search-nothing"), arguments: 0..<8) func givesEachTestItsOwnServer(_ number: Int) async throws {
        let server = try MockServer.current
        #expect(Self.ports.withLock { $0.insert(server.port).inserted })
        try server.reply(to: .get("/\(number)"), with: .status(204))
        #expect(try await status(server, "/\(number)") == 204)
        #expect(try await status(server, "/3/search/movie?query=zzqqxx&page=1&api_key=k&language=en") == 200)
        try server.check(.any, .exactly(2))
    }

    @Suite(.mockServer()) struct OfASuite {
        @Test func givesATestOfASuiteAServer() throws {
            #expect(try MockServer.current.port > 0)
        }
    }

    @Test(.mockServer(serving: [.contracts(only: ["movies"])])) func servesContracts() async throws {
        let server = try MockServer.current
        #expect(try await status(server, "/3/search/movie?query=zzqqxx&page=1&api_key=k&language=en") == 200)
        #expect(server.stubCount > 1)
    }

    @Test func reportsRequestsThatNoContractAllows() async throws {
        let request = "/3/no/such/path"
        let trait: MockServerTrait = .mockServer(recordings: "articles", serving: [.contracts(only: ["movies"])])
        let issues = try await issues(trait) { server in _ = try await status(server, request) }
        #expect(issues.map { $0.hasPrefix("error: no contract allows GET \(request); there are ") } == [true])
        var reports: [String] = []
        try await withMockServer(recordings: "articles", serving: [.contracts(only: ["movies"])], report: { reports.append($0) }) {
            server in
            _ = try await status(server, request)
        }
        #expect(reports.map { $0.hasPrefix("no contract allows GET \(request); there are ") } == [true])
    }

    @Test func throwsWithoutTheTrait() {
        let problem = #expect(throws: MockServerError.self) { try MockServer.current }
        #expect(problem?.description == "this test has no mock server; give it the trait .mockServer(...)")
    }

    // MARK: The end of a test

    /// Runs a scope as the trait does, and returns the issues that it records.
    private func issues(_ trait: MockServerTrait, _ body: @Sendable @escaping (MockServer) async throws -> Void) async throws -> [String] {
        let test = try #require(Test.current)
        let texts = Locked<[String]>([])
        let gathering = IssueHandlingTrait.compactMapIssues { issue in
            texts.withLock { $0.append("\(issue.severity): \(issue.comments.map(\.rawValue).joined())") }
            #expect(issue.sourceLocation?.line == test.sourceLocation.line)
            return nil
        }
        try await gathering.provideScope(for: test, testCase: Test.Case.current) {
            try await trait.provideScope(for: test, testCase: Test.Case.current) { try await body(MockServer.current) }
        }
        return texts.withLock { $0 }
    }

    @Test func reportsAMissWithTheNearestStubs() async throws {
        let line = #line + 2
        let issues = try await issues(.mockServer()) { server in
            try server.reply(to: .get("/a"), with: .status(200))
            #expect(try await status(server, "/a") == 200)
            #expect(try await status(server, "/b") == 404)
        }
        #expect(
            issues == [
                """
                error: no stub answers GET /b; there is one
                nearest: MockServerTestingTests/MockServerTraitTests.swift:\(line)
                            wanted  received
                    method  GET     GET
                  x path    /a      /b
                next: change the request, or the stub that should answer it

                """
            ])
    }

    @Test func allowsMisses() async throws {
        let issues = try await issues(.mockServer(allowsMisses: true)) { server in
            let status = try await status(server, "/b")
            #expect(status == 404)
        }
        #expect(issues == [])
    }

    @Test(arguments: [(false, "warning"), (true, "error")]) func reportsUnusedStubsAsWarningsOrErrors(_ isStrict: Bool, _ severity: String)
        async throws
    {
        let line = #line + 2
        let issues = try await issues(.mockServer(isStrict: isStrict)) { server in
            try server.reply(to: .get("/a"), with: .status(200))
        }
        #expect(
            issues == [
                """
                \(severity): a stub was not used:
                  MockServerTestingTests/MockServerTraitTests.swift:\(line): GET /a
                next: remove it, or find out why the request is not sent
                """
            ])
    }

    /// Returns the attachments of a test that a trait ran.
    private func attached(_ body: @Sendable @escaping (MockServer) async throws -> Void) async throws -> [String] {
        let attached = Locked<[String]>([])
        var trait: MockServerTrait = .mockServer()
        trait.attach = { journal, _ in attached.withLock { $0.append(journal) } }
        _ = try await issues(trait, body)
        return attached.withLock { $0 }
    }

    @Test func attachesTheJournalToAFailedTest() async throws {
        let line = #line + 2
        let failed = try await attached { server in
            try server.reply(to: .get("/a"), with: .status(200))
            _ = try await status(server, "/a")
            _ = try await status(server, "/b")
        }
        #expect(
            failed == [
                """
                #1 GET /a: answered by MockServerTestingTests/MockServerTraitTests.swift:\(line)
                #2 GET /b: nothing answers it

                """
            ])
        let passed = try await attached { server in
            try server.reply(to: .get("/a"), with: .status(200))
            _ = try await status(server, "/a")
        }
        #expect(passed == [])
    }

    /// A secret that the app under test sends is in no attachment and in no issue.
    @Test func printsPlaceholdersForSecrets() async throws {
        let target = "/b?access_token=s3cret-1&page=2"
        let line = "#1 GET /b?access_token={{ACCESS_TOKEN}}&page=2: nothing answers it\n"
        let report = """
            the mock server has no stubs, and received GET /b?access_token={{ACCESS_TOKEN}}&page=2
            next: stub it first: server.reply(to:with:), or serve recordings

            """
        #expect(try await attached { server in _ = try await status(server, target) } == [line])
        #expect(try await issues(.mockServer()) { server in _ = try await status(server, target) } == ["error: \(report)"])
        var (reported, attached): ([String], [String]) = ([], [])
        try await withMockServer(report: { reported.append($0) }, attach: { attached.append($0) }) { server in
            _ = try await status(server, target)
        }
        #expect(reported == [report])
        #expect(attached == [line])
    }

    struct Broken: Error {}

    @Test func attachesTheJournalIfATestThrows() async throws {
        let attached = Locked<[String]>([])
        var trait: MockServerTrait = .mockServer()
        trait.attach = { journal, _ in attached.withLock { $0.append(journal) } }
        await #expect(throws: Broken.self) { _ = try await issues(trait) { _ in throw Broken() } }
        #expect(attached.withLock { $0 } == ["nothing was received\n"])
    }

    /// A failed expectation within the test counts, although its line is not the line of the trait.
    @Test func attachesTheJournalIfAnExpectationFails() async throws {
        let attached = Locked<[String]>([])
        var trait: MockServerTrait = .mockServer()
        trait.attach = { journal, _ in attached.withLock { $0.append(journal) } }
        let test = try #require(Test.current)
        let swallowing = IssueHandlingTrait.compactMapIssues { _ in nil }
        let attaching = trait
        try await swallowing.provideScope(for: test, testCase: Test.Case.current) {
            try await attaching.provideScope(for: test, testCase: Test.Case.current) { Issue.record("wrong") }
        }
        #expect(attached.withLock { $0 } == ["nothing was received\n"])
    }

    @Test func attachesNothingForAWarning() async throws {
        let attached = try await attached { server in try server.reply(to: .get("/a"), with: .status(200)) }
        #expect(attached == [])
    }

    @Test func usesTheConfigurationAndTheFolderOfATest() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a.http", "GET /a\n\nHTTP/1.1 200 OK\n\n")
        try folder.write("b/c.http", "GET /c\n\nHTTP/1.1 201 Created\n\n")
        try folder.write("d.http", "GET /d\n\nHTTP/1.1 200 OK\n\n")
        let trait: MockServerTrait = .mockServer(
            recordings: "a", "b", fixtures: folder.path, allowsMisses: true, configure: { $0.faults = [.status(503)] })
        let issues = try await issues(trait) { server in
            let statuses = try await [status(server, "/a"), status(server, "/c"), status(server, "/d")]
            #expect(statuses == [503, 503, 404])
        }
        #expect(issues == [])
    }

    // MARK: Without the trait

    @Test func reportsTheSameForXCTest() async throws {
        var reports: [String] = []
        try await withMockServer(recordings: "movies", isStrict: true, report: { reports.append($0) }) { server in
            try server.reply(to: .get("/a"), with: .status(200))
            #expect(try await status(server, "/3/search/movie?query=zzqqxx&page=1&api_key=k&language=en") == 200)
            #expect(try await status(server, "/b") == 404)
        }
        #expect(reports.count == 2)
        #expect(reports.first?.hasPrefix("no stub answers GET /b; there are ") == true)
        #expect(reports.last?.hasPrefix("a stub was not used:\n") == true)
    }

    @Test func warnsAndAttachesTheJournalForXCTest() async throws {
        var reports: [String] = []
        var warnings: [String] = []
        var journals: [String] = []
        await #expect(throws: Broken.self) {
            try await withMockServer(
                report: { reports.append($0) }, warn: { warnings.append($0) }, attach: { journals.append($0) }
            ) { server in
                try server.reply(to: .get("/a"), with: .status(200))
                let status = try await status(server, "/b")
                #expect(status == 404)
                throw Broken()
            }
        }
        #expect(reports.count == 1)
        #expect(warnings.count == 1)
        #expect(warnings.first?.hasPrefix("a stub was not used:\n") == true)
        #expect(journals == ["#1 GET /b: nothing answers it\n"])
        let value = try await withMockServer(allowsMisses: true, configure: { $0.journalLimit = 0 }, report: { reports.append($0) }) {
            server in
            let status = try await status(server, "/b")
            #expect(throws: MockServerError.self) { try server.check(.any, .atLeast(0)) }
            return status
        }
        #expect(value == 404)
        #expect(reports.count == 1)
    }

    @Test func findsFixturesAboveTheTest() throws {
        let setup = MockServerSetup(
            recordings: [], fixtures: nil, isStrict: false, allowsMisses: false, configure: { _ in }, filePath: #filePath)
        #expect(try setup.configuration().fixtures == "\(PackageFolders.root)/Fixtures")
    }
}
