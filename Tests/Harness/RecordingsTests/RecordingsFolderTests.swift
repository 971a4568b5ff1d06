import HTTPMessages
import Recordings
import TestFolders
import Testing
import VerificationModel

@Suite("Recordings")
struct RecordingsFolderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func read(_ head: String, body: [UInt8]? = nil) throws -> (Recording, RecordingsFolder) {
        try folder.write("movies/sample.http", head)
        if let body { try folder.write("movies/sample.json", body) }
        let recordings = try RecordingsFolder(folder.path, displayPath: "Fixtures")
        return (try recordings.recording(named: "movies/sample"), recordings)
    }

    @Test func readsAnExchange() throws {
        let body = Array(#"{"page":275.0,"path":"\/a"}"#.utf8)
        let (recording, folder) = try read(
            """
            # Recorded 2026-11-20T21:04:11Z by verify record, 214 ms
            // free text
            # Made by hand: no live API sends this
            GET https://api.example.com/3/search/movie?query=batman&api_key={{TMDB_API_KEY}}
            Accept: application/json
            X-Tag:one
            X-Tag:   two

            HTTP/1.1 200 OK
            Content-Type: application/json;charset=utf-8
            Set-Cookie: a=1
            set-cookie: b=2

            <> sample.json
            """, body: body)
        let exchange = try #require(recording.exchanges.first)
        #expect(recording.exchanges.count == 1)
        #expect(exchange.recordedAt == "2026-11-20T21:04:11Z")
        #expect(exchange.made == "by hand: no live API sends this")
        #expect(exchange.request.method == "GET")
        #expect(exchange.request.target == "https://api.example.com/3/search/movie?query=batman&api_key={{TMDB_API_KEY}}")
        #expect(exchange.request.headers.values(of: "x-tag") == ["one", "two"])
        #expect(exchange.response.status == 200)
        #expect(exchange.response.reason == "OK")
        #expect(exchange.response.headers.fields.map(\.name) == ["Content-Type", "Set-Cookie", "set-cookie"])
        #expect(exchange.response.place(of: "set-cookie").description == "Fixtures/movies/sample.http:11:1")
        let bytes = try folder.body(of: exchange.response, in: recording)
        #expect(bytes.bytes == body)
        #expect(bytes.place(of: 3).description == "Fixtures/movies/sample.json:1:4")
    }

    @Test func readsHeadsWithCarriageReturns() throws {
        let (recording, folder) = try read("GET /a HTTP/1.1\r\nAccept: */*\r\n\r\nHTTP/1.1 204 No Content\r\nX-A: b\r\n\r\nbody\r\nend\r\n")
        let response = recording.exchanges[0].response
        #expect(response.reason == "No Content")
        #expect(response.headers["x-a"] == "b")
        #expect(try folder.body(of: response, in: recording).bytes == Array("body\r\nend\r\n".utf8))
    }

    @Test func ignoresAByteOrderMark() throws {
        let (recording, folder) = try read("\u{FEFF}GET /a\n\nHTTP/1.1 200 OK\n\n\u{FEFF}b")
        let exchange = recording.exchanges[0]
        #expect(exchange.request.method == "GET")
        #expect(exchange.request.place.description == "Fixtures/movies/sample.http:1:1")
        // The bytes of a body stay as they are.
        #expect(try folder.body(of: exchange.response, in: recording).bytes == Array("\u{FEFF}b".utf8))
    }

    @Test func readsASequence() throws {
        let (recording, folder) = try read(
            "GET /a\n\nHTTP/1.1 200 OK\n\none\n###\n# second\nGET /a\n\nHTTP/1.1 429 Too Many Requests\n###\nGET /a\n\nHTTP/1.1 200 OK\n\n\n###\n"
        )
        #expect(recording.exchanges.map(\.response.status) == [200, 429, 200])
        let bodies = try recording.exchanges.map { try folder.body(of: $0.response, in: recording) }
        #expect(bodies.map { String(decoding: $0.bytes, as: UTF8.self) } == ["one\n", "", "\n"])
        #expect(bodies[0].place(of: 2).description == "Fixtures/movies/sample.http:5:3")
    }

    @Test(arguments: [#"{"a":1}"#, "a\n\nb", "a\n", "# a"])
    func readsInlineRequestBodiesAsTheyAre(_ text: String) throws {
        let (recording, folder) = try read("POST /a\nContent-Type: text/plain\n\n\(text)\n\nHTTP/1.1 200 OK\n")
        let body = try folder.body(of: recording.exchanges[0].request, in: recording)
        #expect(String(decoding: body.bytes, as: UTF8.self) == text)
    }

    @Test func readsARequestBodyFromAFile() throws {
        try folder.write("movies/sent.bin", [0, 255, 10])
        let (recording, folder) = try read("POST /a\n\n< sent.bin\n\nHTTP/1.1 200 OK\n")
        #expect(try folder.body(of: recording.exchanges[0].request, in: recording).bytes == [0, 255, 10])
    }

    @Test func keepsBinaryBodies() throws {
        let head = Array("GET /a\n\nHTTP/1.1 200 OK\n\n".utf8)
        try folder.write("binary.http", head + [0, 13, 10, 255, 254, 35, 35, 35])
        let recordings = try RecordingsFolder(folder.path, displayPath: "Fixtures")
        let recording = try recordings.recording(named: "binary")
        #expect(try recordings.body(of: recording.exchanges[0].response, in: recording).bytes == [0, 13, 10, 255, 254, 35, 35, 35])
    }

    @Test func readsChunkTimes() throws {
        let (recording, _) = try read("GET /a\n\nHTTP/1.1 200 OK\n\n<> sample.json @ 0 2, 80 1\n", body: [1, 2, 3])
        guard case .file(let file) = recording.exchanges[0].response.body else { return #expect(Bool(false), "no file") }
        #expect(file.name == "sample.json")
        #expect(file.chunks.map(\.milliseconds) == [0, 80])
        #expect(file.chunks.map(\.count) == [2, 1])
    }

    @Test func treatsAShortenedHashAsFreeText() throws {
        let (recording, folder) = try read(
            "# Body sha256 9f2c41..., gzip removed\nGET /a\n\nHTTP/1.1 200 OK\n\n<> sample.json\n", body: [1])
        #expect(try folder.body(of: recording.exchanges[0].response, in: recording).bytes == [1])
    }

    @Test func listsNamesSorted() throws {
        try folder.write("b/2.http", "")
        try folder.write("a.http", "")
        try folder.write("b/1.http", "")
        try folder.write("b/1.json", "")
        try folder.write("b/1-more.http", "")
        try folder.write(".hidden/x.http", "")
        #expect(try RecordingsFolder(folder.path, displayPath: "F").names() == ["a", "b/1", "b/1-more", "b/2"])
    }

    /// A recording behind a link to a folder outside cannot be read, and is not listed: the rest is.
    @Test func listsNoRecordingsOfOtherFolders() throws {
        let elsewhere = try TemporaryFolder()
        try elsewhere.write("x.http", "GET /x\n\nHTTP/1.1 200 OK\n")
        try folder.write("a.http", "GET /a\n\nHTTP/1.1 200 OK\n")
        try folder.link("out", to: elsewhere.path)
        try folder.link("root", to: "/")
        try folder.link("process", to: "/proc/self")
        let recordings = try RecordingsFolder(folder.path, displayPath: "F")
        #expect(try recordings.names() == ["a"])
        #expect(recordings.hasLinkOut("out/x"))
        #expect(!recordings.hasLinkOut("out/absent") && !recordings.hasLinkOut("a") && !recordings.hasLinkOut("../x"))
        let problem = #expect(throws: LocatedRecordingError.self) { try recordings.recording(named: "out/x") }
        #expect(problem?.problem == .head(.leavesFolder))
    }

    @Test func namesFoldersAsFindingsDo() throws {
        try folder.write("shop/a.http", "")
        let recordings = try RecordingsFolder(folder.path, displayPath: "F")
        #expect(recordings.display("\(folder.path)/shop") == "F/shop")
        #expect(recordings.display(folder.path) == "F")
        #expect(recordings.display("/") == "/")
    }
}
