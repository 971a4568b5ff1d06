internal import PackageGraph
internal import SwiftSymbols
internal import VerificationModel

/// Holds what a file uses of other files against its layer's rules, and theirs.
struct UseCheck {
    let layer: Layer
    /// By name.
    let layers: [String: Layer]
    let sources: CheckedSources

    private struct Key: Hashable {
        let target: String
        let isAllowed: Bool
        let root: Int
    }

    func violations(of file: Int, _ exceptions: inout ExceptionLedger) -> [Violation] {
        violations(of: file, sources.checkedReferences(of: file), isProbable: false, &exceptions)
    }

    /// Returns the violations by uses that are not certain.
    func probableViolations(of file: Int, _ exceptions: inout ExceptionLedger) -> [Violation] {
        violations(of: file, sources.probableReferences(of: file), isProbable: true, &exceptions)
    }

    private func violations(
        of file: Int, _ references: some Sequence<Reference>, isProbable: Bool, _ exceptions: inout ExceptionLedger
    ) -> [Violation] {
        var keys: [Key] = []
        var groups: [Key: UseGroup] = [:]
        for reference in references {
            let targets = sources.layers[sources.target(of: reference)]
            guard !targets.contains(layer.name) else { continue }
            for target in targets where !layers.allow(layer, toUse: target) && !isThroughAlias(reference, target) {
                let root = sources.root(of: reference) { sources.layers[$0.file].contains(target) }
                guard !exceptions.covers(sources.graph.files[file], using: sources.names(of: reference)) else { continue }
                let key = Key(target: target, isAllowed: layer.mayUse(target), root: root)
                if groups[key]?.references.append(reference) == nil {
                    groups[key] = UseGroup(references: [reference])
                    keys.append(key)
                }
            }
        }
        return keys.compactMap { key in groups[key].map { violation(key, $0, of: file, isProbable) } }
    }

    /// Returns whether a layer that may be used has an alias for the type whose member is used.
    private func isThroughAlias(_ reference: Reference, _ target: String) -> Bool {
        sources.allowed.filesOfAliases(for: reference).contains { file in
            sources.layers[file].contains { $0 != layer.name && $0 != target && layers.allow(layer, toUse: $0) }
        }
    }

    private func violation(_ key: Key, _ group: UseGroup, of file: Int, _ isProbable: Bool) -> Violation {
        let to = sources.graph.symbols.declarations[key.root].symbol
        return Violation(
            code(key, isProbable), in: sources.graph.files[file], group.references,
            use: { Violation.Use(user: sources.user($0.context), to: to) },
            finding: { finding(key, UseGroup(references: $0), isProbable) })
    }

    private func code(_ key: Key, _ isProbable: Bool) -> FindingCode {
        isProbable ? .layersProbableUse : key.isAllowed ? .layersUsedBy : .layersUse
    }

    private func finding(_ key: Key, _ group: UseGroup, _ isProbable: Bool) -> Finding {
        let first = group.references[0]
        let places = group.references.map { sources.graph.place(of: $0.offset, in: $0.file) }
        let target = layers[key.target]
        return Finding(
            code(key, isProbable), at: places[0],
            what: "\(isProbable ? "probably " : "")uses \(group.words(sources.graph)), of \(key.target)"
                + UsePlaces.words(conditions: first.conditions, lines: places.compactMap(\.line)),
            allowed: key.isAllowed ? target?.allowedUsers ?? "" : layer.allowedLayers,
            because: isProbable
                ? "the type of the receiver is not known, and no other declaration that the file sees has this name"
                : key.isAllowed
                    ? "\(key.target) may only be used by the layers in its usedBy"
                    : "\(layer.name) does not list \(key.target) under uses",
            next: isProbable
                ? "write the type of the receiver, remove the use, or set probable: ignore in layers.yml"
                : (key.isAllowed ? target?.hint : layer.hint)
                    ?? "remove the use, or allow \(layer.name) to use \(key.target) in layers.yml",
            arrow: LayerArrow(from: layer.name, to: key.target, useCount: group.references.count))
    }
}
