package import ProjectModules
internal import SwiftSymbols
package import VerificationModel

/// A group of files with a name, such as the files of a layer.
package struct NamedFiles: Sendable {
    let name: String
    /// The place that defines the name.
    let place: SourcePlace
    private let patterns: [Glob]
    private let excluded: [Glob]

    /// - Parameters:
    ///   - name: The name.
    ///   - place: The place that defines it.
    ///   - patterns: The patterns of the files.
    ///   - excluded: The patterns of files that are not in the group, whatever other patterns they match.
    package init(name: String, place: SourcePlace, patterns: [Glob], excluding excluded: [Glob] = []) {
        (self.name, self.place, self.patterns, self.excluded) = (name, place, patterns, excluded)
    }

    func contains(_ file: String) -> Bool {
        patterns.contains { $0.matches(file) } && !excluded.contains { $0.matches(file) }
    }
}

/// A file, a type or a layer, at which a chain of uses begins or ends.
package struct ChainEnd: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// The number of the file.
        case file(Int)
        /// The number of its declaration.
        case type(Int)
        /// The numbers of the layer's files.
        case layer(Set<Int>)
    }

    /// The reason why a name does not identify a chain end.
    package enum LookupError: Error, Hashable, Sendable {
        /// Nothing has the name.
        case unknown(nearest: String?)
        /// Several files, types or layers have the name.
        case several([ChainEnd])
        /// The name is a layer that contains no files.
        case noFiles
    }

    let kind: Kind
    /// The path of a file, the name of a layer, or the name of a type with the names of the types around it.
    package let name: String
    /// The kind as a word: `file`, `layer`, `struct`.
    package let noun: String
    /// The place of the declaration.
    package let place: SourcePlace

    var isType: Bool { if case .type = kind { true } else { false } }

    /// Returns all chain ends of a graph and a list of layers: files, then types in the order of the files, then layers.
    static func all(_ graph: SymbolGraph, _ layers: [NamedFiles]) -> [ChainEnd] {
        let files = graph.files.enumerated().map { number, file in
            ChainEnd(kind: .file(number), name: file, noun: "file", place: SourcePlace(file: file))
        }
        let types = graph.symbols.declarations.enumerated().filter { $1.isType && $1.isNamedElsewhere }.map { number, symbol in
            ChainEnd(
                kind: .type(number), name: symbol.symbol, noun: symbol.kind, place: graph.place(of: symbol.offset, in: symbol.file))
        }
        let named = layers.map { layer in
            let own = graph.files.indices.filter { layer.contains(graph.files[$0]) }
            return ChainEnd(kind: .layer(Set(own)), name: layer.name, noun: "layer", place: layer.place)
        }
        return files + types + named
    }
}

extension DeclaredSymbol {
    /// Whether other files could name the declaration.
    ///
    /// It is neither inside a function nor a generic parameter.
    var isNamedElsewhere: Bool { !isLocal && kind != "genericParameter" }
}
