package import ContractTesting
package import DecodingPrograms
internal import DecodingSources
internal import Locks
internal import VerificationModel

/// The Swift sources below a root, which are parsed once for all contracts that name the same folders.
package final class SwiftTypeSource: TypeSource {
    private let root: String
    private let state = Locked<[SourceFolders: Parsed]>([:])

    /// - Parameter root: The folder that the folders of sources are relative to.
    package init(root: String) {
        self.root = root
    }

    /// The sources of some folders, or the reason why they cannot be read.
    private final class Parsed: Sendable {
        let sources: Result<DecodingSources, DecodingSources.ReadingError>
        let programs = Locked<[String: TypeSearch]>([:])
        /// The decoders; nil if the sources cannot be read.
        let made: MadeDecoders?
        let decoders: [MadeDecoder]

        init(root: String, folders: SourceFolders) {
            sources = Result { () throws(DecodingSources.ReadingError) in try DecodingSources(root: root, folders) }
            switch sources {
            case .success(let sources):
                let made = sources.decoders
                self.made = made
                decoders = made.all.map { MadeDecoder(settings: $0.settings, place: sources.place($0.place)) }
            case .failure: (made, decoders) = (nil, [])
            }
        }
    }

    package func type(named name: String, in file: String?, below folders: SourceFolders) -> TypeSearch {
        let parsed = parsed(folders)
        return parsed.programs.withLock { programs in
            let key = "\(file ?? "")\n\(name)"
            if let known = programs[key] { return known }
            let search = Self.search(for: name, in: file, parsed)
            programs[key] = search
            return search
        }
    }

    package func decoders(below folders: SourceFolders) -> [MadeDecoder] { parsed(folders).decoders }

    private func parsed(_ folders: SourceFolders) -> Parsed {
        state.withLock { state in
            if let known = state[folders] { return known }
            let parsed = Parsed(root: root, folders: folders)
            state[folders] = parsed
            return parsed
        }
    }

    private static func search(for name: String, in file: String?, _ parsed: Parsed) -> TypeSearch {
        switch parsed.sources {
        case .failure(.unreadable(let path, let reason)): return .unreadable(path: path, reason: reason)
        case .failure(.empty): return .empty
        case .success(let sources):
            let found = sources.candidates(named: name).filter { file == nil || sources.place($0.place).file == file }
            guard let first = found.first else { return .missing(known: sources.decodable.map(\.path).sorted()) }
            guard found.count == 1 else { return .several(found.map { ($0.path, sources.place($0.place)) }) }
            let (program, types) = sources.program(of: [first], decoders: parsed.made)
            return .found(program, types[0])
        }
    }
}
