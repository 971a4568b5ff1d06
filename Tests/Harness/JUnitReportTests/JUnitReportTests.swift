import CLibXML2
import TestFolders
import Testing
import VerificationModel

@testable import JUnitReport

@Suite("JUnit XML")
struct JUnitReportTests {
    private let folder: TemporaryFolder
    private var path: String { "\(folder.path)/junit.xml" }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func write(_ suites: [CheckSuite]) throws {
        var report = try JUnitReport(path: path, timestamp: "2026-11-21T09:30:00")
        for suite in suites { try report.write(suite) }
        try report.finish()
    }

    private static func finding(_ what: String, line: Int? = 3) -> Finding {
        let place = line.map { SourcePlace(file: "Fixtures/a.json", line: $0, column: 9) } ?? SourcePlace(file: "Fixtures/a.json")
        return Finding(.contractDecoding, at: place, what: what, allowed: "a < b & c", because: "the \"contract\"", next: "fix it")
    }

    private static func identifier(_ check: String) -> CaseIdentifier {
        CaseIdentifier(subject: "movies/search movies/a", check: check)
    }

    static let suites = [
        CheckSuite(
            name: "movies", kind: .contracts,
            cases: [
                CheckCase(identifier("status"), .kept, duration: .microseconds(1_234_567)),
                CheckCase(identifier("decodes"), .broken([finding("second", line: 7), finding("first")]), duration: .milliseconds(2)),
                CheckCase(identifier("recording"), .couldNotRun([finding("gone", line: nil)])),
                CheckCase(identifier("maps"), .notReached(after: identifier("decodes"))),
            ]),
        CheckSuite(name: "layers/Domain", kind: .layers, cases: []),
    ]

    @Test(arguments: CheckSuite.Kind.all)
    func namesTheKindOfASuite(_ kind: CheckSuite.Kind) throws {
        try write([CheckSuite(name: "a", kind: kind, cases: [])])
        #expect(try folder.text("junit.xml").contains("<testsuite name=\"a\" package=\"\(kind.name)\" "))
    }

