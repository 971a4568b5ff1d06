internal import Recordings
internal import VerificationModel

/// What two exchanges of one recording have in common.
struct ProxyQuestion: Hashable, Sendable {
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

/// The recordings of a folder that were there before, by what they ask for.
struct ExistingRecordings: Sendable {
    enum Earlier: Sendable {
        case made(String)
        case recorded(String, bodyNames: [String?])
    }

    /// The names in the folder; one that cannot be read is not free all the same.
    let names: Set<String>
    private var recordings: [ProxyQuestion: Earlier] = [:]

    /// - Throws: `FileError` where nobody can tell which recordings are there.
    init(in folder: RecordingsFolder, below parent: String) throws(FileError) {
        let prefix = "\(parent)/"
        let there = try folder.names().filter { $0.hasPrefix(prefix) && !$0.dropFirst(prefix.count).contains("/") }
        names = Set(there.map { String($0.dropFirst(prefix.count)) })
        for name in there {
            guard let (question, recording) = Self.read(name, in: folder), recordings[question] == nil else { continue }
            let isMade = recording.exchanges.contains { $0.made != nil }
            recordings[question] = isMade ? .made(name) : .recorded(name, bodyNames: recording.exchanges.map(\.bodyName))
        }
    }

    /// What asks for the same, without secrets.
    subscript(question: ProxyQuestion) -> Earlier? { recordings[question] }

    private static func read(_ name: String, in folder: RecordingsFolder) -> (ProxyQuestion, Recording)? {
        do throws(LocatedRecordingError) {
            let recording = try folder.recording(named: name)
            guard let request = recording.exchanges.first?.request else { return nil }
            return (ProxyQuestion(request, body: try folder.body(of: request, in: recording).bytes), recording)
        } catch {
            return nil
        }
    }
}
