import Recordings
import TestFolders
import Testing
import VerificationModel

@Suite("Malformed recordings")
struct MalformedRecordingTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let head: String
        let place: String
        let what: String
    }

    static let digest = String(repeating: "0", count: 64)
    static let found = "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"

    static let samples = [
        Sample(testDescription: "an empty file", head: "", place: "1:1", what: "no request stands here"),
        Sample(testDescription: "comments only", head: "# a\n\n", place: "3:1", what: "no request stands here"),
        Sample(testDescription: "a separator first", head: "###\nGET /a\n", place: "1:1", what: "no request stands here"),
        Sample(testDescription: "no method", head: "https://a.example\n", place: "1:1", what: #""https://a.example" is no request line"#),
        Sample(testDescription: "a relative target", head: "GET movies\n", place: "1:1", what: #""GET movies" is no request line"#),
        Sample(testDescription: "a target with a space", head: "GET /a b c\n", place: "1:1", what: #""GET /a b c" is no request line"#),
        Sample(
            testDescription: "a space before the colon", head: "GET /a\nAccept : b\n", place: "2:1",
            what: #""Accept : b" is no header field"#),
        Sample(testDescription: "a folded header", head: "GET /a\nAccept: b\n  c\n", place: "3:1", what: #""  c" is no header field"#),
        Sample(
            testDescription: "no colon", head: "GET /a\n\nHTTP/1.1 200 OK\nAccept\n", place: "4:1", what: #""Accept" is no header field"#),
        Sample(testDescription: "no response", head: "GET /a\nAccept: b\n", place: "3:1", what: "the request has no response"),
        Sample(
            testDescription: "a body without a response", head: "POST /a\n\nbody\n###\n", place: "4:1", what: "the request has no response"),
        Sample(
            testDescription: "a status of four digits", head: "GET /a\n\nHTTP/1.1 2000 OK\n", place: "3:1",
            what: #""HTTP/1.1 2000 OK" is no status line"#),
        Sample(
            testDescription: "a status of 99", head: "GET /a\n\nHTTP/1.1 099 OK\n", place: "3:1",
            what: #""HTTP/1.1 099 OK" is no status line"#),
        Sample(
            testDescription: "an unknown version", head: "GET /a\n\nHTTP/9 200 OK\n", place: "3:1",
            what: #""HTTP/9 200 OK" is no status line"#),
        Sample(
            testDescription: "a second exchange without a request", head: "GET /a\n\nHTTP/1.1 200 OK\n###\n# end\n", place: "6:1",
            what: "no request stands here"),
        Sample(
            testDescription: "chunk times that fall", head: "GET /a\n\nHTTP/1.1 200 OK\n\n<> b @ 5 1, 4 1\n", place: "5:1",
            what: #""5 1, 4 1" are no chunk times"#),
        Sample(
            testDescription: "text after the body's name", head: "GET /a\n\nHTTP/1.1 200 OK\n\n<> b\nrest\n", place: "6:1",
            what: #""rest" follows the body's file name"#),
        Sample(
            testDescription: "a missing body", head: "GET /a\n\nHTTP/1.1 200 OK\n\n<> absent.json\n", place: "5:1",
            what: "the body absent.json does not exist"),
        Sample(
            testDescription: "a body above", head: "GET /a\n\nHTTP/1.1 200 OK\n\n<> ../secret.json\n", place: "5:1",
            what: "the body ../secret.json leads out of its folder"),
        Sample(
            testDescription: "an absolute body", head: "GET /a\n\nHTTP/1.1 200 OK\n\n<> /etc/passwd\n", place: "5:1",
            what: "the body /etc/passwd leads out of its folder"),
        Sample(
            testDescription: "a body behind a link", head: "GET /a\n\nHTTP/1.1 200 OK\n\n<> link.json\n", place: "5:1",
            what: "the body link.json leads out of its folder"),
        Sample(
            testDescription: "a body that is a folder", head: "GET /a\n\nHTTP/1.1 200 OK\n\n<> folder\n", place: "5:1",
            what: "the body folder is not a regular file"),
        Sample(
            testDescription: "a changed body", head: "# Body sha256 \(digest), gzip removed\nGET /a\n\nHTTP/1.1 200 OK\n\n<> zero.bin\n",
            place: "6:1", what: "the body zero.bin has the sha256 \(found)"),
        Sample(
            testDescription: "chunks that do not add up", head: "GET /a\n\nHTTP/1.1 200 OK\n\n<> zero.bin @ 0 5\n", place: "5:1",
            what: "the chunks add up to 5 bytes, the body has 1"),
        Sample(
            testDescription: "a changed inline body", head: "# Body sha256 \(digest)\nGET /a\n\nHTTP/1.1 200 OK\n\n\0", place: "6:1",
            what: "the body has the sha256 \(found)"),
        Sample(
            testDescription: "a missing request body", head: "POST /a\n\n< absent.json\n\nHTTP/1.1 200 OK\n", place: "3:1",
            what: "the body absent.json does not exist"),
        Sample(
            testDescription: "no space before the body's name", head: "GET /a\n\nHTTP/1.1 200 OK\n\n<>b.json\n", place: "5:1",
            what: #""<>b.json" names no file"#),
        Sample(testDescription: "no name", head: "GET /a\n\nHTTP/1.1 200 OK\n\n<> \n", place: "5:1", what: #""<> " names no file"#),
    ]

    private func problem(_ head: [UInt8], bodies: [String: [UInt8]] = [:]) throws -> Finding {
        let folder = try TemporaryFolder()
        try folder.write("secret.json", "{}")
        try folder.write("in/sample.http", head)
        try folder.write("in/zero.bin", [0])
        try folder.write("in/folder/file", "")
        try folder.link("in/link.json", to: "../secret.json")
        for (name, bytes) in bodies { try folder.write("in/\(name)", bytes) }
        let recordings = try RecordingsFolder("\(folder.path)/in", displayPath: "Fixtures")
        let error = try #require(throws: PlacedRecordingProblem.self) {
            let recording = try recordings.recording(named: "sample")
            for exchange in recording.exchanges {
                _ = try recordings.body(of: exchange.request, in: recording)
                _ = try recordings.body(of: exchange.response, in: recording)
            }
        }
        return error.finding
    }

    @Test(arguments: samples)
    func namesThePlaceAndTheReason(_ sample: Sample) throws {
        let finding = try problem(Array(sample.head.utf8))
        #expect(finding.place.description == "Fixtures/sample.http:\(sample.place)")
        #expect(finding.what == sample.what)
        #expect(!finding.next.isEmpty && !finding.allowed.isEmpty && !finding.because.isEmpty)
    }

    @Test func refusesAHeadThatIsTooLarge() throws {
        let field = "X-A: \(String(repeating: "a", count: 1000))\n"
        let finding = try problem(Array(("GET /a\n" + String(repeating: field, count: 1100)).utf8))
        #expect(finding.what == "the head is larger than 1048576 bytes")
        #expect(finding.place.description == "Fixtures/sample.http:1044:1")
    }

    @Test func refusesABodyThatIsTooLarge() throws {
        let head = "GET /a\n\nHTTP/1.1 200 OK\n\n<> large.bin\n"
        let finding = try problem(Array(head.utf8), bodies: ["large.bin": [UInt8](repeating: 65, count: (64 << 20) + 1)])
        #expect(
            finding.description == """
                Fixtures/sample.http:5:1
                  the body large.bin is larger than 67108864 bytes
                  allowed: a regular file of at most 64 MiB beside the head
                  because: without its body an answer cannot be checked
                  next: restore the file, or record it again
                """)
    }

    @Test(arguments: [
        ("GET /a\n\nHTTP/1.1 200 OK\n\n", "", "5:1"), ("POST /a\n\n", "\n\nHTTP/1.1 200 OK\n", "3:1"),
    ])
    func refusesAnInlineBodyThatIsTooLarge(_ before: String, _ after: String, _ place: String) throws {
        let finding = try problem(Array(before.utf8) + [UInt8](repeating: 65, count: (64 << 20) + 1) + Array(after.utf8))
        #expect(finding.place.description == "Fixtures/sample.http:\(place)")
        #expect(finding.what == "the body is larger than 67108864 bytes")
    }

    @Test func refusesAHeadThatIsNotUTF8() throws {
        let finding = try problem(Array("GET /a\nX: ".utf8) + [0xFF, 0x0A])
        #expect(finding.what == "the line is not UTF-8")
        #expect(finding.place.description == "Fixtures/sample.http:2:1")
    }

    @Test func namesAMissingRecording() throws {
        let folder = try TemporaryFolder()
        let recordings = try RecordingsFolder(folder.path, displayPath: "Fixtures")
        let missing = try #require(throws: PlacedRecordingProblem.self) { _ = try recordings.recording(named: "a/b") }
        #expect(missing.finding.what == "the recording does not exist")
        let outside = try #require(throws: PlacedRecordingProblem.self) { _ = try recordings.recording(named: "../b") }
        #expect(outside.finding.what == "the recording leads out of its folder")
    }
}
