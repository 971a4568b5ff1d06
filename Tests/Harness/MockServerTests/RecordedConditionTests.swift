import TestFolders
import Testing

@testable import MockServer

/// Tests of recorded answers to conditional requests and to requests for a range.
@Suite("Recorded answers to requests with a condition")
struct RecordedConditionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var configuration: MockServerConfiguration { MockServerConfiguration(fixtures: folder.path) }

    /// Writes a recording: a first answer with 200, and one to a request with fields.
    private func record(_ status: Int, _ fields: [String], answer: String = "", method: String = "GET") throws {
        let request = (["\(method) https://api.example.com/a"] + fields).joined(separator: "\n")
        try folder.write(
            "a.http", "\(method) https://api.example.com/a\n\nHTTP/1.1 200 OK\n\n###\n\(request)\n\nHTTP/1.1 \(status) S\n\(answer)\n")
    }

    private func status(_ server: MockServer, _ fields: [String], method: String = "GET") async throws -> Int {
        let request = (["\(method) /a HTTP/1.1", "Host: localhost", "Connection: close"] + fields + ["", ""]).joined(separator: "\r\n")
        return try await Int(server.answer(to: request).text.dropFirst("HTTP/1.1 ".count).prefix(3)) ?? 0
    }

    /// The recorded fields, the fields of a request that gets the same answer, and those of requests that get the 200.
    @Test(arguments: [
        (304, ["If-None-Match: \"a\""], ["If-None-Match: \"a\""], [[], ["If-None-Match: \"b\""], ["If-Modified-Since: x"]]),
        // As HTTP/2 writes the name.
        (304, ["if-none-match: W/\"a\""], ["If-None-Match: W/\"a\""], [[], ["If-None-Match: \"a\""]]),
        (304, ["If-Modified-Since: Mon"], ["If-Modified-Since: Mon"], [[], ["If-Modified-Since: Tue"]]),
        // The first of the two decides: RFC 9110 section 13.2.2.
        (304, ["If-Modified-Since: Mon", "If-None-Match: \"a\""], ["if-none-match: \"a\""], [[], ["If-Modified-Since: Mon"]]),
        (304, [], ["If-None-Match: \"x\""], [[]]), (304, [], ["If-Modified-Since: x"], [[]]),
        (206, ["Range: bytes=2-4"], ["Range: bytes=2-4"], [[], ["Range: bytes=0-1"]]),
        (206, ["Range: bytes=2-4", "If-Range: \"a\""], ["If-Range: \"a\"", "Range: bytes=2-4"], [[], ["Range: bytes=2-4"]]),
        (416, ["Range: bytes=90-"], ["Range: bytes=90-"], [[], ["Range: bytes=0-"]]), (416, [], ["Range: bytes=0-"], [[]]),
        (412, ["If-Match: \"a\""], ["If-Match: \"a\""], [[], ["If-Match: \"b\""]]),
        (412, ["If-Unmodified-Since: Mon"], ["If-Unmodified-Since: Mon"], [[]]),
        (412, ["If-None-Match: *"], ["If-None-Match: *"], [[], ["If-None-Match: \"a\""]]),
    ])
    func answersOnlyTheRecordedCondition(_ status: Int, _ recorded: [String], _ same: [String], _ others: [[String]]) async throws {
        try record(status, recorded)
        try await MockServer.run(configuration) { server in
            try server.serve(recordings: "a")
            for _ in 1...3 {
                for fields in others { #expect(try await self.status(server, fields) == 200, "\(fields)") }
                #expect(try await self.status(server, same) == status)
            }
        }
    }

    /// A range in an answer needs one in the request, also where the recording has not kept it.
    @Test func answersARangeOnlyToARange() async throws {
        try record(206, [], answer: "Content-Range: bytes 2-4/10\n")
        try await MockServer.run(configuration) { server in
            try server.serve(recordings: "a")
            for _ in 1...3 { #expect(try await status(server, []) == 200) }
            #expect(try await status(server, ["Range: bytes=2-4"]) == 206)
        }
    }

    /// Without a field that such an answer refers to, the status has a meaning of its own, and the answers are a sequence.
    @Test(arguments: [412, 206]) func keepsTheSequenceWithoutACondition(_ status: Int) async throws {
        try record(status, [])
        try await MockServer.run(configuration) { server in
            try server.serve(recordings: "a")
            #expect(try await [self.status(server, []), self.status(server, []), self.status(server, [])] == [200, status, status])
        }
    }

    /// Fields of a condition do not take part in the match of other answers.
    @Test func ignoresTheConditionOfOtherAnswers() async throws {
        try record(200, ["If-None-Match: \"a\"", "Range: bytes=0-"])
        try await MockServer.run(configuration) { server in
            try server.serve(recordings: "a")
            #expect(try await status(server, []) == 200)
            #expect(server.stubCount == 1)
        }
    }

    @Test func reportsTheMissingCondition() async throws {
        try folder.write("a.http", "GET /a\n\nHTTP/1.1 304 Not Modified\n")
        try await MockServer.run(configuration) { server in
            try server.serve(recordings: "a")
            let text = try await server.text("GET /a")
            #expect(text.contains("x one of  header If-None-Match: not empty or heade"), "\(text)")
        }
    }

    /// A test that names a recording gets its answers in their order, whatever was asked.
    @Test func givesAllAnswersOfANamedRecording() async throws {
        try record(304, ["If-None-Match: \"a\""])
        try await MockServer.run(configuration) { server in
            try server.reply(to: .get("/a"), with: .recording("a"))
            #expect(try await [status(server, []), status(server, [])] == [200, 304])
        }
    }
}
