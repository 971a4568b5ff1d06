internal import DecodingPrograms
internal import DecodingSources
internal import SwiftSymbols

/// The keys of libraries that save Codable types in UserDefaults.
///
/// Source: sindresorhus/Defaults, whose `Defaults.Key<Value>("name", default: value)` saves a Codable value as JSON, and gives the default value if
/// decoding fails.
enum LibraryKeys {
    private static let module = "Defaults"
    private static let key = "Key"

    /// Returns the types of the keys that sources declare outside of tests.
    static func all(in sources: DecodingSources) -> [SavedUse] {
        let table = sources.table
        let files = (0..<sources.fileCount).filter { file in
            table.files[file].imports.contains { $0.path.first?.text == module } && !TestSources.isTest(sources, file)
        }
        let importing = Set(files)
        guard !importing.isEmpty else { return [] }
        return table.declarations.compactMap { declaration in
            guard declaration.kind == .variable, importing.contains(declaration.file), declaration.condition.isActive,
                let (node, name) = key(declaration)
            else { return nil }
            return use(of: table.type(node, at: declaration), name, declaration, sources)
        }
    }

    /// The type that a key saves, and its name if it is written.
    private static func key(_ declaration: Declaration) -> (type: TypeNode, name: String?)? {
        guard case .call(let callee, let arguments)? = declaration.value else { return nil }
        let types: [TypeNode]
        switch callee {
        case .name(let name, _, let generics) where name.text == key: types = generics
        case .member(_?, let name, _, let generics) where name.text == key: types = generics
        case .type(.named(let name, let generics)) where name.text == key: types = generics
        case .type(.member(_, let name, let generics)) where name.text == key: types = generics
        default: return nil
        }
        guard types.count == 1 else { return nil }
        let name = arguments.arguments.first.flatMap { argument in
            if case .string(let text)? = Literals.constant(argument.value) { text } else { nil }
        }
        return (types[0], name)
    }

    private static func use(of type: KnownType, _ name: String?, _ declaration: Declaration, _ sources: DecodingSources) -> SavedUse? {
        let root = sources.root(of: type)
        guard !sources.parts(of: root).isEmpty, sources.isDecodable(type), sources.isEncodable(root) else { return nil }
        let place = ProgramPlace(file: declaration.file, offset: declaration.name.offset)
        let decoding = FileUses.Decoding(sources, root, type, at: place, in: declaration, isTolerated: true)
        return SavedUse(decoding: decoding, store: SavedStore(.userDefaults, key: name), form: .plainJSON)
    }
}
