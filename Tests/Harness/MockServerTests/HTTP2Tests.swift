import FakeSupport
import HTTPMessages
import MockServerTLS
import TestFolders
import Testing

@testable import MockServer

@Suite("HTTP/2, frame by frame", .timeLimit(.minutes(5)))
struct HTTP2Tests {
    private static let body = "0123456789"

    private static let configuration = MockServerConfiguration.with {
        $0.connectionSecurity = .tls
        // A busy machine may need a long time to send a request.
        $0.limits.headTime = .seconds(240)
    }

    /// Returns the events that a client receives on a new connection, until the first stream has ended.
    private func events(
        of server: MockServer, window: Int? = nil, _ request: (StreamClient) async throws -> Void = { try await $0.ask() }
    ) async throws -> [String] {
        try await StreamClient.connect(to: server, window: window) { client in
            try await request(client)
            return await client.end()
        }
    }

    /// Returns the events that a client receives of an answer.
    private func events(
        of answer: MockAnswer, _ request: (StreamClient) async throws -> Void = { try await $0.ask() }
    ) async throws -> [String] {
        try await MockServer.run(Self.configuration, answering: answer) { try await events(of: $0, request) }
    }

    // MARK: Faults

    @Test(arguments: [
        (Fault.reset(.beforeHead), ["connection reset"]),
        (.reset(.duringHead), ["200, length 10", "connection reset"]),
        (.reset(.afterHead), ["200, length 10", "connection reset"]),
        (.closeWithoutAnswer, ["connection closed"]),
        (.truncatedBody(after: 3), ["200, length 10", "3 bytes", "connection closed"]),
        (.truncatedBody(after: 0), ["200, length 10", "connection closed"]),
        (.wrongContentLength(99), ["200, length 99", "10 bytes", "end"]),
        (.wrongContentLength(3), ["200, length 3", "10 bytes", "end"]),
        (.malformedChunk, ["200, length 10", "5 bytes", "stream reset: HTTP2ErrorCode<0x1 ProtocolError>"]),
        (.garbage(7), ["200, length 10", "7 bytes", "connection closed"]),
        (.status(503, retryAfter: 7), ["503, length 0", "end"]),
    ])
    func appliesFaultsToAStreamOrItsConnection(_ fault: Fault, _ expected: [String]) async throws {
        #expect(try await events(of: .text(Self.body).with(fault)) == expected)
    }

    /// Bytes that were sent before an ending arrive, although the client reads them part by part.
    @Test(arguments: [
        (Fault.truncatedBody(after: 300_000), ["300000 bytes", "connection closed"]),
        (.malformedChunk, ["250000 bytes", "stream reset: HTTP2ErrorCode<0x1 ProtocolError>"]),
        (.wrongContentLength(1), ["500000 bytes", "end"]),
    ])
    func sendsEverythingBeforeAFault(_ fault: Fault, _ expected: [String]) async throws {
        let events = try await events(of: .text(String(repeating: "x", count: 500_000)).with(fault))
        #expect(events.dropFirst() == expected[...])
    }

