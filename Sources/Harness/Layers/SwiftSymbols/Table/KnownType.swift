/// The type of a value, as far as it is known.
package indirect enum KnownType: Sendable {
    /// A type of the sources and its generic arguments, after those of the types around it; the arguments are empty if they are unknown.
    case nominal(Declaration, [KnownType])
    /// A generic parameter, or an associated type of `Self`.
    case parameter(Declaration)
    /// An associated type of another type.
    case associated(KnownType, Declaration)
    /// An outside type, which the sources do not declare: `Optional`, `Array`.
    case outside(String, [KnownType])
    case tuple([(label: String?, type: KnownType)])
    case function([KnownType], KnownType)
    case metatype(KnownType)
    /// All of several types at once.
    case composition([KnownType])
    /// The top level of a module.
    case module(Int)
    case unknown

    /// Returns the type that a declaration declares, with its generic parameters as arguments.
    package static func declared(_ declaration: Declaration) -> KnownType {
        .nominal(declaration, (declaration.outerGenerics + declaration.generics).map { .parameter($0) })
    }

    package static let void = KnownType.tuple([])
    package static let bool = KnownType.outside("Bool", [])
    package static let int = KnownType.outside("Int", [])
    package static let double = KnownType.outside("Double", [])
    package static let string = KnownType.outside("String", [])

    package static func optional(_ type: KnownType) -> KnownType {
        if case .unknown = type { .unknown } else { .outside("Optional", [type]) }
    }
    package static func array(_ type: KnownType) -> KnownType { .outside("Array", [type]) }

    package var isUnknown: Bool { if case .unknown = self { true } else { false } }

    package var isOptional: Bool { if case .outside("Optional", _) = self { true } else { false } }

    /// The type inside an optional, or the type itself if it is not an optional.
    package var unwrapped: KnownType {
        if case .outside("Optional", let inner) = self { return inner.first ?? .unknown }
        return self
    }

    /// The type inside any number of optionals.
    package var fullyUnwrapped: KnownType {
        var type = self
        while case .outside("Optional", let inner) = type { type = inner.first ?? .unknown }
        return type
    }

    /// The first type of a composition, or the type itself.
    package var firstPart: KnownType {
        if case .composition(let types) = self, let first = types.first { return first.firstPart }
        return self
    }

    /// The generic arguments of a type of the sources, by generic parameter.
    package var bindings: [ObjectIdentifier: KnownType] {
        guard case .nominal(let declaration, let arguments) = self, !arguments.isEmpty else { return [:] }
        let parameters = declaration.outerGenerics + declaration.generics
        guard parameters.count == arguments.count else { return [:] }
        return Dictionary(uniqueKeysWithValues: zip(parameters.map { ObjectIdentifier($0) }, arguments))
    }

    /// Returns the type with a protocol replaced by another type.
    package func replacing(_ protocol: Declaration, with type: KnownType) -> KnownType {
        let replaced = { (inner: KnownType) in inner.replacing(`protocol`, with: type) }
        return switch self {
        case .nominal(let declaration, let arguments): declaration === `protocol` ? type : .nominal(declaration, arguments.map(replaced))
        case .outside(let name, let arguments): .outside(name, arguments.map(replaced))
        case .tuple(let elements): .tuple(elements.map { (label: $0.label, type: replaced($0.type)) })
        case .function(let parameters, let result): .function(parameters.map(replaced), replaced(result))
        case .metatype(let type): .metatype(replaced(type))
        case .parameter, .associated, .composition, .module, .unknown: self
        }
    }

    /// Returns the type with outside types replaced by other types, where there are any.
    func replacingOutside(_ other: @escaping (String) -> KnownType?) -> KnownType {
        let replaced = { (inner: KnownType) in inner.replacingOutside(other) }
        return switch self {
        case .outside(let name, let arguments): other(name) ?? .outside(name, arguments.map(replaced))
        case .nominal(let declaration, let arguments): .nominal(declaration, arguments.map(replaced))
        case .tuple(let elements): .tuple(elements.map { (label: $0.label, type: replaced($0.type)) })
        case .function(let parameters, let result): .function(parameters.map(replaced), replaced(result))
        case .metatype(let type): .metatype(replaced(type))
        case .composition(let types): .composition(types.map(replaced))
        case .parameter, .associated, .module, .unknown: self
        }
    }

    /// Returns whether two types are the same, apart from the names of generic parameters.
    static func areAlike(_ left: KnownType, _ right: KnownType) -> Bool {
        func all(_ left: [KnownType], _ right: [KnownType]) -> Bool { left.count == right.count && zip(left, right).allSatisfy(areAlike) }
        return switch (left, right) {
        case (.parameter, .parameter): true
        case (.associated(_, let left), .associated(_, let right)): left === right
        case (.nominal(let left, let first), .nominal(let right, let second)): left === right && all(first, second)
        case (.outside(let left, let first), .outside(let right, let second)): left == right && all(first, second)
        case (.tuple(let left), .tuple(let right)): all(left.map(\.type), right.map(\.type))
        case (.function(let first, let left), .function(let second, let right)): areAlike(left, right) && all(first, second)
        case (.metatype(let left), .metatype(let right)): areAlike(left, right)
        case (.composition(let left), .composition(let right)): all(left, right)
        default: false
        }
    }

    /// Returns the type with the generic arguments of a value of it, if it has none of its own: `let a: Box = Box(film)`.
    func withArguments(of value: KnownType) -> KnownType {
        guard case .nominal(let own, let arguments) = self, arguments.isEmpty, !own.generics.isEmpty,
            case .nominal(let other, _) = value, own === other
        else { return self }
        return value
    }

    /// Whether only its constraints are known: a generic parameter or an associated type.
    var isConstrained: Bool {
        switch self {
        case .parameter, .associated: true
        default: false
        }
    }

    /// Returns the type with its associated types of other types replaced where something else is known of them.
    func replacingAssociated(_ other: @escaping (KnownType, Declaration) -> KnownType?) -> KnownType {
        let replaced = { (inner: KnownType) in inner.replacingAssociated(other) }
        switch self {
        case .associated(let base, let declaration):
            let base = replaced(base)
            return other(base, declaration) ?? .associated(base, declaration)
        case .nominal(let declaration, let arguments): return .nominal(declaration, arguments.map(replaced))
        case .outside(let name, let arguments): return .outside(name, arguments.map(replaced))
        case .tuple(let elements): return .tuple(elements.map { (label: $0.label, type: replaced($0.type)) })
        case .function(let parameters, let result): return .function(parameters.map(replaced), replaced(result))
        case .metatype(let type): return .metatype(replaced(type))
        case .composition(let types): return .composition(types.map(replaced))
        case .parameter, .module, .unknown: return self
        }
    }

    /// Whether it is or contains an associated type of another type.
    var hasAssociated: Bool { contains { if case .associated = $0 { true } else { false } } }

    /// Whether it is or contains a generic parameter or an associated type.
    var hasConstrained: Bool { contains(where: \.isConstrained) }

    /// Returns whether the type or a part of it is such a type.
    private func contains(where isSuch: (KnownType) -> Bool) -> Bool {
        if isSuch(self) { return true }
        return switch self {
        case .nominal(_, let types), .outside(_, let types), .composition(let types): types.contains { $0.contains(where: isSuch) }
        case .tuple(let elements): elements.contains { $0.type.contains(where: isSuch) }
        case .function(let parameters, let result): result.contains(where: isSuch) || parameters.contains { $0.contains(where: isSuch) }
        case .metatype(let type): type.contains(where: isSuch)
        case .associated, .parameter, .module, .unknown: false
        }
    }

    /// The types of a composition, or the type itself.
    package var parts: [KnownType] { if case .composition(let types) = self { types.flatMap(\.parts) } else { [self] } }

    /// Returns the type with generic parameters replaced by other types; unknown if it has too many parts then.
    ///
    /// A function that returns two values of its parameter's type doubles the parts each time that its result is passed to it.
    package func replacing(_ bindings: [ObjectIdentifier: KnownType]) -> KnownType {
        guard !bindings.isEmpty else { return self }
        let replaced = replacingAll(bindings)
        var partsLeft = Self.partLimit
        return replaced.fits(&partsLeft) ? replaced : .unknown
    }

    /// The largest number of types in a type whose generic parameters are replaced.
    private static let partLimit = 4_096

    private func replacingAll(_ bindings: [ObjectIdentifier: KnownType]) -> KnownType {
        switch self {
        case .parameter(let parameter): bindings[ObjectIdentifier(parameter)] ?? self
        case .nominal(let declaration, let arguments): .nominal(declaration, arguments.map { $0.replacingAll(bindings) })
        case .outside(let name, let arguments): .outside(name, arguments.map { $0.replacingAll(bindings) })
        case .tuple(let elements): .tuple(elements.map { (label: $0.label, type: $0.type.replacingAll(bindings)) })
        case .function(let parameters, let result): .function(parameters.map { $0.replacingAll(bindings) }, result.replacingAll(bindings))
        case .metatype(let type): .metatype(type.replacingAll(bindings))
        case .composition(let types): .composition(types.map { $0.replacingAll(bindings) })
        case .associated(let base, let declaration): .associated(base.replacingAll(bindings), declaration)
        case .module, .unknown: self
        }
    }

    /// Returns whether the type has no more types in it than are left, and takes them away.
    private func fits(_ partsLeft: inout Int) -> Bool {
        partsLeft -= 1
        guard partsLeft >= 0 else { return false }
        switch self {
        case .nominal(_, let types), .outside(_, let types), .composition(let types):
            for type in types where !type.fits(&partsLeft) { return false }
        case .tuple(let elements):
            for element in elements where !element.type.fits(&partsLeft) { return false }
        case .function(let parameters, let result):
            for type in parameters where !type.fits(&partsLeft) { return false }
            return result.fits(&partsLeft)
        case .metatype(let type), .associated(let type, _): return type.fits(&partsLeft)
        case .parameter, .module, .unknown: break
        }
        return true
    }
}
