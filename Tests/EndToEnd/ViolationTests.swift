import Foundation
import TestFolders
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Tests with violations in a copy of this package's contracts, recordings and domain.
///
/// All three reports name the line, and the status is right.
@Suite("Violations, reported by the built program")
struct ViolationTests {
    struct Violation: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let status: Int32
        /// The printed text, without the totals.
        let finding: String
        /// The name of the element in JUnit XML.
        let element: String
        /// The beginning of the element's text.
        let text: String
        let act: @Sendable (PackageCopy) throws -> Void
    }

    static let violations = [
        Violation(
            testDescription: "an answer that has changed its type", status: 1,
            finding: """
                Fixtures/movies/popular-page-1.json:1:9: broken
                  $.page is the string "1"
                  allowed: a whole number (Int), which MoviesResponseDTO reads there
                  because: Contracts/movies.yml:84:15 promises that MoviesResponseDTO reads this answer
                  next: change the property's type if the API has changed, or record the answer again
                  code: contract.decoding
                  case: movies/popular movies/movies/popular-page-1/decodes
                """,
            element: "failure", text: "Fixtures/movies/popular-page-1.json:1:9: error: $.page is the string \"1\"\n"
        ) { copy in
            try copy.replace("\"page\":1,", with: "\"page\":\"1\",", in: "Fixtures/movies/popular-page-1.json")
            try copy.replace("Body sha256", with: "Was", in: "Fixtures/movies/popular-page-1.http")
        },
        Violation(
            testDescription: "a body that was deleted", status: 2,
            finding: """
                Fixtures/movies/popular-page-1.http:13:1: could not run
                  the body popular-page-1.json does not exist
                  allowed: a regular file of at most 64 MiB beside the head
                  because: without its body an answer cannot be checked
                  next: restore the file, or record it again
                  code: recording.body-missing
                  case: movies/popular movies/movies/popular-page-1/recording
                """,
            element: "error", text: "Fixtures/movies/popular-page-1.http:13:1: error: the body popular-page-1.json does not exist\n"
        ) { try $0.folder.remove("Fixtures/movies/popular-page-1.json") },
        Violation(
            testDescription: "a key that is misspelt", status: 2,
            finding: """
                Contracts/movies.yml:7:9: could not run
                  "statsu" is not a key of a response
                  allowed: body, domain, expect, keep, recording, rejects, send, status
                  because: a misspelt key would silently disable a check
                  next: write "status" if that was meant, or remove it
                  code: format.unknown-key
                  case: movies/format
                """,
            element: "error", text: "Contracts/movies.yml:7:9: error: \"statsu\" is not a key of a response\n"
        ) { copy in
            let text = try copy.folder.text("Contracts/movies.yml")
            let first = try #require(text.firstRange(of: "status: 200"))
            try copy.folder.write("Contracts/movies.yml", text.replacingCharacters(in: first, with: "statsu: 200"))
        },
        Violation(
            testDescription: "an import across a layer", status: 1,
            finding: """
                Sources/Production/DomainLayer/Movies/MovieQuery.swift:1:8: broken
                  imports GRDB
                  allowed: DomainLayer may import Combine, Foundation, OpenCombine
                  because: the list is closed, so that a dependency is a decision
                  next: Declare a protocol in DomainLayer and implement it in DataLayer.
                  code: layers.outside-import
                  case: layers/DomainLayer/Sources/Production/DomainLayer/Movies/MovieQuery.swift/imports
                """,
            element: "failure", text: "Sources/Production/DomainLayer/Movies/MovieQuery.swift:1:8: error: imports GRDB\n"
        ) { copy in
            let file = "Sources/Production/DomainLayer/Movies/MovieQuery.swift"
            try copy.folder.write(file, "import GRDB\n" + copy.folder.text(file))
        },
        Violation(
            testDescription: "a layer that is empty", status: 1,
            finding: """
                Contracts/layers.yml:6:24: broken
                  no Swift file of DataLayer is at Sources/Production/DataLayer/**
                  allowed: at least one file, or optional: true
                  because: a layer without files passes every rule and protects nothing
                  next: fix the pattern, or set optional: true under DataLayer
                  code: layers.empty
                  case: layers/DataLayer/files
                """,
            element: "failure",
            text: "Contracts/layers.yml:6:24: error: no Swift file of DataLayer is at Sources/Production/DataLayer/**\n"
        ) { copy in
            let layer = "  DataLayer: { paths: [Sources/Production/DataLayer/**] }\n"
            try copy.folder.write("Contracts/layers.yml", copy.folder.text("Contracts/layers.yml") + layer)
        },
    ]

    @Test(arguments: violations)
    func isReportedEverywhere(_ violation: Violation) async throws {
        let copy = try PackageCopy.ofTheDomain()
        try violation.act(copy)
        let run = try await copy.verify("--format", "console", "--format", "json=found.json")
        #expect(run.status == violation.status)
        #expect(run.errors == "")
        let blocks = run.output.components(separatedBy: "\n\n").dropFirst().dropLast()
        #expect(blocks.first == violation.finding)

        let findings = try JSONFindings(copy.folder.text("found.json"))
        #expect(findings.outcome == (violation.status == 1 ? "broken" : "couldNotRun"))
        #expect(findings.blocks.first == violation.finding)

        let document = try XMLDocument(data: Data(copy.folder.text("Reports/junit.xml").utf8))
        let elements = try document.nodes(forXPath: "//testcase/\(violation.element)")
        #expect(elements.first?.stringValue?.hasPrefix(violation.text) == true)
        #expect(try document.nodes(forXPath: "//failure | //error").count == blocks.count)
    }
}

/// A JSON report in the format of the console, so that both can be compared.
struct JSONFindings {
    private struct Report: Decodable {
        struct Suite: Decodable { let cases: [Case] }
        struct Case: Decodable {
            let identifier: String
            let verdict: String
            let findings: [Finding]
        }
        struct Finding: Decodable {
            let code: String
            let file: String
            let line: Int?
            let column: Int?
            let what: String
            let allowed: String
            let because: String
            let next: String
        }

        let version: Int
        let outcome: String
        let suites: [Suite]
    }

    let outcome: String
    let blocks: [String]

    init(_ text: String) throws {
        let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
        #expect(report.version == 1)
        outcome = report.outcome
        blocks = report.suites.flatMap(\.cases).flatMap { each in
            each.findings.map { finding in
                let place = ([finding.file] + [finding.line, finding.column].compactMap { $0 }.map(String.init)).joined(separator: ":")
                return """
                    \(place): \(each.verdict == "broken" ? "broken" : "could not run")
                      \(finding.what)
                      allowed: \(finding.allowed)
                      because: \(finding.because)
                      next: \(finding.next)
                      code: \(finding.code)
                      case: \(each.identifier)
                    """
            }
        }
    }
}
