/// The uses in a file, sorted.
struct ResolvedUses: Sendable {
    let references: [Reference]
    let outsideUses: [OutsideUse]
    let unresolvedUses: [UnresolvedUse]
}

extension ResolvedUses {
    /// The uses that a resolver found.
    init(_ resolver: Resolver) {
        let sorted = resolver.references.sorted {
            ($0.offset, $0.declaration, $0.context ?? -1, $0.role) < ($1.offset, $1.declaration, $1.context ?? -1, $1.role)
        }
        references = sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
        outsideUses = resolver.outsideUses.sorted {
            $0.offset == $1.offset ? $0.names.lexicographicallyPrecedes($1.names) : $0.offset < $1.offset
        }
        // An implicit member may be looked up twice, once as if it had a receiver.
        let implicit = Set(resolver.unresolvedUses.filter(\.isImplicit).map { Spelling(offset: $0.offset, name: $0.name) })
        unresolvedUses = resolver.unresolvedUses
            .filter { $0.isImplicit || !implicit.contains(Spelling(offset: $0.offset, name: $0.name)) }
            .sorted {
                ($0.offset, $0.name, $0.reason.rawValue) == ($1.offset, $1.name, $1.reason.rawValue)
                    ? $0.candidates.lexicographicallyPrecedes($1.candidates)
                    : ($0.offset, $0.name, $0.reason.rawValue) < ($1.offset, $1.name, $1.reason.rawValue)
            }
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
