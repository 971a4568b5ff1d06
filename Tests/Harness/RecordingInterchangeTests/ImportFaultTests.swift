import Foundation
@testable import RecordingInterchange
import Recordings
import Redaction
import TestFolders
import Testing

/// Tests of an answer that reveals a fault of the search for secrets: it is named, and the others are imported.
@Suite("Faults in imports")
struct ImportFaultTests {
    @Test func importsTheOtherAnswers() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: "\(folder.path)/Fixtures", withIntermediateDirectories: false)
        let entries = ["one", "TRAP", "three"].enumerated().map { index, text in
            #"{"request":{"method":"GET","url":"https://api.example.com/\#(index)","headers":[]},"#
                + #""response":{"status":200,"headers":[],"content":{"mimeType":"text/plain","text":"\#(text)"}}}"#
        }
        let archive = #"{"log":{"entries":[\#(entries.joined(separator: ",\n"))]}}"#
        let file = try ImportReader(now: 1_764_288_000).read(Array(archive.utf8), "all.har")
        var policy = SecretPolicy()
        policy.willSearch = { bytes in
            if bytes.starts(with: "TRAP".utf8) { _ = bytes[bytes.count] }
        }
        var recordings = RecordingImport(into: try RecordingsFolder("\(folder.path)/Fixtures", displayPath: "Fixtures"), policy: policy)
        let outcome = try recordings.write([file])
        let results = outcome.results.map { result in
            switch result {
            case .new(let name, _), .replaced(let name, _): name
            case .failed(let finding): "\(finding)"
            }
        }
        #expect(
            results == [
                "get-0",
                """
                all.har:2:1
                  the response's body cannot be searched for secrets because of a fault of this program that it reveals; nothing was written
                  allowed: a text that can be searched
                  because: nothing of it was written
                  next: leave it out until the fault is corrected, and report the fault with this text as SECURITY.md describes
                  code: run.fault
                """, "get-2",
            ])
        #expect(folder.files(below: "Fixtures").filter { $0.hasSuffix(".http") } == ["get-0.http", "get-2.http"])
    }
}
