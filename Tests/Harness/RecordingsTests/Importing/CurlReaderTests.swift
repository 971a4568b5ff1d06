@testable import RecordingInterchange
import Testing
import VerificationModel

@testable import Recordings

/// The output of `curl -is`, and what becomes of it.
struct CurlCase: CustomTestStringConvertible {
    let testDescription: String
    var request = "GET https://a.example/b/x?q=1"
    let output: String
    let expected: String

    static let all = [
        CurlCase(
            testDescription: "CRLF, a Date, framing fields",
            output:
                "HTTP/1.1 404 Not Found\r\nDate: Fri, 20 Nov 2026 21:04:11 GMT\r\nContent-Length: 4\r\nConnection: close\r\nX-A:1\r\nX-A: 2\r\n\r\na\r\nb",
            expected: """
                a.txt:1:1: Recorded 2026-11-20T21:04:11Z from a.txt by verify import
                > GET https://a.example/b/x?q=1
                < 404 Not Found
                < Date: Fri, 20 Nov 2026 21:04:11 GMT
                < X-A: 1
                < X-A: 2
                < body a\r\nb
                """),
        CurlCase(
            testDescription: "LF, HTTP/2 without a reason, no body", output: "HTTP/2 200 \ncontent-type: text/plain\n",
            expected: """
                a.txt:1:1: Imported from a.txt by verify import
                > GET https://a.example/b/x?q=1
                < 200 
                < content-type: text/plain
                """),
        CurlCase(
            testDescription: "a proxy, an interim answer, a password, a redirect that was followed", request: "POST http://a.example/b/x",
            output:
                "HTTP/1.1 200 Connection established\r\n\r\nHTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 401 Unauthorized\r\n\r\nHTTP/1.1 302 Found\r\nLocation: ../y?z=1#f\r\n\r\nHTTP/2 200\r\n\r\nok\n",
            expected: """
                a.txt:7:1: Imported from a.txt by verify import
                > POST http://a.example/b/x
                < 302 Found
                < Location: ../y?z=1#f
                a.txt:10:1: Imported from a.txt by verify import
                > GET http://a.example/y?z=1
                < 200 
                < body ok

                note a.txt:1:1: a proxy's answer to CONNECT has no place in a recording; left out
                note a.txt:3:1: an interim answer, 100, has no place in a recording; left out
                note a.txt:5:1: an answer, 401, after which curl asked again; left out
                note a.txt:7:1: curl does not print the body of a redirect that it follows
                """),
        CurlCase(
            testDescription: "redirects without a body, and to nowhere",
            output: "HTTP/1.1 301 Moved\nLocation: https://b.example/\nContent-Length: 0\n\nHTTP/1.1 302 Found\n\nHTTP/1.1 200 OK\n\n",
            expected: """
                a.txt:1:1: Imported from a.txt by verify import
                > GET https://a.example/b/x?q=1
                < 301 Moved
                < Location: https://b.example/
                a.txt:5:1: Imported from a.txt by verify import
                > GET https://b.example/
                < 302 Found
                < body HTTP/1.1 200 OK


                note a.txt:7:1: the body begins like a head; taken for a body, for after this status curl does not ask again
                """),
        CurlCase(
            testDescription: "a body that begins like a head, after an answer that says that it has one",
            output: "HTTP/1.1 200 OK\nContent-Type: text/plain\n\nHTTP/1.1 404 Not Found\nX: 1\n\nwas told",
            expected: """
                a.txt:1:1: Imported from a.txt by verify import
                > GET https://a.example/b/x?q=1
                < 200 OK
                < Content-Type: text/plain
                < body HTTP/1.1 404 Not Found
                X: 1

                was told
                note a.txt:4:1: the body begins like a head; taken for a body, for after this status curl does not ask again
                """),
        CurlCase(
            testDescription: "such a body of the length that was told, of a redirect that was not followed",
            output: "HTTP/1.1 302 Found\nLocation: /y\nContent-Length: 17\n\nHTTP/1.1 200 OK\n\n",
            expected: """
                a.txt:1:1: Imported from a.txt by verify import
                > GET https://a.example/b/x?q=1
                < 302 Found
                < Location: /y
                < body HTTP/1.1 200 OK


                """),
        CurlCase(
            testDescription: "such a body of an error", output: "HTTP/1.1 500 Oops\n\nHTTP/1.1 200 OK\n\n",
            expected: """
                a.txt:1:1: Imported from a.txt by verify import
                > GET https://a.example/b/x?q=1
                < 500 Oops
                < body HTTP/1.1 200 OK


                note a.txt:3:1: the body begins like a head; taken for a body, for after this status curl does not ask again
                """),
        CurlCase(
            testDescription: "--retry after an answer without a body",
            output: "HTTP/1.1 503 Busy\nContent-Length: 0\n\nHTTP/1.1 200 OK\n\nok",
            expected: """
                a.txt:4:1: Imported from a.txt by verify import
                > GET https://a.example/b/x?q=1
                < 200 OK
                < body ok
                note a.txt:1:1: an answer, 503, after which curl asked again; left out
                """),
        CurlCase(
            testDescription: "an answer that may be a proxy's", output: "HTTP/1.1 200 OK\n\nHTTP/2 200\n\nok",
            expected: """
                a.txt:3:1: Imported from a.txt by verify import
                > GET https://a.example/b/x?q=1
                < 200 
                < body ok
                note a.txt:1:1: a proxy's answer to CONNECT has no place in a recording; left out: it says nothing of a body, and a head follows, unless that is its body
                """),
        CurlCase(
            testDescription: "HEAD with a length", request: "HEAD https://a.example/",
            output: "HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n",
            expected: "a.txt:1:1: Imported from a.txt by verify import\n> HEAD https://a.example/\n< 200 OK"),
        CurlCase(
            testDescription: "HEAD of two URLs", request: "HEAD https://a.example/",
            output: "HTTP/1.1 200 OK\nContent-Length: 12\n\nHTTP/1.1 404 Not Found\n\n",
            expected: """
                a.txt:1:1: Imported from a.txt by verify import
                > HEAD https://a.example/
                < 200 OK
                note a.txt:4:1: another answer follows, to what nobody has said; left out
                """),
        CurlCase(
            testDescription: "an answer that has no body is given one", output: "HTTP/1.1 204 No Content\n\nx",
            expected: """
                a.txt:1:1: Imported from a.txt by verify import
                > GET https://a.example/b/x?q=1
                < 204 No Content
                note a.txt:3:1: an answer that has no body is given one; left out
                """),
        CurlCase(
            testDescription: "cut off", output: "HTTP/1.1 200 OK\nContent-Length: 12\n\nshort",
            expected: """
                a.txt:1:1: Imported from a.txt by verify import
                > GET https://a.example/b/x?q=1
                < 200 OK
                < body short
                note a.txt:1:1: the body is cut off: Content-Length says 12 bytes, it has 5
                """),
        CurlCase(
            testDescription: "two answers", output: "HTTP/1.1 200 OK\nContent-Length: 1\n\naHTTP/1.1 200 OK\n\nb",
            expected: """
                a.txt:1:1: Imported from a.txt by verify import
                > GET https://a.example/b/x?q=1
                < 200 OK
                < body a
                note a.txt:4:2: 18 bytes follow the answer, perhaps another one; left out
                """),
        CurlCase(
            testDescription: "a body that looks like a head", output: "HTTP/1.1 200 OK\nContent-Type: message/http\n\nHTTP/1.1 200 OK\n\n",
            expected: """
                a.txt:1:1: Imported from a.txt by verify import
                > GET https://a.example/b/x?q=1
                < 200 OK
                < Content-Type: message/http
                < body HTTP/1.1 200 OK


                """),
        CurlCase(
            testDescription: "--compressed, a folded field, one that is none",
            output: "HTTP/1.1 200 OK\nContent-Encoding: gzip\nContent-Length: 3\nX-A: 1,\n  2\nnone\n\ndecoded",
            expected: """
                a.txt:1:1: Imported from a.txt by verify import
                > GET https://a.example/b/x?q=1
                < 200 OK
                < X-A: 1, 2
                < gzip removed
                < body decoded
                note a.txt:1:1: a header field is none that HTTP allows; left out
                """),
        CurlCase(
            testDescription: "only an interim answer", output: "HTTP/1.1 103 Early Hints\n\n",
            expected: "note a.txt:1:1: the status 103 is no final one; left out"),
    ]
}

