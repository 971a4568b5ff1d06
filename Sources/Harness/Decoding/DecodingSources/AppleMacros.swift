internal import SwiftSymbols

/// The macros of Apple's frameworks whose effect on the decoding of a type is known.
///
/// Source: their declarations in Observation, FoundationModels, SwiftUI, the standard library and Swift Testing. Only the one of
/// Observation changes stored properties.
struct AppleMacros {
    let table: SymbolTable

    /// The macros of types, and the modules that have or export them; none for the standard library.
    private static let ofTypes: [String: Set<String>] = [
        "Animatable": ["SwiftUI"], "DebugDescription": [], "Generable": ["FoundationModels"], "Observable": ["Observation", "SwiftUI"],
        "Suite": ["Testing"],
    ]
    /// The macros of properties, which leave them as they are.
    private static let ofProperties: [String: Set<String>] = [
        "AnimatableIgnored": ["SwiftUI"], "Guide": ["FoundationModels"], "ObservationIgnored": ["Observation", "SwiftUI"],
    ]

    /// Returns whether an attribute of a type is such a macro.
    func isKnown(_ name: NameNode, ofType declaration: Declaration) -> Bool {
        Self.ofTypes[name.text].map { isVisible(name, of: $0, from: declaration) } ?? false
    }

    /// Returns whether an attribute of a property is such a macro.
    func isKnown(_ name: NameNode, ofProperty property: Declaration) -> Bool {
        Self.ofProperties[name.text].map { isVisible(name, of: $0, from: property) } ?? false
    }

    private func isVisible(_ name: NameNode, of modules: Set<String>, from declaration: Declaration) -> Bool {
        table.topLevel(name.word, from: declaration.file).isEmpty
            && (modules.isEmpty || table.files[declaration.file].imports.contains { modules.contains($0.path.first?.text ?? "") })
    }

    /// Returns the name of the storage of a property: `_name` if `@Observable` computes the property from it.
    ///
    /// Source: Observation, `ObservableMacro`: all variables but constants and those with `@ObservationIgnored`.
    static func storageName(of property: Declaration) -> String {
        let name = property.name.text
        guard isObservable(property.parent), !property.isConstant,
            !property.builtAttributes.contains(where: { $0.name == "ObservationIgnored" })
        else { return name }
        return "_\(name)"
    }

    /// Returns whether a type is a class with `@Observable`.
    static func isObservable(_ type: Declaration?) -> Bool {
        type?.kind == .class && type?.builtAttributes.contains { $0.name == "Observable" } == true
    }
}
