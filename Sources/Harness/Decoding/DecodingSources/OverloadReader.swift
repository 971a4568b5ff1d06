internal import DecodingPrograms
internal import SwiftSymbols

/// Finds functions of the sources that decode in the place of a function of the standard library.
struct OverloadReader {
    let builder: ProgramBuilder

    init(_ builder: ProgramBuilder) {
        self.builder = builder
    }

    static let keyed = ["KeyedDecodingContainer", "KeyedDecodingContainerProtocol"]

    /// Returns the overload of `decode(_:forKey:)` or `decodeIfPresent(_:forKey:)` that a synthesized initializer calls for a type.
    func keyedOverload(_ name: String, of type: KnownType, from declaration: Declaration) -> FunctionNumber? {
        best(name, [type], labels: [nil, "forKey"], on: Self.keyed, from: declaration.file)
    }

    /// Returns the most special function with certain labels whose first parameter takes a type.
    func best(_ name: String, _ types: [KnownType], labels: [String?], on receivers: [String], from file: Int) -> FunctionNumber? {
        var found: (declaration: Declaration, bindings: [ObjectIdentifier: KnownType], rank: Int)?
        for receiver in receivers {
            for candidate in builder.table.addedMembers(Word(name), of: receiver) where candidate.kind == .function {
                guard candidate.condition.isActive, builder.table.isVisible(candidate, from: file), !candidate.isStatic,
                    candidate.parameters.map(\.label) == labels, !candidate.accessors.isEmpty
                else { continue }
                guard let bindings = bindings(of: candidate, types), isAllowed(candidate, bindings) else { continue }
                // A function with fewer generic parameters is more special, and then one with more requirements.
                let rank = candidate.generics.count * 100 - candidate.requirements.count
                if let best = found, best.rank <= rank { continue }
                found = (candidate, bindings, rank)
            }
        }
        return found.map { best in
            builder.function(best.declaration, bindings: best.bindings, selfType: .outside(receivers[0], []))
        }
    }

    private func bindings(of candidate: Declaration, _ types: [KnownType]) -> [ObjectIdentifier: KnownType]? {
        var matching = TypeMatching(candidate.generics)
        for (type, parameter) in zip(types, candidate.parameters) {
            guard case .metatype(let declared) = builder.type(parameter.type, at: candidate), matching.matches(type, declared) else {
                return nil
            }
        }
        return matching.bindings
    }

    /// Returns whether the types meet the requirements on generic parameters.
    func isAllowed(_ candidate: Declaration, _ bindings: [ObjectIdentifier: KnownType]) -> Bool {
        for parameter in candidate.generics {
            guard let type = bindings[ObjectIdentifier(parameter)] else { continue }
            for node in parameter.inherited where builder.conformances.conforms(type, to: builder.type(node, at: candidate)) == false {
                return false
            }
        }
        for requirement in candidate.requirements {
            switch requirement {
            case .conformance(let left, let right):
                let subject = builder.type(left, at: candidate).replacing(bindings)
                if builder.conformances.conforms(subject, to: builder.type(right, at: candidate)) == false { return false }
            case .same(let left, let right):
                let types = [left, right].map { builder.type($0, at: candidate).replacing(bindings) }
                if types.contains(where: { if case .associated = $0 { true } else { $0.isUnknown } }) { continue }
                if !TypeMatching.isSame(types[0], types[1]) { return false }
            }
        }
        return true
    }
}
