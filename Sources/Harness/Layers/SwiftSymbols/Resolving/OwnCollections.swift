/// The element types of collections that the sources declare.
///
/// Source: The Swift Programming Language, "Associated Types". Types that a conformance does not write are inferred from the required
/// members.
enum OwnCollections {
    /// The maximum number of nested iterator types that are searched for an element.
    private static let depthLimit = 4

    /// Returns the type of the elements that a loop over a value iterates over.
    static func element(of declaration: Declaration, as type: KnownType, _ table: SymbolTable, depth: Int = 0) -> KnownType {
        guard depth < depthLimit else { return .unknown }
        let bindings = type.bindings
        if let named = table.memberTypes("Element", of: declaration).first {
            if named.isNominal { return .nominal(named, []) }
            if named.kind == .typealias, let node = named.type { return table.type(node, in: named).replacing(bindings) }
        }
        if let next = table.allMembers("next", of: declaration).first(where: isNext), let node = next.type {
            return table.type(node, in: next).unwrapped.replacing(bindings)
        }
        for name: Word in ["makeIterator", "makeAsyncIterator"] {
            guard let make = table.allMembers(name, of: declaration).first(where: { $0.parameters.isEmpty }), let node = make.type else {
                continue
            }
            let iterator = table.type(node, in: make).replacing(bindings)
            if case .nominal(let own, _) = iterator { return element(of: own, as: iterator, table, depth: depth + 1) }
            let found = Collections.element(of: iterator, table)
            if !found.isUnknown { return found }
        }
        return place(of: declaration, table).flatMap { place in place.type.map { table.type($0, in: place).replacing(bindings) } }
            ?? requiredElement(of: declaration, table) ?? .unknown
    }

    /// Returns the element type that a protocol of a type requires, as in `protocol Digest: Sequence where Element == UInt8`.
    private static func requiredElement(of declaration: Declaration, _ table: SymbolTable) -> KnownType? {
        for ancestor in table.ancestors(of: declaration) where ancestor.kind == .protocol {
            for case .same(.named(let name, _), let right) in ancestor.requirements where name.text == "Element" {
                let type = table.type(right, in: ancestor)
                // Another associated type differs from one conforming type to another.
                if case .parameter = type { continue }
                return type
            }
        }
        return nil
    }

    static func isNext(_ declaration: Declaration) -> Bool {
        declaration.kind == .function && declaration.parameters.allSatisfy { $0.label == "isolation" }
    }

    /// Returns the subscript of a collection that takes an index.
    private static func place(of declaration: Declaration, _ table: SymbolTable) -> Declaration? {
        guard conforms(declaration, to: "Collection", table) else { return nil }
        return table.allMembers("subscript", of: declaration).first { candidate in
            guard candidate.generics.isEmpty, candidate.parameters.count == 1, candidate.parameters[0].label == nil else { return false }
            if case .outside(let index, _) = table.type(candidate.parameters[0].type, in: candidate) {
                return !StandardLibrary.ranges.contains(index)
            }
            return true
        }
    }

    /// Returns whether a type conforms to an outside protocol, directly or through others.
    static func conforms(_ declaration: Declaration, to outside: String, _ table: SymbolTable) -> Bool {
        table.ancestors(of: declaration).contains { ancestor in
            table.inheritedTypes(of: ancestor).flatMap(\.parts).contains { part in
                if case .outside(let name, _) = part { StandardLibrary.lineage(of: name).contains(outside) } else { false }
            }
        }
    }
}
