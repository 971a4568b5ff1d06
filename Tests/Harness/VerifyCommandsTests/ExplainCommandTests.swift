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
                == "verify: \"layers.emtpy\" is not a code of a finding; write \"layers.empty\" if that was meant, or list all codes: verify explain\n"
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
        let texts = try sourceTexts()
        let declared = texts.flatMap { file, text in
            text.matches(of: /static let (\w+) = FindingCode\(\s*"([a-z.-]+)"/).map { match in
                // Each kind of rule has a member of this name.
                let member = match.1 == "violation" ? "\(file.dropLast(".swift".count)).violation" : ".\(match.1)"
                return (member: member, name: String(match.2))
            }
        }
        #expect(declared.map(\.name).sorted() == ExplainCommand.codes.map(\.name))
        #expect(texts.reduce(0) { $0 + $1.text.matches(of: /FindingCode\(/).count } == declared.count, "a code is made outside the lists")
        let used = Set(texts.flatMap { Self.members(in: $0.text) })
        for code in declared {
            #expect(used.contains(code.member), "no finding has the code \(code.name)")
        }
    }

    /// Returns each member that a text names, as `.member` and as `Type.member`.
    private static func members(in text: String) -> [String] {
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        return words.flatMap { word in
            let names = word.split(separator: ".", omittingEmptySubsequences: false)
            return zip(names, names.dropFirst()).flatMap { [".\($1)", "\($0).\($1)"] }
        }
    }

    /// Returns each source file's name and text.
    private func sourceTexts() throws -> [(file: String, text: String)] {
        try #require(FileManager.default.enumerator(atPath: Self.sources)).compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
            .map {
                ($0.split(separator: "/").last.map(String.init) ?? $0, try String(contentsOfFile: "\(Self.sources)/\($0)", encoding: .utf8))
            }
    }
}
