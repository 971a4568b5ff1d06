import Foundation
@testable import HTTPMessages
import MockServer
import Recordings
import StandInAPI
import StandInServices
import TestFolders
import Testing

@testable import Recorder

/// Tests of a proxy between an app and its API: messages pass unchanged, and are recorded.
@Suite("The recording proxy", .timeLimit(.minutes(2)))
struct ProxyTests {
    private let site: ProxySite

    init() throws { site = try ProxySite() }

    private func ask(_ proxy: RecordingProxy, _ line: String, _ fields: String..., body: String = "") async throws -> String {
        try await site.ask(proxy, line, fields, body: body)
    }

    // MARK: Unchanged

    @Test func passesBytesAndFieldsUnchanged() async throws {
        try await WireEnd.listen { [site] port, ends in
            let answer =
                "HTTP/1.1 201 Created\r\nx-B: 2\r\nX-a: 1\r\nSet-Cookie: a=1\r\nset-cookie: b=2\r\nContent-Type: text/plain\r\nKeep-Alive: timeout=5\r\n"
                + "X-Own: 1\r\nConnection: X-Own\r\nContent-Length: 5\r\n\r\na\0b\r\n"
            try await site.run(before: "http://127.0.0.1:\(port)") { proxy, log in
                async let got = ask(
                    proxy, "POST /base/a%2Fb//c?x=%41&y=+&x=", "X-One: 1", "x-two: 2", "X-One: 3", "TE: trailers",
                    "Transfer-Encoding: chunked", body: "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n")
                let origin = try #require(await ends.first { _ in true })
                let asked = await origin.gathered { $0.hasSuffix("0\r\n\r\n") }
                #expect(asked.hasPrefix("POST /base/a%2Fb//c?x=%41&y=+&x= HTTP/1.1\r\nX-One: 1\r\nx-two: 2\r\nX-One: 3\r\n"), "\(asked)")
                #expect(!asked.contains("TE:") && asked.lowercased().contains("\r\nhost: 127.0.0.1:\(port)\r\n"))
                #expect(asked.hasSuffix("3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"))
                try await origin.send(answer)
                let expected =
                    "HTTP/1.1 201 Created\r\nx-B: 2\r\nX-a: 1\r\nSet-Cookie: a=1\r\nset-cookie: b=2\r\nContent-Type: text/plain\r\n"
                    + "Content-Length: 5\r\nConnection: close\r\n\r\na\0b\r\n"
                #expect(try await got == expected)
                _ = await log.events(1)
            }
            let recording = try site.fixtures().recording(named: "shop/post-base-a-b-c")
            #expect(recording.exchanges[0].request.target == "https://shop.example.com/base/a%2Fb//c?x=%41&y=+&x=")
            #expect(recording.exchanges[0].response.headers.fields.map(\.name).prefix(2) == ["x-B", "X-a"])
            #expect(try site.body("shop/post-base-a-b-c") == "a\0b\r\n")
        }
    }

    @Test func passesGzipToTheApp() async throws {
        try await site.run { proxy, log, _ in
            let answer = try await ask(proxy, "GET /products?limit=1", "Accept-Encoding: gzip")
            #expect(answer.contains("Content-Encoding: gzip\r\n"))
            #expect(!answer.contains("\"products\""))
            _ = await log.events(1)
        }
        #expect(try site.body("shop/get-products").hasPrefix(#"{"products":["#))
        #expect(try site.folder.text("Fixtures/shop/get-products.http").contains(", content-encoding gzip removed\n"))
    }

    @Test(arguments: ["HEAD /x", "DELETE /x"])
    func passesAnswersWithoutABody(_ line: String) async throws {
        try await WireEnd.listen { [site] port, ends in
            try await site.run(before: "http://127.0.0.1:\(port)") { proxy, log in
                // Two requests share one connection: bytes after the head of the first answer would be read as the second one.
                try await WireEnd.connect(to: proxy.port, sending: "\(line) HTTP/1.1\r\nHost: localhost\r\n\r\n") { client in
                    let origin = try #require(await ends.first { _ in true })
                    await origin.gathered { $0.hasSuffix("\r\n\r\n") }
                    let answer = line.hasPrefix("HEAD") ? "200 OK\r\nContent-Length: 12" : "204 No Content"
                    try await origin.send("HTTP/1.1 \(answer)\r\nX-A: 1\r\n\r\n")
                    let whole = "HTTP/1.1 \(answer)\r\nX-A: 1\r\n\r\n"
                    #expect(await client.gathered { $0.hasSuffix("\r\n\r\n") } == whole)
                    _ = await log.events(1)
                    try await client.send("\(line) HTTP/1.1\r\nHost: localhost\r\n\r\n")
                    await origin.gathered { $0.components("\r\n\r\n") == 3 }
                    try await origin.send("HTTP/1.1 \(answer)\r\nX-A: 1\r\n\r\n")
                    #expect(await client.gathered { $0.components("\r\n\r\n") == 3 } == whole + whole)
                    #expect(await log.events(2).count == 2)
                }
            }
        }
    }

