/// The supertypes of types that the sources do not declare, as far as they are known.
struct OutsideTypes: Sendable {
    /// The supertypes of each type, which SDKs and the sources add.
    private var parents: [String: [String]] = [:]
    /// The types whose supertypes are all known.
    private var listed: Set<String> = []
    /// The types that some type inherits from or conforms to.
    private var inherited: Set<String> = []
    /// For each type with supertypes, itself and all of these; empty before all types are added.
    private var lineages: [String: [String]] = [:]

    /// The types with supertypes.
    var names: Set<String> { StandardLibrary.described.union(parents.keys) }

    /// Adds supertypes of a type.
    ///
    /// - Parameter isListed: Whether these are all.
    mutating func add(_ name: String, _ types: [String], isListed: Bool) {
        parents[name, default: []] += types
        if isListed { listed.insert(name) }
        addParents(types)
    }

    /// Adds supertypes of a type of the sources.
    mutating func addParents(_ types: [String]) { inherited.formUnion(types) }

    /// Finds all supertypes of each type, once all types are added.
    mutating func trace() { lineages = Dictionary(uniqueKeysWithValues: names.map { ($0, traced($0)) }) }

    /// Returns a type and all types that it inherits from or conforms to, the nearest first.
    func lineage(of name: String) -> [String] { lineages[name] ?? [name] }

    private func traced(_ name: String) -> [String] {
        var found = [name]
        var index = 0
        while index < found.count {
            for parent in StandardLibrary.conformances(of: found[index]) + (parents[found[index]] ?? []) where !found.contains(parent) {
                found.append(parent)
            }
            index += 1
        }
        return found
    }

    /// Returns whether a type may inherit from another one, though its known supertypes do not show it.
    func mayInherit(_ name: String, from other: String) -> Bool {
        guard name != other, !StandardLibrary.isConcrete(name) else { return false }
        let lineage = lineage(of: name)
        guard !lineage.contains(other) else { return false }
        return (!lineage.allSatisfy(isKnown) || isPartlyKnown(name, lineage) && StandardLibrary.isOfValues(other)) && isInheritable(other)
    }

    /// Returns whether an SDK declares a type.
    func isListed(_ name: String) -> Bool { listed.contains(name) }

    private func isKnown(_ name: String) -> Bool { listed.contains(name) || StandardLibrary.isKnown(name) }

    /// Returns whether not all small protocols may be known that a type conforms to: it is a structure or an enumeration of an SDK.
    private func isPartlyKnown(_ name: String, _ lineage: [String]) -> Bool { listed.contains(name) && !lineage.contains("NSObject") }

    /// Returns whether other types may inherit from a type.
    private func isInheritable(_ name: String) -> Bool {
        guard !StandardLibrary.isConcrete(name) else { return false }
        if inherited.contains(name) || StandardLibrary.isInherited(name) { return true }
        // Structures and enumerations have no subtypes.
        return isKnown(name) ? lineage(of: name).contains("NSObject") : true
    }
}

/// A member that the sources add to an outside type.
struct AddedMember: Sendable {
    let type: String
    let declaration: Declaration
}
