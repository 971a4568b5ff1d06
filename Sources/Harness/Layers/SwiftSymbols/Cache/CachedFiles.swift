internal import Threads

/// The files of a graph, as far as a cache knows them.
///
/// The uses in a file are known if neither the file nor anything that other files may see of any file has changed. Bodies are read only of
/// files whose uses are not known.
struct CachedFiles: Sendable {
    /// Parses a file with a number, for a build.
    typealias Parse = @Sendable (SourceGraph.Source, Int, BuildConditions) -> ParsedFile

    /// A file, by what its nodes follow from.
    private struct Known: Sendable {
        let key: Fingerprint
        let entry: FileEntry
        /// The nodes, if they were just made.
        let parsed: ParsedFile?
    }

    private let cache: GraphCache
    private let sources: [SourceGraph.Source]
    private let build: BuildConditions
    private let parse: Parse
    private let known: [Known]
    /// The fingerprint of all that uses depend on, except the bodies in their own file.
    private let context: Fingerprint

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
            return Self.stored(key, cache) ?? Self.made(parse(source, number, build.adding(source)), key, cache)
        }
        self.known = known
        let writer = NodeWriter()
        writer.build(build)
        writer.links(links)
        writer.optional(watched) { writer.text($0.key) }
        for (source, file) in zip(sources, known) {
            writer.text(source.module)
            writer.raw(file.entry.interface.bytes)
        }
        context = Fingerprint(writer.bytes)
    }

    private static func stored(_ key: Fingerprint, _ cache: GraphCache) -> Known? {
        cache.value(key) { bytes throws(NodeReader.Damaged) in Known(key: key, entry: try FileEntry(stored: bytes), parsed: nil) }
    }

    private static func made(_ parsed: ParsedFile, _ key: Fingerprint, _ cache: GraphCache) -> Known {
        let entry = FileEntry(parsed)
        cache.add(entry.bytes, as: key)
        return Known(key: key, entry: entry, parsed: parsed)
    }

    /// Returns the nodes of a file.
    /// - Parameter withBodies: Whether the uses in the file will be resolved.
    func nodes(of number: Int, withBodies: Bool) -> ParsedFile {
        if let parsed = known[number].parsed { return parsed }
        do throws(NodeReader.Damaged) {
            return try known[number].entry.file(number, withBodies: withBodies)
        } catch {
            return parse(sources[number], number, build.adding(sources[number]))
        }
    }

    // MARK: Uses

    /// Returns the uses in a file, if they are known.
    func uses(of number: Int) -> ResolvedUses? {
        cache.value(usesKey(number)) { bytes throws(NodeReader.Damaged) in try ResolvedUses(stored: bytes, file: number) }
    }

    /// Keeps the uses in a file for the next time.
    func keep(_ uses: ResolvedUses, of number: Int) { cache.add(uses.bytes, as: usesKey(number)) }

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
