@testable import HTTPMessages
@testable import Recordings
import Redaction
import TestFolders
import Testing

@testable import Recorder

/// Tests of the differences between new answers and an existing recording.
@Suite("Differences between recordings")
struct RecordingComparisonTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static func exchange(_ change: (inout CapturedExchange) -> Void = { _ in }) -> CapturedExchange {
        var exchange = CapturedExchange(
            comment: "Recorded 2026-11-21T20:00:00Z by verify record, 214 ms",
            request: CapturedExchange.Request(
                method: "POST", target: "https://api.example.com/films?page=1",
                headers: ["Accept": "application/json"], body: Array("a=1".utf8)),
            response: CapturedExchange.Response(
                status: 200, reason: "OK",
                headers: ["Content-Type": "application/json", "Date": "Sat, 21 Nov 2026 20:00:00 GMT"], body: Array("[1]".utf8)))
        change(&exchange)
        return exchange
    }

    private var recordings: RecordingsFolder {
        get throws { try RecordingsFolder(folder.path, displayPath: "Fixtures") }
    }

    private func record(_ exchanges: CapturedExchange...) throws {
        var sink = RecordingSink(try recordings, policy: SecretPolicy())
        try sink.write(try sink.redacted(exchanges), named: "films")
    }

    private func differences(of exchanges: CapturedExchange...) throws -> [String] {
        let recordings = try recordings
        return RecordingComparison(folder: recordings).differences(of: exchanges, from: try recordings.recording(named: "films"))
    }

    struct Sample: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let differences: [String]
        let change: @Sendable (inout CapturedExchange) -> Void

        init(_ testDescription: String, _ differences: String..., change: @escaping @Sendable (inout CapturedExchange) -> Void) {
            self.testDescription = testDescription
            self.differences = differences
            self.change = change
        }
    }

    static let samples = [
        Sample("nothing") { _ in },
        Sample("a field that differs each time") { exchange in
            exchange.response.headers.fields[1] = HeaderFields.Field(name: "Date", value: "Sun, 22 Nov 2026 20:00:00 GMT")
        },
        Sample("the time of the recording") { $0.comment = "Recorded 2026-11-22T20:00:00Z by verify record, 9 ms" },
        Sample("the method", "the request") { $0.request.method = "PUT" },
        Sample("the target", "the request") { $0.request.target += "&all" },
        Sample("the request's fields", "the request") { $0.request.headers.fields = [] },
        Sample("the request's body", "the request") { $0.request.body = Array("a=2".utf8) },
        Sample("the status", "status 201 instead of 200") { $0.response.status = 201 },
        Sample("the reason phrase", "the reason phrase") { $0.response.reason = "Fine" },
        Sample("no reason phrase", "the reason phrase") { $0.response.reason = "" },
        Sample("a field", "the field content-type") { exchange in
            exchange.response.headers.fields[0] = HeaderFields.Field(name: "Content-Type", value: "text/html")
        },
        Sample("the body", "the body") { $0.response.body.append(10) },
        Sample("all of it", "the request", "status 404 instead of 200", "the reason phrase", "the body") { exchange in
            exchange.request.method = "PUT"
            exchange.response.status = 404
            exchange.response.reason = "Not Found"
            exchange.response.body = []
        },
    ]

    @Test(arguments: samples) func reportsEachDifference(_ sample: Sample) throws {
        try record(Self.exchange())
        #expect(try differences(of: Self.exchange(sample.change)) == sample.differences)
        // Of several exchanges, the number is reported.
        try record(Self.exchange(), Self.exchange())
        #expect(try differences(of: Self.exchange(), Self.exchange(sample.change)) == sample.differences.map { "\($0) of #2" })
    }

    /// A body that was removed differs from the new one.
    @Test func aBodyThatCannotBeReadIsADifference() throws {
        try record(Self.exchange())
        try folder.remove("films.json")
        #expect(try differences(of: Self.exchange()) == ["the body"])
    }

    @Test func aRecordingWithoutADateIsReportedAsNew() throws {
        try record(Self.exchange { $0.comment = "Made by hand" })
        #expect(try differences(of: Self.exchange()) == ["recorded for the first time"])
    }
}
