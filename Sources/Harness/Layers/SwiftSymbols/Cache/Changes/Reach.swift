internal import Threads

/// The files whose uses may differ after changes of what other files see of some files.
struct Reach {
    private let files: [ParsedFile]
    private let modules: [String]
    private let changed: Set<ObjectIdentifier>
    /// The files that contain a name that may mean something else.
    private(set) var reached: [Bool]
    private var types: Set<UInt32> = []

    /// The number of reached files beyond which all files are reached: this many, or this part of all files if that is more.
    ///
    /// It takes longer to find more of them than to resolve all.
    private static let limits = (count: 64, part: 8)

    /// Creates the files that changes reach; nil if the changes may reach all, or reach many.
    ///
    /// A change reaches the names of the declarations that differ, the names of declarations that mention a reached name, and so on. What
    /// is inferred in a file follows from declarations whose names it contains, from those that these mention, and from the conformances
    /// of types. A change of conformances reaches all files.
    /// - Parameters:
    ///   - changes: The changes by the number of the file.
    ///   - files: The declarations of all files.
    ///   - modules: The module of each file.
    ///   - contains: Returns whether a file contains one of some names. They are given by their digests.
    init?(
        of changes: [Int: InterfaceChange], in files: [ParsedFile], modules: [String],
        contains: @escaping @Sendable (Int, Set<UInt32>) -> Bool
    ) {
        guard changes.values.allSatisfy({ !$0.reachesAll }) else { return nil }
        (self.files, self.modules) = (files, modules)
        changed = changes.values.reduce(into: []) { $0.formUnion($1.changed) }
        reached = files.map { _ in false }
        types = changes.values.reduce(into: []) { $0.formUnion($1.types) }
        var assumptions = changes.flatMap { number, change in change.assumptions.map { Assumed(module: modules[number], assumption: $0) } }
        var all: Set<UInt32> = []
        var new = changes.values.reduce(into: Set<UInt32>()) { $0.formUnion($1.names) }
        var mentions: [Int: [Mention]] = [:]
        while !new.isEmpty {
            all.formUnion(new)
            let hits = DeepStack.map(files.count) { [new] in contains($0, new) }.enumerated().filter(\.element).map(\.offset)
            for number in hits { reached[number] = true }
            guard reached.count(where: \.self) <= max(Self.limits.count, files.count / Self.limits.part) else { return nil }
            let unknown = hits.filter { mentions[$0] == nil }
            for (number, found) in zip(unknown, DeepStack.map(unknown) { Mention.all(in: files[$0]) }) { mentions[number] = found }
            var next: Set<UInt32> = []
            for number in hits {
                for mention in mentions[number] ?? [] {
                    if mention.isOfType, !mention.names.isDisjoint(with: types) {
                        guard mention.isAlias else { return nil }
                        // The names of aliases are those of types.
                        if !mention.reached.names.isSubset(of: types) {
                            types.formUnion(mention.reached.names)
                            next.formUnion(mention.reached.names)
                        }
                    }
                    guard !mention.names.isDisjoint(with: new) else { continue }
                    next.formUnion(mention.reached.names.subtracting(all))
                    assumptions += mention.reached.assumptions.map { Assumed(module: modules[number], assumption: $0) }
                }
            }
            new = next
        }
        guard holds(assumptions) else { return nil }
    }

    /// The names that a declaration mentions, and those by which it is used.
    private struct Mention: Sendable {
        let names: Set<UInt32>
        let reached: ReachedNames
        /// Whether it is a type, an alias, an extension or an associated type, which may make a name mean another type.
        let isOfType: Bool
        let isAlias: Bool

        static func all(in file: ParsedFile) -> [Mention] {
            let signatures = Signatures(file)
            var found: [Mention] = []
            var next = [file.root]
            while let one = next.popLast() {
                next += one.members + one.blocks
                guard one.kind != .file, one.kind != .block else { continue }
                let isOfType = one.isNominal || [.extension, .typealias, .associatedType].contains(one.kind)
                found.append(
                    Mention(
                        names: signatures.mentions(of: one), reached: ReachedNames(of: one), isOfType: isOfType,
                        isAlias: one.kind == .typealias))
            }
            return found
        }
    }

    // MARK: Assumptions

    private struct Assumed {
        let module: String
        let assumption: InterfaceChange.Assumption
    }

    private func holds(_ all: [Assumed]) -> Bool {
        guard !all.isEmpty else { return true }
        let known = KnownDeclarations(files, modules, without: changed)
        return all.allSatisfy { known.holds($0.assumption, in: $0.module) }
    }
}
