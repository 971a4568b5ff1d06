import Foundation
import JSONSchemas
import StrictJSON
import TestFolders
import Testing
import VerificationModel

@testable import ContractFiles
@testable import StrictYAML

/// Compares the schemas with the readers of the formats.
@Suite("JSON Schemas of the file formats")
struct FormatSchemaTests {
    @Test(arguments: SampleFormat.allCases)
    func describesWhatTheReaderAccepts(_ format: SampleFormat) throws {
        let schema = try format.schema()
        for text in format.accepted {
            let node = try SampleFormat.node(text)
            #expect(format.problems(of: node).map(\.finding.what) == [])
            #expect(try schema.violations(of: try #require(SampleFormat.literal(node))) == [])
        }
    }

    /// With one change in an accepted file, the schema never refuses what the reader accepts.
    ///
    /// It refuses what the reader refuses, except for reasons that a schema cannot have.
    @Test(arguments: SampleFormat.allCases)
    func agreesWithTheReaderOnEachChange(_ format: SampleFormat) throws {
        let schema = try format.schema()
        var refusedByBoth = 0
        var reasons: Set<String> = []
        for text in format.accepted {
            for (change, node) in try SampleFormat.node(text).mutations {
                let problems = format.problems(of: node)
                let violations = try SampleFormat.literal(node).map(schema.violations(of:)) ?? ["it is not JSON"]
                switch (problems.first, violations.isEmpty) {
                case (nil, true): continue
                case (nil, false): Issue.record("\(change): only the schema refuses it: \(violations)")
                case (.some, false): refusedByBoth += 1
                case (.some(let problem), true):
                    let what = problem.finding.what
                    let reason = format.onlyForTheReader.first(where: what.contains)
                    #expect(reason != nil, "\(change): only the reader refuses it: \(what)")
                    reasons.formUnion([reason].compactMap(\.self))
                }
            }
        }
        #expect(reasons == Set(format.onlyForTheReader))
        #expect(refusedByBoth > 300)
    }

    /// A key without a sample would not be compared.
    @Test(arguments: SampleFormat.allCases)
    func hasASampleOfEachKey(_ format: SampleFormat) throws {
        let text = format.accepted.joined(separator: "\n")
        for key in format.keys { #expect(text.contains("\(key.name):"), "no sample has the key \(key.name)") }
        #expect(format.keys.count >= 6)
    }

    @Test func eachMatcherHasASample() {
        let text = SampleFormat.contracts.accepted.joined()
        for name in MatcherKind.allNames { #expect(text.contains("match: \(name)") || text.contains("match: \"\(name)\""), "\(name)") }
    }

    /// The files of this package, with the layers of all samples.
    @Test(arguments: [(SampleFormat.apis, "Contracts"), (.contracts, "Contracts"), (.layers, "Contracts"), (.layers, "Tests")])
    func agreesWithTheReaderOnFiles(_ format: SampleFormat, _ folder: String) throws {
        let names = try FileManager.default.subpathsOfDirectory(atPath: "\(PackageFolders.root)/\(folder)")
        let files = names.filter(format.hasFile).sorted().map { "\(folder)/\($0)" }
        #expect(!files.isEmpty)
        let schema = try format.schema()
        for file in files {
            let node = try SampleFormat.node(try PackageFolders.text(file))
            guard format.problems(of: node).isEmpty else { continue }
            #expect(try schema.violations(of: try #require(SampleFormat.literal(node))) == [], "\(file)")
        }
    }
}
