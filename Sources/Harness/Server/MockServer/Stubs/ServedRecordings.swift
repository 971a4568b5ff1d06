internal import HTTPMessages
package import Recordings
internal import VerificationModel

/// The recordings that a server answers from.
package struct ServedRecordings: Sendable {
    /// A request with its responses, ready to be served.
    package struct Item: Sendable {
        package let name: String
        package let request: RecordedRequest
        package let requestBody: [UInt8]
        /// The condition that a request must have for these responses.
        let condition: RecordedCondition?
        var responses: [MockResponse]
        /// The recorded heads of the responses, and the places where their bodies begin.
        var origins: [(head: RecordedResponse, body: SourcePlace)]
        /// Whether the recording was made by hand.
        let isMade: Bool

        /// Whether the first response has a status of success.
        package var isSuccess: Bool { responses.first.map { (200..<300).contains($0.status) } ?? false }

        /// The pattern of the requests that these responses answer.
        package var pattern: RequestPattern {
            (condition?.criteria ?? []).reduce(.recorded(request, body: requestBody)) { $0.andRecorded($1) }
        }

        /// The host that the request was sent to; nil if the recording does not name it.
        var host: RequestHost? { RequestHost(target: request.target) ?? request.headers["Host"].flatMap { RequestHost(authority: $0) } }
    }

    /// The names of fields that are wrong after the coding of the body has been removed.
    private static let coding: Set<String> = ["content-encoding", "content-length", "transfer-encoding"]

    private let folder: RecordingsFolder
    private let names: [String]

    init(_ path: String) throws(MockServerError) {
        do {
            folder = try RecordingsFolder(path, displayPath: path)
            names = try folder.names()
        } catch {
            throw MockServerError(.folder(path, error))
        }
    }

    /// Returns the responses of a recording, or of one exchange of it: `movies/popular-1#2`.
    ///
    /// A test that names a recording gets all its responses, whatever condition their requests had.
    func responses(of reference: String) throws(MockServerError) -> [MockResponse] {
        try items(ofOne: reference, separatesConditions: false).flatMap(\.responses)
    }

    /// Returns the items of a recording, or of all recordings of a folder.
    ///
    /// If several recordings have the same request, the server should answer with the first: one that succeeded before one that failed, then one that was
    /// recorded before one that was made by hand, then by name.
    package func items(_ name: String) throws(MockServerError) -> [Item] {
        if names.contains(String(name.prefix { $0 != "#" })) { return try items(ofOne: name) }
        let inside = name.isEmpty ? names : names.filter { $0.hasPrefix(name + "/") }
        guard !inside.isEmpty else { throw name.isEmpty ? MockServerError(.noRecordings(folder.displayPath)) : missing(name) }
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

    private func items(ofOne reference: String, separatesConditions: Bool = true) throws(MockServerError) -> [Item] {
        let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        // Exchanges are counted from 1, so that 0 for a text that is not a number is never found.
        return try items(
            of: parts[0], exchange: parts.count == 2 ? Int(parts[1]) ?? 0 : nil, shownAs: reference,
            separatesConditions: separatesConditions)
    }

    /// Returns an item for each request of a recording, with all responses to it in their order.
    private func items(
        of name: String, exchange: Int?, shownAs reference: String, separatesConditions: Bool = true
    ) throws(MockServerError) -> [Item] {
        // The reader reports a link that leads out of the folder.
        guard names.contains(name) || folder.hasLinkOut(name) else { throw missing(name) }
        let recording: Recording
        do {
            recording = try folder.recording(named: name)
        } catch {
            throw MockServerError(.recording(error))
        }
        let exchanges = recording.exchanges
        if let exchange, !(1...max(exchanges.count, 1)).contains(exchange) {
            throw MockServerError(.noExchange(reference, count: exchanges.count))
        }
        let selected = exchange.map { [exchanges[$0 - 1]] } ?? exchanges
        do {
            var items: [Item] = []
            for exchange in selected {
                let body = try folder.body(of: exchange.request, in: recording).bytes
                let answer = try folder.body(of: exchange.response, in: recording)
                let response = response(exchange.response, answer.bytes)
                let origin = (head: exchange.response, body: answer.start)
                let condition = separatesConditions ? RecordedCondition(exchange.request, exchange.response) : nil
                let place = items.firstIndex {
                    ($0.request.method, $0.request.target) == (exchange.request.method, exchange.request.target) && $0.requestBody == body
                        && $0.condition == condition
                }
                if let place {
                    items[place].responses.append(response)
                    items[place].origins.append(origin)
                } else {
                    items.append(
                        Item(
                            name: reference, request: exchange.request, requestBody: body, condition: condition, responses: [response],
                            origins: [origin], isMade: exchange.made != nil))
                }
            }
            return items
        } catch {
            throw MockServerError(.recording(error))
        }
    }

    private func response(_ recorded: RecordedResponse, _ body: [UInt8]) -> MockResponse {
        let chunks: [BodyFile.Chunk] = if case .file(let file) = recorded.body { file.chunks } else { [] }
        var response = MockResponse(
            status: recorded.status, reason: recorded.reason,
            headers: HeaderFields(recorded.headers.fields.filter { !Self.coding.contains($0.name.lowercased()) }),
            body: body, chunks: chunks)
        if response.body.isEmpty { response.announcedLength = .announced(recorded.headers["Content-Length"]) }
        return response
    }

    private func missing(_ name: String) -> MockServerError {
        MockServerError(.noRecording(name, advice: NearestName.advice(for: name, in: names, otherwise: "record it, or name another")))
    }
}
