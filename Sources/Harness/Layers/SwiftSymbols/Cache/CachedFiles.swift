internal import Threads

/// The files of a graph, as far as a cache knows them.
///
/// The uses in a file are known if the file has not changed, and if no change of what other files may see of a file reaches it. Bodies are
/// read only of files whose uses are not known.
struct CachedFiles: Sendable {
    /// Parses a file with a number, for a build.
    typealias Parse = @Sendable (SourceGraph.Source, Int, BuildConditions) -> ParsedFile

    /// The uses in a file, by the key of their entry.
    struct KnownUses: Sendable {
        let uses: ResolvedUses
        fileprivate let key: Fingerprint
    }

    /// A file, by what its nodes follow from.
    private struct Known: Sendable {
        let key: Fingerprint
        let entry: FileEntry
        let nodes: Nodes
    }

    private enum Nodes: Sendable {
        case stored(FileEntry.Declarations)
        case made(ParsedFile)

        var file: ParsedFile {
            switch self {
            case .stored(let declarations): declarations.file
            case .made(let file): file
            }
        }
    }

    private let cache: GraphCache
    private let sources: [SourceGraph.Source]
    private let build: BuildConditions
    private let parse: Parse
    private let known: [Known]
    /// The modules of the files.
    let modules: ModuleTable
    private let numbers: DeclarationNumbers
    /// The fingerprint of the modules, the build and the watched names.
    private let setup: Fingerprint
    /// The fingerprint of all that uses depend on, except the bodies in their own file.
    private let context: Fingerprint
    private let last: LastUses?
    /// The interface of each file, and how it has changed since the last run.
    private let interfaces: [UsesReader.Interface]
    /// Whether the uses of the last run are those of each file still.
    private let isKept: [Bool]

    /// Finds files in a cache, and parses the others.
    ///
    /// It must run on a deep stack: see ``DeepStack``.
    /// - Parameter parsed: Called for each file, from any thread.
    init(
        _ sources: [SourceGraph.Source], _ links: ModuleLinks, _ build: BuildConditions, watched: WatchedNames?, _ cache: GraphCache,
        parse: @escaping Parse, parsed: @escaping @Sendable () -> Void
    ) {
        (self.cache, self.sources, self.build, self.parse) = (cache, sources, build, parse)
        let builds = Self.fingerprints(of: build, sources)
        let known = DeepStack.map(sources.count) { number in
            defer { parsed() }
            let source = sources[number]
            let key = Fingerprint((builds[OwnBuild(source)]?.bytes ?? []) + source.bytes)
            return Self.stored(key, number, cache) ?? Self.made(parse(source, number, build.adding(source)), key, cache)
        }
        self.known = known
        let modules = sources.map(\.module)
        self.modules = ModuleTable(known.map(\.nodes.file), of: modules, links)
        numbers = DeclarationNumbers(known.map(\.entry.declarationCount))
        let writer = NodeWriter()
        writer.build(build)
        writer.links(links)
        writer.optional(watched) { writer.text($0.key) }
        for module in modules { writer.text(module) }
        setup = Fingerprint(writer.bytes)
        context = Fingerprint(setup.bytes + known.flatMap(\.entry.interface.bytes))
        last = cache.value(setup) { bytes throws(NodeReader.Damaged) in try LastUses(stored: bytes) }
        (interfaces, isKept) = Self.compared(known, with: last, modules: modules, self.modules.sight, cache)
    }

    private static func stored(_ key: Fingerprint, _ number: Int, _ cache: GraphCache) -> Known? {
        cache.value(key) { bytes throws(NodeReader.Damaged) in
            let entry = try FileEntry(stored: bytes)
            return Known(key: key, entry: entry, nodes: .stored(try entry.declarations(number)))
        }
    }

    private static func made(_ parsed: ParsedFile, _ key: Fingerprint, _ cache: GraphCache) -> Known {
        let entry = FileEntry(parsed)
        cache.add(entry.bytes, as: key)
        return Known(key: key, entry: entry, nodes: .made(parsed))
    }

    /// The files, of which the bodies may be missing.
    var declared: [ParsedFile] { known.map(\.nodes.file) }

    /// Returns the nodes of a file.
    /// - Parameter withBodies: Whether the uses in the file will be resolved.
    func nodes(of number: Int, withBodies: Bool) -> ParsedFile {
        guard withBodies, case .stored(let declarations) = known[number].nodes else { return known[number].nodes.file }
        do throws(NodeReader.Damaged) {
            try known[number].entry.addBodies(to: declarations)
            return declarations.file
        } catch {
            return parse(sources[number], number, build.adding(sources[number]))
        }
    }

    // MARK: Changes

