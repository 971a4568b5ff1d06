internal import HTTPMessages
internal import NIOCore
internal import NIOHTTP1
internal import Upstream
internal import VerificationModel

/// An answer that is passed on to the app: its framing there, and the part that has passed.
struct PassedAnswer: Sendable {
    private let parsed: HTTPHeaders
    /// The head as it was received.
    private let original: AnswerHead
    private let fields: [AnswerHead.Field]
    private let isChunked: Bool
    /// Whether the end of the connection must mark the end of the answer: the app does not support chunks, and the answer has no length.
    let needsClose: Bool
    /// The length of the body, if the head contains it.
    private let length: Int?
    /// The part of the body that has passed so far.
    var body: GatheredBody
    /// The fields that followed the body.
    var trailers: HTTPHeaders?

    /// Creates an answer of which the head has been received.
    /// - Parameters:
    ///   - head: The head from the parser.
    ///   - original: The head as it was received.
    ///   - request: The request of the app.
    ///   - limit: The largest number of bytes of the body that are kept.
    init(_ head: HTTPResponseHead, as original: AnswerHead, to request: HTTPRequestHead, limit: Int) {
        let parsed = head.headers
        self.parsed = parsed
        self.original = original
        body = GatheredBody(limit: limit)
        let isBare = request.method == .HEAD || [.noContent, .notModified].contains(head.status)
        let announced = parsed.first(name: "Content-Length").flatMap(Int.init)
        length = isBare ? 0 : announced
        let isChunked = !isBare && announced == nil && request.knowsChunks
        self.isChunked = isChunked
        needsClose = !isBare && announced == nil && !isChunked
        var fields: [AnswerHead.Field] = []
        let chunked = { (name: String) in AnswerHead.Field(name: name, value: Array("chunked".utf8)) }
        // The names of the fields behind the body do not belong to the connection: these fields are passed on, too.
        let own = HeaderFields.hopByHopNames(connection: parsed["Connection"]).subtracting(isChunked ? ["trailer"] : [])
        var hasChunkedField = false
        for field in original.fields {
            let name = field.name.lowercased()
            // The field keeps its position among the others. The proxy sends chunks of its own.
            if name == "transfer-encoding", isChunked, !hasChunkedField {
                fields.append(chunked(field.name))
                hasChunkedField = true
            }
            if !own.contains(name) { fields.append(field) }
        }
        if isChunked, !hasChunkedField { fields.append(chunked("Transfer-Encoding")) }
        self.fields = fields
    }

    /// Whether the announced number of bytes has passed.
    var isWhole: Bool { length == body.count }

    /// Returns whether the answer is one that its app ends: it has no length, and its type or its pauses are those of a stream.
    ///
    /// The last pause may not be over yet.
    /// - Parameter milliseconds: The time since the head.
    func isStream(after milliseconds: Int) -> Bool {
        guard length == nil else { return false }
        let answer = LiveAnswer(
            status: 0, reason: "", headers: headers, body: [],
            parts: body.parts + [LiveAnswer.Part(milliseconds: milliseconds, count: 0)], duration: .zero)
        return answer.hasStreamType || answer.hasPauses
    }

    /// Returns the head for the app.
    func head(closes: Bool) -> AnswerPart {
        let close = closes ? [AnswerHead.Field(name: "Connection", value: Array("close".utf8))] : []
        return .head(status: original.status, reason: original.reason, fields: fields + close, isChunked: isChunked)
    }

    /// The end of the answer, with the fields that follow the body if the app can read them.
    var end: AnswerPart { .end(isChunked ? trailers : nil) }

    /// The fields, with U+FFFD in the place of bytes that are not UTF-8.
    var headers: HeaderFields { LiveClient.legible(parsed) }

    /// Returns the answer as it was received.
    func answer(_ duration: Duration) throws(LiveRequestError) -> LiveAnswer {
        guard let reason = String(validUTF8: original.reason) else {
            throw LiveRequestError("its reason phrase has bytes that are not UTF-8")
        }
        return LiveAnswer(
            status: original.status, reason: reason, headers: try LiveClient.fields(parsed),
            body: body.bytes, parts: body.parts, duration: duration)
    }
}
