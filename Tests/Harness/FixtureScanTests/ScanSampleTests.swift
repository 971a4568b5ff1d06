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
            found[String(fixture.file.path.dropFirst(prefix.count))] = fixture.text
        }
        for part in SamplePart.all {
            for path in part.expected.keys.sorted() { #expect(found[path] == part.expected[path], "\(part.name): \(path)") }
        }
        #expect(scan.fixtures.count == SamplePart.all.reduce(0) { $0 + $1.fixtures.count })
        #expect(scan.typeCount >= 12 && scan.fixtures.count >= 20)
    }
}
