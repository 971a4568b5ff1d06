internal import SwiftSymbols

/// The class whose instances and settings a walk finds: a decoder or an encoder.
struct Coder: Sendable {
    let typeName: String
    /// The end of the names of its strategies: `DecodingStrategy`.
    private let suffix: String

    static let decoder = Coder(typeName: "JSONDecoder", suffix: "DecodingStrategy")
    static let propertyListDecoder = Coder(typeName: "PropertyListDecoder", suffix: "DecodingStrategy")
    static let encoder = Coder(typeName: "JSONEncoder", suffix: "EncodingStrategy")

    /// The properties that are strategies.
    var strategies: Set<String> { Set(["key", "date", "data", "nonConformingFloat"].map { $0 + suffix }) }
    var dateStrategy: String { "date" + suffix }

    /// Whether a class inherits from it.
    func isSubclass(_ type: Declaration) -> Bool { type.kind == .class && type.inherited.first?.heads.first?.text == typeName }

    /// Whether a declaration is an extension or a subclass of it.
    func isExtended(by owner: Declaration) -> Bool {
        isSubclass(owner) || owner.kind == .extension && owner.type?.heads.first?.text == typeName
    }
}
