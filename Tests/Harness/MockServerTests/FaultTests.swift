import FakeSupport
import Locks
import TestFolders
import Testing

@testable import MockServer

@Suite("Faults on the wire", .timeLimit(.minutes(5)))
struct FaultTests {
    private static let head = "HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 10\r\n\r\n"
    private static let body = "0123456789"
    private static let request = "GET /a HTTP/1.1\r\nHost: x\r\n\r\n"

    private func talk(_ fault: Fault, _ request: String = request) async throws -> WireAnswer {
        try await MockServer.run(answering: .text(Self.body).with(fault)) { try await $0.answer(to: request) }
    }

    @Test func resetsBeforeDuringOrAfterTheHead() async throws {
        #expect(try await talk(.reset(.beforeHead)) == WireAnswer("", .reset))
        let half = String(decoding: Array(Self.head.utf8).prefix(Self.head.utf8.count / 2), as: UTF8.self)
        #expect(try await talk(.reset(.duringHead)) == WireAnswer(half, .reset))
        #expect(try await talk(.reset(.afterHead)) == WireAnswer(Self.head, .reset))
    }

    @Test func closesWithoutAnAnswer() async throws {
        #expect(try await talk(.closeWithoutAnswer) == WireAnswer("", .closed))
    }

    @Test func neverAnswers() async throws {
        try await MockServer.run(answering: .text(Self.body).with(.neverAnswer)) { server in
            try await WireClient.connect(to: server.port, sending: Self.request) { client in
                try await server.waitForRequests()
                // A request that is sent ahead has no answer, either. Another connection has one.
                try await client.send(Self.request)
                try server.reply(to: .any, with: .text("fine"))
                #expect(
                    try await server.answer(to: .request("GET /a"))
                        .text.hasSuffix("fine"))
                #expect(client.bytes == [])
            }
        }
    }

    @Test func closesAfterAClientGivesUp() async throws {
        try await MockServer.run(answering: .text(Self.body).with(.neverAnswer)) { server in
            for count in 1...5 {
                try await WireClient.connect(to: server.port, sending: Self.request) { _ in
                    _ = try await server.waitForRequests(count: count)
                }
            }
            // Each client has closed its connection; the server notices it some time later.
            while server.connectionCount > 0 { await Task.yield() }
        }
    }

    @Test func truncatesBodiesAndAnnouncesWrongLengths() async throws {
        #expect(try await talk(.truncatedBody(after: 4)) == WireAnswer(Self.head + "0123", .closed))
        #expect(try await talk(.wrongContentLength(99)).text == Self.head.replacing(": 10", with: ": 99") + Self.body)
        #expect(try await talk(.wrongContentLength(3)).text == Self.head.replacing(": 10", with: ": 3") + Self.body)
        let chunked = Self.head.replacing("Content-Length: 10", with: "Transfer-Encoding: chunked")
        #expect(try await talk(.malformedChunk) == WireAnswer(chunked + "5\r\n01234\r\nno number\r\n", .closed))
    }

    /// HTTP/1.0 has no chunks, and neither has an answer without a body.
    @Test(arguments: [
        ("GET /a HTTP/1.0\r\n\r\n", head + "01234"), ("HEAD /a HTTP/1.1\r\nHost: x\r\n\r\n", head),
    ]) func sendsHalfABodyIfChunksAreImpossible(_ request: String, _ expected: String) async throws {
        let answer = try await talk(.malformedChunk, request)
        #expect(answer == WireAnswer(expected, .closed))
    }

    @Test func sendsTheSameGarbageForTheSameSeed() async throws {
        func garbage(_ seed: UInt64) async throws -> [UInt8] {
            return try await MockServer.run(.with { $0.seed = seed }, answering: .text(Self.body).with(.garbage(1_000))) { server in
                try await server.bytes(Self.request)
            }
        }
        let first = try await garbage(1)
        #expect(first.count == 1_000)
        #expect(Set(first).count > 200)
        #expect(try await garbage(1) == first)
        #expect(try await garbage(2) != first)
    }

    @Test func sendsAnotherStatus() async throws {
        try await MockServer.run(answering: .text(Self.body).with(.status(503, retryAfter: 7))) { server in
            let answer = try await server.answer(to: "GET /a HTTP/1.0\r\n\r\n")
            #expect(answer.text == "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 7\r\nContent-Length: 0\r\n\r\n")
            try server.reply(to: .any, with: .text(Self.body).with(.status(500)))
            let plain = try await server.answer(to: "GET /a HTTP/1.0\r\n\r\n")
            #expect(plain.text == "HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\n\r\n")
        }
    }

    // MARK: Time

    /// Returns the texts that a client has received before each move of the clock, and in the end.
    /// - Parameter counts: The numbers of bytes that the client should have received before each move.
    private func parts(_ answer: MockAnswer, _ moves: [Duration], _ counts: [Int]) async throws -> [String] {
        let clock = TestClock()
        return try await MockServer.run(.with { $0.clock = clock }, answering: answer) { server in
            return try await WireClient.connect(to: server.port, sending: .request("GET /a")) {
                client in
                var parts: [String] = []
                for (move, count) in zip(moves, counts) {
                    try await clock.waitForSleepers()
                    // The bytes before the pause arrive in their own time.
                    parts.append(await client.gathered { $0.utf8.count >= count })
                    clock.advance(by: move)
                }
                return parts + [await client.end().text]
            }
        }
    }

    @Test func delaysAnswers() async throws {
        let parts = try await parts(.text(Self.body).with(.latency(.fixed(.seconds(3)))), [.seconds(2), .seconds(1)], [0, 0])
        #expect(parts == ["", "", Self.head + Self.body])
    }

    @Test func dribblesAnswers() async throws {
        let whole = Self.head + Self.body
        #expect(whole.utf8.count == 90)
        let parts = try await parts(.text(Self.body).with(.dribble(bytes: 40, every: .seconds(1))), [.seconds(1), .seconds(1)], [40, 80])
        #expect(parts.map(\.utf8.count) == [40, 80, 90])
        #expect(parts.last == whole)
    }

    @Test func limitsBandwidth() async throws {
        let answer = MockAnswer.text(String(repeating: "x", count: 1_000)).with(.bandwidth(bytesPerSecond: 5_000))
        let parts = try await parts(answer, [.milliseconds(100), .milliseconds(100)], [500, 1_000])
        #expect(parts.map(\.utf8.count) == [500, 1_000, 1_000 + Self.head.utf8.count + 2])
    }

    /// The limit is less than a byte in each tenth of a second.
    @Test func sendsByteByByteAtLowBandwidth() {
        for (rate, interval) in [(1, Duration.seconds(1)), (4, .milliseconds(250)), (9, .seconds(1) / 9), (10, .milliseconds(100))] {
            guard case .parts(bytes: 1, every: interval)? = draw(.bandwidth(bytesPerSecond: rate), count: 1).first?.pace else {
                Issue.record("\(rate)")
                continue
            }
        }
    }

    @Test func sendsPartsAtTheirRecordedTimes() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a.http", "GET /a\n\nHTTP/1.1 200 OK\n\n<> a.txt @ 0 3, 500 3, 2500 4\n")
        try folder.write("a.txt", Self.body)
        let clock = TestClock()
        var configuration = MockServerConfiguration(fixtures: folder.path)
        configuration.clock = clock
        let text = try await MockServer.run(configuration, answering: .recording("a").with(.recordedTimes)) { server in
            return try await WireClient.connect(to: server.port, sending: .request("GET /a")) {
                client in
                await client.gathered { $0.hasSuffix("012\r\n") }
                try await clock.waitForSleepers()
                clock.advance(by: .milliseconds(500))
                await client.gathered { $0.hasSuffix("345\r\n") }
                try await clock.waitForSleepers()
                clock.advance(by: .milliseconds(1_999))
                try await clock.waitForSleepers()
                clock.advance(by: .milliseconds(1))
                return await client.end().text
            }
        }
        #expect(text == "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n012\r\n3\r\n345\r\n4\r\n6789\r\n0\r\n\r\n")
    }

    @Test func keepsRecordedTimesWithoutChunks() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a.http", "GET /a\n\nHTTP/1.1 200 OK\n\n<> a.txt @ 0 3, 500 7\n")
        try folder.write("a.txt", Self.body)
        let clock = TestClock()
        var configuration = MockServerConfiguration(fixtures: folder.path)
        configuration.clock = clock
        configuration.faults = [.recordedTimes]
        let text = try await MockServer.run(configuration) { server in
            try server.serve(recordings: "a")
            return try await WireClient.connect(to: server.port, sending: "GET /a HTTP/1.0\r\n\r\n") { client in
                await client.gathered { $0.hasSuffix("012") }
                try await clock.waitForSleepers()
                clock.advance(by: .milliseconds(500))
                return await client.end().text
            }
        }
        #expect(text.hasSuffix("\r\n\r\n0123456789"))
    }

    /// A body has as many parts as bytes: each is cut when it is sent.
    @Test(arguments: [Fault.bandwidth(bytesPerSecond: 1), .dribble(bytes: 1, every: .seconds(1)), .dribble(bytes: 7, every: .zero)])
    func cutsPartsWhenTheyAreSent(_ fault: Fault) {
        let body = [UInt8](repeating: 0x61, count: 3_000_000)
        let response = MockResponse(body: body)
        var generator = SeededGenerator(seed: 1, stub: 0, count: 1)
        let plan = FaultPlan([fault], &generator)
        #expect(HTTP1Answer(response, plan, isHead: false, keepsAlive: true, isOld: false).steps.count <= 3)
        #expect(HTTP2Answer(response, plan, isHead: false).steps.count <= 3)
    }

    // MARK: Chance

    private func draw(_ fault: Fault, count: Int, seed: UInt64 = 1) -> [FaultPlan] {
        (1...count).map { count in
            var generator = SeededGenerator(seed: seed, stub: 3, count: count)
            return FaultPlan([fault], &generator)
        }
    }

    @Test func appliesAFaultWithItsProbability() {
        func closed(_ probability: Double, seed: UInt64 = 1) -> [Bool] {
            draw(.closeWithoutAnswer.probability(probability), count: 10_000, seed: seed).map {
                if case .close = $0.ending { true } else { false }
            }
        }
        #expect((2_800...3_200).contains(closed(0.3).count { $0 }))
        #expect(closed(0).count { $0 } == 0)
        #expect(closed(1).count { $0 } == 10_000)
        #expect(closed(0.3) == closed(0.3))
        #expect(closed(0.3) != closed(0.3, seed: 2))
    }

    @Test func drawsLatenciesFromTheirDistribution() {
        let uniform = draw(.latency(.uniform(.seconds(1)...(.seconds(3)))), count: 10_000).map(\.delay)
        #expect(uniform.allSatisfy { $0 >= .seconds(1) && $0 <= .seconds(3) })
        #expect((1_900...2_100).contains(uniform.sorted()[5_000] / .milliseconds(1)))
        let normal = draw(.latency(.logNormal(median: .seconds(1), sigma: 0.5)), count: 10_000).map { $0.delay / .milliseconds(1) }.sorted()
        #expect((950...1_050).contains(normal[5_000]))
        // The quantile at one standard deviation is e to the sigma times the median.
        #expect((1_560...1_740).contains(normal[8_413]))
        #expect(draw(.latency(.logNormal(median: .seconds(1), sigma: 0)), count: 10).allSatisfy { $0.delay == .seconds(1) })
    }

    @Test(arguments: [
        (Latency.fixed(.milliseconds(200)), "200ms"), (.fixed(.seconds(2)), "2000ms"), (.fixed(.microseconds(1_500)), "1.5ms"),
        (.uniform(.milliseconds(100)...(.milliseconds(300))), "100ms-300ms"), (.logNormal(median: .seconds(1), sigma: 0.5), "1000ms~0.5"),
    ])
    func printsLatenciesInTheFormOfACommandLine(_ latency: Latency, _ text: String) {
        #expect("\(latency)" == text)
        #expect("\(Fault.latency(latency))" == "latency=\(text)")
        #expect(Latency(written: text[...]) == latency)
    }

    @Test func limitsLatencies() {
        for latency in [
            Latency.logNormal(median: .seconds(1), sigma: 1_000), .fixed(.seconds(Int64.max)), .uniform(.zero...(.seconds(Int64.max))),
            .fixed(.seconds(-5)), .logNormal(median: .seconds(1), sigma: .nan),
        ] {
            #expect(draw(.latency(latency), count: 100).allSatisfy { $0.delay >= .zero && $0.delay <= .seconds(3_600) })
        }
    }

    @Test func appliesTheFirstOfFaultsThatExcludeEachOther() {
        var generator = SeededGenerator(seed: 0, stub: 0, count: 1)
        let plan = FaultPlan(
            [
                .latency(.fixed(.seconds(1))), .closeWithoutAnswer.probability(0), .truncatedBody(after: 1), .neverAnswer,
                .latency(.fixed(.seconds(2))), .bandwidth(bytesPerSecond: 10), .dribble(bytes: 1, every: .seconds(1)),
            ], &generator)
        #expect(plan.delay == .seconds(3))
        guard case .body(prefix: 1) = plan.part, case .close = plan.ending, case .parts(bytes: 1, every: .milliseconds(100)) = plan.pace
        else {
            Issue.record("\(plan)")
            return
        }
    }

    /// Returns a text of 0 and 1, with 1 for each of two hundred requests that fails by the seed of the server.
    private func failures(seed: UInt64, stubsBefore: Int = 0) async throws -> String {
        return try await MockServer.run(.with { $0.seed = seed }) { server in
            for number in 0..<stubsBefore { try server.reply(to: .get("/\(number)"), with: .status(200)) }
            try server.reply(to: .get("/a"), with: .status(200).with(.status(500).probability(0.5)))
            let requests = String(repeating: Self.request, count: 199) + .request("GET /a")
            let text = try await server.answer(to: requests).text
            return String(text.matches(of: #/HTTP/1\.1 (200|500) /#).map { $0.output.1 == "500" ? "1" : "0" })
        }
    }

    /// Only the seed, the stub and the number of its answers decide.
    @Test func failsTheSameRequestsForTheSameSeed() async throws {
        let first = try await failures(seed: 1)
        #expect(first.count == 200)
        #expect((60...140).contains(first.count { $0 == "1" }))
        #expect(try await failures(seed: 1) == first)
        #expect(try await failures(seed: 2) != first)
        #expect(try await failures(seed: 1, stubsBefore: 1) != first)
    }

    @Test func appliesFaultsOfTheServerBeforeThoseOfAnAnswer() async throws {
        let answer = MockAnswer.text(Self.body).with(.status(503))
        let text = try await MockServer.run(.with { $0.faults = [.status(500)] }, answering: answer) { try await $0.text("GET /a") }
        #expect(text.hasPrefix("HTTP/1.1 500 "))
    }

    @Test func appliesFaultsOfTheServerToEveryAnswer() async throws {
        try await MockServer.run(.with { $0.faults = [.status(500)] }) { server in
            try server.reply(to: .any, inOrder: .text("a"), .text("b").with(.closeWithoutAnswer))
            #expect(try await server.answer(to: "GET /a HTTP/1.0\r\n\r\n").text.hasPrefix("HTTP/1.1 500 "))
            #expect(try await server.answer(to: "GET /a HTTP/1.0\r\n\r\n").text == "")
        }
    }
}
