internal import DecodingPrograms
internal import SwiftSymbols

/// Reads property wrappers.
struct WrapperReader {
    let builder: ProgramBuilder

    init(_ builder: ProgramBuilder) {
        self.builder = builder
    }

    enum Found {
        case none
        /// The type of the wrapper.
        case wrapper(KnownType)
        case unread(Obstacle)
    }

    /// Returns the wrapper of a property: of several, the first one, which contains the others.
    func wrapped(_ property: Declaration) -> Found {
        var wrappers: [(declaration: Declaration, arguments: [KnownType])] = []
        for attribute in property.attributes where attribute.condition.isActive {
            guard let name = attribute.type.heads.first else { continue }
            switch builder.type(attribute.type, at: property) {
            case .nominal(let declaration, let arguments):
                guard declaration.attributes.contains(where: { $0.name == "propertyWrapper" }) else { continue }
                wrappers.append((declaration, arguments))
            default:
                if !name.text.isCapitalized || name.text == "MainActor" || name.text.hasSuffix("Actor") { continue }
                if AppleMacros(table: builder.table).isKnown(name, ofProperty: property) { continue }
                return unread("the sources of the property wrapper or macro @\(name.text) are not there", at: property)
            }
        }
        guard !wrappers.isEmpty else { return .none }
        var type = builder.type(of: property)
        for wrapper in wrappers.reversed() {
            guard let found = bound(wrapper.declaration, wrapper.arguments, to: type) else {
                return unread("the generic arguments of @\(wrapper.declaration.name.text)", at: property)
            }
            type = found
        }
        return .wrapper(type)
    }

    private func unread(_ what: String, at property: Declaration) -> Found {
        .unread(Obstacle(what, at: builder.place(of: property.name, in: property)))
    }

    /// Returns a wrapper with its generic arguments, which may follow from the type of the value; nil if they do not.
    private func bound(_ wrapper: Declaration, _ arguments: [KnownType], to type: KnownType) -> KnownType? {
        if wrapper.generics.isEmpty || !arguments.isEmpty { return .nominal(wrapper, arguments) }
        guard let value = builder.table.ownMembers("wrappedValue", of: wrapper).first(where: { $0.kind == .variable }) else { return nil }
        var matching = TypeMatching(wrapper.generics)
        guard matching.matches(type, builder.type(of: value)),
            wrapper.generics.allSatisfy({ matching.bindings[ObjectIdentifier($0)] != nil })
        else { return nil }
        return .declared(wrapper).replacing(matching.bindings)
    }
}
