internal import SwiftSymbols
package import VerificationModel

/// Files that have a name together, such as those of a layer.
package struct NamedFiles: Sendable {
    let name: String
    /// Where the name is given.
    let place: SourcePlace
    let patterns: [Glob]

    package init(name: String, place: SourcePlace, patterns: [Glob]) {
        (self.name, self.place, self.patterns) = (name, place, patterns)
    }
}

/// A file, a type or a layer, at which a chain of uses begins or ends.
package struct ChainEnd: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// Its number.
        case file(Int)
        /// The number of its declaration.
        case type(Int)
        /// The numbers of its files.
        case layer(Set<Int>)
    }

    /// Why a name means none of them.
    package enum LookupError: Error, Hashable, Sendable {
        /// Nothing has the name.
        case unknown(nearest: String?)
        /// Each of these has it.
        case several([ChainEnd])
        /// It is a layer in which there is no file.
        case noFiles
    }

    let kind: Kind
    /// A file's path, a layer's name, or a type's name behind those of the types around it.
    package let name: String
    /// What it is: `file`, `layer`, `struct`.
    package let noun: String
    /// Where it is declared.
    package let place: SourcePlace

    var isType: Bool { if case .type = kind { true } else { false } }

    /// All of a graph and a list of layers: files, then types in the files' order, then layers.
    static func all(_ graph: SymbolGraph, _ layers: [NamedFiles]) -> [ChainEnd] {
        let files = graph.files.enumerated().map { number, file in
            ChainEnd(kind: .file(number), name: file, noun: "file", place: SourcePlace(file: file))
        }
        let types = graph.symbols.declarations.enumerated().filter { $1.isType && $1.isNamedElsewhere }.map { number, symbol in
            ChainEnd(
                kind: .type(number), name: symbol.symbol, noun: symbol.kind, place: graph.place(of: symbol.offset, in: symbol.file))
        }
        let named = layers.map { layer in
            let own = graph.files.indices.filter { file in layer.patterns.contains { $0.matches(graph.files[file]) } }
            return ChainEnd(kind: .layer(Set(own)), name: layer.name, noun: "layer", place: layer.place)
        }
        return files + types + named
    }
}

extension DeclaredSymbol {
    /// Whether other files could name it: nothing inside a function, and no generic parameter.
    var isNamedElsewhere: Bool { !isLocal && kind != "genericParameter" }
}
