import Foundation
import Locks
import Recordings
import StandInAPI
import Testing

@testable import Recorder

/// Tests of the requests that a proxy refuses, and of its answers when the API does not answer.
@Suite("The recording proxy's refusals", .timeLimit(.minutes(2)))
struct ProxyRefusalTests {
    private let site: ProxySite

    init() throws { site = try ProxySite() }

    @Test(
        arguments: [
            ("GET / HTTP/1.1\r\nHost: rebound.example.com\r\n\r\n", 403), ("GET / HTTP/1.1\r\nHost: 127.0.0.1.example.com\r\n\r\n", 403),
            ("GET / HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nHost: localhost\r\nOrigin: https://site.example.com\r\n\r\n", 403),
            ("GET / HTTP/1.1\r\nHost: localhost\r\nOrigin: null\r\n\r\n", 403),
            ("GET / HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: cross-site\r\n\r\n", 403),
            ("GET http://other.example.com/ HTTP/1.1\r\nHost: localhost\r\n\r\n", 403),
            ("GET http://localhost:1/ HTTP/1.1\r\nHost: localhost\r\n\r\n", 403),
            ("CONNECT other.example.com:443 HTTP/1.1\r\nHost: localhost\r\n\r\n", 405),
            ("OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n", 400), ("GET /\u{E9} HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
            ("GET /a#b HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
            ("GEET / HTTP/1.1\r\nHost: localhost\r\n\r\n", 501), ("GET / HTTX\r\nHost: localhost\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", 501),
        ])
    func refusesRequestsThatAreNotFromAnApp(_ request: String, _ status: Int) async throws {
        try await site.run { proxy, log, api in
            let answer = try await WireEnd.talk(to: proxy.port, request)
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer)")
            #expect(answer.components("\r\n\r\n") == 2 && answer.hasSuffix("\n"))
            guard case .refused(status, _) = await log.events(1).first else {
                Issue.record("\(log.all)")
                return
            }
            #expect(api.requests.isEmpty)
        }
        #expect(try site.fixtures().names() == [])
    }

    /// SwiftNIO would change these bytes.
    @Test func refusesBytesThatWouldBeLost() async throws {
        try await site.run { proxy, log, api in
            let request = Array("GET /products?limit=1 HTTP/1.1\r\nHost: localhost\r\nX-Name: caf".utf8) + [0xE9] + Array("\r\n\r\n".utf8)
            try await WireEnd.connect(to: proxy.port) { client in
                try await client.send(request)
                #expect(await client.gathered { _ in false }.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
            }
            #expect(
                await log.events(1) == [
                    .refused(
                        status: 400,
                        "a field of the request has bytes that are not UTF-8, which cannot be passed on unchanged; send UTF-8, or percent-encode them"
                    )
                ])
            #expect(api.requests.isEmpty)
        }
    }

    @Test func passesRequestsOfAnAppOnLoopback() async throws {
        try await site.run { proxy, log, api in
            for request in [
                "GET http://127.0.0.1:\(proxy.port)/products?limit=1 HTTP/1.1\r\nHost: 127.0.0.1:\(proxy.port)",
                "GET /products?limit=1 HTTP/1.1\r\nHost: [::1]:80\r\nOrigin: http://localhost:3000", "GET /products?limit=1 HTTP/1.0",
            ] {
                let answer = try await WireEnd.talk(to: proxy.port, "\(request)\r\nConnection: close\r\n\r\n")
                #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"), "\(answer)")
            }
            #expect(await log.events(3).count == 3)
            #expect(api.requests.map(\.target) == Array(repeating: "/products?limit=1", count: 3))
        }
    }

    @Test func reportsAnAPIThatIsDown() async throws {
        try await RefusingPort.hold { [site] url in
            try await site.run(before: url.absoluteString) { proxy, log in
                let answer = try await WireEnd.talk(
                    to: proxy.port, "GET /x?api_key=\(ProxySite.key) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                #expect(answer.hasPrefix("HTTP/1.1 502 Bad Gateway\r\n"))
                #expect(answer.hasSuffix("\r\n\r\nshop did not answer: the connection failed (connection refused)\n"))
                #expect(
                    await log.events(1) == [
                        .failed(
                            "GET https://shop.example.com/x?api_key={{SHOP_KEY}}",
                            "shop did not answer: the connection failed (connection refused)")
                    ])
            }
        }
        #expect(try site.fixtures().names() == [])
    }

    @Test func reportsATimeout() async throws {
        try await WireEnd.listen { [site] port, ends in
            try await site.run(before: "http://127.0.0.1:\(port)", timeout: .seconds(2)) { proxy, _ in
                let answer = try await WireEnd.talk(to: proxy.port, "GET /x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                #expect(answer.hasPrefix("HTTP/1.1 504 Gateway Timeout\r\n"))
                #expect(answer.hasSuffix("\r\n\r\nshop did not answer: it took longer than 2.0 seconds\n"), "\(answer)")
            }
        }
        #expect(try site.fixtures().names() == [])
    }

    @Test func refusesToSendRequestsToItself() async throws {
        await #expect(throws: RecordingProxyError.self) {
            try await site.run(before: "http://localhost:8080", with: { $0.port = 8_080 }) { _, _ in }
        }
    }
}

extension String {
    /// Returns the number of parts between separators.
    func components(_ separator: String) -> Int { split(separator: separator, omittingEmptySubsequences: false).count }
}

/// A text that one task sets and another one reads.
final class ReceivedText: Sendable {
    private let box = Locked("")

    var text: String {
        get { box.withLock { $0 } }
        set { box.withLock { $0 = newValue } }
    }
}
