import Foundation
import Subprocess
import TestFolders
import Testing

/// The public API of a module, from the symbol graph of its built module.
///
/// - Source: the symbol graph format of the Swift compiler, version 0.6.
struct PublicAPI {
    /// A line for each declaration, below the line of its type.
    let lines: [String]
    /// The declarations without a documentation comment.
    let undocumented: [String]

    /// Reads the API of a module.
    /// - Parameters:
    ///   - module: The name of the module.
    ///   - folder: A folder for the symbol graph.
    init(of module: String, in folder: TemporaryFolder) async throws {
        let arguments = [
            "-module-name", module, "-I", BuiltProgram.modules, "-target", BuiltProgram.target, "-output-dir", folder.path,
            "-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs",
        ]
        let run = try await BuiltProgram.runTool(
            .name("swift-symbolgraph-extract"), arguments + (try BuiltProgram.moduleMaps()), in: folder)
        try #require(run.status == 0, "\(run.errors)")
        let files = folder.files(below: "").filter { $0.hasPrefix(module) && $0.hasSuffix(".symbols.json") }
        try #require(!files.isEmpty)
        let graphs = try files.map { try JSONDecoder().decode(SymbolGraph.self, from: Data(try folder.text($0).utf8)) }
        self.init(graphs)
    }

    private init(_ graphs: [SymbolGraph]) {
        let symbols = graphs.flatMap(\.symbols)
        let names = Dictionary(symbols.map { ($0.identifier.precise, $0.path) }, uniquingKeysWith: { first, _ in first })
        var conformances: [String: Set<String>] = [:]
        for relationship in graphs.flatMap(\.relationships) where relationship.kind == "conformsTo" {
            let name = relationship.targetFallback ?? names[relationship.target]?.joined(separator: ".") ?? relationship.target
            if !Self.implicit.contains(name) { conformances[relationship.source, default: []].insert(name) }
        }
        var entries = symbols.map { symbol in
            let inherited = conformances[symbol.identifier.precise, default: []].sorted().joined(separator: ", ")
            return (path: symbol.path, text: symbol.declaration + (inherited.isEmpty ? "" : " // \(inherited)"))
        }
        let own = Set(symbols.map(\.path))
        let extended = Set(symbols.map { Array($0.path.dropLast()) }).subtracting(own).filter { !$0.isEmpty }
        entries += extended.map { ($0, "extension \($0.joined(separator: "."))") }
        lines = entries.sorted { $0.path == $1.path ? $0.text < $1.text : $0.path.lexicographicallyPrecedes($1.path) }
            .map { String(repeating: "  ", count: $0.path.count - 1) + $0.text }
        // The compiler writes the initializers of enumerations with raw values.
        undocumented = symbols.filter { $0.docComment == nil && $0.path.last != "init(rawValue:)" }.map { $0.path.joined(separator: ".") }
            .sorted()
    }

    /// Protocols that a type conforms to without any declaration.
    private static let implicit: Set = ["Swift.BitwiseCopyable", "Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"]
}

/// The parts of a symbol graph that a listing needs.
private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable {
            let precise: String
        }
        struct Fragment: Decodable {
            let spelling: String
        }
        struct Comment: Decodable {}

        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]
        let docComment: Comment?

        var path: [String] { pathComponents }
        /// The declaration on one line.
        var declaration: String {
            declarationFragments.map(\.spelling).joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
        let targetFallback: String?
    }

    let symbols: [Symbol]
    let relationships: [Relationship]
}
