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
        var keys: [Key] = []
        var groups: [Key: UseGroup] = [:]
        for reference in sources.references(of: file) {
            let targets = sources.layers[sources.target(of: reference)]
            guard !targets.contains(layer.name) else { continue }
            for target in targets {
                let isAllowed = layer.mayUse(target)
                guard !isAllowed || !(layers[target]?.mayBeUsed(by: layer.name) ?? true) else { continue }
                let root = sources.root(of: reference) { sources.layers[$0.file].contains(target) }
                guard !exceptions.covers(sources.graph.files[file], using: sources.names(of: reference)) else { continue }
                let key = Key(target: target, isAllowed: isAllowed, root: root)
                if groups[key]?.references.append(reference) == nil {
                    groups[key] = UseGroup(references: [reference])
                    keys.append(key)
                }
            }
        }
        return keys.compactMap { key in groups[key].map { violation(key, $0, of: file) } }
    }

    private func violation(_ key: Key, _ group: UseGroup, of file: Int) -> Violation {
        let to = sources.graph.symbols.declarations[key.root].symbol
        return Violation(
            key.isAllowed ? .layersUsedBy : .layersUse, in: sources.graph.files[file], group.references,
            use: { Violation.Use(user: sources.user($0.context), to: to) }, finding: { finding(key, UseGroup(references: $0)) })
    }

    private func finding(_ key: Key, _ group: UseGroup) -> Finding {
        let first = group.references[0]
        let places = group.references.map { sources.graph.place(of: $0.offset, in: $0.file) }
        let target = layers[key.target]
        return Finding(
            key.isAllowed ? .layersUsedBy : .layersUse, at: places[0],
            what: "uses \(group.words(sources.graph)), of \(key.target)"
                + UsePlaces.words(conditions: first.conditions, lines: places.compactMap(\.line)),
            allowed: key.isAllowed ? target?.allowedUsers ?? "" : layer.allowedLayers,
            because: key.isAllowed
                ? "\(key.target) may only be used by the layers in its usedBy"
                : "the arrows between layers point one way, so that each can be changed and tested alone",
            next: (key.isAllowed ? target?.hint : layer.hint)
                ?? "remove the use, or allow \(layer.name) to use \(key.target) in layers.yml")
    }
}
