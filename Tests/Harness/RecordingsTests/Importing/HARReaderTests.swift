@testable import RecordingInterchange
import TestFolders
import Testing
import VerificationModel

@testable import Recordings

@Suite("Importing HAR")
struct HARReaderTests {
    private func read(_ text: String, bom: [UInt8] = []) throws -> ImportedFile {
        var reader = HARReader(try ImportedJSON(bom + Array(text.utf8), file: "a.har"))
        return try reader.read()
    }

    private func har(_ entries: [String]) -> String { "{\"log\":{\"entries\":[\n\(entries.joined(separator: ",\n"))\n]}}\n" }

    @Test(arguments: HARCase.all)
    func carriesOverWhatItCanAndTellsOfTheRest(_ sample: HARCase) throws {
        let found = try read(har(sample.entries)).text
        #expect(found == sample.expected)
    }

    /// Some browsers on Windows write one; every place stays what an editor shows.
    @Test(arguments: HARCase.all.prefix(2))
    func aByteOrderMarkIsPassedOver(_ sample: HARCase) throws {
        let expected = sample.expected.replacing("a.har:1:8", with: "a.har:1:11")
        #expect(try read(har(sample.entries), bom: [0xEF, 0xBB, 0xBF]).text == expected)
    }

    /// What is not UTF-8 could be anything: the place is told, and nothing is guessed.
    @Test func bytesThatAreNotUTF8AreRefusedWithTheirPlace() {
        let bytes = Array("{\"log\":{\n\"x\":\"".utf8) + [0xFC] + Array("\"}}".utf8)
        let problem = #expect(throws: ImportProblem.self) { try ImportedJSON(bytes, file: "a.har") }
        #expect(problem.map { "\($0.place): \($0.finding.what)" } == "a.har:2:6: the file is not UTF-8 here")
    }

    @Test func entriesKeepTheirOrderWhereOneHasNoTime() throws {
        let entries = [
            HARCase.entry(#""status":200"#, url: "https://a.example/2", more: #""startedDateTime":"2026-11-20T21:00:00Z""#),
            HARCase.entry(#""status":200"#, url: "https://a.example/1", more: #""startedDateTime":"2026-11-19T21:00:00Z""#),
            HARCase.entry(#""status":200"#, url: "https://a.example/0"),
        ]
        #expect(try read(har(entries)).exchanges.map(\.exchange.request.target.last) == ["2", "1", "0"])
    }

    @Test(arguments: [
        ("{\"log\":\n{\"entries\":[{]}}", "a.har:2:14: the file has ']' where a key in quotes should be"),
        ("{\"log\":{\"entries\":[]", "a.har:1:21: the file ends before its value is complete"),
        ("[]", "a.har:1:1: the file has no object \"log\""), ("{\"log\":{}}", "a.har:1:8: \"log\" has no array \"entries\""),
        ("\u{FEFF}{\"log\":{}}", "a.har:1:11: \"log\" has no array \"entries\""),
    ])
    func whatIsNoHARIsRefusedWithItsPlace(_ text: String, _ expected: String) {
        let problem = #expect(throws: ImportProblem.self) { try read(text) }
        #expect(problem.map { "\($0.place): \($0.finding.what)" } == expected)
    }
}
