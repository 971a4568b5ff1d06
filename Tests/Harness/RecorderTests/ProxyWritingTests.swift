import ContractFiles
import ContractTesting
import Foundation
import Locks
import NIOConcurrencyHelpers
import NIOHTTP1
import Recordings
import Redaction
import StandInAPI
import TestFolders
import Testing
import Upstream

@testable import Recorder

/// Tests of the writer of a proxy: it does not delay messages, has limits, and writes no secret that is known in the end.
@Suite("Recordings of the recording proxy", .timeLimit(.minutes(2)))
struct ProxyWritingTests {
    private let site: ProxySite

    init() throws { site = try ProxySite() }

    /// Runs a proxy before an API that answers every request with an empty array.
    private func run(
        with change: @escaping @Sendable (inout RecordingProxy.Settings) -> Void = { _ in },
        _ body: @escaping @Sendable (RecordingProxy, EventLog) async throws -> Void
    ) async throws {
        try await StandInAPI.run(answering: { _ in .text("[]") }) { [site] (api: StandInAPI) async throws in
            try await site.run(before: api.url.absoluteString, with: change) { proxy, log in try await body(proxy, log) }
        }
    }

    /// Returns settings for tests without connections.
    private func settings() throws -> RecordingProxy.Settings {
        let recorded = try RecordedAPI(
            named: "shop", in: Workspace(contracts: "\(site.folder.path)/Contracts", root: site.folder.path), environment: [:])
        return RecordingProxy.Settings(api: recorded.api, folder: try site.fixtures(), policy: recorded.policy, now: { 0 })
    }

    /// Sends the same request several times on one connection, one after the other.
    private static func poll(_ client: WireEnd, _ times: Int, from first: Int = 1) async throws {
        for number in first..<first + times {
            try await client.send("GET /poll HTTP/1.1\r\nHost: localhost\r\n\r\n")
            await client.gathered { $0.components("\r\n\r\n[]") == number + 1 }
        }
    }

    // MARK: Speed

    /// While the writer is busy, answers pass and are collected.
    ///
    /// Then all of them are written at once.
    @Test func messagesDoNotWaitForTheWriter() async throws {
        let pause = WriterPause()
        let counts = Locked<[Int]>([])
        try await run(with: { [site] settings in
            let report = settings.report
            settings.report = { event in
                do {
                    let count = try site.fixtures().recording(named: "shop/get-poll").exchanges.count
                    counts.withLock { $0.append(count) }
                } catch {
                    Issue.record(error, "the reported recording does not exist")
                }
                pause.wait()
                report(event)
            }
        }) { proxy, log in
            try await WireEnd.connect(to: proxy.port) { client in try await Self.poll(client, 6) }
            pause.end()
            let numbers = await log.events(6).map { if case .recorded(_, _, _, _, let number) = $0 { number } else { 0 } }
            #expect(numbers == Array(1...6))
        }
        // The first write contains the answers that had passed by then, the second one those that passed during it. The last answer may have passed later.
        #expect(Set(counts.withLock { $0 }).count <= 3, "\(counts.withLock { $0 })")
    }

    /// Each write takes longer as a recording grows, so growing recordings are not written each time.
    @Test func waitsBetweenWritesOfAGrowingRecording() throws {
        var settings = try settings()
        settings.limits.rest = 1_000_000
        let writer = try ProxyWriter(settings)
        let passed = PassedExchange.ofNothing("https://shop.example.com/poll")
        let count = { try site.fixtures().recording(named: "shop/get-poll").exchanges.count }
        for expected in 1...2 {
            writer.write([passed])
            #expect(writer.rewrite(isLast: false) == nil)
            #expect(try count() == expected)
        }
        writer.write([passed])
        #expect(try #require(writer.rewrite(isLast: false)) > .zero)
        writer.write([passed])
        #expect(writer.rewrite(isLast: false) == nil)
        #expect(try count() == 2)
        #expect(writer.rewrite(isLast: true) == nil)
        #expect(try count() == 4)
    }

    @Test func writesEverythingWhenItStops() async throws {
        let last = Locked<EventLog?>(nil)
        try await run { proxy, log in
            last.withLock { $0 = log }
            try await WireEnd.connect(to: proxy.port) { client in try await Self.poll(client, 50) }
        }
        #expect(last.withLock { $0 }?.all.count == 50)
        #expect(try site.fixtures().recording(named: "shop/get-poll").exchanges.count == 50)
    }

    // MARK: Undecided values

