/// A name and its place.
package struct NameNode {
    /// The name without backticks.
    package let word: Word
    /// The offset, in bytes from the beginning of the file.
    package let offset: Int

    package init(word: Word, offset: Int) {
        self.word = word
        self.offset = offset
    }

    package var text: String { word.text }
}

extension String {
    /// Whether it begins with a capital letter, as names of types do.
    package var isCapitalized: Bool {
        guard let byte = utf8.first else { return false }
        return byte < 0x80 ? (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) : first?.isUppercase ?? false
    }
}

/// A type as it is written.
package indirect enum TypeNode {
    /// `A<B>`, also `Self`.
    case named(NameNode, [TypeNode])
    /// `A.B<C>`.
    case member(TypeNode, NameNode, [TypeNode])
    case optional(TypeNode)
    /// `A!`.
    case implicitlyUnwrapped(TypeNode)
    case array(TypeNode)
    case dictionary(TypeNode, TypeNode)
    case tuple([(label: String?, type: TypeNode)])
    case function([TypeNode], TypeNode)
    /// `A & B`.
    case composition([TypeNode])
    /// `A.Type`, `A.Protocol`.
    case metatype(TypeNode)
    /// `some A`.
    case opaque(TypeNode)
    /// A type with attributes: `@MainActor () -> Void`.
    case attributed([AttributeNode], TypeNode)
    /// Several types in one construct with no further meaning here, such as the length and the element of an inline array.
    case several([TypeNode])
    case missing
}

extension TypeNode {
    /// The last names of the type: `B` and `D` for `A.B<C> & D`.
    package var heads: [NameNode] {
        switch self {
        case .named(let name, _), .member(_, let name, _): [name]
        case .composition(let types): types.flatMap(\.heads)
        case .opaque(let inner), .attributed(_, let inner): inner.heads
        case .several(let types): types.first?.heads ?? []
        case .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple, .function, .metatype, .missing: []
        }
    }
}

extension TypeNode {
    /// Whether it is `Self`, or an optional, a collection or a function of it.
    package var isOfSelf: Bool {
        switch self {
        case .named(let name, let arguments): name.text == "Self" || arguments.contains(where: \.isOfSelf)
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .opaque(let inner), .attributed(_, let inner),
            .metatype(let inner):
            inner.isOfSelf
        case .dictionary(let key, let value): key.isOfSelf || value.isOfSelf
        case .tuple(let elements): elements.contains { $0.type.isOfSelf }
        case .several(let types): types.first?.isOfSelf ?? false
        case .function(let parameters, let result): parameters.contains(where: \.isOfSelf) || result.isOfSelf
        case .member, .composition, .missing: false
        }
    }
}

extension TypeNode {
    /// The names of the type and the types around it: `A` and `B` for `A.B<C>`.
    package var path: [String] {
        switch self {
        case .named(let name, _): [name.text]
        case .member(let base, let name, _): base.path + [name.text]
        default: []
        }
    }
}

/// An attribute, or a macro or property wrapper that is written like one.
package struct AttributeNode {
    /// The type of the attribute.
    package let type: TypeNode
    package let arguments: [ArgumentNode]
    /// The systems that have the declaration.
    package let availability: Availability
    /// The conditions of the `#if` around it.
    package let condition: Condition

    package enum Availability {
        case available
        /// `@available(*, unavailable)`.
        case unavailable
        /// Some systems or versions do not have it.
        case open
    }

    /// Its name, if it is written without a module.
    package var name: String? { if case .named(let name, _) = type { name.text } else { nil } }
}

/// A requirement of a `where` clause.
package enum RequirementNode {
    /// `A: B`.
    case conformance(TypeNode, TypeNode)
    /// `A == B`.
    case same(TypeNode, TypeNode)
}

extension TypeNode {
    /// Whether it is `A!`.
    package var isImplicitlyUnwrapped: Bool { if case .implicitlyUnwrapped = self { true } else { false } }
}
