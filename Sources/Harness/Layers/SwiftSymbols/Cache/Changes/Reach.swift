internal import Threads

/// The files whose uses may differ after changes of what other files see of some files.
///
/// A change reaches the names of the declarations that differ, the names of declarations that mention a reached name, and so on. What is
/// inferred in a file follows from declarations whose names it contains, from those that these mention, and from the conformances of
/// types. A change of conformances reaches all files.
struct Reach {
    /// The number of reached files beyond which all files are reached: this many, or this part of all files if that is more.
    ///
    /// It takes longer to find more of them than to resolve all.
    private static let limits = (count: 64, part: 8)

    /// The files that contain a name that may mean something else.
    private(set) var reached: [Bool]
    private let files: [ParsedFile]
    /// For each file, the key of its module.
    private let modules: [String]
    private let sight: ModuleSight
    private let known: KnownDeclarations

    /// Creates the files that changes reach; nil if the changes may reach all, or reach many.
    /// - Parameters:
    ///   - changes: The changes by the number of the file.
    ///   - files: The declarations of all files.
    ///   - modules: For each file, the key of its module.
    ///   - sight: The modules whose declarations they may use.
    ///   - contains: Returns whether a file contains one of some names. They are given by their digests.
    init?(
        of changes: [Int: InterfaceChange], in files: [ParsedFile], modules: [String], _ sight: ModuleSight,
        contains: @escaping @Sendable (Int, Set<UInt32>) -> Bool
    ) {
        guard changes.values.allSatisfy({ !$0.reachesAll }) else { return nil }
        self.files = files
        reached = files.map { _ in false }
        (self.modules, self.sight) = (modules, sight)
        guard !changes.isEmpty else {
            known = KnownDeclarations([], [], without: [], [])
            return
        }
        known = KnownDeclarations(
            files, modules, without: changes.values.reduce(into: []) { $0.formUnion($1.changed) },
            changes.values.reduce(into: []) { $0.formUnion($1.shadowed) })
        var first = Names()
        for (number, change) in changes {
            guard change.assumptions.allSatisfy({ known.holds($0, in: modules[number]) }) else { return nil }
            let isOfModule = change.moduleAssumptions.allSatisfy { known.holds($0, in: modules[number]) }
            first.add(change.names, change.types, of: isOfModule ? sight.ofFile[number] : nil)
        }
        guard follow(first, contains) else { return nil }
    }

    /// Adds the files that contain one of some names, or of those that it reaches.
    /// - Returns: Whether the reach has limits.
    private mutating func follow(_ first: Names, _ contains: @escaping @Sendable (Int, Set<UInt32>) -> Bool) -> Bool {
        var (all, new) = (first, first)
        var mentions: [Int: [Mention]] = [:]
        while !new.isEmpty {
            let names = sight.seen.map { new.names(of: $0) }
            let types = sight.seen.map { all.types(of: $0) }
            let isHit = DeepStack.map(files.count) { [sight] in contains($0, names[sight.ofFile[$0]]) }
            let hits = isHit.indices.filter { isHit[$0] }
            for number in hits { reached[number] = true }
            guard reached.count(where: \.self) <= max(Self.limits.count, files.count / Self.limits.part) else { return false }
            let unknown = hits.filter { mentions[$0] == nil }
            let found = DeepStack.map(unknown) { [files] in Mention.all(in: files[$0]) }
            for (number, found) in zip(unknown, found) { mentions[number] = found }
            var next = Names()
            for number in hits {
                let module = sight.ofFile[number]
                for mention in mentions[number] ?? [] {
                    let isOtherType = mention.isOfType && !mention.names.isDisjoint(with: types[module])
                    // A type that inherits from another one than before reaches further than its name.
                    guard !isOtherType || mention.isAlias else { return false }
                    guard isOtherType || !mention.names.isDisjoint(with: names[module]) else { continue }
                    guard mention.reached.assumptions.allSatisfy({ known.holds($0, in: modules[number]) }) else { return false }
                    let isOfModule =
                        mention.reached.extended.map { known.isOwn($0, modules[number]) } ?? true
                        && mention.reached.innerType.map { known.holds(.isNotAssociated($0), in: modules[number]) } ?? true
                    next.add(mention.reached.names, isOtherType ? mention.reached.names : [], of: isOfModule ? module : nil)
                }
            }
            new = next.subtracting(all)
            all.formUnion(new)
        }
        return true
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

    /// Names by the module that declares them; nil for all modules.
    private struct Names {
        private var names: [Int?: Set<UInt32>] = [:]
        /// The names of types among them.
        private var types: [Int?: Set<UInt32>] = [:]

        var isEmpty: Bool { names.isEmpty && types.isEmpty }

        mutating func add(_ names: Set<UInt32>, _ types: Set<UInt32>, of module: Int?) {
            if !names.isEmpty { self.names[module, default: []].formUnion(names) }
            if !types.isEmpty { self.types[module, default: []].formUnion(types) }
        }

        mutating func formUnion(_ other: Names) {
            names.merge(other.names) { $0.union($1) }
            types.merge(other.types) { $0.union($1) }
        }

        /// Returns the names that are not among others.
        ///
        /// A name of a type stays if it is not that of a type there.
        func subtracting(_ other: Names) -> Names {
            var left = Names()
            for (module, own) in types { left.add([], own.subtracting(other.types[module] ?? []), of: module) }
            for (module, own) in names {
                left.add(own.subtracting(other.names[module] ?? []).union(left.types[module] ?? []), [], of: module)
            }
            return left
        }

        /// Returns the names that some modules declare.
        func names(of modules: Set<Int>) -> Set<UInt32> { Self.joined(names, modules) }

        /// Returns the names of types that some modules declare.
        func types(of modules: Set<Int>) -> Set<UInt32> { Self.joined(types, modules) }

        private static func joined(_ all: [Int?: Set<UInt32>], _ modules: Set<Int>) -> Set<UInt32> {
            all.reduce(into: []) { found, own in
                if own.key.map(modules.contains) ?? true { found.formUnion(own.value) }
            }
        }
    }
}
