internal import ContractTesting
internal import DecodingInterpreter
internal import DecodingPrograms
internal import StrictJSON
internal import VerificationModel

/// The comparison of what one version writes with what another one reads.
struct Comparison {
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
                verdicts.append(allLosses(documents, settings, written, read))
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

    /// The most properties that are left out to find what is refused behind them.
    private static let lossLimit = 20

    /// Returns the verdict with the losses behind others: the first refusal ends decoding, and hides what comes after it.
    private func allLosses(
        _ documents: SampleDocuments, _ settings: DecoderSettings, _ written: SavedVersion.Forms, _ read: SavedVersion.Forms
    ) -> SavedDataCheck.Verdict {
        var program = reader.read
        var losses: [SavedDataCheck.Loss] = []
        while case .lost(let more) = verdict(documents, settings, written, read, program) {
            losses += more
            guard losses.count < Self.lossLimit, program.removeFields(at: Set(more.compactMap(\.reader))) else { break }
        }
        return losses.isEmpty ? verdict(documents, settings, written, read, program) : .lost(losses)
    }

    /// - Parameter program: The decoding of the reader, or of it without properties whose values are refused.
    private func verdict(
        _ documents: SampleDocuments, _ settings: DecoderSettings, _ written: SavedVersion.Forms, _ read: SavedVersion.Forms,
        _ program: DecodingProgram
    ) -> SavedDataCheck.Verdict {
        let target = ResolvedType(
            program: program, type: read.read, decoders: read.decoders, unknownText: FoundationSamples.unknown)
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
                if let reason = dependence(on: failure, read, sample, documents, target, written, program) {
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
        _ target: ResolvedType, _ written: SavedVersion.Forms, _ program: DecodingProgram
    ) -> String? {
        let values = "the values that were saved at \(failure.location), of which only some are accepted"
        guard let settings = read.decoders.first?.settings,
            case .failed(let report) = Interpreter(program, settings: settings, unknownText: FoundationSamples.unknown).outcome(
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
            if read.isRawValue { return "how a raw value of another type is read" }
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
            isMissingKey: failure.isMissingKey, location: "\(failure.location)")
    }
}

extension DecodingProgram {
    /// Removes properties from the types whose decoding the compiler writes.
    /// - Returns: Whether a type had one of them.
    fileprivate mutating func removeFields(at places: Set<SourcePlace>) -> Bool {
        var isChanged = false
        for number in types.indices {
            guard case .fields(let fields) = types[number].shape else { continue }
            let others = fields.filter { !places.contains(place($0.place)) }
            guard others.count < fields.count else { continue }
            types[number].shape = .fields(others)
            isChanged = true
        }
        return isChanged
    }
}

extension DecodingFailure {
    /// Whether a key is missing that the `try?` at a place itself asks for, which is like an optional.
    fileprivate func isMissing(whereTriedAt place: SourcePlace) -> Bool {
        isMissingKey && reader?.file == place.file && reader?.line == place.line
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
