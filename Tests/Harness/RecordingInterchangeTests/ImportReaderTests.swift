@testable import RecordingInterchange
import TestFolders
import Testing
import VerificationModel

@testable import Recordings

@Suite("Detecting the format of an import")
struct ImportReaderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func read(_ text: String, as format: ImportFormat? = nil) throws -> String {
        try folder.write("a", text)
        let reader = ImportReader(format: format, request: ImportedRequestLine("GET https://a.example/curl"))
        do throws(ImportError) {
            let file = try reader.read("\(folder.path)/a")
            return (file.exchanges.map(\.exchange.request.target) + file.problems.map { "\($0.reason)" }).joined(separator: " ")
        } catch {
            return "\(error.reason) \(error.place.line ?? 0):\(error.place.column ?? 0)"
        }
    }

    private static let har = #"{"log":{"entries":[{"request":{"method":"GET","url":"https://a.example/har"},"response":{"status":200}}]}}"#
    private static let mapping = #"{"request":{"url":"/wiremock"},"response":{}}"#

    @Test(
        arguments: [
            (har, nil, "https://a.example/har"), ("\u{FEFF} \n\(har)", nil, "https://a.example/har"), (mapping, nil, "/wiremock"),
            ("HTTP/1.1 200 OK\n\n{}", nil, "https://a.example/curl"), ("HTTP/1.1 200 OK\n\n", .curl, "https://a.example/curl"),
            ("<html>", nil, "unknownFormat 1:1"), ("", nil, "empty 0:0"), (" {}", nil, "unknownFormat 1:2"),
            ("[\(mapping)]", .wiremock, "/wiremock"), ("", .curl, "empty 0:0"),
            ("PK\u{3}\u{4}", nil, "encoding(\"a zip archive\", next: \"unpack it, and import its content\") 1:1"),
            ("{\u{0}", .har, "encoding(\"UTF-16, or not text\", next: \"save it as UTF-8, or export it again\") 1:1"),
            (mapping, .curl, "statusLine 1:1"),
            (#"{"log":{"entries":[]}}"#, nil, "nothing"), (#"{"mappings":[]}"#, nil, "nothing"),
            (mapping, .har, "shape(\"the file has no object \\\"log\\\"\", \(String(reflecting: ImportError.Shape.har))) 1:1"),
            (
                har, .wiremock,
                "shape(\"this mapping has no \\\"request\\\" and \\\"response\\\"\", \(String(reflecting: ImportError.Shape.wiremock))) 1:1"
            ),
        ] as [(String, ImportFormat?, String)])
    func detectsTheFormatByContent(_ text: String, _ format: ImportFormat?, _ expected: String) throws {
        #expect(try read(text, as: format) == expected)
    }

    /// A file that is cut off at any byte is reported, or its complete part is read.
    @Test func noFileStopsTheProgram() throws {
        for text in [Self.har, Self.mapping] {
            for count in 0..<text.utf8.count {
                let json = Result { try ImportedJSON(Array(text.utf8.prefix(count)), file: "a") }
                #expect(throws: ImportError.self) { try json.get() }
            }
        }
        let output = Array("HTTP/1.1 302 Found\r\nLocation: /y\r\n\r\nHTTP/2 200 \r\nContent-Length: 2\r\n\r\nok".utf8)
        let counts = try (0...output.count).map { count in
            let request = ImportedRequestLine("GET https://a.example/")
            var reader = try CurlReader(ImportedText(bytes: Array(output.prefix(count)), file: "a", request: request, now: 0))
            guard case .success(let file) = Result(catching: { try reader.read() }) else { return 0 }
            return file.exchanges.count
        }
        #expect(counts.first == 0 && counts.last == 2 && counts == counts.sorted())
    }

    @Test func refusesMissingFiles() {
        let problem = #expect(throws: ImportError.self) { try ImportReader().read("\(folder.path)/none") }
        #expect(problem?.reason == .file(.missing))
        let empty = #expect(throws: ImportError.self) { try ImportReader().read(folder.path) }
        #expect(empty?.place.file == folder.path)
        #expect(empty?.reason == .folder)
        let har = #expect(throws: ImportError.self) { try ImportReader(format: .har).read(folder.path) }
        #expect(har?.reason == .folder)
    }

    @Test func bodyFilesOfASingleMappingAreBesideIt() throws {
        try folder.write("__files/in/b.txt", "from a file")
        try folder.write("a.json", #"{"request":{"url":"/b"},"response":{"bodyFileName":"in/b.txt"}}"#)
        let file = try ImportReader(format: .wiremock).read("\(folder.path)/a.json")
        #expect(file.exchanges.map(\.exchange.response.body) == [Array("from a file".utf8)])
    }

    @Test(arguments: [
        "GET", "GET /x", "GET https://a.example/ b", "", "G:T https://a.example/", "GET ftp://a.example/", "GET https:///x",
        "GET https://?x",
    ])
    func aRequestIsAMethodAndAnAbsoluteURL(_ text: String) { #expect(ImportedRequestLine(text) == nil) }

    // MARK: Names

    @Test func namesAreMadeOfMethodAndPathAndGivenOnce() {
        var names = RecordingNames(below: "shop")
        let asked = [
            ("GET", "https://a.example/3/Search/movie?q=1"), ("GET", "https://b.example/3/search/movie/"), ("DELETE", "/a%20b/ü.json"),
            ("GET", "/"), ("GET", "/3/search/movie/2"), ("GET", "/3/search/movie"), ("GET", "/bot{{BOT_TOKEN}}/me"),
        ]
        #expect(
            asked.map { names.name(method: $0, target: $1) } == [
                "shop/get-3-search-movie", "shop/get-3-search-movie-2", "shop/delete-a-b-json", "shop/get", "shop/get-3-search-movie-2-2",
                "shop/get-3-search-movie-3", "shop/get-bot-bot-token-me",
            ])
        var long = RecordingNames(below: nil)
        let target = "/" + String(repeating: "ab/", count: 60)
        #expect(long.name(method: "GET", target: target).count <= 80)
        #expect(long.name(method: "GET", target: target).hasSuffix("-2"))
    }

    /// Bodies are called after their recording: no other recording may be called like one.
    @Test func noNameIsOneThatABodyMayHave() {
        var names = RecordingNames(below: nil, taken: ["Get-C"])
        let asked = [
            ("GET", "/b"), ("GET", "/b/exchange/2"), ("GET", "/b-exchange-2"), ("POST", "/a/request"), ("GET", "/exchange"),
            ("GET", "/exchange?again"), ("GET", "/b/exchange/2/request"), ("GET", "/b/Exchange/10"), ("GET", "/c"), ("GET", "/exchange/b"),
        ]
        #expect(
            asked.map { names.name(method: $0, target: $1) } == [
                "get-b", "get-b-exchange-2-path", "get-b-exchange-2-2", "post-a-request-path", "get-exchange", "get-exchange-path-2",
                "get-b-exchange-2-request-path", "get-b-exchange-10-path", "get-c-2", "get-exchange-b",
            ])
    }

    @Test(arguments: [
        ("2026-02-31T21:04:11Z", nil), ("2026-11-20T25:00:00Z", nil), ("2026-11-20T21:60:00Z", nil), ("2026-02-29T00:00:00Z", nil),
        ("2024-02-29T00:00:00Z", "2024-02-29T00:00:00Z"), ("2026-00-10T00:00:00Z", nil), ("2026-11-20T24:00:00Z", nil),
        ("2026-11-20T21:04:11Z", "2026-11-20T21:04:11Z"), ("2026-11-20T00:30:00.1234567+0100", "2026-11-19T23:30:00Z"),
        ("2026-11-20 21:04:11,5-02:30", "2026-11-20T23:34:11Z"), ("2026-13-20T21:04:11Z", nil), ("2026-11-20T21:04:11", nil),
        ("2026-11-20", nil), ("soon", nil), ("2026-11-20T21:04:11+24:00", nil),
    ])
    func convertsTimesToUTC(_ text: String, _ expected: String?) { #expect(ImportedTime(text)?.text == expected) }
}