    /// Compares files with those of the last run.
    /// - Returns: The interfaces of all files, and whether the uses of the last run are those of each file still.
    private static func compared(
        _ known: [Known], with last: LastUses?, modules: [String], _ sight: ModuleSight, _ cache: GraphCache
    ) -> (interfaces: [UsesReader.Interface], isKept: [Bool]) {
        var interfaces = known.map { UsesReader.Interface(now: $0.entry.interface) }
        let none = (interfaces, known.map { _ in false })
        guard let last, last.files.count == known.count else { return none }
        var changes: [Int: InterfaceChange] = [:]
        for (number, file) in known.enumerated() where file.key != last.files[number].nodes {
            guard let before = stored(last.files[number].nodes, number, cache) else { return none }
            guard before.entry.interface != file.entry.interface else { continue }
            let change = InterfaceChange(from: before.nodes.file, to: file.nodes.file)
            changes[number] = change
            interfaces[number].before = before.entry.interface
            interfaces[number].numbers = change.numbers
        }
        let reach = Reach(of: changes, in: known.map(\.nodes.file), modules: modules, sight) { known[$0].entry.contains(anyOf: $1) }
        guard let reach else { return none }
        return (interfaces, known.indices.map { known[$0].key == last.files[$0].nodes && !reach.reached[$0] })
    }

    // MARK: Uses

    /// Returns the uses in a file, if they are known.
    func uses(of number: Int) -> KnownUses? {
        if isKept[number], let key = last?.files[number].uses {
            if let (uses, isRenumbered) = stored(key, number) {
                return isRenumbered ? keep(uses, of: number) : KnownUses(uses: uses, key: key)
            }
        }
        let key = usesKey(number)
        return stored(key, number).map { KnownUses(uses: $0.uses, key: key) }
    }

    private func stored(_ key: Fingerprint, _ number: Int) -> (uses: ResolvedUses, isRenumbered: Bool)? {
        cache.value(key) { bytes throws(NodeReader.Damaged) in try UsesReader.uses(bytes, file: number, numbers, interfaces) }
    }

    /// Keeps the uses in a file for the next time.
    func keep(_ uses: ResolvedUses, of number: Int) -> KnownUses {
        let key = usesKey(number)
        cache.add(UsesWriter(numbers).bytes(uses) { known[$0].entry.interface }, as: key)
        return KnownUses(uses: uses, key: key)
    }

    /// Keeps which uses the files have.
    ///
    /// - Parameter all: For each file, the uses; nil if they are not needed. Those of the last run are kept for the next one then.
    func keep(_ all: [KnownUses?]) {
        let new = LastUses(
            known.indices.map { number in
                let before = isKept[number] ? last?.files[number].uses : nil
                return LastUses.File(nodes: known[number].key, uses: all[number]?.key ?? before)
            })
        if new != last { cache.add(new.bytes, as: setup) }
    }

    private func usesKey(_ number: Int) -> Fingerprint {
        Fingerprint(context.bytes + known[number].key.bytes + withUnsafeBytes(of: number.littleEndian, Array.init))
    }

    // MARK: Builds

    /// The part of a build that belongs to a file.
    private struct OwnBuild: Hashable {
        let defines: Set<String>
        let features: Set<String>
        let system: String?

        init(_ source: SourceGraph.Source) { (defines, features, system) = (source.defines, source.features, source.system) }
    }

    /// Returns the fingerprints of the builds of files.
    private static func fingerprints(of build: BuildConditions, _ sources: [SourceGraph.Source]) -> [OwnBuild: Fingerprint] {
        var found: [OwnBuild: Fingerprint] = [:]
        for source in sources where found[OwnBuild(source)] == nil {
            let writer = NodeWriter()
            writer.build(build.adding(source))
            found[OwnBuild(source)] = Fingerprint(writer.bytes)
        }
        return found
    }
}

extension NodeWriter {
    fileprivate func build(_ build: BuildConditions) {
        text(build.system)
        text(build.architecture)
        for names in [build.defines, build.features, build.absentModules] { list(names.sorted(), text) }
        list(build.compiler, number)
        list(build.language, number)
    }

    fileprivate func links(_ links: ModuleLinks) {
        lists(links.peers)
        lists(links.peersElsewhere)
        optional(links.named, lists)
        list(links.packages.sorted { $0.key < $1.key }) { key, value in
            text(key)
            text(value)
        }
        list(links.exceptions.sorted { $0.key < $1.key }) { key, value in
            text(key)
            lists(value)
        }
    }

    private func lists(_ lists: [String: [String]]) {
        list(lists.sorted { $0.key < $1.key }) { key, values in
            text(key)
            list(values, text)
        }
    }
}
