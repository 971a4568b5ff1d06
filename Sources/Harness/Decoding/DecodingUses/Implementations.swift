internal import DecodingSources
internal import SwiftSymbols

/// The functions that implement requirements of protocols.
final class Implementations {
    private let sources: DecodingSources
    var table: SymbolTable { sources.table }
    /// The functions and variables with bodies, by name.
    private let byName: [Word: [Declaration]]
    private var found: [ObjectIdentifier: [Declaration]] = [:]

    init(_ sources: DecodingSources) {
        self.sources = sources
        byName = Dictionary(
            grouping: sources.table.declarations.filter { !$0.accessors.isEmpty && ($0.isCallable || $0.kind == .variable) },
            by: \.name.word)
    }

    /// Returns the protocol that an extension extends; nil if it extends another type.
    func extendedProtocol(_ owner: Declaration) -> Declaration? {
        guard owner.kind == .extension, case .nominal(let extended, _) = table.extendedType(of: owner), extended.kind == .protocol else {
            return nil
        }
        return extended
    }

    /// Returns the implementation in a type, or else the one in an extension of a protocol.
    func first(of requirement: Declaration, in type: Declaration) -> Declaration? {
        let labels = requirement.parameters.map(\.label)
        let found = table.allMembers(requirement.name.word, of: type).filter {
            !$0.accessors.isEmpty && $0.parent?.kind != .protocol && $0.parameters.map(\.label) == labels
        }
        return found.first { $0.parent.map { extendedProtocol($0) == nil } ?? true } ?? found.first
    }

    /// Returns the implementation of a requirement if only one type outside of tests has one.
    func only(of requirement: Declaration) -> Declaration? {
        let all = all(of: requirement)
        return all.count == 1 ? all[0] : nil
    }

    /// Returns the implementations of a requirement outside of tests.
    func all(of requirement: Declaration) -> [Declaration] {
        let key = ObjectIdentifier(requirement)
        if let known = found[key] { return known }
        let labels = requirement.parameters.map(\.label)
        let all = (byName[requirement.name.word] ?? []).filter { other in
            other.kind == requirement.kind && other.parameters.map(\.label) == labels && implements(other, requirement.parent)
                && !TestSources.isTest(sources, other.file)
        }
        found[key] = all
        return all
    }

    private func implements(_ declaration: Declaration, _ wanted: Declaration?) -> Bool {
        guard let parent = declaration.parent else { return false }
        var owner = parent
        if parent.kind == .extension {
            guard case .nominal(let extended, _) = table.extendedType(of: parent) else { return false }
            // Types without an implementation of their own have that of the extension.
            if extended === wanted { return true }
            owner = extended
        }
        return owner.kind != .protocol && table.ancestors(of: owner).contains { $0 === wanted }
    }
}
