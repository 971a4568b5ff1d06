internal import HTTPMessages
package import Recordings
internal import VerificationModel

/// The recordings that a server answers from.
package struct ServedRecordings: Sendable {
    /// An exchange, ready to be served.
    package struct Item: Sendable {
        package let name: String
        package let request: RecordedRequest
        package let requestBody: [UInt8]
        var responses: [MockResponse]
        let isMade: Bool

        /// Whether the first answer has a status of success.
        package var isSuccess: Bool { responses.first.map { (200..<300).contains($0.status) } ?? false }
    }

    /// Fields that no longer say the truth once the body's coding has been removed.
    private static let coding: Set<String> = ["content-encoding", "content-length", "transfer-encoding"]

    private let folder: RecordingsFolder
    private let names: [String]

    init(_ path: String) throws(MockServerError) {
        do {
            folder = try RecordingsFolder(path, displayPath: path)
            names = try folder.names()
        } catch {
            throw .folder(path, error)
        }
    }

    /// The answers of a recording, or of one exchange of it: `movies/popular-1#2`.
    func responses(of reference: String) throws(MockServerError) -> [MockResponse] { try items(ofOne: reference).flatMap(\.responses) }

    /// A recording by its name, or all recordings of a folder.
    ///
    /// Of several recordings of the same request the first is what a server should answer: one that succeeded before one that failed, one that
    /// was recorded before one that was made by hand, and then by name.
    package func items(_ name: String) throws(MockServerError) -> [Item] {
        if names.contains(String(name.prefix { $0 != "#" })) { return try items(ofOne: name) }
        let inside = name.isEmpty ? names : names.filter { $0.hasPrefix(name + "/") }
        guard !inside.isEmpty else { throw name.isEmpty ? .noRecordings(folder.displayPath) : missing(name) }
        var items: [Item] = []
        for each in inside { items += try self.items(ofOne: each) }
        return items.enumerated().sorted { left, right in
            Self.rank(left.element, left.offset) < Self.rank(right.element, right.offset)
        }.map(\.element)
    }

    private static func rank(_ item: Item, _ offset: Int) -> (Int, Int, Int) {
        (item.isSuccess ? 0 : 1, item.isMade ? 1 : 0, offset)
    }

    /// Returns what ``items(_:)`` returns for one recording, or for one exchange of it, counted from 1.
    package func items(ofRecording name: String, exchange: Int?) throws(MockServerError) -> [Item] {
        try items(of: name, exchange: exchange, shownAs: name + (exchange.map { "#\($0)" } ?? ""))
    }

    private func items(ofOne reference: String) throws(MockServerError) -> [Item] {
        let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        // What is no number is no exchange either: there is none of number 0.
        return try items(of: parts[0], exchange: parts.count == 2 ? Int(parts[1]) ?? 0 : nil, shownAs: reference)
    }

    /// One for each request of a recording, with all answers to it in their order.
    private func items(of name: String, exchange: Int?, shownAs reference: String) throws(MockServerError) -> [Item] {
        guard names.contains(name) else { throw missing(name) }
        let recording: Recording
        do {
            recording = try folder.recording(named: name)
        } catch {
            throw .recording(error)
        }
        let exchanges = recording.exchanges
        if let exchange, !(1...max(exchanges.count, 1)).contains(exchange) { throw .noExchange(reference, count: exchanges.count) }
        let selected = exchange.map { [exchanges[$0 - 1]] } ?? exchanges
        do {
            var items: [Item] = []
            for exchange in selected {
                let body = try folder.body(of: exchange.request, in: recording).bytes
                let response = try response(exchange.response, recording)
                let place = items.firstIndex {
                    ($0.request.method, $0.request.target) == (exchange.request.method, exchange.request.target) && $0.requestBody == body
                }
                if let place {
                    items[place].responses.append(response)
                } else {
                    items.append(
                        Item(
                            name: reference, request: exchange.request, requestBody: body, responses: [response],
                            isMade: exchange.made != nil))
                }
            }
            return items
        } catch {
            throw .recording(error)
        }
    }

    private func response(_ recorded: RecordedResponse, _ recording: Recording) throws(LocatedRecordingError) -> MockResponse {
        let chunks: [BodyFile.Chunk] = if case .file(let file) = recorded.body { file.chunks } else { [] }
        var response = MockResponse(
            status: recorded.status, reason: recorded.reason,
            headers: HeaderFields(recorded.headers.fields.filter { !Self.coding.contains($0.name.lowercased()) }),
            body: try folder.body(of: recorded, in: recording).bytes, chunks: chunks)
        if response.body.isEmpty { response.announcedLength = .told(recorded.headers["Content-Length"]) }
        return response
    }

    private func missing(_ name: String) -> MockServerError {
        .noRecording(name, advice: NearestName.advice(for: name, in: names, otherwise: "record it, or name another"))
    }
}
