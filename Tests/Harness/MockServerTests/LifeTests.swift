import Foundation
import Testing

@testable import MockServer

@Suite("Starting and stopping", .timeLimit(.minutes(5)))
struct LifeTests {
    private static let request = "GET /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"

    @Test func manyRunSideBySide() async throws {
        let texts = try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<30 {
                group.addTask {
                    try await MockServer.run { server in
                        try server.reply(to: .get("/a"), with: .text("\(number)"))
                        #expect(server.baseURL == "http://127.0.0.1:\(server.port)")
                        let text = try await WireClient.talk(to: server.port, Self.request).text
                        try server.check(.any, .exactly(1))
                        return text.split(separator: "\r\n\r\n").last.map(String.init) ?? ""
                    }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(texts.compactMap { Int($0) }.sorted() == Array(0..<30))
    }

    @Test func itIsStoppedWithItsScope() async throws {
        let port = try await MockServer.run { $0.port }
        await #expect(throws: (any Error).self) { try await WireClient.talk(to: port, Self.request) }
    }

    @Test func itIsStoppedThoughTheScopeThrows() async throws {
        struct Broken: Error {}
        await #expect(throws: Broken.self) { try await MockServer.run { _ in throw Broken() } }
    }

    @Test func stoppingEndsWhatIsOpen() async throws {
        let server = try await MockServer.start()
        try server.reply(to: .get("/a"), with: .text("a").with(.neverAnswer))
        try await WireClient.connect(to: server.port, sending: Self.request) { client in
            try await server.received()
            try await server.stop()
            #expect(await client.end().text == "")
        }
    }

    @Test func aPortThatIsTakenIsTold() async throws {
        try await MockServer.run { server in
            var configuration = MockServerConfiguration()
            configuration.port = server.port
            let problem = await #expect(throws: MockServerProblem.self) { try await MockServer.start(configuration) }
            #expect(
                problem?.description == """
                    the mock server did not start: 127.0.0.1:\(server.port): Address already in use; give it a port that is free, or 0 for any
                    """)
        }
    }

    #if os(Linux)
        /// In a process of its own, where nothing else opens files.
        @Test func serversThatAreStoppedLeaveNoDescriptor() async {
            await #expect(processExitsWith: .success) {
                func descriptors() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
                for _ in 0..<3 { try await MockServer.run { _ in } }
                let before = try descriptors()
                for _ in 0..<100 { try await MockServer.run { _ in } }
                #expect(try descriptors() <= before)
            }
        }
    #endif
}
