internal import DecodingPrograms
internal import DecodingSources
internal import SwiftSymbols

/// A property or key whose value a property wrapper or a library saves: `@AppStorage("theme") var theme: Theme`.
struct StoredValue {
    /// The library that saves it.
    enum Library {
        /// A property wrapper whose sources are not there, by its name.
        case wrapper(String)
        /// sindresorhus/Defaults.
        case defaults
        /// SwiftyUserDefaults.
        case swiftyUserDefaults
        /// A file of swift-sharing.
        case sharedFile
        /// A raw value that code of the sources reads from a store.
        case code(SavedStore.Kind)
        /// `UserDefaults` by swift-sharing.
        case sharedDefaults
    }

    let library: Library
    /// The property or key, or the function that reads the value.
    let declaration: Declaration
    let type: KnownType
    /// The name in the store, if it is written.
    let key: String?
    /// The name in the call that reads the value; nil for properties and keys.
    var call: NameNode?

    /// Whether its type is one of the system, which every version of the app reads in the same way.
    var isPlain: Bool {
        switch library {
        case .wrapper, .sharedDefaults: DecodingSources.isPlain(type.fullyUnwrapped, withCollections: false)
        case .defaults, .swiftyUserDefaults: DecodingSources.isPlain(type, withCollections: true)
        case .code, .sharedFile: false
        }
    }

    /// The kind of the value if it is not compared.
    var kind: UnfollowedStore.Kind {
        switch library {
        case .wrapper(let name): .values("in @\(name)")
        case .code(let store): .values("in \(store.rawValue)")
        case .defaults: .values("of Defaults.Key")
        case .swiftyUserDefaults: .values("of DefaultsKey")
        case .sharedDefaults, .sharedFile: .values("in @Shared")
        }
    }
}

/// The values that property wrappers and keys of libraries save.
///
/// Source: the documentation of SwiftUI, of sindresorhus/Defaults, SwiftyUserDefaults, swift-sharing and Boutique, and of packages with wrappers of the
/// other names.
struct StoredValues {
    private let sources: DecodingSources
    private var table: SymbolTable { sources.table }

    /// The property wrappers that save a value, without those of swift-sharing.
    private static let wrappers: Set<String> = [
        "AppStorage", "AsyncStoredValue", "CloudStorage", "CodableAppStorage", "CodableStorage", "KeychainStorage", "ObservableDefault",
        "SceneStorage", "SecurelyStoredValue", "StoredValue", "UserDefault",
    ]
    private static let shared: Set<String> = ["Shared", "SharedReader"]

    init(_ sources: DecodingSources) { self.sources = sources }

    /// Returns the values that sources declare outside of tests, in the order of the text.
    var all: [StoredValue] {
        let isTest = (0..<sources.fileCount).map { TestSources.isTest(sources, $0) }
        return table.declarations.compactMap { declaration in
            guard declaration.kind == .variable, declaration.condition.isActive, declaration.file < isTest.count, !isTest[declaration.file]
            else { return nil }
            return wrapped(declaration) ?? key(declaration)
        }
    }

    private func imports(_ module: String, _ declaration: Declaration) -> Bool {
        table.files[declaration.file].imports.contains { $0.path.first?.text == module }
    }

    // MARK: Property wrappers

    private func wrapped(_ property: Declaration) -> StoredValue? {
        for attribute in property.builtAttributes {
            guard let name = attribute.type.heads.last?.text, Self.wrappers.contains(name) || Self.shared.contains(name) else { continue }
            // Wrappers of the sources are followed like other code.
            if case .nominal = table.type(attribute.type, at: property) { continue }
            if Self.wrappers.contains(name) {
                let key = attribute.arguments.first { $0.label != "wrappedValue" && $0.label != "store" }
                return value(.wrapper(name), of: property, key: key?.value)
            }
            // A wrapper without a key gets the value from another one.
            guard let key = attribute.arguments.first(where: { $0.label == nil })?.value else { continue }
            return shared(property, key)
        }
        guard let node = property.type, case let (name, arguments)? = Self.generic(node), arguments.count == 1, name == "AppStorage",
            case .outside = table.type(node, at: property)
        else { return nil }
        return StoredValue(library: .wrapper(name), declaration: property, type: table.type(arguments[0], at: property), key: nil)
    }

