import Foundation
@testable import HTTPMessages
@testable import Redaction
import SafeFiles
import TestFolders
import Testing
import WritableRecordings
import VerificationModel

@testable import Recordings

@Suite("Writing recordings")
struct RecordingWritingTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var recordings: RecordingsFolder {
        get throws { try RecordingsFolder(folder.path, displayPath: "Fixtures") }
    }

    static func exchange(
        _ body: String = #"{"price":275.0,"url":"https:\/\/a"}"#, target: String = "https://api.example.com/prices?page=1",
        requestBody: String = "", type: String = "application/json", status: Int = 200, chunks: [BodyFile.Chunk] = []
    ) -> CapturedExchange {
        CapturedExchange(
            comment: "Recorded 2026-11-21T20:00:00Z by verify record, 214 ms",
            request: CapturedExchange.Request(
                method: requestBody.isEmpty ? "GET" : "POST", target: target,
                headers: ["Accept": "application/json"], body: Array(requestBody.utf8)),
            response: CapturedExchange.Response(
                status: status, reason: "OK",
                headers: ["content-type": type, "X-A": "1", "X-A": "2"], body: Array(body.utf8), removedCoding: "gzip", chunks: chunks))
    }

    private func text(of file: String) throws -> String {
        try String(contentsOfFile: "\(folder.path)/\(file)", encoding: .utf8)
    }

    private var files: [String] {
        get throws { try FolderListing.files(below: folder.path) }
    }

    // MARK: The text

    @Test func aRecordingIsAHeadAndItsBody() throws {
        try recordings.write(try recording([Self.exchange()], named: "shop/prices"))
        #expect(
            try text(of: "shop/prices.http") == """
                # Recorded 2026-11-21T20:00:00Z by verify record, 214 ms
                # Body sha256 bd9dda74dcaced2a532a22862580262d3025a5acf7dee969e32637df34fc6f46, content-encoding gzip removed
                GET https://api.example.com/prices?page=1
                Accept: application/json

                HTTP/1.1 200 OK
                content-type: application/json
                X-A: 1
                X-A: 2

                <> prices.json

                """)
        #expect(try text(of: "shop/prices.json") == #"{"price":275.0,"url":"https:\/\/a"}"#)
    }

    @Test func aSequenceHasABodyForEach() throws {
        let exchanges = [Self.exchange("a"), Self.exchange("", status: 304), Self.exchange("<p>", type: "text/html; charset=utf-8")]
        let recorded = try recording(exchanges, named: "a/b")
        #expect(recorded.text.bodies.map(\.name) == ["b.json", "b-exchange-3.html"])
        #expect(String(decoding: recorded.text.head, as: UTF8.self).ranges(of: "\n###\n").count == 2)
        try recordings.write(recorded)
        let read = try recordings.recording(named: "a/b")
        #expect(read.exchanges.map(\.response.status) == [200, 304, 200])
        #expect(try read.exchanges.map { try recordings.body(of: $0.response, in: read).bytes.count } == [1, 0, 3])
        #expect(read.exchanges.map(\.recordedAt) == Array(repeating: "2026-11-21T20:00:00Z", count: 3))
    }

    @Test(arguments: [
        ("a=1&b=2", true), (#"{"a":1}"#, true), ("a\n\nb\n", true), ("a\n", true), ("< a", false), ("a\r\nb", false), ("a\n###\nb", false),
        ("a\n\nHTTP/1.1 200 OK", false), ("HTTP/1.1", false), ("\na", false), (String(repeating: "a", count: 70_000), false),
    ])
    func writesARequestsBodyInlineIfPossible(_ body: String, _ isInline: Bool) throws {
        let recorded = try recording([Self.exchange("x", requestBody: body)], named: "a")
        #expect(recorded.text.bodies.count == (isInline ? 1 : 2))
        try recordings.write(recorded)
        let read = try recordings.recording(named: "a")
        switch read.exchanges[0].request.body {
        case .inline(let bytes, _): #expect(isInline && bytes == Array(body.utf8))
        case .file(let file): #expect(!isInline && file.name == "a-request.bin")
        case .empty: Issue.record("there is no body")
        }
    }

    @Test func chunkTimesAreKept() throws {
        let chunks = [BodyFile.Chunk(milliseconds: 0, count: 3), BodyFile.Chunk(milliseconds: 80, count: 4)]
        let recorded = try recording([Self.exchange("abcdefg", chunks: chunks)], named: "a")
        #expect(String(decoding: recorded.text.head, as: UTF8.self).hasSuffix("\n<> a.json @ 0 3, 80 4\n"))
    }

    @Test(arguments: [
        HeaderFields.Field(name: "X-A", value: "1\nX-B: 2"), .init(name: "X A", value: "1"), .init(name: "X-A", value: " 1"),
        .init(name: "", value: "1"), .init(name: "X-A", value: "1\u{7}"),
    ])
    func refusesFieldsThatWouldBeReadDifferently(_ field: HeaderFields.Field) {
        var exchange = Self.exchange()
        exchange.response.headers.fields.append(field)
        #expect(throws: RecordingSinkError.format(.notReadable(exchange: 1))) { try recording([exchange], named: "a") }
        exchange = Self.exchange(target: "https://a/ b")
        #expect(throws: RecordingSinkError.format(.notReadable(exchange: 1))) { try recording([exchange], named: "a") }
    }

    // MARK: Again

    @Test func namesOfBodiesStay() throws {
        try folder.write("a.http", "GET /a\n\nHTTP/1.1 200 OK\n\n<> prices.txt\n")
        try folder.write("prices.txt", "old")
        let recorded = try recording([Self.exchange("new")], named: "a", bodyNames: ["prices.txt"])
        try recordings.write(recorded)
        #expect(try files == ["a.http", "prices.txt"])
        #expect(try self.text(of: "prices.txt") == "new")
    }

    @Test func bodiesThatAreNoneAnyMoreGo() throws {
        try recordings.write(try recording([Self.exchange("a"), Self.exchange("b")], named: "a"))
        #expect(try files == ["a-exchange-2.json", "a.http", "a.json"])
        try recordings.write(try recording([Self.exchange("", status: 204)], named: "a"))
        #expect(try files == ["a.http"])
    }

    @Test func aFileThatBelongsToSomethingElseIsLeftAlone() throws {
        try folder.write("a.json", "not ours")
        let problem = #expect(throws: RecordingWriteError.self) {
            try recordings.write(try recording([Self.exchange()], named: "a"))
        }
        #expect(
            problem?.description == """
                Fixtures/a.json cannot be used: it is there already, and this recording does not name it; take it away, or give it another \
                name. The recording on disk is complete, either the old one or the new one. Fix the problem, and record again
                """)
        #expect(try files == ["a.json"])
        #expect(try text(of: "a.json") == "not ours")
    }

    @Test(arguments: [("A/prices", "Fixtures/A/prices.json", "a"), ("a/Prices", "Fixtures/a/Prices.json", "prices.json")])
    func aNameThatDiffersOnlyInCaseIsRefused(_ name: String, _ file: String, _ alike: String) throws {
        try recordings.write(try recording([Self.exchange("old")], named: "a/prices"))
        let problem = #expect(throws: RecordingWriteError.self) {
            try recordings.write(try recording([Self.exchange("new")], named: name))
        }
        #expect(problem?.file == file)
        #expect(problem?.problem == .alike(alike))
        #expect(try files == ["a/prices.http", "a/prices.json"])
    }

    @Test func aNameThatDiffersOnlyInUnicodesFormIsRefused() throws {
        try recordings.write(try recording([Self.exchange("old")], named: "\u{E9}t\u{E9}"))
        let problem = #expect(throws: RecordingWriteError.self) {
            try recordings.write(try recording([Self.exchange("new")], named: "e\u{301}te\u{301}"))
        }
        #expect(problem?.description.contains("differs only in case or in Unicode form from") == true)
    }

    /// Of several that are written one after the other the names are read once.
    @Test func aWriterKnowsWhatItHasWritten() throws {
        var writer = RecordingWriter(try recordings)
        try writer.write(try recording([Self.exchange("1"), Self.exchange("2")], named: "a"))
        let alike = try recording([Self.exchange("3")], named: "A")
        #expect(throws: RecordingWriteError(file: "Fixtures/A.json", problem: .alike("a.json"))) { try writer.write(alike) }
        // A removed body does not matter.
        try writer.write(try recording([Self.exchange("1")], named: "a"))
        try writer.write(try recording([Self.exchange("4")], named: "A-exchange-2"))
        #expect(try files == ["A-exchange-2.http", "A-exchange-2.json", "a.http", "a.json"])
    }

    @Test(arguments: ["../a", "/a", "a/../../b", "link/a", "a//b"]) func aNameThatLeavesTheFolderIsRefused(_ name: String) throws {
        let outside = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/link", withDestinationPath: outside.path)
        let problem = #expect(throws: RecordingWriteError.self) {
            try recordings.write(try recording([Self.exchange()], named: name))
        }
        #expect(problem?.problem == .leavesFolder)
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == [])
    }

    @Test func aBodyThatAnotherRecordingNamesIsLeftAlone() throws {
        try folder.write("a.http", "GET /a\n\nHTTP/1.1 200 OK\n\n<> shared.json\n")
        try folder.write("b.http", "GET /b\n\nHTTP/1.1 200 OK\n\n<> shared.json\n")
        try folder.write("shared.json", "both")
        let problem = #expect(throws: RecordingWriteError.self) {
            try recordings.write(try recording([Self.exchange("new")], named: "a", bodyNames: ["shared.json"]))
        }
        #expect(problem?.description.hasPrefix("Fixtures/shared.json cannot be used: b names it too; give each its own. ") == true)
        #expect(try text(of: "shared.json") == "both")
    }

    /// Its name may begin with that of the recording that is written.
    @Test func aBodyOfAnotherNameIsLeftAlone() throws {
        try recordings.write(try recording([Self.exchange("2")], named: "get-2"))
        try folder.write("get.http", "GET /a\n\nHTTP/1.1 200 OK\n\n<> get-2.json\n")
        let problem = #expect(throws: RecordingWriteError.self) {
            try recordings.write(try recording([Self.exchange("new")], named: "get"))
        }
        #expect(problem?.description.hasPrefix("Fixtures/get-2.json cannot be used: get-2 names it too; give each its own. ") == true)
        #expect(try text(of: "get-2.json") == "2")
    }

    @Test func aRecordingGoesWithItsBodies() throws {
        let exchanges = [Self.exchange("1", requestBody: "\r"), Self.exchange("2")]
        try recordings.write(try recording(exchanges, named: "shop/a"))
        try recordings.write(try recording([Self.exchange("1")], named: "shop/a-2"))
        var writer = RecordingWriter(try recordings)
        try writer.remove(recordingNamed: "shop/a")
        try writer.remove(recordingNamed: "shop/a")
        #expect(try files == ["shop/a-2.http", "shop/a-2.json"])
        try folder.write("b.http", "GET /b\n\nHTTP/1.1 200 OK\n\n<> shared.json\n")
        try folder.write("c.http", "GET /c\n\nHTTP/1.1 200 OK\n\n<> shared.json\n")
        try folder.write("shared.json", "both")
        #expect(throws: RecordingWriteError.self) { try writer.remove(recordingNamed: "b") }
        #expect(try text(of: "shared.json") == "both")
    }

    /// That it holds the same bytes does not make it everybody's: they would change with the other.
    @Test func aBodyThatHappensToBeTheSameIsNotShared() throws {
        try recordings.write(try recording([Self.exchange("1"), Self.exchange("2")], named: "a"))
        let other = try recording([Self.exchange("2")], named: "a-exchange-2")
        let problem = #expect(throws: RecordingWriteError.self) { try recordings.write(other) }
        #expect(problem?.description.hasPrefix("Fixtures/a-exchange-2.json cannot be used: a names it too; give each its own. ") == true)
        #expect(try files == ["a-exchange-2.json", "a.http", "a.json"])
    }

    /// A body whose head names a copy, which a kill may leave, gets its own name back.
    @Test func aBodyLosesTheNameOfItsCopy() throws {
        let recorded = try recording([Self.exchange("2")], named: "a", bodyNames: ["prices.json.plumbline-copy"])
        #expect(recorded.text.bodies.map(\.name) == ["prices.json"])
        #expect(String(decoding: recorded.text.head, as: UTF8.self).hasSuffix("\n<> prices.json\n"))
    }

    /// An old head that names a file outside.
    @Test func nothingOutsideTheFolderIsTakenAway() throws {
        let outside = try TemporaryFolder()
        try outside.write("x.json", "not ours")
        try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/out", withDestinationPath: outside.path)
        try folder.write("a.http", "GET /a\n\nHTTP/1.1 200 OK\n\n<> out/x.json\n")
        try recordings.write(try recording([Self.exchange("new")], named: "a"))
        #expect(try outside.text("x.json") == "not ours")
        #expect(try text(of: "a.json") == "new")
    }

    @Test func doesNotReadALineOfABodyAsABodysName() throws {
        let body = "first\n<> a.json\nlast"
        try recordings.write(try recording([Self.exchange("old", requestBody: body)], named: "a"))
        try recordings.write(try recording([Self.exchange("new", requestBody: body)], named: "a"))
        guard case .inline(let bytes, _) = try recordings.recording(named: "a").exchanges[0].request.body else {
            Issue.record("the body is not inline")
            return
        }
        #expect(bytes == Array(body.utf8))
    }

    @Test func refusesHeadsThatWouldBeReadDifferently() {
        let chunks = [BodyFile.Chunk(milliseconds: 0, count: 3)]
        #expect(throws: RecordingSinkError.format(.notReadable(exchange: 1))) {
            try recording([Self.exchange("abcd", chunks: chunks)], named: "a")
        }
        #expect(throws: RecordingSinkError.format(.notReadable(exchange: 1))) {
            try recording([Self.exchange("", chunks: chunks)], named: "a")
        }
        var exchange = Self.exchange()
        exchange.comment = "Recorded\nGET /b"
        #expect(throws: RecordingSinkError.format(.notReadable(exchange: 1))) { try recording([exchange], named: "a") }
    }

    @Test func namesTheFolderThatIsReadOnly() throws {
        try folder.write("shop/a.http", "")
        let writer = RecordingWriter(try recordings)
        let problem = writer.problem(.readOnly(folder: "\(try recordings.boundary.folder)/shop"), with: "shop/b.json.plumbline-copy")
        #expect(
            problem.description == """
                Fixtures/shop/b.json cannot be written: the folder Fixtures/shop is on a read-only file system. The recording on disk is \
                complete, either the old one or the new one. Fix the problem, and record again
                """)
    }

    // MARK: Kills

    /// Of a recording that was not there before too: nothing of it is in the way when it is written again.
    @Test func writesAgainAfterAKillBeforeTheFirstHead() throws {
        for last in 0..<6 {
            let folder = try TemporaryFolder()
            let recordings = try RecordingsFolder(folder.path, displayPath: "Fixtures")
            let exchanges = [Self.exchange("killed", type: "text/plain"), Self.exchange("too")]
            try Self.write(exchanges, into: recordings, killedAfter: last)
            #expect(try recordings.names().count <= 1)
            if try recordings.names() == ["a"] { #expect(try Self.bodies(in: recordings) == ["killed", "too"]) }
            try recordings.write(try recording([Self.exchange("another")], named: "a"))
            #expect(try Self.bodies(in: recordings) == ["another"])
            #expect(try FolderListing.files(below: folder.path) == ["a.http", "a.json"])
        }
    }

    /// Whatever the last thing was that was done before a kill, the recording is the old one or the new one, and the next time it is written as if nothing
    /// had been.
    @Test func aKillAtAnyMomentLeavesAWholeRecording() throws {
        let old = [Self.exchange("old one"), Self.exchange("old two", requestBody: "< old"), Self.exchange("old three")]
        let new = [Self.exchange("new one"), Self.exchange("new two", requestBody: "< new")]
        let bodies = (old: ["old one", "old two", "old three"], new: ["new one", "new two"])
        var kills = 0
        for last in 0... {
            let folder = try TemporaryFolder()
            let recordings = try RecordingsFolder(folder.path, displayPath: "Fixtures")
            try recordings.write(try recording(old, named: "a"))
            let isWhole = try Self.write(new, into: recordings, killedAfter: last)
            if !isWhole { kills += 1 }
            #expect(try recordings.names() == ["a"])
            let read = try Self.bodies(in: recordings)
            #expect(read == bodies.old || read == bodies.new, "after \(last + 1) steps: \(read)")
            // Once more, and not killed.
            try recordings.write(try recording(new, named: "a"))
            #expect(try Self.bodies(in: recordings) == bodies.new)
            // The body of a removed exchange is left in the folder. No head names it.
            let files = try FolderListing.files(below: folder.path).filter { $0 != "a-exchange-3.json" }
            #expect(files == ["a-exchange-2-request.bin", "a-exchange-2.json", "a.http", "a.json"])
            if isWhole { break }
        }
        // Three bodies get other bytes, each with a copy; the head is written twice; three copies and one body go.
        #expect(kills == 12)
    }

    /// The second recording is killed too, on top of what the first has left.
    @Test func twoKillsLeaveAWholeRecording() throws {
        let exchanges = ["old", "newer", "newest"].map { word in
            [Self.exchange("\(word) one"), Self.exchange(word == "newer" ? "old two" : "\(word) two", requestBody: "< \(word)")]
        }
        let whole = [["old one", "old two"], ["newer one", "old two"], ["newest one", "newest two"]]
        for first in 0..<9 {
            for second in stride(from: first % 2, to: 9, by: 2) {
                let folder = try TemporaryFolder()
                let recordings = try RecordingsFolder(folder.path, displayPath: "Fixtures")
                try recordings.write(try recording(exchanges[0], named: "a"))
                for (last, next) in [(first, exchanges[1]), (second, exchanges[2])] {
                    try Self.write(next, into: recordings, killedAfter: last)
                    let read = try Self.bodies(in: recordings)
                    #expect(whole.contains(read), "after \(first) and \(second) steps: \(read)")
                }
                try recordings.write(try recording(exchanges[2], named: "a"))
                #expect(try Self.bodies(in: recordings) == whole[2])
                #expect(
                    try FolderListing.files(below: folder.path) == ["a-exchange-2-request.bin", "a-exchange-2.json", "a.http", "a.json"])
            }
        }
    }

    /// Files that a kill leaves beside a complete recording are recognized, and removed when it is written again.
    @Test(arguments: [
        ("a.json.plumbline-copy", true), ("a.http.plumbline-copy", true), (".a.http.plumbline-4711ab", true),
        (".a.json.plumbline-copy.plumbline-4711ab", true), ("b.json.plumbline-copy", false), (".b.http.plumbline-4711ab", false),
        ("a.json.copy", false),
    ])
    func recognizesFilesThatAKillLeaves(_ name: String, _ isOwn: Bool) throws {
        let recorded = try recording([Self.exchange("new")], named: "shop/a")
        try recordings.write(recorded)
        var writer = RecordingWriter(try recordings)
        #expect(try !writer.hasRemains(of: recorded))
        try folder.write("shop/\(name)", "left")
        writer = RecordingWriter(try recordings)
        #expect(try writer.hasRemains(of: recorded) == isOwn)
        try writer.write(recorded)
        #expect(try !writer.hasRemains(of: recorded))
        let left = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/shop").sorted()
        #expect(left == (["a.http", "a.json"] + (isOwn ? [] : [name])).sorted())
    }

    /// Writes a recording up to a kill.
    /// - Returns: Whether there was none.
    @discardableResult
    private static func write(
        _ exchanges: [CapturedExchange], into recordings: RecordingsFolder, killedAfter last: Int
    ) throws(RecordingSinkError) -> Bool {
        let recorded = try recording(exchanges, named: "a")
        var writer = RecordingWriter(recordings)
        var steps = 0
        do throws(RecordingWriteError) {
            try writer.write(recorded) { () throws(RecordingWriteError) in
                steps += 1
                if steps > last { throw RecordingWriteError(file: "killed", problem: .missing) }
            }
            return true
        } catch {
            return false
        }
    }

    private static func bodies(in recordings: RecordingsFolder) throws -> [String] {
        let read = try recordings.recording(named: "a")
        return try read.exchanges.map { String(decoding: try recordings.body(of: $0.response, in: read).bytes, as: UTF8.self) }
    }
}
