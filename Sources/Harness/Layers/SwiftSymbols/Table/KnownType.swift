/// What is known of a value's type.
indirect enum KnownType: Sendable {
    /// A type of the sources, and what its generic parameters stand for; none where that is not known.
    case nominal(Declaration, [KnownType])
    /// A generic parameter, or an associated type of `Self`.
    case parameter(Declaration)
    /// An associated type of another type.
    case associated(KnownType, Declaration)
    /// A type from outside: `Optional`, `Array`.
    case outside(String, [KnownType])
    case tuple([(label: String?, type: KnownType)])
    case function([KnownType], KnownType)
    case metatype(KnownType)
    /// All of them at once.
    case composition([KnownType])
    /// The top level of a module.
    case module(Int)
    case unknown

    static let void = KnownType.tuple([])
    static let bool = KnownType.outside("Bool", [])
    static let int = KnownType.outside("Int", [])
    static let double = KnownType.outside("Double", [])
    static let string = KnownType.outside("String", [])

    static func optional(_ type: KnownType) -> KnownType { if case .unknown = type { .unknown } else { .outside("Optional", [type]) } }
    static func array(_ type: KnownType) -> KnownType { .outside("Array", [type]) }

    var isUnknown: Bool { if case .unknown = self { true } else { false } }

    var isOptional: Bool { if case .outside("Optional", _) = self { true } else { false } }

    /// What is in an optional; the type itself where it is none.
    var unwrapped: KnownType {
        if case .outside("Optional", let inner) = self { return inner.first ?? .unknown }
        return self
    }

    /// The same through any number of optionals.
    var fullyUnwrapped: KnownType {
        var type = self
        while case .outside("Optional", let inner) = type { type = inner.first ?? .unknown }
        return type
    }

    /// Of all that it is at once the first.
    var firstPart: KnownType {
        if case .composition(let types) = self, let first = types.first { return first.firstPart }
        return self
    }

    /// What the generic parameters of a type of the sources stand for in it.
    var bindings: [ObjectIdentifier: KnownType] {
        guard case .nominal(let declaration, let arguments) = self, !arguments.isEmpty, declaration.generics.count == arguments.count else {
            return [:]
        }
        return Dictionary(uniqueKeysWithValues: zip(declaration.generics.map { ObjectIdentifier($0) }, arguments))
    }

    /// With another type in the place of a protocol.
    func replacing(_ protocol: Declaration, with type: KnownType) -> KnownType {
        let replaced = { (inner: KnownType) in inner.replacing(`protocol`, with: type) }
        return switch self {
        case .nominal(let declaration, let arguments): declaration === `protocol` ? type : .nominal(declaration, arguments.map(replaced))
        case .outside(let name, let arguments): .outside(name, arguments.map(replaced))
        case .tuple(let elements): .tuple(elements.map { (label: $0.label, type: replaced($0.type)) })
        case .parameter, .associated, .function, .metatype, .composition, .module, .unknown: self
        }
    }

    /// All that it is at once.
    var parts: [KnownType] { if case .composition(let types) = self { types.flatMap(\.parts) } else { [self] } }

    /// With other types in the place of generic parameters.
    func replacing(_ bindings: [ObjectIdentifier: KnownType]) -> KnownType {
        guard !bindings.isEmpty else { return self }
        return switch self {
        case .parameter(let parameter): bindings[ObjectIdentifier(parameter)] ?? self
        case .nominal(let declaration, let arguments): .nominal(declaration, arguments.map { $0.replacing(bindings) })
        case .outside(let name, let arguments): .outside(name, arguments.map { $0.replacing(bindings) })
        case .tuple(let elements): .tuple(elements.map { (label: $0.label, type: $0.type.replacing(bindings)) })
        case .function(let parameters, let result): .function(parameters.map { $0.replacing(bindings) }, result.replacing(bindings))
        case .metatype(let type): .metatype(type.replacing(bindings))
        case .composition(let types): .composition(types.map { $0.replacing(bindings) })
        case .associated(let base, let declaration): .associated(base.replacing(bindings), declaration)
        case .module, .unknown: self
        }
    }
}
