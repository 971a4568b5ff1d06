import LayerRules
import TestFolders
import Testing
import VerificationModel

/// A repository of one test's own, in which layers are to be found.
struct Repository {
    let folder: TemporaryFolder

    /// - Parameter files: The paths and contents of the files.
    init(_ files: KeyValuePairs<String, String>) throws { try self.init(files.map { ($0.key, $0.value) }) }

    init(_ files: [(path: String, text: String)]) throws {
        folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
    }

    /// The text that would be written.
    func first(_ division: LayerDivision? = nil) throws -> LayersFileDraft {
        try LayersFileDraft(root: folder.path, location: "--contracts Contracts/", today: today(), division: division)
    }

    /// Layers, with their roles and how many files they have: `Domain: domain, 2`.
    func summary(_ division: LayerDivision? = nil) throws -> [String] { Self.summary(of: try first(division)) }

    static func summary(of first: LayersFileDraft) -> [String] {
        first.layers.map { "\($0.name): \($0.role?.rawValue ?? "none"), \($0.fileCount)" }
    }

    /// The lines of the text without comments.
    func rules() throws -> String { Self.rules(of: try first()) }

    static func rules(of first: LayersFileDraft) -> String {
        first.text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("#") && !$0.contains(" hint: ") }
            .joined(separator: "\n")
    }

    /// The results of a check with the rules that were written.
    func findings() throws -> [String] { try findings(of: first()) }

    func findings(of first: LayersFileDraft) throws -> [String] {
        try folder.write("Contracts/layers.yml", first.text)
        let file = "\(folder.path)/Contracts/layers.yml"
        let suites = try folder.suite().run()
        // The first findings come from the sources that were read already.
        let beginning = first.suites(writtenTo: file, root: folder.path, today: try today())
        #expect(beginning.flatMap(\.cases).map(\.verdict) == suites.flatMap(\.cases).map(\.verdict))
        #expect(suites.flatMap(\.cases).count > 2)
        return suites.flatMap(\.findings).map { "\($0.place): \($0.code.name): \($0.what)" }
    }

    private func today() throws -> Day { try #require(Day("2026-11-21")) }
}
