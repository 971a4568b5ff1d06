/// The names by which code uses a declaration, or what is found by means of it.
struct ReachedNames {
    /// The digests of the names.
    let names: Set<UInt32>
    let assumptions: Set<InterfaceChange.Assumption>
    /// The path of the type that the extension around the declaration extends; nil outside of extensions.
    ///
    /// The members of a type from outside may be used where the module of the extension is not visible.
    let extended: [String]?
    /// The name of a type in another declaration; nil for any other declaration.
    ///
    /// It may be what an associated type of a protocol means, whose module does not see the type.
    let innerType: Word?

    /// The declarations that code uses by means of a value or a type alone.
    private static let nameless: Set<Word> = ["init", "subscript"]

    /// The declarations that code uses both by their names and without them: in a loop, in the body of a builder and so on.
    private static let implicit: Set<Word> = [
        "callAsFunction", "dynamicallyCall", "wrappedValue", "projectedValue", "next", "makeIterator", "makeAsyncIterator", "Element",
        "Iterator", "AsyncIterator", "rawValue", "RawValue", "allCases", "AllCases", "appendInterpolation", "appendLiteral", "buildArray",
        "buildBlock", "buildEither", "buildExpression", "buildFinalResult", "buildIf", "buildLimitedAvailability", "buildOptional",
        "buildPartialBlock",
    ]

    /// Returns whether code may use a declaration without its name.
    ///
    /// Declarations of SDKs mention associated types and generic parameters.
    static func isImplicit(_ name: Word) -> Bool {
        nameless.contains(name) || implicit.contains(name) || StandardLibrary.isTypeName(name.text) || StandardLibrary.isWitness(name)
    }

    init(of declaration: Declaration) {
        var names: Set<UInt32> = []
        var assumptions: Set<InterfaceChange.Assumption> = []
        let word = declaration.name.word
        switch declaration.kind {
        case .extension:
            let path = declaration.type?.path ?? []
            names.formUnion(path.map { Word($0).digest })
            // Values of outside types need no name: literals, optionals, values of SDKs.
            assumptions.insert(.isOwn(path))
        case .file, .block, .deinitializer: break
        default: if !Self.nameless.contains(word) { names.insert(word.digest) }
        }
        let isImplicit = Self.isImplicit(word)
        if isImplicit { assumptions.insert(.isDeclared(word)) }
        if let owner = declaration.parent {
            if owner.isNominal {
                // A structure has an initializer with its variables as parameters.
                if isImplicit || declaration.kind == .variable && owner.kind == .struct { names.insert(owner.name.word.digest) }
            } else if owner.kind == .extension {
                let path = owner.type?.path ?? []
                if isImplicit { names.formUnion(path.map { Word($0).digest }) }
                // Declarations of SDKs may mention the types in extensions of their types.
                if isImplicit || TypeNames.isType(declaration) { assumptions.insert(.isOwn(path)) }
            }
        }
        (self.names, self.assumptions) = (names, assumptions)
        extended = Self.extended(around: declaration)
        innerType = TypeNames.isType(declaration) && declaration.parent?.kind != .file ? word : nil
    }

    private static func extended(around declaration: Declaration) -> [String]? {
        var scope: Declaration? = declaration
        while let one = scope {
            if one.kind == .extension { return one.type?.path ?? [] }
            scope = one.parent
        }
        return nil
    }
}
