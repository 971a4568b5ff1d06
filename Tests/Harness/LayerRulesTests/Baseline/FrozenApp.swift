import LayerRules
import TestFolders
import Testing
import VerificationModel

/// An app of three layers in which one use breaks their rules, to be frozen.
struct FrozenApp {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("App/Domain/Film.swift", "struct Film {}\n")
        try folder.write("App/Domain/Start.swift", "let films = FilmStore.shared\n")
        try folder.write("App/Data/FilmStore.swift", "final class FilmStore {\n    static let shared = FilmStore()\n}\n")
        try folder.write("App/Screens/FilmList.swift", "struct FilmList {\n    let films: [Film]\n}\n")
        try folder.write("Contracts/layers.yml", Self.layers)
    }

    static let layers = """
        sources: [App]
        layers:
          Domain: { paths: [App/Domain/**] }
          Data: { paths: [App/Data/**], uses: [Domain] }
          Screens: { paths: [App/Screens/**], uses: [Domain] }

        """
    static let head = """
        # Violations of layers.yml that existed already. `verify baseline --shrink` removes the fixed ones.
        version: 2
        frozen:

        """
    static let entry = "  - { rule: \"layers.use\", file: \"App/Domain/Start.swift\", in: \"films\", to: \"FilmStore\" }\n"
    static let file = "Contracts/layers-baseline.yml"

    func suite(filters: [String] = []) throws -> LayerSuite { try folder.suite(filters: filters) }

    func lines(filters: [String] = []) throws -> [String] { try folder.lines(filters: filters) }

    func cases(filters: [String] = []) throws -> [CheckCase] {
        try suite(filters: filters).run().flatMap(\.cases).filter { $0.identifier.subject.hasPrefix("layers.yml/baseline") }
    }

    /// Writes what is to be frozen, and returns the file's entries.
    func freeze() throws -> String {
        let baseline = LayerBaseline(layersFile: "\(folder.path)/Contracts/layers.yml", root: folder.path)
        let update = try baseline.update(today: try #require(Day("2026-11-21")), addsNew: true)
        try folder.write(Self.file, try #require(update.content))
        let text = try folder.text(Self.file)
        #expect(text.hasPrefix(Self.head))
        return String(text.dropFirst(Self.head.count))
    }
}
