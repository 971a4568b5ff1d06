extension DecodingProgram {
    /// Finds the types whose values contain an instance of a class, which several values may share.
    package mutating func findReferences() {
        for index in types.indices { types[index].holdsReferences = types[index].isReference }
        var isChanged = types.contains(where: \.isReference)
        while isChanged {
            isChanged = false
            for (index, type) in types.enumerated() where !type.holdsReferences {
                guard type.shape.parts.contains(where: { types[$0.index].holdsReferences }) else { continue }
                types[index].holdsReferences = true
                isChanged = true
            }
        }
    }
}

extension DecodedType.Shape {
    /// The types of the values that a value contains.
    fileprivate var parts: [TypeNumber] {
        switch self {
        case .optional(let inner), .array(let inner), .set(let inner), .wrapped(let inner), .dictionary(_, let inner): [inner]
        case .fields(let fields): fields.map(\.type)
        case .cases(let cases): cases.flatMap { $0.fields.map(\.type) }
        case .leaf, .rawValues, .rawRepresentable, .custom, .anyValue, .range, .unreadable: []
        }
    }
}
