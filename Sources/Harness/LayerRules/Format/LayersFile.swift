internal import VerificationModel

/// `layers.yml`: which layers there are, and what each may use.
struct LayersFile: Sendable {
    /// How findings name the file.
    let file: String
    /// The folders whose Swift files must each be in a layer.
    let sources: [Pattern]
    /// In the order of the file.
    let layers: [Layer]
    let exceptions: [LayerException]
    /// Rules on symbols, which are read and not checked.
    let symbolRules: [SymbolRule]
}

/// A glob and where it is written.
struct Pattern: Sendable {
    let glob: Glob
    let place: SourcePlace
}

/// A part of the app with rules of its own.
struct Layer: Sendable {
    let name: String
    let place: SourcePlace
    let paths: [Pattern]
    /// The layers that it may use; `*` is any.
    let uses: Set<String>
    /// The outside modules that it may import; `*` is any.
    let imports: Set<String>
    /// What to do instead of a breach.
    let hint: String?
    /// It may have no files.
    let isOptional: Bool

    /// What it may use, in the words of a message.
    var allowedLayers: String {
        uses.isEmpty ? "\(name) may use no other layer" : "\(name) may use \(uses.sorted().joined(separator: ", "))"
    }

    /// What it may import, in the words of a message.
    var allowedModules: String {
        imports.isEmpty ? "\(name) may import no outside module" : "\(name) may import \(imports.sorted().joined(separator: ", "))"
    }
}

/// A breach that is known and wanted for now.
struct LayerException: Sendable {
    let from: Glob
    let to: String
    let because: String
    /// The last day on which it holds.
    let until: Day?
    let place: SourcePlace

    var name: String { "\(from.text) -> \(to)" }
}

/// A rule that needs the symbols of the sources, not only their imports.
struct SymbolRule: Sendable {
    let kind: String
    let number: Int
    let place: SourcePlace
}
