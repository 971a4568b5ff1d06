internal import ContentCoding
internal import HTTPMessages
internal import NIOHTTP1
internal import Recordings

/// A request and its answer, up to the part that has passed.
struct PassedExchange: Sendable {
    /// The way in which an exchange ended.
    enum End: Sendable {
        case whole
        /// The answer is a stream that was ended. The part that has passed is recorded; the text names the side that ended it.
        case cut(String)
        /// Nothing is recorded: the app disconnected, or the proxy was stopped.
        case abandoned
        /// Nothing is recorded: the reason.
        case failed(String)
    }

    let request: HTTPRequestHead
    /// The absolute URL at the API, even if another server was asked.
    let target: String
    var body: GatheredBody
    let trailers: HTTPHeaders?
    var answer: PassedAnswer?
    let duration: Duration
    var end: End

    /// The approximate number of bytes of memory.
    var size: Int { body.bytes.count + (answer?.body.bytes.count ?? 0) + 4_096 }

    /// Returns the exchange without its bodies, which is not recorded.
    func left(_ why: String) -> PassedExchange {
        var left = self
        left.body = GatheredBody(limit: 0)
        left.answer?.body = GatheredBody(limit: 0)
        if case .abandoned = end { return left }
        left.end = .failed(why)
        return left
    }

    /// The method and the target, as in a message before it is redacted.
    var requestLine: CapturedExchange.Request { CapturedExchange.Request(method: request.method.rawName, target: target) }

    /// Returns the exchange as it is recorded, or nil if it is not.
    /// - Throws: ``LiveRequestError`` if a recording cannot contain it.
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
            comment: answer.comment(now: settings.now(), substitute: settings.substitute) + note,
            request: CapturedExchange.Request(
                method: request.method.rawName, target: target, headers: try LiveClient.fields(request.headers).keptOfRequest,
                body: body.bytes),
            response: answer.captured(
                decoded, isHead: request.method == .HEAD, withTimes: !note.isEmpty || answer.hasStreamType || answer.hasPauses))
    }

    /// Everything that is searched for secrets: also fields that recordings do not contain, and the kept part of each body.
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
    /// The method as it was received: SwiftNIO writes `M-SEARCH` without its hyphen.
    var rawName: String { self == .MSEARCH ? "M-SEARCH" : rawValue }
}

extension HTTPHeaders {
    fileprivate static func + (left: HTTPHeaders, right: HTTPHeaders) -> HTTPHeaders {
        var both = left
        both.add(contentsOf: right)
        return both
    }
}
