import Locks
import Recordings
import TestFolders
import Testing

@testable import Recorder

/// Tests of unusual messages, which a proxy passes on unchanged, and of exchanges that one side ends.
@Suite("Unusual messages through the recording proxy", .timeLimit(.minutes(2)))
struct ProxyPassingTests {
    private let site: ProxySite

    init() throws { site = try ProxySite() }

    /// Runs a proxy between an app and an API that are both ends of connections.
    ///
    /// The app has sent the request, and the API has received its head.
    private func exchange(
        _ request: String, with change: (inout RecordingProxy.Settings) -> Void = { _ in },
        _ body: (_ app: WireEnd, _ api: WireEnd, _ log: EventLog) async throws -> Void
    ) async throws {
        try await WireEnd.listen { port, ends in
            try await site.run(before: "http://127.0.0.1:\(port)", with: change) { proxy, log in
                try await WireEnd.connect(to: proxy.port, sending: request) { app in
                    let api = try #require(await ends.first { _ in true })
                    await api.gathered { $0.contains("\r\n\r\n") }
                    try await body(app, api, log)
                }
            }
        }
    }

    private static let get = "GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n"

    // MARK: Unchanged

    @Test(arguments: ["GET /a[0]/{b}|c?x[]=1&y={\"z\":1}|^`<>", "M-SEARCH /x", "PURGE /x"])
    func passesRequestLinesUnchanged(_ line: String) async throws {
        try await exchange("\(line) HTTP/1.1\r\nHost: localhost\r\n\r\n") { app, api, log in
            #expect(await api.gathered { _ in true }.hasPrefix("\(line) HTTP/1.1\r\n"), "\(api.bytes)")
            try await api.send("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\na")
            #expect(await app.gathered { $0.hasSuffix("a") } == "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\na")
            guard case .recorded(let name, _, _, _, _) = await log.events(1).first else {
                Issue.record("\(log.all)")
                return
            }
            let request = try site.fixtures().recording(named: name).exchanges[0].request
            #expect("\(request.method) \(request.target)" == line.replacing(" /", with: " https://shop.example.com/", maxReplacements: 1))
        }
    }

    @Test(arguments: ["200 Fine by me", "299 Odd", "404 ", "200 Tr\u{E8}s bien"])
    func passesStatusLinesUnchanged(_ line: String) async throws {
        try await exchange(Self.get) { app, api, log in
            let answer = "HTTP/1.1 \(line)\r\nContent-Length: 1\r\n\r\na"
            try await api.send(answer)
            #expect(await app.gathered { $0.hasSuffix("a") } == answer)
            _ = await log.events(1)
        }
        let response = try site.fixtures().recording(named: "shop/get-x").exchanges[0].response
        #expect("\(response.status) \(response.reason)" == line)
    }

