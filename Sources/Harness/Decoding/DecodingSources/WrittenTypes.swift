package import DecodingPrograms
package import SwiftSymbols
internal import Threads
internal import VerificationModel

extension DecodingSources {
    /// A type whose decoding can be read: one of the sources, or one that is made of them, such as `[Movie]`.
    package struct Root: Sendable {
        let type: KnownType
        let place: ProgramPlace?
        /// Whether the raw value of the type is saved, and not what it encodes.
        package var isRawValue = false
    }

    /// Returns the type of a root.
    package func type(of root: Root) -> KnownType { root.type }

    /// Returns the root of a type that an expression names.
    package func root(of type: KnownType) -> Root {
        guard case .nominal(let declaration, _) = type else { return Root(type: type, place: nil) }
        return Root(type: type, place: ProgramPlace(file: declaration.file, offset: declaration.name.offset))
    }

    /// Returns the root of a type that was found by its name.
    package func root(of candidate: Candidate) -> Root { Root(type: table.meaning(of: candidate.declaration), place: candidate.place) }

    /// A type of the sources that a written type names.
    package struct NamedPart: Sendable {
        /// The name, with the types around it.
        package let name: String
        package let place: ProgramPlace
    }

    /// Returns the types of the sources that a type is written with: `Page` and `Movie` for `[Page<Movie>]`.
    package func parts(of root: Root) -> [NamedPart] {
        var found: [NamedPart] = []
        var types = [root.type]
        while let type = types.popLast() {
            switch type {
            case .nominal(let declaration, let arguments):
                let name = declaration.number.map { table.paths[$0] } ?? declaration.name.text
                let place = ProgramPlace(file: declaration.file, offset: declaration.name.offset)
                found.append(NamedPart(name: name, place: place))
                types += arguments
            case .outside(_, let arguments): types += arguments
            default: break
            }
        }
        return found
    }

    /// The name of a type that the sources do not show.
    package static let unknownName = "a type that is not known"

    /// Returns a type as Swift writes it, with the types around it.
    package func name(of root: Root) -> String { name(of: root.type) }

    private func name(of type: KnownType) -> String {
        switch type {
        case .nominal(let declaration, let arguments):
            let path = declaration.number.map { table.paths[$0] } ?? declaration.name.text
            let own = arguments.suffix(declaration.generics.count)
            return own.isEmpty ? path : "\(path)<\(own.map(name).joined(separator: ", "))>"
        case .outside("Array", let arguments) where arguments.count == 1: return "[\(name(of: arguments[0]))]"
        case .outside("Optional", let arguments) where arguments.count == 1: return "\(name(of: arguments[0]))?"
        case .outside("Dictionary", let arguments) where arguments.count == 2:
            return "[\(name(of: arguments[0])): \(name(of: arguments[1]))]"
        case .outside(let outside, let arguments):
            return arguments.isEmpty ? outside : "\(outside)<\(arguments.map(name).joined(separator: ", "))>"
        default: return DecodingSources.unknownName
        }
    }

    /// The result of a search for a written type.
    package enum RootSearch: Sendable {
        case found(Root)
        /// No type has this name, of those that the text names.
        case missing(String)
        /// Several types have this name, of those that the text names.
        case several(String, [Candidate])
        /// The type is declared with another number of generic parameters than the text has arguments for it.
        case otherArguments(Candidate, declared: Int, written: Int)
    }

    /// Searches for a type.
    /// - Parameters:
    ///   - text: The type as Swift writes it: `Movie`, `Library.Book`, `[Movie]`, `[String: Page<Movie>]`.
    ///   - files: The files that declare types whose names are not enough to find them.
    package func root(written text: String, files: [String: String] = [:]) -> RootSearch {
        let exact = candidates(named: text, files)
        if exact.count == 1 { return .found(Root(type: table.meaning(of: exact[0].declaration), place: exact[0].place)) }
        guard exact.isEmpty else { return .several(text, exact) }
        return DeepStack.run {
            guard let node = SymbolTable.writtenType(text), node.path.joined(separator: ".") != text || Leaves.leaf(named: text) != nil
            else {
                return .missing(text)
            }
            do throws(SearchEnd) {
                return .found(Root(type: try type(node, files), place: nil))
            } catch {
                return error.search
            }
        }
    }

    private struct SearchEnd: Error {
        let search: RootSearch
    }

    private func candidates(named name: String, _ files: [String: String]) -> [Candidate] {
        let isStandard = Leaves.leaf(named: name) != nil || Leaves.generic.contains(name)
        return candidates(named: name).filter { !isStandard || $0.path == name }.filter { found in
            files[name].map { $0 == place(found.place).file } ?? true
        }
    }

    private func type(_ node: TypeNode, _ files: [String: String]) throws(SearchEnd) -> KnownType {
        switch node {
        case .array(let element): return .array(try type(element, files))
        case .optional(let inner): return .optional(try type(inner, files))
        case .dictionary(let key, let value): return .outside("Dictionary", [try type(key, files), try type(value, files)])
        case .named(_, let written), .member(_, _, let written):
            var arguments: [KnownType] = []
            for each in written { arguments.append(try type(each, files)) }
            return try type(named: node.path.joined(separator: "."), arguments, files)
        default: throw SearchEnd(search: .missing("a type that is not a name, an array, a dictionary or an optional"))
        }
    }

    private func type(named name: String, _ arguments: [KnownType], _ files: [String: String]) throws(SearchEnd) -> KnownType {
        let found = candidates(named: name, files)
        guard found.count < 2 else { throw SearchEnd(search: .several(name, found)) }
        guard let first = found.first else {
            guard Leaves.leaf(named: name) != nil || Leaves.generic.contains(name) else { throw SearchEnd(search: .missing(name)) }
            return .outside(name, arguments)
        }
        let only = first.declaration
        guard only.generics.count == arguments.count else {
            throw SearchEnd(search: .otherArguments(first, declared: only.generics.count, written: arguments.count))
        }
        if only.kind != .typealias { return .nominal(only, arguments) }
        let bindings = Dictionary(uniqueKeysWithValues: zip(only.generics.map { ObjectIdentifier($0) }, arguments))
        return table.meaning(of: only).replacing(bindings)
    }

    /// Reads the decoding of types, and of all types in them.
    /// - Parameters:
    ///   - roots: The types.
    ///   - decoders: The decoders whose custom strategies are read too; nil for none.
    package func program(ofRoots roots: [Root], decoders: MadeDecoders? = nil) -> (program: DecodingProgram, types: [TypeNumber]) {
        program(ofTypes: roots, decoders)
    }

    /// Reads the decoding of a type, and of all types in it.
    /// - Parameters:
    ///   - root: The type.
    ///   - decoders: The decoders whose custom strategies are read too; nil for none.
    package func program(of root: Root, decoders: MadeDecoders? = nil) -> (program: DecodingProgram, type: TypeNumber) {
        let (program, types) = program(ofTypes: [root], decoders)
        return (program, types[0])
    }
}
