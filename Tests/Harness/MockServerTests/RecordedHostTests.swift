import HTTPMessages
import MockServerTLS
import TestFolders
import Testing

@testable import MockServer

/// Tests of recordings of several hosts that have the same request.
@Suite("Recordings of several hosts")
struct RecordedHostTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try write("b-api", "https://api.shop.test/ping", "api")
        try write("a-img", "https://img.shop.test:8443/ping", "img")
        try write("only-api", "https://api.shop.test/only", "only")
        try write("path", "/path", "path")
        try folder.write("field.http", "GET /field\nHost: API.shop.test\n\nHTTP/1.1 200 OK\n\nfield")
    }

    private var configuration: MockServerConfiguration { MockServerConfiguration(fixtures: folder.path) }

    private func write(_ name: String, _ target: String, _ body: String) throws {
        try folder.write("\(name).http", "GET \(target)\n\nHTTP/1.1 200 OK\n\n\(body)")
    }

    private func ask(_ server: MockServer, _ target: String, host: String) async throws -> String {
        let request = "GET \(target) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n"
        let text = try await server.answer(to: request).text
        return text.hasPrefix("HTTP/1.1 200") ? String(text.split(separator: "\r\n\r\n", maxSplits: 1).last ?? "") : String(text.prefix(12))
    }

    @Test(arguments: [
        ("/ping", "api.shop.test", "api"), ("/ping", "API.SHOP.TEST:443", "api"), ("/ping", "img.shop.test:8443", "img"),
        // An absolute target, as a client sends it to a proxy, takes precedence.
        ("http://api.shop.test/ping", "img.shop.test:8443", "api"), ("http://img.shop.test:8443/ping", "api.shop.test", "img"),
        ("http://api.shop.test:80/ping", "127.0.0.1", "api"),
        // If no recording has the port, the name decides.
        ("/ping", "api.shop.test:8080", "api"), ("http://api.shop.test:8080/ping", "x", "api"), ("/only", "img.shop.test", "HTTP/1.1 404"),
        // A host that no recording has is a name of the server, and the first recording answers.
        ("/ping", "my-mac.local", "img"), ("/ping", "img.shop.test", "img"), ("/ping", "localhost", "img"), ("/ping", "", "img"),
        // The host decides about every recording that has one.
        ("/only", "api.shop.test", "only"), ("/only", "img.shop.test:8443", "HTTP/1.1 404"), ("/only", "127.0.0.1", "only"),
        ("/path", "api.shop.test", "path"), ("/path", "img.shop.test:8443", "path"), ("/path", "other.test", "path"),
        ("/field", "api.shop.test", "field"), ("/field", "img.shop.test:8443", "HTTP/1.1 404"),
    ])
    func comparesTheHost(_ target: String, _ host: String, _ expected: String) async throws {
        try await MockServer.run(configuration) { server in
            try server.serve(.recordings([]))
            for _ in 1...2 { #expect(try await ask(server, target, host: host) == expected) }
        }
    }

    @Test func comparesTheAuthorityOfHTTP2() async throws {
        try await MockServer.run(configuration.with { $0.connectionSecurity = .tls }) { server in
            try server.serve(.recordings([]))
            for (authority, length) in [("api.shop.test", 3), ("img.shop.test:8443", 3)] {
                let events = try await StreamClient.connect(to: server) { client in
                    try await client.ask("/ping", fields: [(":authority", authority)])
                    return await client.end()
                }
                #expect(events == ["200, length \(length)", "\(length) bytes", "end"])
            }
            #expect(server.journal.compactMap(\.outcome.origin?.description) == ["b-api", "a-img"])
        }
    }

    /// If a recording was made from a server on the same port, the host is that of this server, and does not decide.
    @Test(arguments: ["127.0.0.1", "localhost", "[::1]"]) func ignoresTheServersOwnHost(_ name: String) async throws {
        try await MockServer.run(configuration) { server in
            try write("c-own", "http://127.0.0.1:\(server.port)/own", "own")
            try server.reload(.recordings([]))
            #expect(try await ask(server, "/own", host: "\(name):\(server.port)") == "own")
            #expect(try await ask(server, "/ping", host: "\(name):\(server.port)") == "img")
        }
    }

    /// On loopback, each port is a service of its own.
    @Test func comparesThePortsOfLoopback() async throws {
        try write("one", "http://localhost:8081/local", "one")
        try write("two", "http://localhost:8082/local", "two")
        try await MockServer.run(configuration) { server in
            try server.serve(.recordings([]))
            for (host, body) in [("localhost:8082", "two"), ("localhost:8081", "one"), ("localhost:8083", "one"), ("localhost", "one")] {
                #expect(try await ask(server, "/local", host: host) == body, "\(host)")
            }
            // Another port of loopback is not a recorded host, and does not decide.
            #expect(try await ask(server, "/ping", host: "localhost:8083") == "img")
            #expect(try await ask(server, "/ping", host: "localhost:8082") == "HTTP/1.1 404")
        }
    }

    @Test func showsTheOtherHostInAMiss() async throws {
        try await MockServer.run(configuration) { server in
            try server.serve(.recordings([]))
            _ = try await ask(server, "/only", host: "img.shop.test:8443")
            #expect(
                "\(try #require(server.misses.first))".contains(
                    """
                    nearest: only-api
                                wanted         received
                        method  GET            GET
                        path    /only          /only
                      x host    api.shop.test  img.shop.test:8443

                    """), "\(server.misses)")
        }
    }

    // MARK: Notes

    private func notes(_ content: ServedContent = .recordings([])) async throws -> [String] {
        try await MockServer.run(configuration) { try $0.serveNoting(content)().lines }.map { $0.replacing("\(folder.path)/", with: "") }
    }

    @Test func notesRequestsOfSeveralHosts() async throws {
        #expect(
            try await notes() == [
                "note: 1 request is recorded for several hosts; a request that names none of them gets the answer of the first:",
                "  GET /ping: img.shop.test:8443 (a-img.http:1:1), api.shop.test (b-api.http:1:1)",
                "next: name the host in the request's field Host, or serve the recordings of each host with a server of their own",
            ])
    }

    @Test func notesNothingAboutOneHost() async throws {
        #expect(try await notes(.recordings(["b-api", "only-api", "path", "field"])) == [])
        // The same request of one host, twice.
        try write("again", "https://api.shop.test/ping", "again")
        #expect(try await notes(.recordings(["b-api", "again"])) == [])
    }

    @Test func namesTheFirstRequestsOfMany() async throws {
        for number in 1...5 {
            for host in ["x", "y"] { try write("\(host)\(number)", "https://\(host).test/\(number)?q=1", "") }
        }
        let lines = try await notes()
        #expect(
            lines.first
                == "note: 6 requests are recorded for several hosts; a request that names none of them gets the answer of the first:")
        #expect(lines[2] == "  GET /1?q=1: x.test (x1.http:1:1), y.test (y1.http:1:1)")
        #expect(lines[4] == "  and 3 more")
    }
}
