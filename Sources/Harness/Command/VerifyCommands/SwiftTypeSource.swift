package import ContractTesting
package import DecodingPrograms
internal import DecodingSources
internal import Locks
package import SwiftSymbols
package import VerificationModel

/// The Swift sources below a root, which are parsed once for all contracts that name the same folders.
package final class SwiftTypeSource: TypeSource {
    private let root: String
    private let parses: SharedParses?
    /// Each is parsed once, without a lock on the others: contracts of other folders do not wait.
    private let systems: Once<Result<[FoundationSystem], FileError>>
    private let state = Locked<[SourceFolders: Once<Parsed>]>([:])

    /// - Parameters:
    ///   - root: The folder that the folders of sources are relative to.
    ///   - parses: Keeps the files for another reading; nil for none.
    package init(root: String, parses: SharedParses? = nil) {
        self.root = root
        self.parses = parses
        systems = Once { Result { () throws(FileError) in try LowestSystems.named(below: root, for: nil) } }
    }

    /// The sources of some folders, or the reason why they cannot be read.
    private final class Parsed: Sendable {
        let sources: Result<DecodingSources, DecodingSources.ReadingError>
        let programs = Locked<[String: Once<TypeSearch>]>([:])
        /// The decoders; nil if the sources cannot be read.
        let made: MadeDecoders?
        let decoders: [MadeDecoder]

        init(root: String, folders: SourceFolders, parses: SharedParses?) {
            sources = Result { () throws(DecodingSources.ReadingError) in try DecodingSources(root: root, folders, parses: parses) }
            switch sources {
            case .success(let sources):
                let made = sources.decoders
                self.made = made
                decoders = made.all.map { MadeDecoder(settings: $0.settings, place: sources.place($0.place), names: $0.names) }
            case .failure: (made, decoders) = (nil, [])
            }
        }
    }

    package func type(named name: String, files: [String: String], below folders: SourceFolders) -> TypeSearch {
        let parsed = parsed(folders)
        let key = ([name] + files.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }).joined(separator: "\n")
        let search = parsed.programs.withLock { programs in
            if let known = programs[key] { return known }
            let search = Once { Self.search(for: name, files, parsed) }
            programs[key] = search
            return search
        }
        return search.value
    }

    package func decoders(below folders: SourceFolders) -> [MadeDecoder] { parsed(folders).decoders }

    package func lowestSystems(of platform: BuildPlatform?) throws(FileError) -> [FoundationSystem] {
        try systems.value.get().filter { platform == nil || $0.platform == platform }
    }

    private func parsed(_ folders: SourceFolders) -> Parsed {
        let parsed = state.withLock { state in
            if let known = state[folders] { return known }
            let parsed = Once { [root, parses] in Parsed(root: root, folders: folders, parses: parses) }
            state[folders] = parsed
            return parsed
        }
        return parsed.value
    }

    private static func search(for name: String, _ files: [String: String], _ parsed: Parsed) -> TypeSearch {
        switch parsed.sources {
        case .failure(.unreadable(let path, let reason)): return .unreadable(path: path, reason: reason)
        case .failure(.empty): return .empty
        case .success(let sources):
            switch sources.root(written: name, files: files) {
            case .missing(let missing): return .missing(missing, known: sources.decodable.map(\.path).sorted())
            case .several(let ambiguous, let found): return .several(ambiguous, found.map { ($0.path, sources.place($0.place)) })
            case .otherArguments(let type, let declared, let written):
                return .otherArguments(type.path, at: sources.place(type.place), declared: declared, written: written)
            case .found(let root):
                let (program, type) = sources.program(of: root, decoders: parsed.made)
                return .found(program, type)
            }
        }
    }
}
