internal import SwiftSymbols

/// Finds the types that generic parameters represent.
struct TypeMatching {
    /// The generic parameters that may be bound.
    let parameters: Set<ObjectIdentifier>
    private(set) var bindings: [ObjectIdentifier: KnownType] = [:]

    init(_ parameters: [Declaration]) {
        self.parameters = Set(parameters.map { ObjectIdentifier($0) })
    }

    /// Returns whether a type is a declared one, after parameters of the declared one are bound.
    mutating func matches(_ type: KnownType, _ declared: KnownType) -> Bool {
        switch (type, declared) {
        case (_, .parameter(let parameter)) where parameters.contains(ObjectIdentifier(parameter)):
            if type.isUnknown { return true }
            guard let known = bindings[ObjectIdentifier(parameter)] else {
                bindings[ObjectIdentifier(parameter)] = type
                return true
            }
            return Self.isSame(type, known)
        case (.nominal(let left, let ours), .nominal(let right, let theirs)):
            guard left === right else { return false }
            return matches(ours, theirs)
        case (.outside(let left, let ours), .outside(let right, let theirs)):
            guard Self.last(left) == Self.last(right) else { return false }
            return matches(ours, theirs)
        case (.metatype(let left), .metatype(let right)): return matches(left, right)
        case (.tuple(let ours), .tuple(let theirs)): return matches(ours.map(\.type), theirs.map(\.type))
        case (.parameter(let left), .parameter(let right)): return left === right
        case (.associated(let left, let ours), .associated(let right, let theirs)): return ours === theirs && matches(left, right)
        default: return false
        }
    }

    private mutating func matches(_ types: [KnownType], _ declared: [KnownType]) -> Bool {
        guard types.count == declared.count else { return types.isEmpty || declared.isEmpty }
        for (type, other) in zip(types, declared) { guard matches(type, other) else { return false } }
        return true
    }

    /// The last part of a name with dots.
    static func last(_ name: String) -> Substring { name.split(separator: ".").last ?? "" }

    static func isSame(_ left: KnownType, _ right: KnownType) -> Bool {
        var matching = TypeMatching([])
        return matching.matches(left, right)
    }
}