    @Test func sendsPartsAtTheirRecordedTimes() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a.http", "GET /a\n\nHTTP/1.1 200 OK\n\n<> a.txt @ 0 3, 500 7\n")
        try folder.write("a.txt", Self.body)
        let clock = TestClock()
        var configuration = Self.configuration
        configuration.fixtures = folder.path
        configuration.clock = clock
        configuration.faults = [.recordedTimes]
        try await MockServer.run(configuration) { server in
            try server.serve(recordings: "a")
            try await StreamClient.connect(to: server) { client in
                try await client.ask()
                await client.gathered { $0.last == "3 bytes" }
                try await clock.waitForSleepers()
                clock.advance(by: .milliseconds(500))
                let events = await client.end()
                #expect(events.suffix(2) == ["10 bytes", "end"])
            }
        }
    }

    @Test func sendsNoBodyToHEAD() async throws {
        let events = try await events(of: .text(Self.body)) { try await $0.ask(method: "HEAD") }
        #expect(events == ["200, length 10", "end"])
    }

    @Test func answersManyStreamsAtOnce() async throws {
        try await MockServer.run(Self.configuration, answering: .text(String(repeating: "x", count: 100_000))) { server in
            try await StreamClient.connect(to: server) { client in
                for number in 0..<50 { try await client.ask("/\(number)") }
                let events = await client.gathered { $0.count { $0 == "end" } == 50 }
                let bytes = events.compactMap { $0.hasSuffix(" bytes") ? Int($0.dropLast(" bytes".count)) : nil }
                #expect(bytes.reduce(0, +) == 5_000_000)
            }
            try server.check(.any, .exactly(50))
        }
    }

    @Test func answersOtherStreamsDuringOneWithoutAnAnswer() async throws {
        try await MockServer.run(Self.configuration) { server in
            try server.reply(to: .get("/never"), with: .text(Self.body).with(.neverAnswer))
            try server.reply(to: .get("/a"), with: .text(Self.body))
            let events = try await events(of: server) { client in
                try await client.ask("/never")
                try await client.ask("/a")
            }
            #expect(events == ["200, length 10", "10 bytes", "end"])
        }
    }

    // MARK: Bad input

    private struct Request: Sendable, CustomTestStringConvertible {
        let what: String
        var path = "/a"
        var method = "GET"
        var fields: [(String, String)] = []
        var status = ""

        var testDescription: String { what }

        func send(by client: StreamClient) async throws { try await client.ask(path, method: method, fields: fields) }
    }

    private static let malformed = [
        Request(what: "a path with a space", path: "/a b"), Request(what: "a method that is not a token", method: "GE T"),
        Request(what: "a line break in a value", fields: [("x-a", "1\r\nx-b: 2")]),
        Request(what: "a field of a connection", fields: [("transfer-encoding", "chunked")]),
        Request(what: "a name with capitals", fields: [("X-A", "1")]), Request(what: "a path to a tunnel", method: "CONNECT"),
        Request(what: "a second path", fields: [(":path", "/b")]),
    ]

    /// The stream of a malformed request is reset: RFC 9113 section 8.1.1.
    @Test(arguments: malformed)
    private func resetsStreamsOfMalformedRequests(_ request: Request) async throws {
        try await MockServer.run(Self.configuration, answering: .text(Self.body)) { server in
            try await StreamClient.connect(to: server) { client in
                try await request.send(by: client)
                let events = await client.end()
                #expect(events == ["stream reset: HTTP2ErrorCode<0x1 ProtocolError>"])
                try await client.ask()
                let next = await client.gathered { $0.last == "end" }
                #expect(next.suffix(3) == ["200, length 10", "10 bytes", "end"])
            }
            #expect(server.journal.count == 1)
        }
    }

    private static let refused = [
        Request(what: "a path without a slash", path: "a", status: "400"),
        Request(what: "another host than the authority", fields: [("host", "y")], status: "400"),
        Request(what: "a control character in a value", fields: [("x-a", "1\u{1}")], status: "400"),
        Request(what: "a length that is not the body's", fields: [("content-length", "5")], status: "400"),
        Request(what: "a length that is not a number", fields: [("content-length", "+0")], status: "400"),
        Request(what: "more than the body may be", method: "POST", fields: [("content-length", "10485761")], status: "413"),
        Request(what: "another expectation", fields: [("expect", "200-ok")], status: "417"),
        Request(what: "a path that is too long", path: "/" + String(repeating: "a", count: 8_192), status: "414"),
        Request(what: "too many fields", fields: (0..<100).map { ("x-\($0)", "1") }, status: "431"),
    ]

    @Test(arguments: refused)
    private func refusesRequestsThatCannotBeAnswered(_ request: Request) async throws {
        try await MockServer.run(Self.configuration, answering: .text(Self.body)) { server in
            let events = try await events(of: server) { try await request.send(by: $0) }
            #expect(events.first?.prefix(3) == request.status[...])
            #expect(server.journal.map(\.description) == ["#1 refused with status \(request.status)"])
        }
    }

    @Test(arguments: [(900, "200"), (1_000, "431"), (3_000, "431")])
    func limitsTheSizeOfAllFields(_ length: Int, _ expected: String) async throws {
        try await MockServer.run(Self.configuration.with { $0.limits.headerBytes = 1_000 }, answering: .text(Self.body)) { server in
            let events = try await events(of: server) { try await $0.ask(fields: [("x-a", String(repeating: "a", count: length))]) }
            #expect(events.first?.prefix(3) == expected[...])
        }
    }

    @Test func acceptsTheLargestNumberOfFields() async throws {
        let events = try await events(of: .text(Self.body)) { try await $0.ask(fields: (0..<99).map { ("x-\($0)", "1") }) }
        #expect(events.first == "200, length 10")
    }

    @Test func keepsTheFieldsOfARequest() async throws {
        try await MockServer.run(Self.configuration) { server in
            try server.reply(to: .any, with: .text(Self.body))
            try await StreamClient.connect(to: server) { client in
                try await client.ask(fields: [("x-a", "1"), ("x-b", ""), ("x-a", "2:3")])
                _ = await client.end()
            }
            let request = try #require(try server.requests().first)
            #expect(request.headers.fields.map(\.name) == ["host", "x-a", "x-b", "x-a"])
            #expect(request.headers["Host"] == "x")
            #expect(request.headers.values(of: "X-A") == ["1", "2:3"])
            #expect(String(decoding: request.head, as: UTF8.self) == "GET /a HTTP/2\r\nhost: x\r\nx-a: 1\r\nx-b: \r\nx-a: 2:3\r\n\r\n")
            #expect(request.size == request.head.count)
        }
    }

    @Test func acceptsTheSameHostTwice() async throws {
        let events = try await events(of: .text(Self.body)) { try await $0.ask(fields: [("host", "x")]) }
        #expect(events == ["200, length 10", "10 bytes", "end"])
    }

    @Test func sendsContinue() async throws {
        try await MockServer.run(Self.configuration, answering: .text(Self.body)) { server in
            try await StreamClient.connect(to: server) { client in
                try await client.ask(method: "POST", fields: [("expect", "100-continue")], isWhole: false)
                let events = await client.gathered { !$0.isEmpty }
                #expect(events == ["100"])
            }
        }
    }

    @Test func refusesConnectionsAboveTheLimit() async throws {
        try await MockServer.run(Self.configuration.with { $0.limits.connections = 1 }, answering: .text(Self.body)) { server in
            let first = try await WireClient.open(to: server.port)
            try await StreamClient.connect(to: server) { client in
                try await client.ask()
                let events = await client.gathered { _ in false }
                #expect(events.first?.hasPrefix("503") == true)
                #expect(events.last == "connection closed")
            }
            first.close()
        }
    }

    // MARK: Time

    @Test func closesOnlyConnectionsWithoutAStream() async throws {
        let clock = TestClock()
        var configuration = Self.configuration
        configuration.clock = clock
        configuration.limits.idleTime = .milliseconds(100)
        try await MockServer.run(configuration) { server in
            try server.reply(to: .get("/late"), with: .text(Self.body).with(.latency(.fixed(.seconds(60)))))
            try server.reply(to: .get("/a"), with: .text("a"))
            try await StreamClient.connect(to: server) { patient in
                try await patient.ask("/late")
                try await clock.waitForSleepers()
                // Asks later, and is closed by the time that the other has waited longer.
                let idle = try await StreamClient.connect(to: server) { client in
                    try await client.ask()
                    return await client.gathered { _ in false }
                }
                #expect(idle == ["200, length 1", "1 bytes", "end", "connection closed"])
                clock.advance(by: .seconds(60))
                let events = await patient.gathered { _ in false }
                #expect(events == ["200, length 10", "10 bytes", "end", "connection closed"])
            }
        }
    }

    @Test func closesAConnectionWithoutAFirstStream() async throws {
        try await MockServer.run(Self.configuration.with { $0.limits.headTime = .milliseconds(100) }) { server in
            let silent = try await StreamClient.connect(to: server, isSettled: false) { await $0.gathered { _ in false } }
            #expect(silent == ["connection closed"])
        }
    }

    @Test func closesAfterAClientGivesUp() async throws {
        try await MockServer.run(Self.configuration, answering: .text(Self.body).with(.neverAnswer)) { server in
            for count in 1...3 {
                try await StreamClient.connect(to: server) { client in
                    try await client.ask()
                    _ = try await server.waitForRequests(count: count)
                }
            }
            while server.connectionCount > 0 { await Task.yield() }
        }
    }

    @Test func refusesAnIncompleteBodyAfterTheIdleTime() async throws {
        try await MockServer.run(Self.configuration.with { $0.limits.idleTime = .milliseconds(100) }) { server in
            let events = try await events(of: server) { try await $0.ask(method: "POST", body: "some", isWhole: false) }
            #expect(events.first?.hasPrefix("408") == true)
            #expect(server.journal.map(\.description) == ["#1 refused with status 408"])
        }
    }

    @Test func resetsAStreamWhoseClientDoesNotRead() async throws {
        try await MockServer.run(Self.configuration.with { $0.limits.idleTime = .milliseconds(100) }) { server in
            try server.reply(to: .any, with: .text(Self.body))
            #expect(try await events(of: server, window: 0) == ["200, length 10", "stream reset: HTTP2ErrorCode<0x8 Cancel>"])
        }
    }
}
