import PlantedSwift
import Testing

@testable import SwiftSymbols

/// Files with declarations, and the expected uses of them in a last file.
struct ResolutionSample: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The texts of the files with declarations.
    let files: [String]
    /// The text of the last file, in which each use is marked with `«` and `»`.
    let text: String
    /// For each mark, the number of the file whose declaration is used, and the name of the declaration.
    let uses: [String]

    init(_ description: String, _ files: String..., in text: String, uses: [String]) {
        testDescription = description
        self.files = files
        self.text = text
        self.uses = uses
    }

    /// Compares the uses that are found with the marks.
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
