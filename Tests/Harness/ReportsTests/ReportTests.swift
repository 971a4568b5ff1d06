import Reports
import Testing
import VerificationModel

@Suite("Reports")
struct ReportTests {
    private static let finding = Finding(
        .contractStatus, at: SourcePlace(file: "Fixtures/a.http", line: 3, column: 1), what: "the status is 201", allowed: "200",
        because: "Contracts/movies.yml:7:17 promises it", next: "write status: 201 if the API has changed, or record the answer again")
    private static let whole = Finding(
        .recordingUnused, at: SourcePlace(file: "Fixtures/b.http"), what: "unused \u{1B}[31m\n", allowed: "a", because: "b", next: "n")

    private static func identifier(_ check: String) -> CaseIdentifier { CaseIdentifier(subject: "movies/a", check: check) }

    static let suites = [
        CheckSuite(
            name: "movies", kind: .contracts,
            cases: [
                CheckCase(identifier("request"), .kept, duration: .microseconds(1_500)),
                CheckCase(identifier("status"), .broken([finding])),
                CheckCase(identifier("json"), .notReached(after: identifier("recording"))),
            ]),
        CheckSuite(name: "layers/Domain", kind: .layers, cases: [CheckCase(identifier("files"), .couldNotRun([whole]))]),
    ]
    static let kept = [CheckSuite(name: "movies", kind: .contracts, cases: [CheckCase(identifier("status"), .kept)])]

    private static func json(_ suites: [CheckSuite]) throws -> String {
        var run = CheckRun(timestamp: "2026-11-21T09:30:00")
        for suite in suites { run.add(suite) }
        guard case .text(let text) = try JSONReport.content(of: run, ReportLayout()) else { return "" }
        return text
    }

    @Test(arguments: CheckSuite.Kind.all)
    func jsonNamesTheKindOfASuite(_ kind: CheckSuite.Kind) throws {
        let text = try Self.json([CheckSuite(name: "a", kind: kind, cases: [])])
        #expect(text.contains("\"kind\" : \"\(kind.name)\","))
        #expect(CheckSuite.Kind.all.map(\.name) == ["contracts", "layers", "fixtures", "saved-data", "secrets", "run"])
    }

    /// A run without suites is one that was allowed to be empty.
    @Test func anEmptyRunIsKept() throws {
        #expect(try Self.json([]).hasPrefix("{\n  \"outcome\" : \"kept\",\n"))
        guard case .text(let text) = ConsoleReport.content(of: CheckRun(timestamp: ""), ReportLayout()) else { return }
        #expect(text == "")
    }

    @Test func consoleShowsTotalsThenFindings() {
        #expect(
            ConsoleReport().text(of: Self.suites) == """
                movies         1 kept, 1 broken, 1 not reached
                layers/Domain  1 could not run

                Fixtures/a.http:3:1: broken
                  the status is 201
                  allowed: 200
                  because: Contracts/movies.yml:7:17 promises it
                  next: write status: 201 if the API has changed, or record the answer again
                  code: contract.status
                  case: movies/a/status

                Fixtures/b.http: could not run
                  unused \\u{1B}[31m\\n
                  allowed: a
                  because: b
                  next: n
                  code: recording.unused
                  case: movies/a/files

                4 checks: 1 kept, 1 broken, 1 could not run, 1 not reached

                """)
    }

    @Test func consoleWrapsInATerminal() {
        let text = ConsoleReport(width: 40).text(of: [Self.suites[0]])
        #expect(
            text.contains(
                """
                  next: write status: 201 if the API has
                        changed, or record the answer
                        again
                """))
    }

    @Test func consoleColours() {
        let text = ConsoleReport(style: .coloured).text(of: Self.kept)
        #expect(text == "movies  \u{1B}[32m1 kept\u{1B}[0m\n\n1 check: \u{1B}[32m1 kept\u{1B}[0m\n")
    }

    @Test func quietPrintsNothingWhereAllIsKept() {
        #expect(ConsoleReport().quietText(of: Self.kept) == "")
        #expect(ConsoleReport().quietText(of: Self.suites).hasPrefix("Fixtures/a.http:3:1: broken\n"))
    }

    @Test func jsonIsWrittenToTheByte() throws {
        #expect(
            try Self.json(Self.suites) == """
                {
                  "outcome" : "couldNotRun",
                  "suites" : [
                    {
                      "cases" : [
                        {
                          "check" : "request",
                          "findings" : [

                          ],
                          "identifier" : "movies/a/request",
                          "milliseconds" : 1.5,
                          "subject" : "movies/a",
                          "verdict" : "kept"
                        },
                        {
                          "check" : "status",
                          "findings" : [
                            {
                              "allowed" : "200",
                              "because" : "Contracts/movies.yml:7:17 promises it",
                              "code" : "contract.status",
                              "column" : 1,
                              "file" : "Fixtures/a.http",
                              "line" : 3,
                              "next" : "write status: 201 if the API has changed, or record the answer again",
                              "what" : "the status is 201"
                            }
                          ],
                          "identifier" : "movies/a/status",
                          "milliseconds" : 0,
                          "subject" : "movies/a",
                          "verdict" : "broken"
                        },
                        {
                          "check" : "json",
                          "findings" : [

                          ],
                          "identifier" : "movies/a/json",
                          "milliseconds" : 0,
                          "notReachedAfter" : "movies/a/recording",
                          "subject" : "movies/a",
                          "verdict" : "notReached"
                        }
                      ],
                      "kind" : "contracts",
                      "name" : "movies",
                      "totals" : {
                        "broken" : 1,
                        "couldNotRun" : 0,
                        "kept" : 1,
                        "notReached" : 1
                      }
                    },
                    {
                      "cases" : [
                        {
                          "check" : "files",
                          "findings" : [
                            {
                              "allowed" : "a",
                              "because" : "b",
                              "code" : "recording.unused",
                              "file" : "Fixtures/b.http",
                              "next" : "n",
                              "what" : "unused \\u001b[31m\\n"
                            }
                          ],
                          "identifier" : "movies/a/files",
                          "milliseconds" : 0,
                          "subject" : "movies/a",
                          "verdict" : "couldNotRun"
                        }
                      ],
                      "kind" : "layers",
                      "name" : "layers/Domain",
                      "totals" : {
                        "broken" : 0,
                        "couldNotRun" : 1,
                        "kept" : 0,
                        "notReached" : 0
                      }
                    }
                  ],
                  "totals" : {
                    "broken" : 1,
                    "couldNotRun" : 1,
                    "kept" : 1,
                    "notReached" : 1
                  },
                  "version" : 1
                }

                """)
    }
}
