import HTTPMessages
import Recordings
import Testing

@testable import RecordingInterchange

/// Tests of bodies that a HAR file does not have, or does not have as it states.
@Suite("Bodies in HAR files")
struct HARBodyTests {
    /// Returns the body of the only entry, or nil if it is left out, and the notes.
    private func imported(
        _ content: String?, _ headers: [(String, String)] = [], bodySize: Int? = nil, status: Int = 200, method: String = "GET"
    ) throws -> (body: String?, notes: [String], headers: [String]) {
        let fields = headers.map { #"{"name":"\#($0)","value":"\#($1)"}"# }.joined(separator: ",")
        let members = [
            #""status":\#(status)"#, #""headers":[\#(fields)]"#, content.map { #""content":\#($0)"# },
            bodySize.map { #""bodySize":\#($0)"# },
        ].compactMap(\.self)
        let entry = #"{"request":{"method":"\#(method)","url":"https://a.example/x"},"response":{\#(members.joined(separator: ","))}}"#
        let file = try ImportReader().read(Array(#"{"log":{"entries":[\#(entry)]}}"#.utf8), "a.har")
        let response = file.exchanges.first?.exchange.response
        return (
            response.map { String(decoding: $0.body, as: UTF8.self) }, file.notes.map(\.what), (response?.headers.fields ?? []).map(\.name)
        )
    }

    private static let json = ("Content-Type", "application/json")

    @Test(
        arguments: [
            (#"{"size":1000,"mimeType":"application/json"}"#, nil, [json], "the body of 1000 bytes is not in the file; left out"),
            (#"{"size":1000,"text":""}"#, nil, [], "the body of 1000 bytes is not in the file; left out"),
            (#"{"size":0}"#, 500, [], "the body of 500 bytes is not in the file; left out"),
            (#"{"size":0,"text":""}"#, nil, [("Content-Length", "70")], "the body of 70 bytes is not in the file; left out"),
            (nil, nil, [json], "the body is not in the file, and the response has a Content-Type; left out"),
            (nil, -1, [json], "the body is not in the file, and the response has a Content-Type; left out"),
            (#"{"size":-1,"mimeType":"image/png"}"#, -1, [], "the body is not in the file, and the response has a Content-Type; left out"),
            (#"{"size":null,"text":null}"#, nil, [json], "the body is not in the file, and the response has a Content-Type; left out"),
        ] as [(String?, Int?, [(String, String)], String)])
    func leavesOutMissingBodies(_ content: String?, _ bodySize: Int?, _ headers: [(String, String)], _ note: String) throws {
        let found = try imported(content, headers, bodySize: bodySize)
        #expect(found.body == nil)
        #expect(found.notes == [note])
        // Without a body, nothing is missing.
        for (status, method) in [(204, "GET"), (304, "GET"), (200, "HEAD")] {
            let none = try imported(content, headers, bodySize: bodySize, status: status, method: method)
            #expect(none.body == "" && none.notes == [])
        }
        let redirect = try imported(content, headers + [("Location", "/y")], bodySize: bodySize, status: 302)
        #expect(redirect.body == "")
        #expect(redirect.notes == [note.replacing("left out", with: "the recording has none")])
    }

    @Test(
        arguments: [
            (#"{"size":0,"mimeType":"application/json"}"#, nil, [json]), (#"{"text":"","mimeType":"text/html"}"#, nil, [json]),
            (nil, 0, [json]),
            (nil, nil, [json, ("Content-Length", "0")]), (nil, nil, []), ("{}", nil, []), (#"{"mimeType":"x-unknown","size":-1}"#, -1, []),
        ] as [(String?, Int?, [(String, String)])])
    func keepsEmptyBodies(_ content: String?, _ bodySize: Int?, _ headers: [(String, String)]) throws {
        let found = try imported(content, headers, bodySize: bodySize)
        #expect(found.body == "")
        #expect(found.notes == [])
    }

    // MARK: Sizes

    private static let gzip = "H4sIAAAAAAACA6tWSlSyMqwFAK+sG1YHAAAA"
    private static let coded = [json, ("Content-Encoding", "gzip")]

    @Test(
        arguments: [
            (#"{"size":27,"text":"\#(gzip)","encoding":"base64"}"#, nil, coded), (#"{"size":7,"text":"{\"a\":1}"}"#, nil, coded),
            (#"{"size":27,"text":"{\"a\":1}"}"#, 27, coded), (#"{"size":27,"text":"{\"a\":1}"}"#, nil, coded + [("Content-Length", "27")]),
            (#"{"size":5,"text":"{\"a\":1}"}"#, nil, [json]),
        ] as [(String, Int?, [(String, String)])])
    func takesTheSizeOfACodedBody(_ content: String, _ bodySize: Int?, _ headers: [(String, String)]) throws {
        let found = try imported(content, headers, bodySize: bodySize)
        #expect(found.body == #"{"a":1}"#)
        #expect(found.notes == [])
    }

    @Test(arguments: [(coded, nil), (coded, 20), ([json], 27)] as [([(String, String)], Int?)])
    func reportsABodyThatIsCutOff(_ headers: [(String, String)], _ bodySize: Int?) throws {
        let found = try imported(#"{"size":27,"text":"{\"a\":1}"}"#, headers, bodySize: bodySize)
        #expect(found.body == #"{"a":1}"#)
        #expect(found.notes == ["the body is cut off: HAR states 27 bytes, it has 7"])
    }

    // MARK: base64

    @Test(arguments: [
        (#"{"size":7,"text":"{\"a\":1}","encoding":"base64"}"#, #"{"a":1}"#, "is not valid base64; its text was used"),
        (#"{"text":"<p>ü</p>","encoding":"BASE64"}"#, "<p>ü</p>", "is not valid base64; its text was used"),
        // The digits of base64, by chance.
        (
            #"{"size":8,"text":"deadbeef","encoding":"base64","mimeType":"text/plain"}"#, "deadbeef",
            ", and its size is that of the text; the text was used"
        ),
        (#"{"size":2,"text":"b2s=","encoding":"base64"}"#, "ok", nil), (#"{"text":"b2s","encoding":"base64"}"#, "ok", nil),
        (#"{"size":4,"text":"b2s=","encoding":"base64","mimeType":"text/plain"}"#, "ok", "is cut off"),
    ])
    func takesTextThatIsDeclaredAsBase64(_ content: String, _ body: String, _ note: String?) throws {
        let found = try imported(content)
        #expect(found.body == body)
        #expect(found.notes.count == (note == nil ? 0 : 1))
        #expect(found.notes.allSatisfy { $0.contains(note ?? "") }, "\(found.notes)")
    }

    // MARK: HEAD

    @Test(arguments: [
        ("HEAD", 200, [("Content-Length", "500")], ["Content-Length"]), ("GET", 304, [("content-length", "500")], ["content-length"]),
        ("GET", 200, [("Content-Length", "0"), ("X", "1")], ["X"]),
        // The length of the coded body is not that of the body that the server sends.
        ("HEAD", 200, [("Content-Length", "500"), ("Content-Encoding", "gzip")], []),
        ("HEAD", 200, [("Transfer-Encoding", "chunked"), ("Connection", "close")], []),
    ])
    func keepsTheLengthOfAHead(_ method: String, _ status: Int, _ headers: [(String, String)], _ expected: [String]) throws {
        #expect(try imported(nil, headers, status: status, method: method).headers == expected)
    }
}
