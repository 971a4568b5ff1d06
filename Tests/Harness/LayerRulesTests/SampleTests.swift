import Foundation
import TestFolders
import Testing
import VerificationModel

@testable import LayerRules

/// Every folder below `Samples` is an app with rules, and each `NAME.yml` in it has its output beside it, in `NAME.expected.txt`.
@Suite("Layers: samples")
struct SampleTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        let folder: String
        let name: String

        var testDescription: String { "\(URL(fileURLWithPath: folder).lastPathComponent)/\(name)" }
        var expected: String { "\(folder)/\(name).expected.txt" }

        /// The output of a check of the sample: every case that is not kept, with all of its findings, and the warnings.
        func output() throws -> String {
            let today = try #require(Day("2026-11-21"))
            let suites = LayerSuite(layersFile: "\(folder)/\(name).yml", root: folder, today: today).run()
            let cases = suites.flatMap(\.cases)
            let unkept = cases.filter { $0.verdict != .kept }.map { each in
                "\(each.identifier): \(each.verdict.name)\n" + each.verdict.findings.map { "\($0)\n" }.joined()
            }
            let warnings = suites.flatMap(\.warnings).map { "\nwarning: \($0)\n" }
            return "\(unkept.count) of \(cases.count) cases not kept\n" + (unkept.map { "\n\($0)" } + warnings).joined()
        }
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Samples"

    private static func folders() throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        return names.filter { $0 != "README.md" && !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }
    }

    private static func samples() throws -> [Sample] {
        try folders().flatMap { folder in
            let rules = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter { $0.hasSuffix(".yml") }
            return rules.map { Sample(folder: folder, name: String($0.dropLast(".yml".count))) }
        }
    }

    @Test func everyFolderIsASample() throws {
        let folders = try Self.folders()
        #expect(!folders.isEmpty)
        #expect(try Set(Self.samples().map(\.folder)) == Set(folders))
    }

    /// A kind of rule without samples, or without a line in the reference, is not finished.
    @Test func everyKindOfRuleHasSamplesAndAReference() throws {
        let rules = try Self.samples().map { try String(contentsOfFile: "\($0.folder)/\($0.name).yml", encoding: .utf8) }
        let page = try PackageFolders.text("Documentation/Formats/layers.md")
        for key in LayerRuleKinds.all.map({ $0.key }) + ["exceptions", "exclude", "generated", "presets", "probable"] {
            #expect(rules.contains { $0.contains("\n\(key):") }, "\(key)")
            #expect(page.contains("\n| `\(key)` |"), "\(key)")
        }
    }

    @Test(arguments: try samples())
    func hasTheExpectedOutput(_ sample: Sample) throws {
        let output = try sample.output()
        #expect(output == (try? String(contentsOfFile: sample.expected, encoding: .utf8)), "\(sample.expected) is missing or differs")
    }
}
