import Foundation
import TestFolders
import Testing
import VerificationModel
import VerifyRunning

@testable import VerifyCommands

@Suite("verify explain")
struct ExplainCommandTests {
    private static let sources = "\(PackageFolders.root)/Sources/Harness"

    private func run(_ arguments: String...) async throws -> VerifyRun {
        await VerifyRun.run(["explain"] + arguments, in: try TemporaryFolder())
    }

    @Test func printsThePageOfACode() async throws {
        #expect(
            try await run("layers.empty").snapshot == """
                0
                layers.empty
                  A layer has no files
                  meaning: A pattern under `paths` matches no Swift file. The layer would pass every rule and protect nothing.
                  example: `paths: [App/Domian/**]`.
                  fix: Correct the pattern.
                  suppress: Write `optional: true` in the layer.

                """)
    }

    @Test func statesThatAFindingCannotBeSuppressed() async throws {
        #expect(try await run("format.syntax").output.hasSuffix("\n  suppress: This finding cannot be suppressed.\n"))
    }

    @Test func suggestsTheNearestCode() async throws {
        let run = try await run("layers.emtpy")
        #expect(run.snapshot.hasPrefix("2\n"))
        #expect(
            run.errors
                == "verify: \"layers.emtpy\" is not a code of a finding; write \"layers.empty\" if that was meant, or run verify explain for the list of all codes\n"
        )
    }

    @Test func listsTheCodesThatBeginWithAWord() async throws {
        #expect(
            try await run("import").errors.hasPrefix(
                "verify: \"import\" is not a code of a finding; write one of the codes that begin with it: import."))
        let advice = try #require(try await run("layers").errors.split(separator: ": ").last)
        let listed = advice.dropLast().split(separator: ", ").map(String.init)
        #expect(listed == ExplainCommand.codes.map(\.name).filter { $0.hasPrefix("layers.") })
    }

    @Test func listsAllCodes() async throws {
        let lines = try await run().output.split(separator: "\n")
        #expect(lines.map { String($0.prefix { $0 != " " }) } == ExplainCommand.codes.map(\.name))
        #expect(lines.contains { $0.hasPrefix("layers.naming ") }, "the codes of layer rules are listed too")
    }

    /// The reference is the output of `verify explain --markdown`.
    @Test func theReferenceHasThePagesOfAllCodes() async throws {
        let page = try String(contentsOfFile: "\(PackageFolders.root)/Documentation/Findings.md", encoding: .utf8)
        #expect(try await run("--markdown").output == page, "run: verify explain --markdown > Documentation/Findings.md")
    }

    // MARK: The list

    @Test func codesAreUniqueAndTheirPagesComplete() {
        let codes = ExplainCommand.codes
        #expect(Set(codes.map(\.name)).count == codes.count)
        for code in codes {
            #expect(code.name.wholeMatch(of: /[a-z]+\.[a-z]+(-[a-z]+)*/) != nil, "\(code)")
            for text in [code.meaning, code.example, code.fix, code.suppression ?? "."] {
                #expect(text.hasSuffix(".") && !text.contains("\n"), "\(code): \(text)")
            }
            #expect(!code.title.isEmpty && !code.title.hasSuffix("."), "\(code)")
        }
    }

    /// A code that is not in a list would have no page; one that no finding has would be a page about nothing.
    @Test func eachCodeOfTheSourcesIsListedAndUsed() throws {
        let files = try #require(FileManager.default.enumerator(atPath: Self.sources)).compactMap { $0 as? String }.filter {
            $0.hasSuffix(".swift")
        }
        let texts = try files.map { try String(contentsOfFile: "\(Self.sources)/\($0)", encoding: .utf8) }
        let declared = texts.flatMap {
            $0.matches(of: /static let (\w+) = FindingCode\(\s*"([a-z.-]+)"/).map { (member: String($0.1), name: String($0.2)) }
        }
        #expect(declared.map(\.name).sorted() == ExplainCommand.codes.map(\.name))
        for code in declared where code.member != "violation" {
            #expect(texts.contains { $0.contains(".\(code.member)") }, "no finding has the code \(code.name)")
        }
    }
}
