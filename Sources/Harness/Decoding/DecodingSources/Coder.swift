internal import SwiftSymbols

/// The class whose instances and settings a walk finds: a decoder or an encoder.
struct Coder: Sendable {
    let typeName: String
    /// The properties that are strategies.
    let strategies: Set<String>
    let dateStrategy: String

    static let decoder = Coder("JSONDecoder", "DecodingStrategy")
    static let propertyListDecoder = Coder("PropertyListDecoder", "DecodingStrategy")
    static let encoder = Coder("JSONEncoder", "EncodingStrategy")

    /// - Parameters:
    ///   - typeName: The name of the class.
    ///   - suffix: The end of the names of its strategies: `DecodingStrategy`.
    private init(_ typeName: String, _ suffix: String) {
        self.typeName = typeName
        strategies = Set(["key", "date", "data", "nonConformingFloat"].map { $0 + suffix })
        dateStrategy = "date" + suffix
    }

    /// Whether a class inherits from it.
    func isSubclass(_ type: Declaration) -> Bool { type.kind == .class && type.inherited.first?.heads.first?.text == typeName }

    /// Whether a declaration is an extension or a subclass of it.
    func isExtended(by owner: Declaration) -> Bool {
        isSubclass(owner) || owner.kind == .extension && owner.type?.heads.first?.text == typeName
    }
}
