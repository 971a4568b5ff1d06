import PlantedSwift
import Testing

@testable import SwiftSymbols

/// Files, and what a last one uses of them, at its marks.
struct ResolutionSample: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// What the other files declare.
    let files: [String]
    /// Text in which each use stands between `«` and `»`.
    let text: String
    /// By mark, which file is used there, by its number, and what of it.
    let uses: [String]

    init(_ description: String, _ files: String..., in text: String, uses: [String]) {
        testDescription = description
        self.files = files
        self.text = text
        self.uses = uses
    }

    /// Holds what is found against what is marked.
    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let (plain, offsets) = PlantedSwift.unmarked(text)
        let graph = SourceGraph((files + [plain]).map { SourceGraph.Source(module: "App", bytes: Array($0.utf8)) })
        let found = graph.references.filter { $0.file == files.count && $0.isActive }
        let names = found.map { reference in
            let declaration = graph.declarations[reference.declaration]
            return "\(reference.offset) \(declaration.file) \(declaration.symbol)"
        }
        #expect(Set(names).sorted() == zip(offsets, uses).map { "\($0) \($1)" }.sorted(), sourceLocation: sourceLocation)
    }
}
