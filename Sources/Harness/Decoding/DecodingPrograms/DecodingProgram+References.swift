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

extension DecodingProgram {
    /// Returns a function and all functions that it calls, directly or through others.
    package func functions(from first: FunctionNumber) -> Set<FunctionNumber> {
        var found: Set<FunctionNumber> = [first]
        var waiting = [first]
        while let next = waiting.popLast() {
            var steps = self[next].body
            var terms: [Term] = []
            while !steps.isEmpty || !terms.isEmpty {
                let parts: (terms: [Term], steps: [Step])
                if let term = terms.popLast() {
                    if case .call(let number, _, _) = term, found.insert(number).inserted { waiting.append(number) }
                    parts = term.parts
                } else {
                    parts = steps.removeLast().parts
                }
                terms += parts.terms
                steps += parts.steps
            }
        }
        return found
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
