internal import ContractTesting
internal import DecodingPrograms
internal import DecodingSources
internal import DecodingUses
internal import VerificationModel

/// A version of the sources, as far as it reads and writes saved types.
struct SavedVersion: Sendable {
    /// The forms in which a type is written and read.
    struct Forms: Sendable {
        let written: TypeNumber
        let read: TypeNumber
        /// The settings that the type may be written and read with.
        let encoders: [DecoderSettings]
        let decoders: [ResolvedType.Decoder]
        let isPropertyList: Bool
        let isRawValue: Bool
    }

    let written: DecodingProgram
    let read: DecodingProgram
    /// The forms of each saved type; nil if the version does not save it.
    let forms: [Forms?]

    /// - Parameters:
    ///   - sources: The sources of the version.
    ///   - types: The saved types in these sources; nil for one that they do not save.
    init(_ sources: DecodingSources, _ types: [SavedType?]) {
        let made = sources.decoders
        let found = types.compactMap { $0?.root }
        let (written, writtenNumbers) = sources.writtenProgram(ofRoots: found)
        let (read, readNumbers) = sources.program(ofRoots: found, decoders: made)
        (self.written, self.read) = (written, read)
        let coders = Coders(sources, made)
        var numbers = zip(writtenNumbers, readNumbers).makeIterator()
        forms = types.map { type in
            guard let type, let (writtenNumber, readNumber) = numbers.next(), sources.isEncodable(type.root) else { return nil }
            return Forms(
                written: writtenNumber, read: readNumber, encoders: coders.encoders(of: type.uses),
                decoders: coders.decoders(of: type.uses),
                isPropertyList: type.uses.contains { $0.form == .propertyList }, isRawValue: type.root.isRawValue)
        }
    }
}

/// The encoders and decoders of a version.
private struct Coders {
    private let sources: DecodingSources
    private let made: MadeDecoders
    private let encoders: [(settings: DecoderSettings, file: String)]

    init(_ sources: DecodingSources, _ made: MadeDecoders) {
        self.sources = sources
        self.made = made
        encoders = sources.encoders.map { ($0.settings, sources.place($0.place).file) }.filter { !TestSources.isTest(path: $0.1) }
    }

    /// The settings of the encoders that may write a type: those in the files that read it, or else all.
    func encoders(of uses: [SavedUse]) -> [DecoderSettings] {
        if uses.contains(where: { $0.form != .json }) { return [DecoderSettings()] }
        let files = Set(uses.map(\.decoding.place.file))
        let near = encoders.filter { files.contains($0.file) }
        var found: [DecoderSettings] = []
        for each in near.isEmpty ? encoders : near where !found.contains(each.settings) { found.append(each.settings) }
        return found.isEmpty ? [DecoderSettings()] : found
    }

    /// The decoders that may read a type: those of the calls, or else all.
    func decoders(of uses: [SavedUse]) -> [ResolvedType.Decoder] {
        if uses.contains(where: { $0.form != .json }) { return [ResolvedType.Decoder(settings: DecoderSettings(), place: nil)] }
        let users = uses.map { made.users[$0.decoding.call] }
        let all = made.all.map { MadeDecoder(settings: $0.settings, place: sources.place($0.place)) }
        let ofUses = users.isEmpty || users.contains(nil) ? nil : users.compactMap { $0 }.map { all[$0] }
        let found = ResolvedType.Decoder.distinct(ofUses ?? all.filter { !TestSources.isTest(path: $0.place.file) })
        return found.isEmpty ? [ResolvedType.Decoder(settings: DecoderSettings(), place: nil)] : found
    }
}
