internal import Recordings
internal import VerificationModel

/// The identity of a request: requests with the same one belong to the same recording.
struct RequestIdentity: Hashable, Sendable {
    let method: String
    let target: String
    let body: [UInt8]

    init(_ request: CapturedExchange.Request) {
        method = request.method
        target = request.target
        body = request.body
    }

    fileprivate init(_ request: RecordedRequest, body: [UInt8]) {
        method = request.method
        target = request.target
        self.body = body
    }
}

/// The existing recordings of a folder, by their requests.
struct ExistingRecordings: Sendable {
    enum Earlier: Sendable {
        case made(String)
        case recorded(String, bodyNames: [String?])
    }

    /// The names in the folder.
    ///
    /// The name of a recording that cannot be read is not free either.
    let names: Set<String>
    private var recordings: [RequestIdentity: Earlier] = [:]

    /// - Throws: `FileError` if the existing recordings cannot be listed.
    init(in folder: RecordingsFolder, below parent: String) throws(FileError) {
        let prefix = "\(parent)/"
        let there = try folder.names().filter { $0.hasPrefix(prefix) && !$0.dropFirst(prefix.count).contains("/") }
        names = Set(there.map { String($0.dropFirst(prefix.count)) })
        for name in there {
            guard let (identity, recording) = Self.read(name, in: folder), recordings[identity] == nil else { continue }
            let isMade = recording.exchanges.contains { $0.made != nil }
            recordings[identity] = isMade ? .made(name) : .recorded(name, bodyNames: recording.exchanges.map(\.bodyName))
        }
    }

    /// Returns the existing recording of a request without secrets.
    subscript(identity: RequestIdentity) -> Earlier? { recordings[identity] }

    private static func read(_ name: String, in folder: RecordingsFolder) -> (RequestIdentity, Recording)? {
        do throws(LocatedRecordingError) {
            let recording = try folder.recording(named: name)
            guard let request = recording.exchanges.first?.request else { return nil }
            return (RequestIdentity(request, body: try folder.body(of: request, in: recording).bytes), recording)
        } catch {
            return nil
        }
    }
}
