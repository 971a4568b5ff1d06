internal import HTTPMessages
internal import NIOCore
internal import NIOHTTP1
internal import Upstream

/// An answer on its way to the app: what frames it there, and what of it has passed.
struct PassedAnswer: Sendable {
    private let read: HTTPHeaders
    /// The head as it came.
    private let came: AnswerHead
    private let fields: [AnswerHead.Field]
    private let isChunked: Bool
    /// Whether the app must be told that the answer's end is the connection's: one that knows no chunks, of an answer that does not say its length.
    let needsClose: Bool
    /// How long the body is, where the head says so.
    private let length: Int?
    /// What has passed so far.
    var body: GatheredBody
    /// The fields that followed the body.
    var trailers: HTTPHeaders?

    /// An answer of which the head has come.
    /// - Parameters:
    ///   - head: The head as the parser has it.
    ///   - came: The head as it came.
    ///   - request: What it answers.
    ///   - limit: The bytes of the body that are kept.
    init(_ head: HTTPResponseHead, as came: AnswerHead, to request: HTTPRequestHead, limit: Int) {
        let read = head.headers
        self.read = read
        self.came = came
        body = GatheredBody(limit: limit)
        let isBare = request.method == .HEAD || [.noContent, .notModified].contains(head.status)
        let announced = read.first(name: "Content-Length").flatMap(Int.init)
        length = isBare ? 0 : announced
        let isChunked = !isBare && announced == nil && request.knowsChunks
        self.isChunked = isChunked
        needsClose = !isBare && announced == nil && !isChunked
        var fields: [AnswerHead.Field] = []
        let chunked = { (name: String) in AnswerHead.Field(name: name, value: Array("chunked".utf8)) }
        // Which fields follow the body is no matter of the connection: they follow there too.
        let own = HeaderFields.hopByHopNames(connection: read["Connection"]).subtracting(isChunked ? ["trailer"] : [])
        var saysChunked = false
        for field in came.fields {
            let name = field.name.lowercased()
            // In its place among the others: the proxy makes chunks of its own.
            if name == "transfer-encoding", isChunked, !saysChunked {
                fields.append(chunked(field.name))
                saysChunked = true
            }
            if !own.contains(name) { fields.append(field) }
        }
        if isChunked, !saysChunked { fields.append(chunked("Transfer-Encoding")) }
        self.fields = fields
    }

    /// Whether as much has passed as was announced.
    var isWhole: Bool { length == body.count }

    /// Whether it is one that its app ends: it says no length, and is a stream by its type or by its pauses, of which one may last.
    /// - Parameter milliseconds: The time since the head.
    func isStream(after milliseconds: Int) -> Bool {
        guard length == nil else { return false }
        let answer = LiveAnswer(
            status: 0, reason: "", headers: headers, body: [],
            parts: body.parts + [LiveAnswer.Part(milliseconds: milliseconds, count: 0)], duration: .zero)
        return answer.hasStreamType || answer.cameInMoments
    }

    /// The head for the app.
    func head(closes: Bool) -> AnswerPart {
        let close = closes ? [AnswerHead.Field(name: "Connection", value: Array("close".utf8))] : []
        return .head(status: came.status, reason: came.reason, fields: fields + close, isChunked: isChunked)
    }

    /// The fields that follow the body, for an app that can read them.
    var end: AnswerPart { .end(isChunked ? trailers : nil) }

    /// The fields as far as they can be read.
    var headers: HeaderFields { LiveClient.legible(read) }

    /// The answer as it came.
    func answer(_ duration: Duration) throws(LiveRequestError) -> LiveAnswer {
        guard let reason = String(validating: came.reason, as: UTF8.self) else {
            throw LiveRequestError("its reason phrase has bytes that are no UTF-8")
        }
        return LiveAnswer(
            status: came.status, reason: reason, headers: try LiveClient.fields(read),
            body: body.bytes, parts: body.parts, duration: duration)
    }
}