@Suite("Importing the output of curl")
struct CurlReaderTests {
    private func read(_ output: [UInt8], _ request: String?) throws -> ImportedFile {
        var reader = try CurlReader(output, file: "a.txt", request: request.flatMap { ImportedRequestLine($0) })
        return try reader.read()
    }

    @Test(arguments: CurlCase.all)
    func takesHeadsAndTheBodyAfterTheLast(_ sample: CurlCase) throws {
        let found = try read(Array(sample.output.utf8), sample.request).text
        #expect(found == sample.expected)
    }

    /// Without --compressed curl prints what came.
    @Test func gzipIsUndone() throws {
        let gzip: [UInt8] = [
            0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0x02, 0x03, 0xAB, 0x56, 0x4A, 0x54, 0xB2, 0x32, 0xAC, 0x05, 0x00, 0xAF, 0xAC, 0x1B, 0x56, 0x07,
            0, 0, 0,
        ]
        let head = Array("HTTP/1.1 200 OK\nContent-Encoding: gzip\n\n".utf8)
        let whole = try read(head + gzip, "GET https://a.example/").exchanges.map(\.exchange.response)
        #expect(whole.map(\.body) == [Array(#"{"a":1}"#.utf8)])
        #expect(whole.map(\.removedCoding) == ["gzip"])
        #expect(
            try read(head + gzip.dropLast(9), "GET https://a.example/").text
                == "note a.txt:1:1: the body is not the gzip that its head says: it ends too early; left out")
    }

    @Test func aHeadThatIsNotUTF8IsRead() throws {
        let file = try read(Array("HTTP/1.1 200 OK\nX: ".utf8) + [0xFC] + Array("\n\n".utf8), "GET https://a.example/")
        #expect(
            file.text == """
                a.txt:1:1: Imported from a.txt by verify import
                > GET https://a.example/
                < 200 OK
                < X: ü
                note a.txt:1:1: the head is not UTF-8; it was read as ISO 8859-1
                """)
    }

    @Test func whatIsNoneIsRefused() {
        let other = #expect(throws: ImportProblem.self) { try read(Array("<html>".utf8), "GET https://a.example/") }
        #expect(other?.finding.description.hasPrefix("a.txt:1:1\n  no status line stands here\n") == true)
        let unasked = #expect(throws: ImportProblem.self) { try read(Array("HTTP/1.1 200 OK\n\n".utf8), nil) }
        #expect(unasked?.reason == .noRequest)
    }

    @Test(arguments: [
        "GET", "GET /x", "GET https://a.example/ b", "", "G:T https://a.example/", "GET ftp://a.example/", "GET https:///x",
        "GET https://?x",
    ])
    func aRequestIsAMethodAndAnAbsoluteURL(_ text: String) { #expect(ImportedRequestLine(text) == nil) }
}
