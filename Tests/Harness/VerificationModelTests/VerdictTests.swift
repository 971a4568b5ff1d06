import Testing
import VerificationModel

@Suite("Verdicts and what they come to")
struct VerdictTests {
    static let finding = Finding(
        FindingCode(planted: "a.b"), at: SourcePlace(file: "f", line: 1, column: 2), what: "w", allowed: "a", because: "b", next: "n")
    static let identifier = CaseIdentifier(subject: "movies/search", check: "status")

    @Test(
        arguments: [
            ([.kept, .kept], .allKept),
            ([.kept, .broken([finding])], .somethingBroken),
            ([.broken([finding]), .couldNotRun([finding])], .couldNotRun),
            ([.broken([finding]), .notReached(after: identifier)], .somethingBroken),
            ([], .couldNotRun),
        ] as [([Verdict], Outcome)])
    func outcomeIsTheWorst(_ verdicts: [Verdict], _ expected: Outcome) {
        #expect(Outcome(Tally(verdicts.map { CheckCase(Self.identifier, $0) })) == expected)
    }

    @Test func tallyCounts() {
        let verdicts: [Verdict] = [.kept, .kept, .broken([]), .couldNotRun([]), .notReached(after: Self.identifier)]
        let tally = Tally(verdicts.map { CheckCase(Self.identifier, $0, duration: .milliseconds(2)) })
        #expect([tally.kept, tally.broken, tally.couldNotRun, tally.notReached, tally.total] == [2, 1, 1, 1, 5])
        #expect(tally.duration == .milliseconds(10))
    }

    @Test func findingsAreSortedByPlace() {
        let later = Finding(
            FindingCode(planted: "a"), at: SourcePlace(file: "f", line: 10, column: 1), what: "x", allowed: "", because: "", next: "")
        let earlier = Finding(
            FindingCode(planted: "b"), at: SourcePlace(file: "f", line: 9, column: 80), what: "y", allowed: "", because: "", next: "")
        let whole = Finding(FindingCode(planted: "c"), at: SourcePlace(file: "f"), what: "z", allowed: "", because: "", next: "")
        #expect(Verdict.broken([later, earlier, whole]).findings.map(\.what) == ["z", "y", "x"])
    }

    @Test func findingAnswersFiveQuestionsAndHasACode() {
        #expect(Self.finding.description == "f:1:2\n  w\n  allowed: a\n  because: b\n  next: n\n  code: a.b")
    }

    @Test func filterIgnoresCase() {
        #expect(Self.identifier.matches("SEARCH/Stat"))
        #expect(!Self.identifier.matches("body"))
    }

    @Test func placeCountsBytes() {
        let text = Array("é\r\nab".utf8)
        #expect(SourcePlace(offset: 2, in: text, file: "f").description == "f:1:3")
        #expect(SourcePlace(offset: 5, in: text, file: "f").description == "f:2:2")
        #expect(SourcePlace(offset: 99, in: text, file: "f").description == "f:2:3")
    }

    /// The line and the column of each byte, and of the place after the last one.
    @Test(arguments: [
        ("", "1:1"), ("ab", "1:1 1:2 1:3"), ("a\nb", "1:1 1:2 2:1 2:2"), ("a\r\nb", "1:1 1:2 1:3 2:1 2:2"), ("a\rb", "1:1 1:2 2:1 2:2"),
        ("\r\r", "1:1 2:1 3:1"), ("\n\r\n\r", "1:1 2:1 2:2 3:1 4:1"), ("\r\n", "1:1 1:2 2:1"), ("\r", "1:1 2:1"),
        ("a\r\r\nb", "1:1 1:2 2:1 2:2 3:1 3:2"), ("\n\n", "1:1 2:1 3:1"),
    ])
    func eachLineBreakEndsALine(_ text: String, _ places: String) {
        let bytes = Array(text.utf8)
        let offsets = Array(0...bytes.count)
        let expected = places.split(separator: " ").map { "f:\($0)" }
        #expect(offsets.map { SourcePlace(offset: $0, in: bytes, file: "f").description } == expected)
        let lines = TextPlaces(bytes, file: "f")
        #expect(offsets.map { lines.place(of: $0).description } == expected)
        #expect(lines.place(of: 99).description == expected.last)
    }

    @Test func placeHasNoLineOrColumnBelowOne() {
        var place = SourcePlace(file: "f", line: 3, column: 0)
        #expect(place.line == 3 && place.column == nil && place.description == "f:3")
        place.line = -1
        #expect(place == SourcePlace(file: "f") && place.description == "f")
        place.line = .max
        #expect(place.line == 4_294_967_295)
    }

    /// A run keeps a case for each check, and a contract keeps several places for each recording.
    @Test func casesAndPlacesAreSmall() {
        #expect(MemoryLayout<CheckCase>.stride <= 56)
        #expect(MemoryLayout<SourcePlace>.stride <= 24)
    }
}

extension FindingCode {
    /// A code of a test, without a page.
    fileprivate init(planted name: String) { self.init(name, "", meaning: "", example: "", fix: "", suppression: nil) }
}
