import Foundation
import TestFolders
import Testing
import VerificationModel
import VerifyRunning

@testable import VerifyCommands

/// Tests that the page of each code is true: its example yields the code, and what it describes under `suppress` turns the finding off.
@Suite("Examples of findings")
struct FindingExampleTests {
    private static let pages = Dictionary(uniqueKeysWithValues: ExplainCommand.codes.map { ($0.name, $0) })

    @Test func eachCodeHasAnExampleOrAReason() {
        let held = FindingExample.all.map(\.code)
        #expect(Set(held).count == held.count)
        #expect(Set(held).isDisjoint(with: FindingExample.absent.keys))
        #expect((held + FindingExample.absent.keys).sorted() == ExplainCommand.codes.map(\.name))
    }

    @Test(arguments: FindingExample.all)
    func yieldsExactlyItsCode(_ example: FindingExample) async throws {
        #expect(await example.codes(in: try example.folder()) == example.others.union([example.code]))
    }

    /// Text in backticks on the page is text of the example that is run.
    @Test(arguments: FindingExample.all)
    func isTheExampleOnThePage(_ example: FindingExample) async throws {
        let page = try #require(Self.pages[example.code])
        let folder = try example.folder()
        let before = try Self.input(of: example, in: folder)
        for fragment in Self.fragments(of: page.example) { #expect(before.contains(fragment), "\(fragment) is not in the example") }
        let more = try example.suppress(in: folder)
        let after = try before + Self.input(of: example, in: folder) + (more + ["verify baseline"]).joined(separator: " ")
        for fragment in Self.fragments(of: page.suppression ?? "") {
            #expect(after.contains(fragment), "\(fragment) is not in the example")
        }
    }

    @Test(arguments: FindingExample.all)
    func isSuppressedAsThePageDescribes(_ example: FindingExample) async throws {
        let page = try #require(Self.pages[example.code])
        let canBeFrozen = page.suppression?.contains("`verify baseline`") == true
        try #require((page.suppression != nil) == (canBeFrozen || example.suppression != nil))
        if example.suppression != nil {
            let folder = try example.folder()
            let more = try example.suppress(in: folder)
            #expect(await example.codes(in: folder, more: more) == [])
        }
        guard canBeFrozen else { return }
        let folder = try example.folder()
        let frozen = await VerifyRun.run(["baseline", "--contracts", "@/Contracts"], in: folder)
        #expect(frozen.status == 0, "\(frozen.snapshot)")
        #expect(await example.codes(in: folder) == [])
    }

    // MARK: The text of an example

    /// Returns the texts in backticks, without the points that leave something out.
    private static func fragments(of text: String) -> [String] {
        text.matches(of: /`([^`]+)`/).flatMap { $0.1.split(separator: "...").map(String.init) }
    }

    /// Returns everything that an example consists of: names and texts of files, arguments, environment and response types.
    private static func input(of example: FindingExample, in folder: TemporaryFolder) throws -> String {
        let names = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
        let texts = names.compactMap { try? folder.text($0) }
        let arguments = example.arguments.map { $0.replacing("@/", with: "") }.joined(separator: " ")
        let environment = example.environment.map { "\($0.key)=\($0.value)" }
        let types = try example.types.isEmpty ? "" : PackageFolders.text(Self.typesFile)
        return (names + texts + [arguments, types] + environment).joined(separator: "\n")
    }

    private static let typesFile = "Tests/Harness/VerifyCommandsTests/FindingExamples/FindingExample+Types.swift"
}
