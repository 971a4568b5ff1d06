package import DecodingPrograms
package import SwiftSymbols
internal import Threads

/// The types that sources save, and what decodes them again.
extension DecodingSources {
    /// Returns whether a type conforms to `Encodable`, with all types that it is made of, or whether its raw value is saved.
    package func isEncodable(_ root: Root) -> Bool { root.isRawValue || isEncodable(root.type) }

    /// Returns an enumeration with texts or whole numbers as raw values, as its raw value is saved; nil for any other type.
    package func rawValueRoot(of type: KnownType) -> Root? {
        guard case .nominal(let declaration, _) = type, let raw = Conformances(table).rawType(of: declaration)?.outsideName,
            ["Int", "String"].contains(raw)
        else { return nil }
        var root = self.root(of: type)
        root.isRawValue = true
        return root
    }

    private func isEncodable(_ type: KnownType) -> Bool {
        switch type {
        case .nominal(let declaration, _):
            declaration.kind != .protocol && Conformances(table).conforms(declaration, to: ["Encodable", "Codable"])
        case .outside(let name, let arguments):
            arguments.isEmpty ? Leaves.leaf(named: name) != nil : Leaves.generic.contains(name) && arguments.allSatisfy(isEncodable)
        default: false
        }
    }

    /// Returns whether a type is one of the system that is stored as it is, such as `Int` or `Date`.
    /// - Parameter withCollections: Whether arrays, sets, dictionaries and optionals of such types are as well.
    package static func isPlain(_ type: KnownType, withCollections: Bool) -> Bool {
        guard case .outside(let name, let arguments) = type else { return false }
        if arguments.isEmpty { return Leaves.leaf(named: name) != nil }
        return withCollections && Leaves.generic.contains(name) && arguments.allSatisfy { isPlain($0, withCollections: true) }
    }

    /// Returns whether the text of a file contains one of several names.
    package func contains(_ names: NameSearch, inFile number: Int) -> Bool { names.occurs(in: texts[number]) }

    /// Reads what types write when they are encoded, and all types in them.
    ///
    /// The shapes are those of decoding: a key that is not always written is optional.
    package func writtenProgram(ofRoots roots: [Root]) -> (program: DecodingProgram, types: [TypeNumber]) {
        program(ofTypes: roots, nil, .encoding)
    }

    /// The calls that decode property lists, by the places of the names of the called functions.
    package var propertyListCalls: Set<ProgramPlace> { Set(made(.propertyListDecoder).users.keys) }

    /// The types of the property wrappers that properties have, with their generic arguments.
    package var wrapperTypes: [KnownType] {
        let (table, openConditions) = (table, openConditions)
        return DeepStack.run {
            let reader = WrapperReader(ProgramBuilder(table, openConditions) { madeHere(.decoder) })
            return table.declarations.compactMap { property in
                guard property.kind == .variable, !property.attributes.isEmpty, case .wrapper(let type) = reader.wrapped(property) else {
                    return nil
                }
                return type
            }
        }
    }

    /// Returns the same type in other sources: of all types with its name, the one in the same file if there are several.
    /// - Parameter types: The types of these sources.
    /// - Returns: nil if the other sources have no such type, or if several may be meant.
    package func counterpart(of root: Root, from other: DecodingSources, among types: TypesByPath) -> Root? {
        counterpart(of: root.type, from: other, types).map { type in
            var found = self.root(of: type)
            found.isRawValue = root.isRawValue
            return found
        }
    }

    /// Types by their names, with the types around them.
    package struct TypesByPath {
        fileprivate let types: [String: [Candidate]]

        package init(_ sources: DecodingSources) {
            types = Dictionary(grouping: sources.candidates.filter { $0.declaration.kind != .typealias }, by: \.path)
        }
    }

    private func counterpart(of type: KnownType, from other: DecodingSources, _ types: TypesByPath) -> KnownType? {
        func all(_ arguments: [KnownType]) -> [KnownType]? {
            let found = arguments.compactMap { counterpart(of: $0, from: other, types) }
            return found.count == arguments.count ? found : nil
        }
        switch type {
        case .nominal(let declaration, let arguments):
            guard let number = declaration.number, let arguments = all(arguments) else { return nil }
            let same = types.types[other.table.paths[number]] ?? []
            let file = other.files[declaration.file].name
            let inFile = same.filter { files[$0.declaration.file].name == file }
            guard let only = inFile.count == 1 ? inFile[0] : same.count == 1 ? same[0] : nil,
                only.declaration.generics.count == declaration.generics.count
            else { return nil }
            return .nominal(only.declaration, arguments)
        case .outside(let name, let arguments): return all(arguments).map { .outside(name, $0) }
        default: return nil
        }
    }
}
