import LayerRules
import PlantedSwift
import TestFolders
import Testing
import VerificationModel

/// One violation of each kind that Swift's grammar has, each alone in an app of one module, and what only looks like one.
@Suite("Layers: planted violations")
struct PlantedViolationTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("App/Data/Remote.swift", PlantedSwift.declarations)
        try folder.write("App/Domain/Film.swift", "struct Film {\n    let title: String\n}\n")
        try folder.write(
            "Contracts/layers.yml",
            "sources: [App]\nlayers:\n  Domain: { paths: [App/Domain/**], imports: \"*\" }\n  Data: { paths: [App/Data/**], uses: [Domain] }\n"
        )
    }

    private func places() throws -> [String] {
        let findings = try folder.findings()
        #expect(findings.allSatisfy { $0.code.name == "layers.use" })
        return findings.map(\.place.description).sorted()
    }

    /// The symbol of each declared name.
    ///
    /// All uses of it in a file are one finding.
    private static let owners = [
        "Mode": "Remote", "shared": "Remote", "name": "Remote", "mode": "Remote", "next": "Remote", "fetch": "Remote", "fast": "Remote",
        "slow": "Remote", "run": "Base", "gone": "RemoteError", "late": "RemoteError", "value": "Box",
    ]

    @Test func thereAreFortyKindsAtLeast() {
        #expect(PlantedSwift.planted.count >= 40)
    }

    @Test(arguments: PlantedSwift.planted)
    func eachIsOneFindingAtItsPlace(_ kind: String, _ text: String) throws {
        let (plain, offsets) = PlantedSwift.unmarked(text)
        try folder.write("App/Domain/Planted.swift", plain)
        var owners: Set<String> = []
        let first = offsets.filter { offset in
            let name = String(decoding: plain.utf8.dropFirst(offset).prefix { $0.isLetter }, as: UTF8.self)
            return owners.insert(Self.owners[name] ?? name).inserted
        }
        let expected = first.map { SourcePlace(offset: $0, in: Array(plain.utf8), file: "App/Domain/Planted.swift").description }.sorted()
        #expect(try places() == expected, "\(kind)")
    }

    /// Rules apply to every branch, because any of them may be built next.
    @Test(arguments: PlantedSwift.lookalikes.filter { $0.kind != "a branch that is not built" })
    func acceptsCodeThatOnlyLooksLikeAViolation(_ kind: String, _ text: String) throws {
        try folder.write("App/Domain/Planted.swift", text)
        #expect(try places() == [], "\(kind)")
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
