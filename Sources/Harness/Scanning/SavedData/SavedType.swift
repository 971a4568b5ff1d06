package import DecodingSources
package import DecodingUses
internal import VerificationModel

/// A type that an app saves, and the calls that decode it again.
package struct SavedType: Sendable {
    /// The type as Swift writes it: `[Item]`.
    package let name: String
    package let root: DecodingSources.Root
    /// The number in the list of saved types.
    package private(set) var number = 0
    /// The name in reports: with its file if several types have this name.
    package private(set) var label: String
    /// The calls that decode it from saved data, in the order of the text; empty for a type that the user names.
    package let uses: [SavedUse]

    init(name: String, root: DecodingSources.Root, uses: [SavedUse]) {
        self.name = name
        self.root = root
        self.uses = uses
        label = name
    }

    /// Returns the types with their numbers, and with labels that differ.
    static func numbered(_ types: [SavedType], _ sources: DecodingSources) -> [SavedType] {
        let names = Dictionary(grouping: types, by: \.name)
        return types.enumerated().map { number, type in
            var type = type
            type.number = number
            if names[type.name]?.count != 1, let part = sources.parts(of: type.root).first {
                type.label += " (\(sources.place(part.place).file))"
            }
            return type
        }
    }

    /// The stores that it is read from.
    package var stores: [SavedStore] {
        var seen: Set<SavedStore> = []
        return uses.map(\.store).filter { seen.insert($0).inserted }
    }

    /// Whether versions of the app on other devices read what this one writes.
    var isSynced: Bool { uses.contains { $0.store.isSynced } }

    /// Returns the types of uses, one for each type.
    static func all(_ uses: [SavedUse]) -> [SavedType] {
        var order: [String] = []
        var byType: [String: [SavedUse]] = [:]
        for use in uses {
            if byType[use.decoding.key] == nil { order.append(use.decoding.key) }
            byType[use.decoding.key, default: []].append(use)
        }
        return order.compactMap { key in
            byType[key].map { SavedType(name: $0[0].decoding.name, root: $0[0].decoding.root, uses: $0) }
        }
    }
}