    @Test func answersExpectContinue() async throws {
        try await site.run { proxy, _, api in
            let head = "POST /auth/login HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n"
            try await WireEnd.connect(to: proxy.port, sending: head) { client in
                #expect(await client.gathered { $0.hasSuffix("\r\n\r\n") } == "HTTP/1.1 100 Continue\r\n\r\n")
                try await client.send("{}")
                #expect(await client.gathered { $0.contains("not known") }.contains("HTTP/1.1 400 Bad Request\r\n"))
            }
            #expect(api.requests.map(\.body) == [Array("{}".utf8)])
        }
    }

    // MARK: Streams

    @Test func passesAStreamAsItArrives() async throws {
        try await WireEnd.listen { [site] port, ends in
            try await site.run(before: "http://127.0.0.1:\(port)") { proxy, log in
                try await WireEnd.connect(to: proxy.port, sending: "GET /live HTTP/1.1\r\nHost: localhost\r\n\r\n") { client in
                    let origin = try #require(await ends.first { _ in true })
                    await origin.gathered { $0.hasSuffix("\r\n\r\n") }
                    try await origin.send(
                        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n9\r\ndata: 1\n\n\r\n")
                    // The origin sends the rest only after this has arrived.
                    let first = await client.gathered { $0.contains("data: 1\n\n") }
                    #expect(first.contains("Transfer-Encoding: chunked\r\n"))
                    #expect(log.all.isEmpty)
                    try await origin.send("a\r\ndata: 22\n\n\r\n0\r\n\r\n")
                    await client.gathered { $0.hasSuffix("0\r\n\r\n") }
                    #expect(await log.events(1) == [.recorded("shop/get-live", isNew: true, status: 200, bytes: 19, number: 1)])
                }
            }
        }
        #expect(try site.body("shop/get-live") == "data: 1\n\ndata: 22\n\n")
        let head = try site.folder.text("Fixtures/shop/get-live.http")
        #expect(head.contains(/<> get-live.txt @ \d+ 9, \d+ 10\n/), "\(head)")
    }

    @Test func recordsOnlyNoticeablePauses() {
        func answer(_ times: Int..., coding: String = "Transfer-Encoding") -> LiveAnswer {
            LiveAnswer(
                status: 200, reason: "OK", headers: [coding: "chunked"], body: [],
                parts: times.map { LiveAnswer.Part(milliseconds: $0, count: 1) }, duration: .zero)
        }
        #expect(answer(0, 100).hasPauses)
        #expect(!answer(0, 99, 198).hasPauses)
        #expect(!answer(500).hasPauses)
        #expect(!answer(0, 500, coding: "X-Other").hasPauses)
    }

    @Test func cancelsTheRequestOfADisconnectedApp() async throws {
        try await WireEnd.listen { [site] port, ends in
            try await site.run(before: "http://127.0.0.1:\(port)", with: { $0.limits.silence = .milliseconds(100) }) { proxy, log in
                let origin = try await WireEnd.connect(
                    to: proxy.port, sending: "GET /slow?api_key=\(ProxySite.key) HTTP/1.1\r\nHost: localhost\r\n\r\n"
                ) { _ in
                    let origin = try #require(await ends.first { _ in true })
                    await origin.gathered { $0.hasSuffix("\r\n\r\n") }
                    return origin
                }
                await origin.end()
                #expect(await log.events(1) == [.abandoned("GET https://shop.example.com/slow?api_key={{SHOP_KEY}}")])
            }
        }
        #expect(try site.fixtures().names() == [])
    }

    /// Half a body, or a body that is not valid HTTP, ends its own connection.
    ///
    /// The event reports that the app ended the exchange.
    @Test(arguments: [
        "Content-Length: 10\r\n\r\nabc", "Transfer-Encoding: chunked\r\n\r\nzz\r\n", "Transfer-Encoding: chunked\r\n\r\n1\r\na\r\nzz\r\n",
    ])
    func aBrokenUploadEndsItsOwnConnection(_ rest: String) async throws {
        try await site.run { proxy, log, _ in
            for number in 1...5 {
                try await WireEnd.connect(to: proxy.port, sending: "POST /auth/login HTTP/1.1\r\nHost: localhost\r\n\(rest)") { end in
                    // After a body that is not valid HTTP the app waits for the answer; otherwise it disconnects.
                    if rest.contains("zz") { await end.end() } else { end.close() }
                }
                #expect(await log.events(number).last == .abandoned("POST https://shop.example.com/auth/login"))
            }
            #expect(try await ask(proxy, "GET /products?limit=1").hasPrefix("HTTP/1.1 200 OK\r\n"))
        }
    }

    /// Another protocol cannot be passed on as HTTP, and is not an answer to record.
    @Test func refusesAnotherProtocol() async throws {
        try await WireEnd.listen { [site] port, ends in
            try await site.run(before: "http://127.0.0.1:\(port)") { proxy, log in
                async let got = ask(proxy, "GET /socket")
                let origin = try #require(await ends.first { _ in true })
                await origin.gathered { $0.hasSuffix("\r\n\r\n") }
                try await origin.send("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n")
                #expect(try await got.hasPrefix("HTTP/1.1 502 Bad Gateway\r\n"))
                #expect(
                    await log.events(1) == [
                        .failed(
                            "GET https://shop.example.com/socket",
                            "shop did not answer: it switches to another protocol (101), which cannot be passed on")
                    ])
            }
            #expect(try site.fixtures().names() == [])
        }
    }

