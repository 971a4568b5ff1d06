import Foundation
import Recordings
import TestFolders
import Testing
import VerificationModel

@Suite("Malformed recordings")
struct MalformedRecordingTests {
    /// Returns the first problem of the recordings in a folder.
    private func problem(in folder: String) throws -> Finding {
        let recordings = try RecordingsFolder(folder, displayPath: "Fixtures")
        let error = try #require(throws: LocatedRecordingError.self) {
            for recording in try recordings.names().map({ try recordings.recording(named: $0) }) {
                for exchange in recording.exchanges {
                    _ = try recordings.body(of: exchange.request, in: recording)
                    _ = try recordings.body(of: exchange.response, in: recording)
                }
            }
        }
        return error.finding
    }

    private func problem(_ head: [UInt8], bodies: [String: [UInt8]] = [:]) throws -> Finding {
        let folder = try TemporaryFolder()
        try folder.write("sample.http", head)
        for (name, bytes) in bodies { try folder.write(name, bytes) }
        return try problem(in: folder.path)
    }

    @Test(arguments: try Sample.all(in: Bundle.module.bundleURL.appendingPathComponent("Samples/malformed").path))
    func reportsThePlaceAndTheReason(_ sample: Sample) throws {
        let found = try ExactText("\(problem(in: "\(sample.path)/Fixtures"))\n")
        #expect(try found == sample.expected())
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
                  code: recording.body-missing
                """)
    }

    @Test(arguments: [("GET /a\n\nHTTP/1.1 200 OK\n\n", "", "5:1"), ("POST /a\n\n", "\n\nHTTP/1.1 200 OK\n", "3:1")])
    func refusesAnInlineBodyThatIsTooLarge(_ before: String, _ after: String, _ place: String) throws {
        let finding = try problem(Array(before.utf8) + [UInt8](repeating: 65, count: (64 << 20) + 1) + Array(after.utf8))
        #expect(finding.place.description == "Fixtures/sample.http:\(place)")
        #expect(finding.what == "the body is larger than 67108864 bytes")
    }

    @Test func namesAMissingRecording() throws {
        let folder = try TemporaryFolder()
        let recordings = try RecordingsFolder(folder.path, displayPath: "Fixtures")
        let missing = try #require(throws: LocatedRecordingError.self) { _ = try recordings.recording(named: "a/b") }
        #expect(missing.finding.what == "the recording does not exist")
        let outside = try #require(throws: LocatedRecordingError.self) { _ = try recordings.recording(named: "../b") }
        #expect(outside.finding.what == "the recording leads out of its folder")
    }
}
