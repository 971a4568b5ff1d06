import Foundation
@testable import HTTPMessages
@testable import RecordingInterchange
@testable import Redaction
import TestFolders
import Testing
import WritableRecordings

@testable import Recordings

@Suite("Exporting HAR")
struct HARWriterTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func har(of folder: String? = nil) throws -> [UInt8] {
        let recordings = try RecordingsFolder(folder ?? self.folder.path, displayPath: "Fixtures")
        var writer = HARWriter()
        for name in try recordings.names() { try writer.add(try recordings.recording(named: name), of: recordings) }
        return writer.bytes
    }

    @Test(arguments: try Sample.all(in: Bundle.module.bundleURL.appendingPathComponent("Samples/export").path))
    func writesAnEntryForEachExchange(_ sample: Sample) throws {
        let found = try String(decoding: har(of: "\(sample.path)/Fixtures"), as: UTF8.self)
        #expect(try ExactText(found) == sample.expected())
    }

    /// A recording that is exported and imported again is the same, with the same bytes of bodies.
    @Test func nothingIsLostOnTheWayThereAndBack() throws {
        let bodies: [[UInt8]] = [
            Array(#"{"price":275.0,"url":"https:\/\/a"}"#.utf8), Array(0...255), Array("\u{FEFF}ü\r\n\u{0}\u{FFFD}".utf8),
            Array("é e\u{301}".utf8), [],
        ]
        let exchanges = bodies.map { body in
            CapturedExchange(
                comment: "Recorded 2026-11-21T20:00:00Z by a test",
                request: .init(
                    method: "POST", target: "https://a.example/x?q=a+b&r=%C3%BC", headers: ["X-A": "1"],
                    body: body),
                response: .init(
                    status: 200, reason: "OK",
                    headers: ["x-b": "1", "Set-Cookie": "a={{A}}; Path=/"], body: body
                ))
        }
        let recordings = try RecordingsFolder(folder.path, displayPath: "Fixtures")
        try recordings.write(try recording(exchanges, named: "a"))
        var reader = HARReader(try ImportedJSON(try har(), file: "a.har"))
        let file = try reader.read()
        #expect(file.exchanges.map(\.exchange.request) == exchanges.map(\.request))
        #expect(file.exchanges.map(\.exchange.response) == exchanges.map(\.response))
        #expect(file.exchanges.map(\.exchange.comment).first == "Recorded 2026-11-21T20:00:00Z from a.har by verify import")
        #expect(file.notes.map(\.what) == ["these members have no counterpart in a recording: comment"])
    }

    @Test func withoutATimeItIsTheEpochAndTheBytesAreTheSame() throws {
        try folder.write("a.http", "GET /a\n\nHTTP/1.1 200 OK\n\n###\nGET /a\n\nHTTP/1.1 304 Not Modified\n")
        let text = try String(decoding: har(), as: UTF8.self)
        #expect(text.ranges(of: "\"startedDateTime\" : \"1970-01-01T00:00:00.000Z\"").count == 2)
        #expect(text.ranges(of: "\"undated\" : true").count == 2)
        #expect(text.contains("\"comment\" : \"a#2\""))
        #expect(try String(decoding: har(), as: UTF8.self) == text)
    }

    /// Of a time that no calendar has a viewer makes none at all.
    @Test func anImpossibleTimeIsTheEpochToo() throws {
        try folder.write("a.http", "# Recorded 2026-02-31T25:00:00Z by hand\nGET /a\n\nHTTP/1.1 200 OK\n")
        let text = try String(decoding: har(), as: UTF8.self)
        #expect(text.contains("\"startedDateTime\" : \"1970-01-01T00:00:00.000Z\"") && text.contains("\"undated\" : true"))
    }

    /// This package's own fixtures, and one without host, time and with a streamed body.
    @Test func importsWhatWasExported() throws {
        try folder.write("a.http", "GET /a?b\n\nHTTP/1.1 200 OK\n\n<> a.bin @ 20 1, 50 2\n")
        try folder.write("a.bin", "abc")
        let folders = [
            try RecordingsFolder("\(PackageFolders.root)/Fixtures", displayPath: "Fixtures"),
            try RecordingsFolder(folder.path, displayPath: "Own"),
        ]
        var writer = HARWriter()
        var expected: [String] = []
        for folder in folders {
            for recording in try folder.names().map({ try folder.recording(named: $0) }) {
                try writer.add(recording, of: folder)
                expected += try recording.exchanges.map { try text(of: $0, recording, folder) }
            }
        }
        #expect(expected.count > 20 && expected.contains { $0.hasPrefix("Made by hand") })
        var reader = HARReader(try ImportedJSON(writer.bytes, file: "a.har"))
        let found = try reader.read()
        // Made exchanges have no time, so that entries are in the order of the file.
        #expect(found.exchanges.map { text(of: $0.exchange) } == expected)
        #expect(found.notes.map(\.what) == ["these members have no counterpart in a recording: comment"])
    }

    private func text(of exchange: Exchange, _ recording: Recording, _ folder: RecordingsFolder) throws -> String {
        let chunks = if case .file(let file) = exchange.response.body { file.chunks } else { [BodyFile.Chunk]() }
        let head = exchange.made.map { "Made \($0)" } ?? exchange.recordedAt.map { "Recorded \($0)" } ?? "undated"
        let (request, response) = (exchange.request, exchange.response)
        return """
            \(head) \(request.method) \(request.target) \(request.headers.keptOfRequest) \(try folder.body(of: request, in: recording).bytes)
            \(response.status) \(response.reason) \(response.headers.keptOfResponse(isHead: request.method == "HEAD", status: response.status)) \(try folder.body(of: response, in: recording).bytes) \(chunks)
            """
    }

    private func text(of exchange: CapturedExchange) -> String {
        let isDated = exchange.comment.hasPrefix("Made ") || exchange.comment.hasPrefix("Recorded ")
        let head = isDated ? exchange.comment.replacing(" from a.har by verify import", with: "") : "undated"
        let (request, response) = (exchange.request, exchange.response)
        return """
            \(head) \(request.method) \(request.target) \(request.headers) \(request.body)
            \(response.status) \(response.reason) \(response.headers) \(response.body) \(response.chunks)
            """
    }
}
