import Foundation
import HTTPMessages
import Locks
import TestFolders
import Testing

@testable import MockServer

/// Tests of addresses in answers that lead a client out of the server.
@Suite("Addresses that lead out of the server")
struct OutwardAddressTests {
    private static let server = ServerAddress(host: "127.0.0.1", port: 8080)

    private func hosts(_ response: MockResponse) -> [String] {
        OutwardAddress.all(in: response, servedFrom: Self.server).map(\.host.description)
    }

    @Test(arguments: [
        ("Location", "https://api.shop.test/new", ["api.shop.test"]), ("location", "//api.shop.test/new", ["api.shop.test"]),
        ("Location", "HTTP://API.shop.test:81", ["api.shop.test:81"]), ("Content-Location", "http://a.test/x", ["a.test"]),
        ("Location", "http://127.0.0.1:9090/x", ["127.0.0.1:9090"]), ("Location", "http://localhost/x", ["localhost"]),
        ("Location", "/new", []), ("Location", "new?u=https://a.test", []), ("Location", "http://127.0.0.1:8080/x", []),
        ("Location", "http://localhost:8080/x", []), ("Location", "http://[::1]:8080", []), ("Location", "app://login/x", []),
        ("Location", "mailto:a@b.test", []), ("Location", "https://{{HOST}}/x", []), ("Location", "", []),
        ("Link", #"<https://a.test/?p=2>; rel="next", </p3>; rel=last, <http://b.test>; rel=x"#, ["a.test", "b.test"]),
        ("Link", "</style.css>; rel=preload", []), ("Refresh", "5; url=https://a.test/x", ["a.test"]),
        ("Refresh", "0;URL='https://a.test/x'", ["a.test"]), ("Refresh", "1, https://a.test/", ["a.test"]), ("Refresh", "5", []),
        ("Refresh", "5; url=/x", []), ("X-Location", "https://a.test/", []), ("Set-Cookie", "a=https://a.test/", []),
    ])
    func findsAddressesInHeaderFields(_ name: String, _ value: String, _ expected: [String]) {
        #expect(hosts(MockResponse(headers: HeaderFields([HeaderFields.Field(name: name, value: value)]))) == expected)
    }

    @Test(arguments: [
        (#"{"next":"https://a.test/?p=2"}"#, ["a.test"]), (#"[{"u":["http://a.test",["https://b.test/x"]]}]"#, ["a.test", "b.test"]),
        (#"{"next":"https:\/\/a.test\/x"}"#, ["a.test"]), (#"{"next":"https:\u002F\u002fa.test/x"}"#, ["a.test"]),
        (#"{"next":"https:/\u002Fa.test/x"}"#, ["a.test"]), (#""https://a.test""#, ["a.test"]),
        (#"{"img":"//cdn.test/a.png"}"#, ["cdn.test"]),
        (#"{"next":"http://localhost:8080/x"}"#, []), (#"{"next":"/x","https://a.test":1}"#, []),
        (#"{"text":"see https://a.test"}"#, []), (#"{"text":"https://a.test is ours"}"#, []), (#"{"text":"// a comment"}"#, []),
        (#"{"u":"ftp://a.test"}"#, []), ("{}", []), ("", []), (#"{"u":"https://a.test""#, []),
    ])
    func findsAddressesInJSON(_ body: String, _ expected: [String]) {
        #expect(hosts(MockResponse(headers: ["Content-Type": "application/vnd.x+json"], body: Array(body.utf8))) == expected)
        // Some servers send JSON with another type.
        let isText = body.hasPrefix("\"")
        #expect(hosts(MockResponse(headers: ["Content-Type": "text/plain"], body: Array(body.utf8))) == (isText ? [] : expected))
    }

    @Test(arguments: [
        (#"<a href="https://a.test/x">x</a><img src='//cdn.test/a.png'>"#, ["a.test", "cdn.test"]),
        ("<A HREF=https://a.test/x target=_blank><form action=/x></form></A>", ["a.test"]),
        (
            #"<script src="https://a.test/x.js">var a = '<a href="https://b.test">'</SCRIPT><a href="https://c.test">"#,
            ["a.test", "c.test"]
        ),
        (#"<style>a { content: '<a href="https://b.test">' }</style>"#, []),
        (#"<!-- <a href="https://b.test"> --><p>https://a.test</p>"#, []),
        ("<img srcset=\"https://a.test/1.png 1x, /2.png 2x,\n//b.test/3.png 3x\">", ["a.test", "b.test"]),
        (#"<a title="href=https://b.test" href = "https://a.test">"#, ["a.test"]), (#"<a href="/x" data-href="https://b.test">"#, []),
        (#"<a href="mailto:a@b.test">"#, []), (#"<a href="http://localhost:8080/x">"#, []), (#"<a href="https://a.test"#, ["a.test"]),
        ("<a href", []), ("<a href=", []), ("<", []), ("a < b > c = \"https://b.test\"", []), ("", []),
    ])
    func findsAddressesInHTML(_ body: String, _ expected: [String]) {
        #expect(hosts(MockResponse(headers: ["Content-Type": "text/html; charset=utf-8"], body: Array(body.utf8))) == expected)
        #expect(hosts(MockResponse(headers: ["Content-Type": "text/plain"], body: Array(body.utf8))) == [])
    }

    @Test(arguments: [
        (#"<feed xmlns="http://www.w3.org/2005/Atom"><link rel="next" href="https://a.test/?p=2"/></feed>"#, ["a.test"]),
        ("<rss><link> https://a.test/x\n</link><guid>https://b.test/1</guid></rss>", ["a.test", "b.test"]),
        (#"<enclosure url="https://a.test/a.mp3" type="audio/mpeg"/>"#, ["a.test"]), (#"<x:link xlink:href='//a.test'/>"#, ["a.test"]),
        ("<d>see https://b.test</d>", []), ("<d>https://a.test<b/>https://b.test</d>", []), ("<d>/next</d>", []),
        (#"<!DOCTYPE html PUBLIC "-//W3C//DTD" "http://b.test/x.dtd"><?xml-stylesheet href="http://b.test/"?>"#, []),
        (#"<root xmlns:href="http://b.test/" xsi:schemaLocation="http://b.test/ http://b.test/x"/>"#, []),
        ("<d><![CDATA[<a href=\"https://b.test\">]]></d>", []),
    ])
    func findsAddressesInXML(_ body: String, _ expected: [String]) {
        for type in ["application/xml", "text/xml; charset=utf-8", "application/atom+xml"] {
            #expect(hosts(MockResponse(headers: ["Content-Type": type], body: Array(body.utf8))) == expected)
        }
    }

    // MARK: The start

    @Test func notesTheFirstPlaces() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "a.http",
            """
            GET https://api.shop.test/old

            HTTP/1.1 302 Found
            Content-Length: 0
            Location: https://api.shop.test/new

            ###
            GET https://api.shop.test/page

            HTTP/1.1 200 OK
            Link: </p2>; rel="next"
            Content-Type: application/json
            Link: <https://img.shop.test/p2>; rel="next"

            {"a": 1,
             "next": "https://api.shop.test/p2"}

            """)
        try folder.write("b/c.http", "GET /c\n\nHTTP/1.1 200 OK\nContent-Type: application/json\n\n<> c.json\n")
        try folder.write("b/c.json", "[1,\n\"https://a.test\"]")
        try folder.write("d.http", "GET /d\n\nHTTP/1.1 302 Found\nLocation: /e\n")
        func notes(_ names: String...) async throws -> [String] {
            try await MockServer.run(MockServerConfiguration(fixtures: folder.path)) { try $0.serveNoting(.recordings(names))().lines }
                .map { $0.replacing("\(folder.path)/", with: "") }
        }
        let all = try await notes()
        #expect(
            all == [
                "note: 4 addresses lead out of this server, in 2 recordings, to api.shop.test (2), a.test (1), img.shop.test (1); "
                    + "a client that follows one leaves the mock:",
                "  a.http:5:1: api.shop.test", "  a.http:13:1: img.shop.test", "  a.http:16:10: api.shop.test", "  and 1 more",
                "next: write the address as a path in the recording, or refuse other hosts in the test",
            ])
        // A recording that is served twice is counted once.
        #expect(
            try await notes("b", "b") == [
                "note: 1 address leads out of this server, in 1 recording, to a.test (1); a client that follows one leaves the mock:",
                "  b/c.json:2:1: a.test", "next: write the address as a path in the recording, or refuse other hosts in the test",
            ])
        #expect(try await notes("d") == [])
    }

    // MARK: The log

    private func log(_ answer: MockAnswer, _ change: (inout MockServerConfiguration) -> Void = { _ in }) async throws -> [String] {
        let lines = Locked<[String]>([])
        var configuration = MockServerConfiguration.with(change)
        configuration.log = { line in lines.withLock { $0.append(line) } }
        try await MockServer.run(configuration) { server in
            try server.reply(to: .get("/a"), with: answer, fileID: "App/T.swift", line: 1)
            _ = try await server.text("GET /a")
        }
        return lines.withLock { $0 }
    }

    private static let answered = "#1 GET /a: answered by App/T.swift:1"

    @Test(arguments: [
        (MockAnswer.status(302, headers: ["Location": "https://api.shop.test/new"]), "Location leads out of this server, to api.shop.test"),
        (.status(308, headers: ["location": "//b.test:81/"]), "location leads out of this server, to b.test:81"),
        (.text("x", status: 200, headers: ["Refresh": "1; url=https://a.test"]), "Refresh leads out of this server, to a.test"),
    ])
    func logsARedirectThatLeadsOut(_ answer: MockAnswer, _ expected: String) async throws {
        #expect(try await log(answer) == ["\(Self.answered); its \(expected)"])
    }

    @Test(arguments: [
        MockAnswer.status(302, headers: ["Location": "/new"]), .status(201, headers: ["Location": "https://api.shop.test/new"]),
        .json(#"{"next":"https://api.shop.test"}"#), .status(200, headers: ["Link": "<https://a.test>; rel=next"]),
    ])
    func logsOtherAnswersWithoutANote(_ answer: MockAnswer) async throws {
        #expect(try await log(answer) == [Self.answered])
    }

    @Test func logsARedirectOfCode() async throws {
        let answer = MockAnswer.computed { _, _ in MockResponse(status: 307, headers: ["Location": "https://a.test/"]) }
        #expect(try await log(answer) == [Self.answered, "\(Self.answered); its Location leads out of this server, to a.test"])
    }

    @Test func logsARedirectOfTheUpstream() async throws {
        try await MockServer.run(answering: .status(302, headers: ["Location": "https://a.test/"])) { upstream in
            let lines = Locked<[String]>([])
            let configuration = MockServerConfiguration.with {
                $0.passThrough = upstream.baseURL.absoluteString
                $0.log = { line in lines.withLock { $0.append(line) } }
            }
            try await MockServer.run(configuration) { _ = try await $0.text("GET /b") }
            #expect(
                lines.withLock { $0 } == [
                    "#1 GET /b: passed on", "#1 GET /b: passed on; its Location leads out of this server, to a.test",
                ])
        }
    }
}
