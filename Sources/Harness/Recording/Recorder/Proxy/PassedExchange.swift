internal import ContentCoding
internal import HTTPMessages
internal import NIOHTTP1
internal import Recordings

/// A request and its answer, as far as they have passed.
struct PassedExchange: Sendable {
    /// How it ended.
    enum End: Sendable {
        case whole
        /// It was a stream, and is recorded with what passed: the words say who ended it.
        case cut(String)
        /// Nothing is recorded: the app went away, or the proxy was stopped.
        case abandoned
        /// Nothing is recorded, and why.
        case failed(String)
    }

    let request: HTTPRequestHead
    /// The absolute URL at the API, whoever was asked in its place.
    let target: String
    var body: GatheredBody
    let trailers: HTTPHeaders?
    var answer: PassedAnswer?
    let duration: Duration
    var end: End

    /// How many bytes of memory it takes, more or less.
    var size: Int { body.bytes.count + (answer?.body.bytes.count ?? 0) + 4_096 }

    /// The same without bodies: nothing of it is recorded.
    func left(_ why: String) -> PassedExchange {
        var left = self
        left.body = GatheredBody(limit: 0)
        left.answer?.body = GatheredBody(limit: 0)
        if case .abandoned = end { return left }
        left.end = .failed(why)
        return left
    }

    /// The method and target, as a message has them before it is redacted.
    var question: CapturedExchange.Request { CapturedExchange.Request(method: request.method.rawName, target: target) }

    /// What is written down.
    /// - Throws: ``LiveRequestError`` for what a recording cannot hold.
    func captured(_ settings: RecordingProxy.Settings) throws(LiveRequestError) -> CapturedExchange? {
        let note: String
        switch end {
        case .whole: note = ""
        case .cut(let words): note = ", \(words)"
        case .abandoned, .failed: return nil
        }
        guard let answer = try answer?.answer(duration) else { return nil }
        let decoded = try answer.decodedBody()
        return CapturedExchange(
            comment: answer.comment(now: settings.now(), standIn: settings.standIn) + note,
            request: CapturedExchange.Request(
                method: request.method.rawName, target: target, headers: try LiveClient.fields(request.headers).keptOfRequest,
                body: body.bytes),
            response: answer.captured(decoded, withTimes: !note.isEmpty || answer.hasStreamType || answer.cameInMoments))
    }

    /// All that is known of it, to be looked through for secrets: with what no recording has, and bodies as far as they were kept.
    var known: CapturedExchange {
        let headers = LiveClient.legible(request.headers + (trailers ?? HTTPHeaders()))
        var response = CapturedExchange.Response(status: 200, reason: "")
        if let answer {
            response.headers = HeaderFields(answer.headers.fields + LiveClient.legible(answer.trailers ?? HTTPHeaders()).fields)
            response.body = answer.body.bytes
            if answer.headers.contentCodings.count == 1 {
                response.body = Inflation.readable(response.body, limit: LiveClient.bodyLimit).bytes
            }
            if response.body.isEmpty { response.body = answer.body.bytes }
        }
        return CapturedExchange(
            comment: "",
            request: CapturedExchange.Request(method: request.method.rawName, target: target, headers: headers, body: body.bytes),
            response: response)
    }
}

extension HTTPMethod {
    /// The method as it came: SwiftNIO writes one of those that it knows without its hyphen.
    var rawName: String { self == .MSEARCH ? "M-SEARCH" : rawValue }
}

extension HTTPHeaders {
    fileprivate static func + (left: HTTPHeaders, right: HTTPHeaders) -> HTTPHeaders {
        var both = left
        both.add(contentsOf: right)
        return both
    }
}
