import DecodingUses
import FixtureScan
import ProjectModules
import TestFolders
import Testing
import VerificationModel

@Suite("Scans of sample repositories")
struct ScanSampleTests {
    @Test(arguments: SampleLayout.all)
    func joinsEachFixtureToItsType(_ layout: SampleLayout) throws {
        let folder = try TemporaryFolder()
        for (path, text) in layout.projects { try folder.write(path, text) }
        let imports = layout.module.map { "@testable import \($0)\n" } ?? ""
        try folder.write("\(layout.types)/Types.swift", "import Foundation\n\(SamplePart.shared)\n")
        try folder.write("\(layout.tests)/Helpers.swift", "import XCTest\n\(imports)\(SamplePart.helpers)\n")
        for (number, part) in SamplePart.all.enumerated() {
            try folder.write("\(layout.types)/Part\(number).swift", "import Foundation\n\(part.types)\n")
            try folder.write(
                "\(layout.tests)/Part\(number)Tests.swift",
                "import XCTest\n\(imports)\nfinal class Part\(number)Tests: XCTestCase {\n\(part.tests)\n}\n")
            for (path, content) in part.fixtures { try folder.write("\(layout.tests)/Fixtures/\(path)", content) }
        }
        let scan = try Scan(root: folder.path)
        #expect(scan.projects.summary == layout.summary)
        let prefix = "\(layout.tests)/Fixtures/"
        var found: [String: String] = [:]
        for fixture in scan.fixtures where fixture.file.path.hasPrefix(prefix) {
            found[String(fixture.file.path.dropFirst(prefix.count))] = Self.text(of: fixture)
        }
        for part in SamplePart.all {
            for path in part.expected.keys.sorted() { #expect(found[path] == part.expected[path], "\(part.name): \(path)") }
        }
        #expect(scan.fixtures.count == SamplePart.all.reduce(0) { $0 + $1.fixtures.count })
        #expect(scan.typeCount >= 12 && scan.fixtures.count >= 20)
    }

    /// The result for a fixture, in a few words.
    private static func text(of fixture: Scan.Fixture) -> String {
        switch fixture.join {
        case .unused: return "unused"
        case .used: return "not joined"
        case .ambiguous:
            return "may be "
                + fixture.trials.compactMap { if case .decodes = $0.verdict { $0.decoding.name } else { nil } }.joined(separator: ", ")
        case .joined(let types, by: .keys): return "has the keys of \(types[0].name)"
        case .joined:
            return fixture.trials.map { trial in
                switch trial.verdict {
                case .decodes: "decodes as \(trial.decoding.name)"
                case .fails where fixture.state == .refused: "is refused by \(trial.decoding.name)"
                case .fails(let failure): "fails at \(failure.place.line ?? 0):\(failure.place.column ?? 0) as \(trial.decoding.name)"
                case .undecided(let constructs): "undecided: \(constructs.first?.what ?? "")"
                case .notJSON: "not JSON"
                }
            }
            .joined(separator: "; ")
        }
    }
}
