internal import AsyncHTTPClient
internal import NIOHTTP1
internal import Recordings

/// An answer on its way to the client: what frames it there, and what of it has passed.
struct PassedAnswer: Sendable {
    private let response: HTTPResponseHead
    private let fields: HTTPHeaders
    /// Whether the client must be told that the answer's end is the connection's: one that knows no chunks, of an answer that does not say its length.
    let needsClose: Bool
    /// How long the body is, where the head says so.
    private let length: Int?
    /// What has passed so far.
    var body = GatheredBody()

    init(_ response: HTTPClientResponse, to request: HTTPRequestHead) {
        self.response = HTTPResponseHead(version: response.version, status: response.status, headers: response.headers)
        let isBare = request.method == .HEAD || [.noContent, .notModified].contains(response.status)
        let announced = response.headers.first(name: "Content-Length").flatMap(Int.init)
        length = isBare ? 0 : announced
        let isChunked = !isBare && announced == nil && request.knowsChunks
        needsClose = !isBare && announced == nil && !isChunked
        var fields = HTTPHeaders()
        let own = HeaderFields.hopByHopNames(connection: response.headers["Connection"])
        for field in response.headers {
            let name = field.name.lowercased()
            // In its place among the others: the proxy makes chunks of its own.
            if name == "transfer-encoding", isChunked, !fields.contains(name: name) { fields.add(name: field.name, value: "chunked") }
            if !own.contains(name) { fields.add(name: field.name, value: field.value) }
        }
        if isChunked, !fields.contains(name: "Transfer-Encoding") { fields.add(name: "Transfer-Encoding", value: "chunked") }
        self.fields = fields
    }

    /// Whether as much has passed as was announced.
    var isWhole: Bool { length == body.count }

    /// The head for the client.
    func head(closes: Bool) -> HTTPResponseHead {
        var head = HTTPResponseHead(version: .http1_1, status: response.status, headers: fields)
        if closes { head.headers.add(name: "Connection", value: "close") }
        return head
    }

    /// The answer as it came.
    func answer(_ duration: Duration) throws(LiveProblem) -> LiveAnswer {
        LiveAnswer(
            status: Int(response.status.code), reason: response.status.reasonPhrase, headers: try LiveClient.fields(response.headers),
            body: body.bytes, parts: body.parts, duration: duration)
    }
}
