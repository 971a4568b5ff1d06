package import DecodingPrograms
package import DecodingSources
package import DecodingUses
package import GitHistory
internal import SwiftSymbols
package import VerificationModel

/// The types that an app saves, compared with themselves in earlier versions: whether each version decodes what another one saved.
package struct SavedDataCheck: Sendable {
    /// The reason why versions cannot be compared.
    package enum CheckError: Error, Sendable {
        case sources(DecodingSources.ReadingError)
        case git(GitHistory.GitError)
        /// The sources have no such type, or several; the types that the text may mean.
        case type(String, found: [String])
    }

    /// The versions of a comparison.
    package enum Direction: Sendable {
        /// The present version reads what the earlier one saved.
        case forward
        /// The earlier version reads what the present one saves on another device.
        case backward
    }

    /// The result for a type and an earlier version.
    package enum Verdict: Sendable {
        /// The reader decodes everything that the writer saves.
        case decodes
        /// The reader refuses it, for one reason or several.
        case lost([Loss])
        /// The reader decodes it, but a `try?` or a `catch` hides that a part is refused.
        case hidden(Loss, by: SourcePlace)
        /// The sources do not determine the result; the constructs on which it depends.
        case undecided([(what: String, place: SourcePlace?)])
        /// The earlier version has no such type, or does not encode it.
        case absent
    }

    /// A refusal.
    package struct Loss: Sendable {
        package let what: String
        package let allowed: String
        /// The property or call that reads the value.
        package let reader: SourcePlace?
        /// The choice in the saved data: `without $.note`; nil if everything that the version saves is refused.
        package let choice: String?
        package let isMissingKey: Bool
        /// The JSONPath of the refused value.
        let location: String
        /// The number of other saved values that are refused at the same place.
        var otherValueCount = 0
    }

    /// A comparison.
    package struct Result: Sendable {
        package let type: SavedType
        package let revision: String
        package let direction: Direction
        package let verdict: Verdict
    }

    package let types: [SavedType]
    package let results: [Result]
    /// The values that the app saves and that are not compared.
    package let unfollowed: [UnfollowedStore]
    package let sourceCount: Int

    /// Compares the sources in a folder with earlier versions of them.
    /// - Parameters:
    ///   - root: The folder of the repository, or a folder in it.
    ///   - revisions: The tags of the earlier versions.
    ///   - named: Types that are saved although the sources do not show it.
    ///   - platform: The platform that `#if` is evaluated for; nil if none is named.
    ///   - path: The folders with programs, as PATH has them.
    ///   - onProgress: Called before each version is read.
    package init(
        root: String, since revisions: [String], named: [String], platform: BuildPlatform?, path: String,
        onProgress: (String) -> Void
    ) throws(CheckError) {
        let history: GitHistory
        let selection: SourceSelection
        let present: DecodingSources
        let uses: SavedUses
        let files: [DecodingSources.File]
        var listings: [[GitHistory.Entry]] = []
        var distinct: [String] = []
        do {
            history = try GitHistory(folder: root, path: path)
            for revision in revisions where !distinct.contains(revision) { distinct.append(revision) }
            for revision in distinct { listings.append(try history.files(at: revision, ending: ".swift")) }
        } catch {
            throw .git(error)
        }
        do {
            selection = try SourceSelection(root: root, SourceFolders(["."], platform: platform))
            onProgress("\(selection.paths.count) Swift files")
            files = try selection.files()
            present = DecodingSources(files, selection)
            uses = SavedUses(present, files: Self.candidates(files))
        } catch {
            throw .sources(error)
        }
        let types = SavedType.numbered(SavedType.all(uses.all) + (try Self.types(named, in: present)), present)
        self.types = types
        sourceCount = present.fileCount
        let now = SavedVersion(present, types)
        var results: [Result] = []
        var before: [SavedUses] = []
        var cache = ObjectCache(history)
        let parses = SuccessiveParses()
        for (revision, entries) in zip(distinct, listings) where !types.isEmpty || uses.hasValues {
            onProgress(revision)
            let files: [DecodingSources.File]
            do {
                let included = entries.filter { selection.includes($0.path) }
                let contents = try cache.contents(of: included.map(\.object))
                files = included.map { selection.file($0.path, contents[$0.object] ?? []) }
            } catch {
                throw .git(error)
            }
            parses.beginVersion()
            let earlier = DecodingSources(files, selection, versions: parses)
            let saved = SavedUses(earlier, files: Self.candidates(files))
            before.append(saved)
            let named = DecodingSources.TypesByPath(earlier)
            let then = SavedVersion(earlier, types.map { Self.counterpart(of: $0, in: earlier, named, saved.all, from: present) })
            for (number, type) in types.enumerated() {
                results.append(
                    Result(
                        type: type, revision: revision, direction: .forward,
                        verdict: Self.verdict(Comparison(type, writer: then, reader: now, number).verdict, of: type, types)))
                guard type.isSynced else { continue }
                results.append(
                    Result(
                        type: type, revision: revision, direction: .backward,
                        verdict: Comparison(type, writer: now, reader: then, number).verdict))
            }
        }
        self.results = results
        unfollowed = uses.unfollowedStores(in: present, since: before)
    }

    /// Returns a verdict that takes into account that another type may be read if decoding fails.
    private static func verdict(_ verdict: Verdict, of type: SavedType, _ types: [SavedType]) -> Verdict {
        guard case .lost = verdict else { return verdict }
        let other = types.first { other in
            other.number != type.number && other.uses.contains { use in type.uses.contains { $0.mayReadTheSame(as: use) } }
        }
        return other.map { .undecided([("\($0.name), which is decoded from the same store too", $0.uses.first?.decoding.place)]) }
            ?? verdict
    }

    /// The numbers of the files that may read saved data, or decode it.
    private static func candidates(_ files: [DecodingSources.File]) -> [Int] {
        files.indices.filter { SavedUses.mayOccur(in: files[$0].source.bytes) }
    }

    /// Returns a saved type in an earlier version: the type with the same name, or another one that was saved under the same key.
    ///
    /// - Parameters:
    ///   - named: The types of the version.
    ///   - uses: The types that the version decodes from saved data.
    /// - Returns: nil if the version does not save it.
    private static func counterpart(
        of type: SavedType, in earlier: DecodingSources, _ named: DecodingSources.TypesByPath, _ uses: [SavedUse],
        from present: DecodingSources
    ) -> SavedType? {
        let same = uses.filter { use in
            use.decoding.name == type.name && type.uses.contains { $0.store.mayBe(use.store) }
        }
        if !same.isEmpty || type.uses.isEmpty {
            return earlier.counterpart(of: type.root, from: present, among: named).map { SavedType(name: type.name, root: $0, uses: same) }
        }
        let replaced = uses.filter { use in
            use.store.key != nil && type.uses.contains { $0.store == use.store } && earlier.isEncodable(use.decoding.root)
        }
        guard let first = replaced.first, replaced.allSatisfy({ $0.decoding.key == first.decoding.key }) else { return nil }
        return SavedType(name: first.decoding.name, root: first.decoding.root, uses: replaced)
    }

    private static func types(_ named: [String], in sources: DecodingSources) throws(CheckError) -> [SavedType] {
        var found: [SavedType] = []
        for name in named {
            switch sources.root(written: name) {
            case .found(let root): found.append(SavedType(name: sources.name(of: root), root: root, uses: []))
            case .missing, .otherArguments: throw .type(name, found: [])
            case .several(_, let candidates): throw .type(name, found: candidates.map { "\($0.path) at \(sources.place($0.place))" })
            }
        }
        return found
    }
}
