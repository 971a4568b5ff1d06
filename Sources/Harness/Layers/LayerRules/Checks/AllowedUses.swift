internal import Locks
internal import PackageGraph
internal import SwiftSymbols

/// The uses that `layers.yml` allows wherever they lead: those in previews and in debug code, and those through aliases.
struct AllowedUses: Sendable {
    private let leniency: Leniency
    /// The conditions around places that only debug builds contain.
    private let debugConditions: Set<[String]>
    private let symbols: SourceGraph
    /// The numbers of the types that show previews.
    private let previews: Set<Int>
    /// For each type that aliases refer to, and for the names of its supertypes, the files of these aliases.
    private let aliases: [Int: Set<Int>]
    private let inherited: [String: Set<Int>]

    init(_ leniency: Leniency, _ symbols: SourceGraph, _ found: Once<[TypeAlias]>) {
        self.leniency = leniency
        self.symbols = symbols
        let conditions =
            leniency.debug == .allowed
            ? Set(
                symbols.references.map(\.conditions) + symbols.unresolvedUses.map(\.conditions) + symbols.imports.joined().map(\.conditions)
            )
            : []
        debugConditions = conditions.filter { DebugCondition.isMet(onlyBy: $0) }
        previews = leniency.previews == .allowed ? Self.previews(symbols) : []
        var aliases: [Int: Set<Int>] = [:]
        var inherited: [String: Set<Int>] = [:]
        if leniency.aliases == .allowed {
            for alias in found.value {
                for type in alias.types { aliases[type, default: []].insert(symbols.declarations[alias.declaration].file) }
            }
            let types = aliases.keys.sorted()
            for (type, names) in zip(types, symbols.lineages(of: types)) {
                for name in names { inherited[name, default: []].formUnion(aliases[type] ?? []) }
            }
        }
        (self.aliases, self.inherited) = (aliases, inherited)
    }

    private static let previewProtocols: Set<Substring> = ["PreviewModifier", "PreviewProvider"]

    private static func previews(_ symbols: SourceGraph) -> Set<Int> {
        let types = symbols.declarations.indices.filter { ["struct", "class", "enum"].contains(symbols.declarations[$0].kind) }
        return Set(
            zip(types, symbols.lineages(of: types)).filter { _, lineage in
                lineage.contains { previewProtocols.contains($0.split(separator: ".").last ?? "") }
            }.map(\.0))
    }

    /// Returns whether a use is in a preview or in debug code that may use other layers.
    func contain(_ reference: Reference) -> Bool {
        contain(conditions: reference.conditions) || leniency.previews == .allowed && isInPreview(reference)
    }

    /// Returns whether a place is in debug code that may use other layers.
    func contain(conditions: [String]) -> Bool {
        !conditions.isEmpty && debugConditions.contains(conditions)
    }

    private func isInPreview(_ reference: Reference) -> Bool {
        if reference.isInPreview { return true }
        var place = reference.context
        while let declaration = place {
            if previews.contains(declaration) { return true }
            place = symbols.declarations[declaration].owner
        }
        return false
    }

    /// Returns the files of the aliases through which a member of a type is used; none for a type that is used by its own name.
    func filesOfAliases(for reference: Reference) -> Set<Int> {
        guard !aliases.isEmpty else { return [] }
        var files: Set<Int> = []
        var owner = symbols.declarations[reference.declaration].owner
        while let type = owner {
            files.formUnion(aliases[type] ?? [])
            files.formUnion(inherited[symbols.declarations[type].symbol] ?? [])
            owner = symbols.declarations[type].owner
        }
        return files
    }
}