    @Test func passesOnAnIncompleteAnswer() async throws {
        try await WireEnd.listen { [site] port, ends in
            try await site.run(before: "http://127.0.0.1:\(port)") { proxy, log in
                async let got = ask(proxy, "GET /half")
                let origin = try #require(await ends.first { _ in true })
                await origin.gathered { $0.hasSuffix("\r\n\r\n") }
                try await origin.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf")
                origin.close()
                #expect(try await got.hasSuffix("\r\n\r\nhalf"))
                guard case .failed("GET https://shop.example.com/half", let why) = await log.events(1).first else {
                    Issue.record("\(log.all)")
                    return
                }
                #expect(why == "shop broke off: it closed the connection before its answer was complete")
            }
        }
        #expect(try site.fixtures().names() == [])
    }

    // MARK: Recordings

    @Test func recordsAFilePerEndpointAndAnExchangePerAnswer() async throws {
        try await site.run { proxy, log, _ in
            for (count, target) in ["/products?limit=1", "/nothing", "/products?limit=2", "/products?limit=1"].enumerated() {
                _ = try await ask(proxy, "GET \(target)")
                _ = await log.events(count + 1)
            }
            #expect(
                log.all.map { event in
                    if case .recorded(let name, let isNew, let status, _, let number) = event {
                        "\(name) \(isNew) \(status) \(number)"
                    } else {
                        ""
                    }
                }
                    == [
                        "shop/get-products true 200 1", "shop/get-nothing true 404 1", "shop/get-products-2 true 200 1",
                        "shop/get-products false 200 2",
                    ])
        }
        #expect(try site.fixtures().names() == ["shop/get-nothing", "shop/get-products", "shop/get-products-2"])
        let recording = try site.fixtures().recording(named: "shop/get-products")
        #expect(recording.exchanges.map { $0.response.headers["X-Request-Id"] } == ["1", "4"])
        #expect(recording.exchanges.allSatisfy { $0.request.target == "https://shop.example.com/products?limit=1" })
    }

    @Test func replacesExistingRecordingsOnlyIfTheModeAllows() async throws {
        let old = "# Recorded 2025-01-01T00:00:00Z by hand\nGET https://shop.example.com/products?limit=1\n\nHTTP/1.1 200 OK\n\nold"
        try site.folder.write("Fixtures/shop/bargain.http", old)
        try site.folder.write("Fixtures/shop/get-products.http", old.replacing("limit=1", with: "limit=3"))
        let made = "# Made because it never happens\nGET https://shop.example.com/nothing\n\nHTTP/1.1 500 Oh\n\n"
        try site.folder.write("Fixtures/shop/get-nothing.http", made)
        for (replaces, expected) in [
            (false, ProxyEvent.kept("shop/bargain")), (true, .recorded("shop/bargain", isNew: false, status: 200, bytes: 0, number: 1)),
        ] {
            try await site.run(with: { $0.replaces = replaces }) { proxy, log, _ in
                for (count, target) in ["/products?limit=1", "/nothing", "/products?limit=\(replaces ? 5 : 4)"].enumerated() {
                    _ = try await ask(proxy, "GET \(target)")
                    _ = await log.events(count + 1)
                }
                var first = log.all[0]
                if case .recorded(let name, let isNew, let status, _, let number) = first {
                    first = .recorded(name, isNew: isNew, status: status, bytes: 0, number: number)
                }
                #expect(first == expected)
                #expect(log.all[1] == .made("shop/get-nothing"))
            }
            #expect(try site.folder.text("Fixtures/shop/bargain.http").hasSuffix("old") != replaces)
        }
        #expect(try site.folder.text("Fixtures/shop/get-nothing.http") == made)
        #expect(
            try site.fixtures().names()
                == ["bargain", "get-nothing", "get-products", "get-products-2", "get-products-3"].map { "shop/\($0)" })
    }

    @Test func writesNoSecretOfTheApp() async throws {
        let secrets = [ProxySite.key, "bearer-Qx81Lm20Zp", "session-Kd93Ws71", "p4ssw0rd-Hj26"]
        try await site.run { proxy, log, _ in
            // The second answer shows that the token is a secret. The first request has it in its path, where it does not look like one.
            let token = "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9"
            let login = #"{"username":"keeper","password":"\#(secrets[3])"}"#
            _ = try await ask(
                proxy, "GET /3/movie/popular?api_key=\(secrets[0])", "Authorization: Bearer \(secrets[1])", "Cookie: sid=\(secrets[2])")
            let answer = try await ask(
                proxy, "POST /auth/login", "Content-Type: application/json", "Content-Length: \(login.utf8.count)", body: login)
            #expect(answer.contains(token))
            _ = try await ask(proxy, "GET /auth/me?note=\(secrets[3])", "Authorization: Bearer \(secrets[1])")
            let events = await log.events(3)
            #expect(secrets.allSatisfy { !"\(events)".contains($0) })
        }
        let everything = try site.everything()
        #expect(everything.contains("api_key={{SHOP_KEY}}"))
        for secret in secrets + ["eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9"] { #expect(!everything.contains(secret), "\(secret)") }
    }

    /// A value that turns out to be a secret later is removed from recordings that were written before.
    @Test func removesASecretThatIsFoundLater() async throws {
        try await site.run { proxy, log, _ in
            _ = try await ask(proxy, "GET /products?limit=1&note=\(ProxySite.key)")
            _ = await log.events(1)
            #expect(try site.everything().contains(ProxySite.key))
            _ = try await ask(proxy, "GET /products?limit=2&api_key=\(ProxySite.key)")
            #expect(await log.events(3).contains(.cleaned("shop/get-products")))
        }
        #expect(try !site.everything().contains(ProxySite.key))
    }

    /// The failed request is not recorded, and its secrets are removed from the other recordings.
    @Test func removesASecretOfAFailedRequest() async throws {
        try await site.run { proxy, log, _ in
            _ = try await ask(proxy, "GET /products?limit=1&note=\(ProxySite.key)")
            _ = await log.events(1)
            #expect(try site.everything().contains(ProxySite.key))
            try await WireEnd.connect(
                to: proxy.port,
                sending: "POST /auth/login?api_key=\(ProxySite.key) HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\na"
            ) { end in end.close() }
            #expect(await log.events(3).contains(.cleaned("shop/get-products")))
        }
        #expect(try !site.everything().contains(ProxySite.key))
    }

    @Test func recordsManySimultaneousRequests() async throws {
        try await StandInAPI.run(answering: { .text("[\($0.query["id"] ?? "")]") }) { [site] (api: StandInAPI) async throws in
            try await site.run(before: api.url.absoluteString) { proxy, log in
                try await withThrowingTaskGroup(of: Bool.self) { group in
                    for id in 1...20 { group.addTask { try await ask(proxy, "GET /items?id=\(id)").hasSuffix("\r\n\r\n[\(id)]") } }
                    for try await isRight in group { #expect(isRight) }
                }
                _ = await log.events(20)
            }
        }
        let names = try site.fixtures().names()
        #expect(names.count == 20)
        for name in names {
            let target = try site.fixtures().recording(named: name).exchanges[0].request.target
            let id = try #require(target.split(separator: "=").last)
            #expect(try site.body(name) == "[\(id)]")
        }
    }

    @Test func recordingsCanBeServed() async throws {
        let live = ReceivedText()
        try await site.run { proxy, log, _ in
            live.text = try await ask(proxy, "GET /products?limit=2")
            _ = await log.events(1)
        }
        try await MockServer.run(MockServerConfiguration(fixtures: "\(site.folder.path)/Fixtures")) { server in
            try server.serve(.recordings([]))
            let served = try await WireEnd.talk(
                to: server.port, "GET /products?limit=2 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            let body = { (text: String) in text.firstRange(of: "\r\n\r\n").map { String(text[$0.upperBound...]) } }
            #expect(body(served) == body(live.text))
            #expect(body(served)?.hasPrefix(#"{"products":["#) == true)
        }
    }
}