    @Test func isWrittenToTheByte() throws {
        try write(Self.suites)
        #expect(
            try folder.text("junit.xml") == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites>
                 <testsuite name="movies" package="contracts" id="0" timestamp="2026-11-21T09:30:00" hostname="localhost" tests="4" failures="1" errors="1" skipped="1" time="1.236">
                  <properties/>
                  <testcase name="status" classname="movies/search movies/a" time="1.234"/>
                  <testcase name="decodes" classname="movies/search movies/a" time="0.002">
                   <failure message="first (and 1 more)" type="contract.decoding">Fixtures/a.json:3:9: error: first
                  allowed: a &lt; b &amp; c
                  because: the &quot;contract&quot;
                  next: fix it
                  code: contract.decoding

                Fixtures/a.json:7:9: error: second
                  allowed: a &lt; b &amp; c
                  because: the &quot;contract&quot;
                  next: fix it
                  code: contract.decoding</failure>
                  </testcase>
                  <testcase name="recording" classname="movies/search movies/a" time="0.000">
                   <error message="gone" type="contract.decoding">Fixtures/a.json:1:1: error: gone
                  allowed: a &lt; b &amp; c
                  because: the &quot;contract&quot;
                  next: fix it
                  code: contract.decoding</error>
                  </testcase>
                  <testcase name="maps" classname="movies/search movies/a" time="0.000">
                   <skipped message="not reached: movies/search movies/a/decodes failed first"/>
                  </testcase>
                  <system-out/>
                  <system-err/>
                 </testsuite>
                 <testsuite name="layers/Domain" package="layers" id="1" timestamp="2026-11-21T09:30:00" hostname="localhost" tests="0" failures="0" errors="0" skipped="0" time="0.000">
                  <properties/>
                  <system-out/>
                  <system-err/>
                 </testsuite>
                </testsuites>

                """)
    }

    /// Every text that is hard to write in XML, in every place that can contain text.
    @Test(arguments: [
        "\u{1B}[31mred\u{1B}[0m", "\u{1B}]0;title\u{7}x", "\u{0}", "\u{1}\u{8}\u{B}\u{C}\u{E}\u{1F}\u{7F}\u{85}", "\u{FFFE}\u{FFFF}", "]]>",
        "<a b=\"c\">&amp;'", "\r\n\t", "😀\u{10FFFF}", "-->", "", " \n", String(repeating: "long ", count: 40_000),
    ])
    func anyTextIsReadAgain(_ text: String) throws {
        let finding = Finding(FindingCode(planted: text), at: SourcePlace(file: text), what: text, allowed: text, because: text, next: text)
        let identifier = CaseIdentifier(subject: text, check: text)
        try write([
            CheckSuite(name: text, kind: .contracts, cases: [CheckCase(identifier, .broken([finding]))]),
            CheckSuite(name: "b", kind: .layers, cases: [CheckCase(identifier, .notReached(after: identifier))], notes: [text, text]),
        ])
        try SchemaValidation.check(path)
    }

    @Test func forbiddenCharactersAreMadeVisible() throws {
        let finding = Finding(
            FindingCode(planted: "r"), at: SourcePlace(file: "f"), what: "\u{1B}[1mbold\u{1B}[0m \u{1B} \u{0}", allowed: "", because: "",
            next: "")
        try write([CheckSuite(name: "s", kind: .contracts, cases: [CheckCase(Self.identifier("x"), .broken([finding]))])])
        #expect(try folder.text("junit.xml").contains(#"message="bold \u{1B} \u{0}""#))
    }

    @Test func outputIsCapped() throws {
        let finding = Self.finding(String(repeating: "é", count: 100_000))
        try write([CheckSuite(name: "s", kind: .contracts, cases: [CheckCase(Self.identifier("x"), .broken([finding]))])])
        let text = try folder.text("junit.xml")
        #expect(text.utf8.count < 70_000)
        #expect(text.contains("... (199000 bytes more)"))
    }

    @Test func isValidForBothReaders() throws {
        try write(Self.suites)
        try SchemaValidation.check(path)
    }

    @Test func namesThatReadersWouldDropAreRefused() throws {
        let twice = CheckSuite(
            name: "s", kind: .contracts, cases: [CheckCase(Self.identifier("x"), .kept), CheckCase(Self.identifier("x"), .kept)])
        #expect(throws: JUnitError.repeated("movies/search movies/a/x")) { try write([twice]) }
        #expect(throws: JUnitError.repeated("movies")) { try write([Self.suites[0], Self.suites[0]]) }
    }

    @Test func theOldReportStaysUntilTheNewOneIsWhole() throws {
        try folder.write("junit.xml", "old")
        #expect(throws: JUnitError.self) { try write([Self.suites[0], Self.suites[0]]) }
        #expect(try folder.text("junit.xml") == "old")
        #expect(try folder.names() == ["junit.xml"])
    }

    @Test func aFolderThatIsMissingIsNamed() throws {
        let problem = try #require(throws: JUnitError.self) { _ = try JUnitReport(path: "\(folder.path)/none/junit.xml", timestamp: "") }
        #expect(
            problem.description
                == "the report \(folder.path)/none/junit.xml would be in a folder that does not exist; name a folder that can be written with --reports"
        )
    }

    @Test func detectsLostText() throws {
        try folder.write("junit.xml", "<testsuites><testsuite><testcase><failure/></testcase><testcase/></testsuite></testsuites>")
        var counts = JUnitCounts()
        (counts.cases, counts.failures) = (2, 1)
        try XMLReading.check(path, holds: counts)
        counts.cases = 3
        let lost = try #require(throws: JUnitError.self) { try XMLReading.check(path, holds: counts) }
        #expect(
            lost.description == """
                the report holds 2 cases, 1 failures, 0 errors and 0 skipped instead of 3 cases, 1 failures, 0 errors and 0 skipped and was not put \
                in place; check for free disk space
                """)
        try folder.write("junit.xml", "<testsuites><testsuite>\n<testcase a='\u{1}'/>")
        let broken = try #require(throws: JUnitError.self) { try XMLReading.check(path, holds: counts) }
        #expect(
            broken.description.hasPrefix("the report cannot be read again and was not put in place: invalid character in attribute value"))
    }

    @Test func reportsAreWrittenSideBySide() async throws {
        let folder = folder
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<8 {
                group.addTask {
                    var report = try JUnitReport(path: "\(folder.path)/\(index).xml", timestamp: "2026-11-21T09:30:00")
                    for suite in Self.suites { try report.write(suite) }
                    try report.finish()
                }
            }
            try await group.waitForAll()
        }
        let texts = try (0..<8).map { try folder.text("\($0).xml") }
        #expect(Set(texts).count == 1)
    }
}

extension FindingCode {
    /// A code of a test, without a page.
    fileprivate init(planted name: String) { self.init(name, "", meaning: "", example: "", fix: "", suppression: nil) }
}