    /// A recording cannot contain such bytes, but the app gets them.
    @Test func passesBytesThatAreNotText() async throws {
        try await exchange(Self.get) { app, api, log in
            let answer = Array("HTTP/1.1 200 OK\r\nX-Name: caf".utf8) + [0xE9] + Array("\r\nContent-Length: 1\r\n\r\na".utf8)
            try await api.send(answer)
            await app.gathered { $0.hasSuffix("\r\n\r\na") }
            #expect(app.bytes == answer)
            #expect(
                await log.events(1) == [
                    .failed("GET https://shop.example.com/x", "shop answered, but its field X-Name has bytes that are not UTF-8")
                ])
        }
    }

    @Test func passesInformationalHeads() async throws {
        try await exchange(Self.get) { app, api, log in
            let hints = "HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\n\r\n"
            try await api.send(hints)
            // The API sends the rest only after this has arrived.
            #expect(await app.gathered { $0.hasSuffix("\r\n\r\n") } == hints)
            // The request had no field Expect, so 100 is not passed on.
            try await api.send("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\na")
            #expect(
                await app.gathered { $0.hasSuffix("a") } == hints
                    + "HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\na")
            #expect(await log.events(1) == [.recorded("shop/get-x", isNew: true, status: 200, bytes: 1, number: 1)])
        }
    }

    /// HTTP/1.0 has no heads before the answer: RFC 9110 section 15.2.
    @Test func passesOnlyTheAnswerToAnHTTP10App() async throws {
        try await exchange("GET /x HTTP/1.0\r\nHost: localhost\r\n\r\n") { app, api, log in
            try await api.send("HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\na")
            #expect(await app.gathered { _ in false } == "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nConnection: close\r\n\r\na")
            #expect(await log.events(1) == [.recorded("shop/get-x", isNew: true, status: 200, bytes: 1, number: 1)])
        }
    }

    @Test func passesFieldsBehindABody() async throws {
        let request = "POST /x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\nX-Sum: 1\r\n\r\n"
        try await exchange(request) { app, api, log in
            #expect(await api.gathered { $0.contains("X-Sum") }.hasSuffix("\r\n\r\n1\r\na\r\n0\r\nX-Sum: 1\r\n\r\n"))
            let answer = "HTTP/1.1 200 OK\r\nTrailer: X-Sum\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nb\r\n0\r\nX-Sum: 2\r\n\r\n"
            try await api.send(answer)
            #expect(await app.gathered { $0.contains("X-Sum: 2\r\n\r\n") } == answer)
            _ = await log.events(1)
        }
    }

    // MARK: Connections

    @Test func servesTheNextConnectionWhenOneIsClosed() async throws {
        let order = Locked<[String]>([])
        try await site.run(with: { $0.limits.connections = 1 }) { proxy, log, _ in
            // Closed connections do not count.
            for _ in 1...3 { #expect(try await site.ask(proxy, "GET /products?limit=1").hasPrefix("HTTP/1.1 200 ")) }
            try await WireEnd.connect(to: proxy.port) { first in
                async let second = {
                    let answer = try await site.ask(proxy, "GET /products?limit=1")
                    order.withLock { $0.append("second") }
                    return answer
                }()
                order.withLock { $0.append("first") }
                try await first.send("GET /products?limit=1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                await first.end()
                #expect(try await second.hasPrefix("HTTP/1.1 200 "))
            }
            _ = await log.events(5)
        }
        #expect(order.withLock { $0 } == ["first", "second"])
    }

    // MARK: Ends of exchanges

    @Test func answersAnAppThatHasClosedItsOutput() async throws {
        try await exchange(Self.get) { app, api, log in
            try await app.closeOutput()
            try await api.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\na")
            await app.gathered { $0.hasSuffix("a") }
            try await api.send("b")
            #expect(await app.gathered { _ in false } == "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nab")
            #expect(await log.events(1) == [.recorded("shop/get-x", isNew: true, status: 200, bytes: 2, number: 1)])
        }
    }

    @Test func recordsAStreamThatTheAppEnds() async throws {
        try await exchange(Self.get, with: { $0.limits.silence = .milliseconds(100) }) { app, api, log in
            try await api.send(
                "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n9\r\ndata: 1\n\n\r\n")
            await app.gathered { $0.contains("data: 1\n\n") }
            app.close()
            #expect(await log.events(1) == [.recorded("shop/get-x", isNew: true, status: 200, bytes: 9, number: 1)])
            await api.end()
        }
        #expect(try site.body("shop/get-x") == "data: 1\n\n")
        let head = try site.folder.text("Fixtures/shop/get-x.http")
        #expect(head.contains(/^# Recorded .* by verify record, \d+ ms, from a stand-in at .*, ended by the app\n/), "\(head)")
        #expect(head.contains(/<> get-x.txt @ \d+ 9\n/), "\(head)")
    }

    @Test func recordsAStreamThatTheProxyEnds() async throws {
        try await WireEnd.listen { [site] port, ends in
            try await site.run(before: "http://127.0.0.1:\(port)") { proxy, _ in
                let app = try await WireEnd.open(to: proxy.port, sending: Self.get)
                let api = try #require(await ends.first { _ in true })
                await api.gathered { $0.hasSuffix("\r\n\r\n") }
                try await api.send(
                    "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n9\r\ndata: 1\n\n\r\n")
                await app.gathered { $0.contains("data: 1\n\n") }
                // When the second part passes, the first one has been added to the recording.
                try await api.send("9\r\ndata: 2\n\n\r\n")
                await app.gathered { $0.contains("data: 2\n\n") }
            }
        }
        let head = try site.folder.text("Fixtures/shop/get-x.http")
        #expect(head.contains(", ended by the proxy\n"), "\(head)")
        #expect(try site.body("shop/get-x").hasPrefix("data: 1\n\n"))
    }

    @Test func reportsAStreamThatTheAPIEnds() async throws {
        try await exchange(Self.get) { app, api, log in
            try await api.send(
                "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n9\r\ndata: 1\n\n\r\n")
            await app.gathered { $0.contains("data: 1\n\n") }
            api.close()
            #expect(
                await log.events(1) == [
                    .failed("GET https://shop.example.com/x", "shop broke off: it closed the connection before its answer was complete")
                ])
        }
        #expect(try site.fixtures().names() == [])
    }

    /// Half of an answer that is not a stream is not a valid recording.
    @Test func recordsNoPartOfAnAnswerThatIsNotAStream() async throws {
        try await exchange(Self.get, with: { $0.limits.silence = .milliseconds(100) }) { app, api, log in
            try await api.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n[1,")
            await app.gathered { $0.hasSuffix("[1,") }
            app.close()
            #expect(await log.events(1) == [.abandoned("GET https://shop.example.com/x")])
        }
    }
}
