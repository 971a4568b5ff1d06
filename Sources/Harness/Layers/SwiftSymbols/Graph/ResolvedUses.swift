/// The uses in a file, sorted.
struct ResolvedUses: Sendable {
    let references: [Reference]
    let outsideUses: [OutsideUse]
    let unresolvedUses: [UnresolvedUse]

    /// No uses.
    static let none = ResolvedUses(references: [], outsideUses: [], unresolvedUses: [])
}

extension ResolvedUses {
    /// The uses that a resolver found.
    init(_ resolver: Resolver) {
        // An implicit member may be looked up twice, once as if it had a receiver, and a called one once as if it were not called.
        let implicit = Set(resolver.unresolvedUses.filter(\.isImplicit).map { Spelling(offset: $0.offset, name: $0.name) })
        let called = Set(resolver.unresolvedUses.filter { $0.call != nil }.map { Spelling(offset: $0.offset, name: $0.name) })
        let unresolved = resolver.unresolvedUses.filter { use in
            let spelling = Spelling(offset: use.offset, name: use.name)
            return (use.isImplicit || !implicit.contains(spelling))
                && (use.call != nil || use.reason != .receiver || !use.candidates.isEmpty || !called.contains(spelling))
        }
        let sorted = ResolvedUses(
            references: resolver.references, outsideUses: Array(resolver.outsideUses), unresolvedUses: Array(unresolved)
        ).sorted
        let all = sorted.references
        references = all.indices.filter { $0 == 0 || all[$0] != all[$0 - 1] }.map { all[$0] }
        (outsideUses, unresolvedUses) = (sorted.outsideUses, sorted.unresolvedUses)
    }

    /// The uses in their order, which depends on the numbers of declarations.
    var sorted: ResolvedUses {
        ResolvedUses(
            references: references.sorted {
                ($0.offset, $0.declaration, $0.context ?? -1, $0.role) < ($1.offset, $1.declaration, $1.context ?? -1, $1.role)
            },
            outsideUses: outsideUses.sorted(by: Self.precedes), unresolvedUses: unresolvedUses.sorted(by: Self.precedes))
    }

    private static func precedes(_ use: OutsideUse, _ other: OutsideUse) -> Bool {
        guard use.offset == other.offset else { return use.offset < other.offset }
        guard use.names == other.names else { return use.names.lexicographicallyPrecedes(other.names) }
        let (left, right) = ((use.context ?? -1, use.role.rawValue), (other.context ?? -1, other.role.rawValue))
        return left == right ? precedes(use.conditions, use.isActive, other.conditions, other.isActive) : left < right
    }

    private static func precedes(_ use: UnresolvedUse, _ other: UnresolvedUse) -> Bool {
        let (left, right) = ((use.offset, use.name, use.reason.rawValue), (other.offset, other.name, other.reason.rawValue))
        guard left == right else { return left < right }
        guard use.candidates == other.candidates else { return use.candidates.lexicographicallyPrecedes(other.candidates) }
        guard use.context == other.context else { return (use.context ?? -1) < (other.context ?? -1) }
        guard use.isImplicit == other.isImplicit else { return other.isImplicit }
        return precedes(use.conditions, use.isActive, other.conditions, other.isActive)
    }

    private static func precedes(_ own: [String], _ isActive: Bool, _ other: [String], _ isOtherActive: Bool) -> Bool {
        own == other ? !isActive && isOtherActive : own.lexicographicallyPrecedes(other)
    }
    /// Returns the uses with the only declarations that unresolved ones may mean.
    func completed(by members: ProbableMembers) -> ResolvedUses {
        ResolvedUses(references: references, outsideUses: outsideUses, unresolvedUses: unresolvedUses.map(members.completed))
    }

    /// A name at its place.
    private struct Spelling: Hashable {
        let offset: Int
        let name: String
    }
}
