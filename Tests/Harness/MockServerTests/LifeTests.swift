import Foundation
import MockServerTLS
import NIOCore
import NIOPosix
import Testing

@testable import MockServer

@Suite("Starting and stopping", .timeLimit(.minutes(5)))
struct LifeTests {
    private static let request = String.request("GET /a")

    @Test func runsManyServersAtTheSameTime() async throws {
        let texts = try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<30 {
                group.addTask {
                    try await MockServer.run { server in
                        try server.reply(to: .get("/a"), with: .text("\(number)"))
                        #expect("\(server.baseURL)" == "http://127.0.0.1:\(server.port)")
                        let text = try await server.answer(to: Self.request).text
                        try server.check(.any, .exactly(1))
                        return text.split(separator: "\r\n\r\n").last.map(String.init) ?? ""
                    }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(texts.compactMap { Int($0) }.sorted() == Array(0..<30))
    }

    @Test(arguments: [
        ("/", "/"), ("/3/search/movie?page=1&q=a%20b", "/3/search/movie?page=1&q=a%20b"), ("/a b?q=ü", "/a%20b?q=%C3%BC"), ("a", "/a"),
        ("/a?b=c d&e=%41#f", "/a?b=c%20d&e=%41#f"), ("/a[1]", "/a%5B1%5D"),
        ("//a", "//a"), ("", "/"),
    ])
    func addsAPathToTheAddress(_ path: String, _ expected: String) async throws {
        try await MockServer.run { server in
            #expect(server.url(path).absoluteString == "http://127.0.0.1:\(server.port)\(expected)")
            #expect(server.baseURL.port == server.port)
        }
    }

    @Test func stopsAtTheEndOfAScope() async throws {
        let port = try await MockServer.run(answering: .text("the first")) { server in
            return server.port
        }
        try await expectNoAnswer("the first", at: port)
    }

    @Test func stopsIfTheScopeThrows() async throws {
        struct Broken: Error { let port: Int }
        let broken = await #expect(throws: Broken.self) {
            try await MockServer.run(answering: .text("the second")) { server in
                throw Broken(port: server.port)
            }
        }
        try await expectNoAnswer("the second", at: try #require(broken).port)
    }

    /// Checks that no answer comes.
    ///
    /// A server of another test may have the port now.
    private func expectNoAnswer(_ text: String, at port: Int) async throws {
        do {
            let answer = try await WireClient.talk(to: port, Self.request).text
            #expect(!answer.contains(text))
        } catch let problem as NIOConnectionError {
            #expect(problem.connectionErrors.map { ($0.error as? IOError)?.errnoCode } == [ECONNREFUSED])
        }
    }

    private func expectRefusal(at port: Int, host: String = "127.0.0.1") async throws {
        let problem = await #expect(throws: NIOConnectionError.self) { try await WireClient.open(to: port, at: host) }
        let reasons = try #require(problem).connectionErrors.map { ($0.error as? IOError)?.errnoCode }
        #expect(reasons == [ECONNREFUSED])
    }

    #if os(Linux)
        /// Linux has more than one loopback address.
        @Test func listensOnlyAtItsAddress() async throws {
            try await MockServer.run { server in
                try await expectRefusal(at: server.port, host: "127.0.0.2")
                let client = try await WireClient.open(to: server.port)
                client.close()
            }
        }

        private static let hasIPv6 = FileManager.default.contents(atPath: "/proc/net/if_inet6")?.isEmpty == false

        @Test(.enabled(if: hasIPv6, "the machine has no IPv6")) func listensAtAnotherAddress() async throws {
            try await MockServer.run(.with { $0.host = "::1" }) { server in
                #expect("\(server.baseURL)" == "http://[::1]:\(server.port)")
                let client = try await WireClient.open(to: server.port, at: "::1", sending: Array(Self.request.utf8))
                let answer = await client.end()
                #expect(answer.text.hasPrefix("HTTP/1.1 404 Not Found\r\n"))
            }
        }
    #endif

    /// The server does not wait for clients that send no closing alert of TLS.
    ///
    /// One after the other, they would take a hundred seconds.
    @Test func stopsWithoutWaitingForClosingAlerts() async throws {
        var configuration = MockServerConfiguration()
        configuration.connectionSecurity = .tls
        let server = try await MockServer.start(configuration)
        try server.reply(to: .any, with: .text("fine"))
        var clients: [WireClient] = []
        for _ in 0..<20 {
            let client = try await WireClient.open(
                to: server.port, trusting: server.certificate, sending: Array("GET /a HTTP/1.1\r\nHost: x\r\n\r\n".utf8))
            await client.gathered { $0.hasSuffix("fine") }
            try await client.stopReading()
            clients.append(client)
        }
        let time = try await ContinuousClock().measure { try await server.stop() }
        #expect(time < .seconds(50))
        for client in clients { client.close() }
    }

    @Test func closesOpenConnectionsOnStop() async throws {
        let server = try await MockServer.start()
        try server.reply(to: .get("/a"), with: .text("a").with(.neverAnswer))
        try await WireClient.connect(to: server.port, sending: Self.request) { client in
            try await server.waitForRequests()
            try await server.stop()
            #expect(await client.end().text == "")
        }
    }

    @Test func reportsAPortInUse() async throws {
        try await MockServer.run { server in
            var configuration = MockServerConfiguration()
            configuration.port = server.port
            let problem = await #expect(throws: MockServerError.self) { try await MockServer.start(configuration) }
            #expect(
                problem?.description == """
                    the mock server did not start: 127.0.0.1:\(server.port): Address already in use; use a free port, or 0 for any
                    """)
        }
    }

    #if os(Linux)
        /// The test runs in a separate process, where nothing else opens files.
        @Test func releasesFileDescriptorsOnStop() async {
            await #expect(processExitsWith: .success) {
                // The thread sanitizer opens pipes to its symbolizer at any time. The server has none.
                func descriptors() throws -> Int {
                    let folder = "/proc/self/fd"
                    let targets = try FileManager.default.contentsOfDirectory(atPath: folder).map {
                        try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
                    }
                    // That of the listing itself is closed by now, and has no target.
                    return targets.count { $0?.hasPrefix("pipe:") != true }
                }
                for _ in 0..<3 { try await MockServer.run { _ in } }
                let before = try descriptors()
                for _ in 0..<100 { try await MockServer.run { _ in } }
                #expect(try descriptors() <= before)
            }
        }
    #endif
}