    /// Returns the value of a property with `@Shared`; nil if it is kept in memory only.
    private func shared(_ property: Declaration, _ key: ExpressionNode) -> StoredValue? {
        guard case .call(let callee, let arguments) = key, case .member(_, let name, _, _) = callee else {
            return value(.wrapper("Shared"), of: property, key: nil)
        }
        switch name.text {
        case "inMemory": return nil
        case "fileStorage" where arguments.arguments.count == 1: return value(.sharedFile, of: property, key: nil)
        case "appStorage": return value(.sharedDefaults, of: property, key: arguments.arguments.first?.value)
        default: return value(.wrapper("Shared"), of: property, key: nil)
        }
    }

    private func value(_ library: StoredValue.Library, of property: Declaration, key: ExpressionNode?) -> StoredValue {
        StoredValue(library: library, declaration: property, type: table.inferredType(of: property), key: key.flatMap(Self.text))
    }

    // MARK: Keys

    /// Returns the value that a key of a library names.
    private func key(_ declaration: Declaration) -> StoredValue? {
        let library: StoredValue.Library
        let keyName: String
        if imports("Defaults", declaration) {
            (library, keyName) = (.defaults, "Key")
        } else if imports("SwiftyUserDefaults", declaration) {
            (library, keyName) = (.swiftyUserDefaults, "DefaultsKey")
        } else {
            return nil
        }
        var types: [TypeNode] = []
        var text: String?
        if let node = declaration.type, case let (name, arguments)? = Self.generic(node), name == keyName { types = arguments }
        if let call = declaration.value.flatMap(Self.call) ?? Self.result(of: declaration).flatMap(Self.call) {
            text = call.arguments.first.flatMap { Self.text($0.value) }
            if types.isEmpty, call.name == keyName {
                guard !call.generics.isEmpty else { return inferred(library, declaration, call.arguments, text) }
                types = call.generics
            }
        }
        guard types.count == 1 else { return nil }
        return StoredValue(library: library, declaration: declaration, type: table.type(types[0], at: declaration), key: text)
    }

    /// Returns the value of a key whose type follows from its default value.
    private func inferred(
        _ library: StoredValue.Library, _ declaration: Declaration, _ arguments: [ArgumentNode], _ key: String?
    ) -> StoredValue {
        var type = KnownType.unknown
        if case .literal(let kind, _, _)? = arguments.first(where: { $0.label == "default" || $0.label == "defaultValue" })?.value {
            switch kind {
            case .boolean: type = .bool
            case .integer: type = .int
            case .float: type = .double
            case .string: type = .string
            default: break
            }
        }
        return StoredValue(library: library, declaration: declaration, type: type, key: key)
    }

    /// The only expression of a computed property.
    private static func result(of declaration: Declaration) -> ExpressionNode? {
        guard declaration.accessors.count == 1, declaration.accessors[0].body.count == 1 else { return nil }
        switch declaration.accessors[0].body[0] {
        case .expression(let value), .return(let value?): return value
        default: return nil
        }
    }

    private static func call(_ expression: ExpressionNode) -> (name: String, generics: [TypeNode], arguments: [ArgumentNode])? {
        guard case .call(let callee, let arguments) = expression else { return nil }
        switch callee {
        case .name(let name, _, let generics), .member(_, let name, _, let generics): return (name.text, generics, arguments.arguments)
        case .type(let node): return generic(node).map { ($0.name, $0.arguments, arguments.arguments) }
        default: return nil
        }
    }

    private static func generic(_ node: TypeNode) -> (name: String, arguments: [TypeNode])? {
        switch node {
        case .named(let name, let arguments), .member(_, let name, let arguments): (name.text, arguments)
        default: nil
        }
    }

    private static func text(_ expression: ExpressionNode) -> String? {
        if case .string(let text)? = Literals.constant(expression) { text } else { nil }
    }
}
