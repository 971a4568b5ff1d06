internal import ContractTesting
internal import DecodingPrograms
package import DecodingSources
package import DecodingUses
internal import SwiftSymbols
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
                isPropertyList: type.uses.contains { $0.form == .propertyList })
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
        let all = made.all.indices.filter { !TestSources.isTest(path: sources.place(made.all[$0].place).file) }
        var found: [ResolvedType.Decoder] = []
        for number in users.isEmpty || users.contains(nil) ? all : users.compactMap({ $0 }) {
            let (settings, place) = made.all[number]
            guard !found.contains(where: { $0.settings == settings }) else { continue }
            found.append(ResolvedType.Decoder(settings: settings, place: sources.place(place)))
        }
        return found.isEmpty ? [ResolvedType.Decoder(settings: DecoderSettings(), place: nil)] : found
    }
}