    /// The value is in no file and no message.
    ///
    /// Other answers to the same request are recorded.
    @Test func refusesValuesThatLookRandom() throws {
        let random = ["q7RkX2mV9b", "T4wLz8Pc1N", "s6YdGf3hJ5", "vA"].joined()
        let log = EventLog()
        var settings = try settings()
        settings.report = log.append
        let writer = try ProxyWriter(settings)
        writer.write([.ofNothing("https://shop.example.com/x?ref=\(random)"), .ofNothing("https://shop.example.com/x?page=1")])
        #expect(
            log.all == [
                .failed(
                    "GET /x",
                    "the value of GET /x query ref (32 letters and digits) looks random, and apis.yml does not decide whether it is a secret; "
                        + "nothing was written. Add the name to apis.yml, under \"harmless\" with a reason, or under \"secrets\" with a variable, "
                        + "and record again"),
                .recorded("shop/get-x", isNew: true, status: 200, bytes: 0, number: 1),
            ])
        #expect(try !site.everything().contains(random))
    }

    @Test func replacesAValueThatIsDecidedToBeASecret() throws {
        let random = ["q7RkX2mV9b", "T4wLz8Pc1N", "s6YdGf3hJ5", "vA"].joined()
        var settings = try settings()
        settings.decisions = UndecidedDecisions { _ in .secret(variable: "SHOP_REF") }
        let writer = try ProxyWriter(settings)
        writer.write([.ofNothing("https://shop.example.com/x?ref=\(random)")])
        #expect(try site.everything().contains("GET https://shop.example.com/x?ref={{SHOP_REF}}"))
        #expect(try !site.everything().contains(random))
    }

    // MARK: Limits

    @Test func limitsTheAnswersOfARecording() async throws {
        try await run(with: { $0.limits.answers = 2 }) { proxy, log in
            try await WireEnd.connect(to: proxy.port) { client in try await Self.poll(client, 3) }
            #expect(
                await log.events(3).contains(.full("GET https://shop.example.com/poll", answers: 2, bytes: 256 << 20)), "\(log.all)")
        }
        #expect(try site.fixtures().recording(named: "shop/get-poll").exchanges.count == 2)
    }

    @Test func limitsTheSizeOfAllRecordings() async throws {
        try await run(with: { $0.limits.all = 8_000 }) { proxy, log in
            _ = try await site.ask(proxy, "GET /a")
            _ = await log.events(1)
            #expect(try await site.ask(proxy, "GET /b").hasSuffix("[]"))
            #expect(
                await log.events(2).last
                    == .failed(
                        "GET https://shop.example.com/b",
                        "8000 bytes are recorded, which is the limit: it was passed on, not recorded; restart the proxy"))
        }
        #expect(try site.fixtures().names() == ["shop/get-a"])
    }

    /// The exchange that is being written no longer waits; the limit leaves room for two more.
    @Test func limitsTheSizeOfWaitingExchanges() async throws {
        let pause = WriterPause()
        let log = EventLog()
        var settings = try settings()
        settings.limits.waiting = 2 * PassedExchange.ofNothing("https://shop.example.com/a").size
        settings.report = { event in
            log.append(event)
            pause.wait()
        }
        let made = settings
        try await ProxyTape.run(made) { tape in
            tape.add(.ofNothing("https://shop.example.com/a"))
            _ = await log.events(1)
            for name in ["b", "c", "d"] { tape.add(.ofNothing("https://shop.example.com/\(name)")) }
            pause.end()
        }
        #expect(
            log.all == [
                .recorded("shop/get-a", isNew: true, status: 200, bytes: 0, number: 1),
                .failed("GET https://shop.example.com/d", "more than 8192 bytes wait to be written: it was passed on, not recorded"),
                .recorded("shop/get-b", isNew: true, status: 200, bytes: 0, number: 1),
                .recorded("shop/get-c", isNew: true, status: 200, bytes: 0, number: 1),
            ])
    }

    @Test(arguments: [true, false])
    func doesNotRecordABodyThatIsTooLarge(_ isRequest: Bool) async throws {
        let body = String(repeating: "a", count: 100_000)
        try await StandInAPI.run(answering: { _ in .text(isRequest ? "[]" : body) }) { [site] (api: StandInAPI) async throws in
            try await site.run(before: api.url.absoluteString, with: { $0.limits.body = 1_000 }) { proxy, log in
                let answer = try await site.ask(
                    proxy, "POST /x", ["Content-Length: \(isRequest ? 100_000 : 0)"], body: isRequest ? body : "")
                #expect(answer.hasSuffix(isRequest ? "[]" : body))
                let side = isRequest ? "request" : "answer"
                #expect(
                    await log.events(1) == [
                        .failed(
                            "POST https://shop.example.com/x",
                            "the \(side)'s body is larger than 1000 bytes: it was passed on, not recorded")
                    ])
            }
            if isRequest { #expect(api.requests.map(\.body.count) == [100_000]) }
        }
        #expect(try site.fixtures().names() == [])
    }

    // MARK: Secrets

    private static let key = ProxySite.key

    /// A part of a name may turn out to be a secret later.
    @Test func removesASecretThatIsFoundLaterFromNames() async throws {
        try await run { proxy, log in
            _ = try await site.ask(proxy, "GET /files/\(Self.key)/a")
            _ = await log.events(1)
            #expect(try site.fixtures().names() == ["shop/get-files-\(Self.key.lowercased())-a"])
            _ = try await site.ask(proxy, "GET /list?api_key=\(Self.key)")
            #expect(await log.events(3).contains(.cleaned("shop/get-files-shop-key-a")))
            _ = try await site.ask(proxy, "GET /files/\(Self.key)/a")
            #expect(await log.events(4).last == .recorded("shop/get-files-shop-key-a", isNew: false, status: 200, bytes: 2, number: 2))
            #expect(log.all.dropFirst().allSatisfy { !"\($0)".lowercased().contains(Self.key.lowercased()) })
        }
        #expect(try site.fixtures().names() == ["shop/get-files-shop-key-a", "shop/get-list"])
        #expect(try !site.everything().lowercased().contains(Self.key.lowercased()))
        #expect(try site.body("shop/get-files-shop-key-a", 1) == "[]")
    }

    @Test func keepsOneRecordingForARequestWithALaterSecret() async throws {
        try await run { proxy, log in
            for (count, target) in ["/a?note=\(Self.key)", "/b?api_key=\(Self.key)"].enumerated() {
                _ = try await site.ask(proxy, "GET \(target)")
                _ = await log.events(count + 1)
            }
            _ = await log.events(3)
            _ = try await site.ask(proxy, "GET /a?note=\(Self.key)")
            #expect(await log.events(4).last == .recorded("shop/get-a", isNew: false, status: 200, bytes: 2, number: 2))
        }
        #expect(try site.fixtures().names() == ["shop/get-a", "shop/get-b"])
    }

    /// Two recordings that differ only in a secret become one.
    @Test func joinsRecordingsThatDifferOnlyInASecret() async throws {
        let other = "z9Kd3-Lw7Qx1Vb5N"
        try await run { proxy, log in
            for (count, target) in ["/a?note=\(Self.key)", "/a?note=\(other)", "/a?note=\(Self.key)"].enumerated() {
                _ = try await site.ask(proxy, "GET \(target)")
                _ = await log.events(count + 1)
            }
            #expect(try site.fixtures().names() == ["shop/get-a", "shop/get-a-2"])
            for key in [Self.key, other] { _ = try await site.ask(proxy, "GET /b?api_key=\(key)") }
        }
        #expect(try site.fixtures().names() == ["shop/get-a", "shop/get-b"])
        let recording = try site.fixtures().recording(named: "shop/get-a")
        #expect(
            recording.exchanges.map(\.request.target)
                == ["SHOP_KEY", "SHOP_KEY_2", "SHOP_KEY"].map { "https://shop.example.com/a?note={{\($0)}}" })
    }

    /// The failed exchange is not recorded.
    ///
    /// Secrets in its fields and in the kept part of its bodies are removed from the recordings.
    @Test(arguments: [
        "Set-Cookie: sid=\(ProxySite.key)\r\nContent-Length: 9\r\n\r\na",
        "Content-Length: 90\r\n\r\n{\"password\": \"\(ProxySite.key)\", \"a",
        "X-Bad: \u{FFFD}\r\nSet-Cookie: sid=\(ProxySite.key)\r\nContent-Length: 0\r\n\r\n",
    ])
    func findsSecretsInFailedAnswers(_ rest: String) async throws {
        try await expectClean(afterAnswer: rest)
    }

    @Test func findsSecretsInTheRequestsOfFailedAnswers() async throws {
        try await expectClean(afterAnswer: "Content-Length: 9\r\n\r\na", to: ["Authorization: Bearer \(Self.key)"])
    }

    /// Records a key that does not look like a secret, and then sends a request that fails: the key must be removed from all files.
    private func expectClean(afterAnswer rest: String, to fields: [String] = []) async throws {
        try await WireEnd.listen { [site] port, ends in
            try await site.run(before: "http://127.0.0.1:\(port)") { proxy, log in
                var apis = ends.makeAsyncIterator()
                async let first = site.ask(proxy, "GET /a?note=\(Self.key)")
                let api = try #require(await apis.next())
                await api.gathered { $0.hasSuffix("\r\n\r\n") }
                try await api.send("HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
                api.close()
                _ = try await first
                _ = await log.events(1)
                #expect(try site.everything().contains(Self.key))
                async let second = site.ask(proxy, "GET /b", fields)
                let other = try #require(await apis.next())
                await other.gathered { $0.hasSuffix("\r\n\r\n") }
                try await other.send("HTTP/1.1 200 OK\r\n\(rest)")
                other.close()
                _ = try await second
                #expect(await log.events(3).contains(.cleaned("shop/get-a")))
            }
        }
        #expect(try site.fixtures().names() == ["shop/get-a"])
        #expect(try !site.everything().contains(Self.key))
    }

    /// A secret that cannot be removed prevents the recording from being written, and its value is not reported.
    @Test(
        arguments: [
            // Compressed: {"token": "q7Zr2-Vt9xLw4Kp8"}.
            (["Content-Type": "application/octet-stream"], Self.archive, "the response's body contains the secret AUTHORIZATION in gzip"),
            ([Self.key: "1"], [], "the head would still contain the secret AUTHORIZATION; nothing was written"),
            ([:], Self.nested, "the response's body has more nested encodings than can be searched"),
        ] as [([String: String], [UInt8], String)])
    func doesNotWriteAnswersThatCannotBeRedacted(_ fields: [String: String], _ body: [UInt8], _ problem: String) async throws {
        let answer = StandInAPI.Answer(headers: fields.map { ($0.key, $0.value) }, body: body)
        try await StandInAPI.run(answering: { _ in answer }) { [site] (api: StandInAPI) async throws in
            try await site.run(before: api.url.absoluteString) { proxy, log in
                _ = try await site.ask(proxy, "GET /a", ["Authorization: Bearer \(Self.key)"])
                guard case .failed("GET https://shop.example.com/a", let why) = await log.events(1).first else {
                    Issue.record("it did not fail: \(log.all)")
                    return
                }
                #expect(why.hasPrefix(problem), "\(why)")
                #expect(!why.contains(Self.key))
            }
        }
        #expect(try site.fixtures().names() == [])
        #expect(try site.everything() == "README.md")
    }

    private static let archive: [UInt8] = [
        31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 171, 86, 42, 201, 207, 78, 205, 83, 178, 82, 80, 42, 52, 143, 42, 50, 210, 13,
        43, 177, 172, 240, 41, 55, 241, 46, 176, 80, 170, 5, 0, 141, 85, 10, 177, 29, 0, 0, 0,
    ]

    /// A token that is encoded many times.
    private static let nested: [UInt8] = {
        var text = Data("{\"token\":\"\(key)\"}".utf8)
        for _ in 0..<14 { text = Data(("+%2B\\u0041&amp;" + text.base64EncodedString()).utf8) }
        return Array(text)
    }()

    @Test func findsSecretsInBodiesThatAreTooLarge() async throws {
        try await run(with: { $0.limits.body = 100 }) { proxy, log in
            _ = try await site.ask(proxy, "GET /a?note=\(Self.key)")
            _ = await log.events(1)
            let body = "{\"password\": \"\(Self.key)\", \"a\": \"\(String(repeating: "a", count: 200))\"}"
            _ = try await site.ask(proxy, "POST /b", ["Content-Length: \(body.utf8.count)"], body: body)
            #expect(await log.events(3).contains(.cleaned("shop/get-a")))
        }
        #expect(try !site.everything().contains(Self.key))
    }
}

extension PassedExchange {
    /// Returns a request with an answer without a body.
    fileprivate static func ofNothing(_ target: String) -> PassedExchange {
        let request = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
        return PassedExchange(
            request: request, target: target, body: GatheredBody(limit: 0), trailers: nil,
            answer: PassedAnswer(HTTPResponseHead(version: .http1_1, status: .ok), as: AnswerHead(.ok, [:]), to: request, limit: 0),
            duration: .zero, end: .whole)
    }
}

/// A pause that stops a writer until a test ends it.
private final class WriterPause: Sendable {
    private let lock = ConditionLock(value: 0)

    func wait() {
        lock.lock(whenValue: 1)
        lock.unlock()
    }

    func end() {
        lock.lock()
        lock.unlock(withValue: 1)
    }
}
