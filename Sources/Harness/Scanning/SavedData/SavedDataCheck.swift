internal import ContractTesting
internal import DecodingInterpreter
package import DecodingPrograms
package import DecodingSources
internal import DecodingUses
package import GitHistory
internal import StrictJSON
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
        let uses: [SavedUse]
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
            uses = SavedUses.all(in: present, files: Self.candidates(files))
        } catch {
            throw .sources(error)
        }
        let types = SavedType.numbered(SavedType.all(uses) + (try Self.types(named, in: present)), present)
        self.types = types
        sourceCount = present.fileCount
        let now = SavedVersion(present, types)
        var results: [Result] = []
        var cache = ObjectCache(history)
        let parses = SuccessiveParses()
        for (revision, entries) in zip(distinct, listings) where !types.isEmpty {
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
            let saved = SavedUses.all(in: earlier, files: Self.candidates(files))
            let then = SavedVersion(earlier, types.map { Self.counterpart(of: $0, in: earlier, saved, from: present) })
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
    ///   - uses: The types that the version decodes from saved data.
    /// - Returns: nil if the version does not save it.
    private static func counterpart(
        of type: SavedType, in earlier: DecodingSources, _ uses: [SavedUse], from present: DecodingSources
    ) -> SavedType? {
        let same = uses.filter { use in
            use.decoding.name == type.name && type.uses.contains { $0.store.mayBe(use.store) }
        }
        if !same.isEmpty || type.uses.isEmpty {
            return earlier.counterpart(of: type.root, from: present).map { SavedType(name: type.name, root: $0, uses: same) }
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

/// The contents of the last version's files, of which most belong to the next one too.
private struct ObjectCache {
    private let history: GitHistory
    private var known: [String: [UInt8]] = [:]

    init(_ history: GitHistory) { self.history = history }

    mutating func contents(of objects: [String]) throws(GitHistory.GitError) -> [String: [UInt8]] {
        let needed = Set(objects)
        known = known.filter { needed.contains($0.key) }
        known.merge(try history.contents(of: needed.subtracting(known.keys).sorted())) { $1 }
        return known
    }
}

/// The comparison of what one version writes with what another one reads.
private struct Comparison {
    private let type: SavedType
    private let writer: SavedVersion
    private let reader: SavedVersion
    private let number: Int

    init(_ type: SavedType, writer: SavedVersion, reader: SavedVersion, _ number: Int) {
        self.type = type
        self.writer = writer
        self.reader = reader
        self.number = number
    }

    var verdict: SavedDataCheck.Verdict {
        guard let written = writer.forms[number], let read = reader.forms[number] else { return .absent }
        guard written.isPropertyList == read.isPropertyList else {
            return .undecided([("the format: one version has a property list, and the other one JSON", nil)])
        }
        var verdicts: [SavedDataCheck.Verdict] = []
        var refusals: [String] = []
        for settings in written.encoders {
            let documents = SampleDocuments(writer.written, written.written, settings)
            guard let first = documents.samples.first else {
                verdicts.append(.undecided(documents.obstacles.map { ($0.what, $0.place.map { writer.written.place($0) }) }))
                continue
            }
            // A decoder of the writer itself must read what it writes: otherwise another encoder writes it.
            if documents.samples.contains(where: { own(written, $0.document) != nil }) {
                verdicts.append(verdict(documents, settings, written, read))
            } else {
                refusals.append(refusal(of: first.document, written))
            }
        }
        guard let first = verdicts.first else {
            return .undecided([("the version may not decode what it writes itself (\(refusals.first ?? ""))", nil)])
        }
        return verdicts.allSatisfy { $0.kind == first.kind } ? first : .undecided([("the settings of the encoder that writes it", nil)])
    }

    // MARK: The writer

    /// Returns what the writer itself decodes from a text; nil if none of its decoders reads the text.
    private func own(_ written: SavedVersion.Forms, _ document: JSONDocument) -> DecodedBody? {
        for decoder in written.decoders {
            let one = ResolvedType(
                program: writer.read, type: written.read, decoders: [decoder], unknownText: FoundationSamples.unknown)
            if case .decoded(let body) = one.reading(of: document, as: type.name) { return body }
        }
        return nil
    }

    private func refusal(of document: JSONDocument, _ written: SavedVersion.Forms) -> String {
        let all = ResolvedType(
            program: writer.read, type: written.read, decoders: written.decoders, unknownText: FoundationSamples.unknown)
        switch all.reading(of: document, as: type.name) {
        case .refused(let failure): return failure.what
        case .undecided(let constructs): return constructs.first?.what ?? ""
        case .decoded, .couldNotRun: return ""
        }
    }

    // MARK: The reader

    private func verdict(
        _ documents: SampleDocuments, _ settings: DecoderSettings, _ written: SavedVersion.Forms, _ read: SavedVersion.Forms
    ) -> SavedDataCheck.Verdict {
        let target = ResolvedType(
            program: reader.read, type: read.read, decoders: read.decoders, unknownText: FoundationSamples.unknown)
        var undecided: [(what: String, place: SourcePlace?)] = documents.obstacles.map { obstacle in
            (obstacle.what, obstacle.place.map { writer.written.place($0) })
        }
        var hidden: SavedDataCheck.Verdict?
        var losses: [SavedDataCheck.Loss] = []
        for sample in documents.samples {
            guard let before = own(written, sample.document) else {
                undecided.append(("a form that the version may not decode itself (\(refusal(of: sample.document, written)))", nil))
                continue
            }
            switch target.reading(of: sample.document, as: type.name) {
            case .decoded(let body):
                let known = before.tolerated.map { "\($0.failure.location)" }
                let new = body.tolerated.first {
                    !known.contains("\($0.failure.location)") && !$0.failure.isMissing(whereTriedAt: $0.place)
                }
                if hidden == nil, let new { hidden = .hidden(loss(new.failure, sample), by: new.place) }
            case .undecided(let constructs): undecided += constructs
            case .couldNotRun(let finding): undecided.append((finding.what, finding.place))
            case .refused(let failure):
                if let reason = dependence(on: failure, read, sample, documents, target, written) {
                    undecided.append((reason, failure.reader))
                    continue
                }
                let loss = loss(failure, sample, isMasked: losses.first?.choice == nil && !losses.isEmpty)
                if let same = losses.firstIndex(where: { $0.reader == loss.reader && ($0.reader != nil || $0.location == loss.location) }) {
                    losses[same].otherValueCount += losses[same].what == loss.what ? 0 : 1
                } else {
                    losses.append(loss)
                }
            }
        }
        guard losses.isEmpty else { return .lost(losses) }
        if undecided.isEmpty { undecided = dependences(documents, settings, read, target, written) }
        return undecided.isEmpty ? hidden ?? .decodes : .undecided(undecided)
    }

    // MARK: What depends on values

    /// Returns why a refusal depends on the saved values or on the format; nil if it is certain.
    private func dependence(
        on failure: DecodingFailure, _ read: SavedVersion.Forms, _ sample: SampleDocuments.Sample, _ documents: SampleDocuments,
        _ target: ResolvedType, _ written: SavedVersion.Forms
    ) -> String? {
        let values = "the values that were saved at \(failure.location), of which only some are accepted"
        guard let settings = read.decoders.first?.settings,
            case .failed(let report) = Interpreter(reader.read, settings: settings, unknownText: FoundationSamples.unknown).outcome(
                of: read.read, in: sample.document)
        else { return values }
        let first = FoundationSamples.Values.first
        switch report.kind {
        case .keyNotFound:
            // The keys of a dictionary are values.
            if let object = failure.value, object.members.contains(where: { first.contains(text: $0.key, number: $0.key) }) {
                return values
            }
        case .typeMismatch, .valueNotFound:
            if read.isPropertyList { return "how a property list contains \(failure.location)" }
        case .dataCorrupted:
            if read.isPropertyList { return "how a property list contains \(failure.location)" }
            guard let value = failure.value, value.kind == .string || value.kind == .number,
                !first.contains(text: value.string, number: value.number)
            else { return values }
        case .other, .unknown, .endless, .trap: return values
        }
        for document in documents.variants(of: sample) where own(written, document) != nil {
            guard case .refused = target.reading(of: document, as: type.name) else { return values }
        }
        return nil
    }

    /// Returns the values on which it depends whether what decodes here decodes always, and means the same.
    private func dependences(
        _ documents: SampleDocuments, _ settings: DecoderSettings, _ read: SavedVersion.Forms, _ target: ResolvedType,
        _ written: SavedVersion.Forms
    ) -> [(what: String, place: SourcePlace?)] {
        for sample in documents.samples.filter({ $0.choice == nil }) + documents.samples.suffix(1) {
            for document in documents.variants(of: sample, withEmpty: true) where own(written, document) != nil {
                switch target.reading(of: document, as: type.name) {
                case .decoded: continue
                case .refused(let failure):
                    return [("the values that were saved at \(failure.location), of which only some are accepted", failure.reader)]
                case .undecided(let constructs): return constructs
                case .couldNotRun(let finding): return [(finding.what, finding.place)]
                }
            }
        }
        let changed = read.decoders.contains { $0.settings.dates != settings.dates }
        guard changed, Readability(writer.written).closure(of: written.written).contains(where: { writer.written[$0].isDate }) else {
            return []
        }
        return [("the dates, which are written with another strategy than they are read with", nil)]
    }

    // MARK: Losses

    /// - Parameter isMasked: Whether the text with all values is refused for another reason, so that a choice shows what comes after it.
    private func loss(
        _ failure: DecodingFailure, _ sample: SampleDocuments.Sample, isMasked: Bool = false
    ) -> SavedDataCheck.Loss {
        let isRelated = sample.choice?.contains("\(failure.location)") ?? true
        return SavedDataCheck.Loss(
            what: failure.what, allowed: failure.allowed, reader: failure.reader, choice: isMasked && !isRelated ? nil : sample.choice,
            isMissingKey: failure.what.hasSuffix("is missing"), location: "\(failure.location)")
    }
}

extension DecodingFailure {
    /// Whether a key is missing that the `try?` at a place itself asks for, which is like an optional.
    fileprivate func isMissing(whereTriedAt place: SourcePlace) -> Bool {
        what.hasSuffix("is missing") && reader?.file == place.file && reader?.line == place.line
    }
}

extension DecodedType {
    fileprivate var isDate: Bool { if case .leaf(.date) = shape { true } else { false } }
}

extension SavedDataCheck.Verdict {
    fileprivate var kind: Int {
        switch self {
        case .decodes: 0
        case .lost: 1
        case .hidden: 2
        case .undecided: 3
        case .absent: 4
        }
    }
}
