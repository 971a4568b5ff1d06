import HTTPMessages
import Recordings
import Testing
import VerificationModel

@testable import RecordingInterchange

/// Tests of outputs of curl with several answers, and of files that are not quite its output.
@Suite("Several answers in the output of curl")
struct CurlAnswersTests {
    private func imported(_ text: String, _ request: String = "GET https://a.example/x", as format: ImportFormat? = nil) throws
        -> ImportedFile
    {
        try ImportReader(format: format, request: ImportedRequestLine(request)).read(Array(text.utf8), "a.txt")
    }

    private func answers(_ file: ImportedFile) -> [String] {
        file.exchanges.map { "\($0.exchange.response.status) \(String(decoding: $0.exchange.response.body, as: UTF8.self))" }
    }

    private static let follows =
        "another response follows; it was read as one to the same request, because the output of curl does not contain the requests"

    @Test(arguments: [
        (
            "HTTP/1.1 200 OK\nContent-Type: application/json\n\n{\"a\":1}HTTP/1.1 200 OK\nContent-Type: application/json\n\n{\"b\":1}",
            [#"200 {"a":1}"#, #"200 {"b":1}"#]
        ),
        ("HTTP/2 200 \r\ncontent-type: application/json\r\n\r\n[1]\nHTTP/2 404 \r\nx: y\r\n\r\n[2]", ["200 [1]\n", "404 [2]"]),
        ("HTTP/1.1 200 OK\nX: 1\n\n{\"a\":1}HTTP/1.1 200 OK\nX: 1\n\n2", [#"200 {"a":1}"#, "200 2"]),
        (
            "HTTP/1.1 200 OK\nContent-Type: text/html\n\n<html></html>\nHTTP/1.1 200 OK\nX: 1\n\n<html></HTML>",
            ["200 <html></html>\n", "200 <html></HTML>"]
        ),
        ("HTTP/1.1 200 OK\nContent-Type: application/xml\n\n<a></a>HTTP/1.1 200 OK\nX: 1\n\n<b/>", ["200 <a></a>", "200 <b/>"]),
        ("HTTP/1.1 200 OK\nContent-Type: text/plain\n\noneHTTP/1.1 200 OK\nX: 1\n\ntwo", ["200 one", "200 two"]),
        ("HTTP/1.1 200 OK\nContent-Length: 4\n\none\nHTTP/1.1 200 OK\nContent-Length: 3\n\ntwo", ["200 one\n", "200 two"]),
        ("HTTP/1.1 200 OK\nContent-Length: 0\n\nHTTP/1.1 404 Not Found\nContent-Length: 0\n\n", ["200 ", "404 "]),
        ("HTTP/1.1 204 No Content\nX: 1\n\nHTTP/1.1 200 OK\nX: 1\n\nok", ["204 ", "200 ok"]),
        (
            "HTTP/1.1 200 OK\nContent-Length: 1\n\naHTTP/1.1 200 OK\nContent-Length: 1\n\nbHTTP/1.1 500 Oops\nContent-Length: 1\n\nc",
            ["200 a", "200 b", "500 c"]
        ),
    ])
    func readsEachAnswer(_ text: String, _ expected: [String]) throws {
        let file = try imported(text)
        #expect(answers(file) == expected)
        #expect(file.notes.map(\.what) == Array(repeating: Self.follows, count: expected.count - 1))
        #expect(Set(file.exchanges.map(\.exchange.request.target)) == ["https://a.example/x"])
        #expect(file.notes.map(\.place) == file.exchanges.dropFirst().map(\.place))
    }

    /// Texts of which each part may begin another answer take no more than time with their length.
    @Test(
        .timeLimit(.minutes(3)),
        arguments: [
            ("text/plain", "x\n" + String(repeating: "HTTP/1.1 200 OK\n", count: 20_000), false),
            ("text/plain", "x\n" + String(repeating: "HTTP/1.1 200 a ", count: 20_000), false),
            ("text/plain", "x\n" + String(repeating: "A: HTTP/1.1 200 a\n", count: 20_000), false),
            ("text/html", "x" + String(repeating: "HTTP/1.1 200 OK\r\nA: b\r\n\r\n", count: 10_000), true),
            (
                "application/json",
                "[" + String(repeating: "1,", count: 50_000)
                    + String(repeating: "HTTP/1.1 200 OK\r\nA: b\r\n\r\n", count: 5_000), true
            ),
        ]) func readsBodiesThatMayHaveManyHeads(_ type: String, _ body: String, _ isDoubted: Bool) throws
    {
        let file = try imported("HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\n\r\n\(body)")
        #expect(answers(file) == ["200 \(body)"])
        #expect(
            file.notes.map(\.what)
                == (isDoubted ? ["the body has a line that begins like another response; it was read as a part of the body"] : []))
    }

    /// A body of JSON never begins like a head, so that the first answer has an empty one.
    @Test func readsAnAnswerBehindAnEmptyOne() throws {
        let head = "HTTP/1.1 200 OK\nContent-Type: application/json\n\n"
        let file = try imported("\(head)\(head)[1]")
        #expect(answers(file) == ["200 ", "200 [1]"])
        #expect(file.notes.map(\.what) == [Self.follows])
    }

    /// A text that only looks like another response, which curl may also have printed as a body.
    @Test(arguments: [
        ("HTTP/1.1 200 OK\nContent-Type: text/plain\n\nExample:\nHTTP/1.1 200 OK\nX: 1\n\nbody", true),
        ("HTTP/1.1 200 OK\nContent-Type: text/html\n\n<pre>HTTP/1.1 200 OK\nX: 1\n\nbody</pre></html>", true),
        ("HTTP/1.1 200 OK\nContent-Type: application/json\n\n{\"a\":HTTP/1.1 200 OK\nX: 1\n\n1}", true),
        ("HTTP/1.1 200 OK\nContent-Type: text/plain\n\noneHTTP/1.1 200 OK", false),
        ("HTTP/1.1 200 OK\nContent-Type: text/plain\n\noneHTTP/1.1 200 OK\n\nno field", false),
        ("HTTP/1.1 200 OK\nContent-Type: text/plain\n\noneHTTP/1.1 is old\nX: 1\n\n", false),
        ("HTTP/1.1 200 OK\nContent-Type: message/http\n\noneHTTP/1.1 200 OK\nX: 1\n\ntwo", false),
        ("HTTP/1.1 200 OK\nContent-Type: application/json\n\n\"HTTP/1.1 200 OK\"", false),
    ])
    func readsOneAnswer(_ text: String, _ isNoted: Bool) throws {
        let file = try imported(text)
        let body = text.split(separator: "\n\n", maxSplits: 1).last ?? ""
        #expect(answers(file) == ["200 \(body)"])
        let note = "the body has a line that begins like another response; it was read as a part of the body"
        #expect(file.notes.map(\.what) == (isNoted ? [note] : []))
    }

    @Test func readsEachHead() throws {
        let file = try imported(
            "HTTP/1.1 200 OK\nContent-Length: 12\n\nHTTP/1.1 404 Not Found\nContent-Length: 9\n\n", "HEAD https://a.example/")
        #expect(answers(file) == ["200 ", "404 "])
        #expect(file.exchanges.map { $0.exchange.response.headers["Content-Length"] } == ["12", "9"])
        #expect(file.notes.map(\.what) == [Self.follows])
    }

    /// With `-L`, the request after a redirect is another one, and the next URL has the named request again.
    @Test func followsTheRedirectsOfEachURL() throws {
        let chain = "HTTP/1.1 302 Found\nLocation: /y\nContent-Length: 0\n\nHTTP/1.1 200 OK\nContent-Length: 1\n\na"
        let file = try imported(chain + chain)
        #expect(
            file.exchanges.map(\.exchange.request.target) == [
                "https://a.example/x", "https://a.example/y", "https://a.example/x", "https://a.example/y",
            ])
    }

    @Test func becomesASequenceOfOneRequest() throws {
        let file = try imported("HTTP/1.1 200 OK\nContent-Length: 1\n\naHTTP/1.1 200 OK\nContent-Length: 1\n\nb")
        #expect(MappingChoices.decided([file]).map(\.exchanges.count) == [2])
    }

    // MARK: A byte order mark

    @Test(arguments: [nil, ImportFormat.curl]) func readsAfterAByteOrderMark(_ format: ImportFormat?) throws {
        let file = try imported("\u{FEFF}HTTP/1.1 200 OK\nContent-Type: application/json\n\n{\"a\":1}", as: format)
        #expect(answers(file) == [#"200 {"a":1}"#])
        #expect(file.notes.isEmpty)
    }

    // MARK: Commands

    @Test(arguments: [
        "curl 'https://a.example/x' \\\n  -H 'Accept: application/json' --compressed", "curl https://a.example/x", "  curl -s URL",
        "$ curl -is URL",
        "> curl URL", "curl.exe URL", "/usr/bin/curl URL", "C:\\Windows\\curl.exe \"https://a.example/\"", "\u{FEFF}curl URL", "CURL URL",
        "\ncurl\tURL",
        "% curl URL", "./curl URL",
    ])
    func recognizesACommand(_ text: String) {
        for format in [nil, ImportFormat.curl, .har] {
            let problem = #expect(throws: ImportError.self) { try imported(text, as: format) }
            #expect(problem?.reason == .curlCommand)
        }
        #expect(
            "\(ImportError(.curlCommand, at: SourcePlace(file: "a.txt", line: 1, column: 1)).finding)" == """
                a.txt:1:1
                  the file is a curl command, not its output
                  allowed: a HAR file, the output of curl -is, or WireMock mappings
                  because: nothing of it was written
                  next: run the command with -is, and import its output: curl -is URL > answer.txt
                  code: import.command
                """)
    }

    @Test(arguments: [
        "curl", "curly braces", "the curl URL", "{\"curl\": \"x\"}", "curl: (6) Could not resolve host", "https://curl x", "<curl x>",
    ])
    func recognizesNoOtherText(_ text: String) {
        let problem = #expect(throws: ImportError.self) { try imported(text) }
        #expect(problem?.reason != .curlCommand)
    }
}
