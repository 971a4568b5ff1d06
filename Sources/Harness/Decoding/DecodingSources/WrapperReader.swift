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

    /// Returns the wrapper of a property.
    func wrapped(_ property: Declaration) -> Found {
        for attribute in property.attributes where attribute.condition.isActive {
            guard let name = attribute.type.heads.first, name.text.isCapitalized else { continue }
            let type = builder.type(attribute.type, at: property)
            switch type {
            case .nominal(let declaration, let arguments):
                guard declaration.attributes.contains(where: { $0.name == "propertyWrapper" }) else { continue }
                return bound(declaration, arguments, property)
            default:
                if name.text == "MainActor" || name.text.hasSuffix("Actor") { continue }
                return .unread(
                    Obstacle(
                        "the sources of the property wrapper or macro @\(name.text) are not there",
                        at: builder.place(of: property.name, in: property)))
            }
        }
        return .none
    }

    /// Returns the wrapper with its generic arguments, which may follow from the type of the property.
    private func bound(_ wrapper: Declaration, _ arguments: [KnownType], _ property: Declaration) -> Found {
        if wrapper.generics.isEmpty || arguments.count == wrapper.generics.count { return .wrapper(.nominal(wrapper, arguments)) }
        guard let value = builder.table.ownMembers("wrappedValue", of: wrapper).first(where: { $0.kind == .variable }) else {
            return .unread(Obstacle("the type of wrappedValue in \(wrapper.name.text)", at: builder.place(of: wrapper.name, in: wrapper)))
        }
        var matching = TypeMatching(wrapper.generics)
        let declared = builder.type(of: property)
        guard matching.matches(declared, builder.type(of: value)),
            wrapper.generics.allSatisfy({ matching.bindings[ObjectIdentifier($0)] != nil })
        else {
            return .unread(
                Obstacle("the generic arguments of @\(wrapper.name.text)", at: builder.place(of: property.name, in: property)))
        }
        return .wrapper(.nominal(wrapper, wrapper.generics.map { matching.bindings[ObjectIdentifier($0)] ?? .unknown }))
    }
}
