internal import Foundation
internal import HTTPMessages
package import Recordings
internal import VerificationModel

/// Writes recordings as one HAR file, for programs that display such files.
///
/// Secrets remain placeholders. The same recordings give the same bytes: an exchange without a time gets the epoch. A target without a host gets
/// `recording.invalid`, because HAR requires absolute URLs. An import of the file undoes both. Values that HAR has no member for are in `_plumbline`.
package struct HARWriter {
    /// The prefix of a target without a host, with a name that RFC 2606 reserves.
    static let noHost = "http://recording.invalid"

    private var entries: [HARExchange] = []

    /// Creates a file without exchanges.
    package init() {}

    /// The number of exchanges.
    package var count: Int { entries.count }

    /// Adds the exchanges of a recording.
    /// - Throws: ``LocatedRecordingError`` for a body that cannot be read. Nothing is added then.
    package mutating func add(_ recording: Recording, of folder: RecordingsFolder) throws(LocatedRecordingError) {
        var added: [HARExchange] = []
        for (index, exchange) in recording.exchanges.enumerated() {
            let name = recording.exchanges.count == 1 ? recording.name : "\(recording.name)#\(index + 1)"
            let request = try folder.body(of: exchange.request, in: recording).bytes
            let response = try folder.body(of: exchange.response, in: recording).bytes
            added.append(Self.entry(exchange, name, request: request, response: response))
        }
        entries += added
    }

    /// The file's bytes.
    package var bytes: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return Array(try encoder.encode(HARFile(log: HARLog(entries: entries)))) + Array("\n".utf8)
        } catch {
            preconditionFailure("texts and whole numbers can always be written: \(error)")
        }
    }

    private static func entry(_ exchange: Exchange, _ name: String, request: [UInt8], response: [UInt8]) -> HARExchange {
        let chunks = if case .file(let file) = exchange.response.body { file.chunks } else { [BodyFile.Chunk]() }
        let (first, last) = (chunks.first?.milliseconds ?? 0, chunks.last?.milliseconds ?? 0)
        let date = exchange.recordedAt.flatMap { ImportedTime($0) == nil ? nil : $0 }
        return HARExchange(
            startedDateTime: date ?? "1970-01-01T00:00:00.000Z", time: last,
            request: Self.request(exchange.request, request),
            response: Self.response(exchange.response, response), timings: HARExchange.Timings(wait: first, receive: last - first),
            comment: name, own: own(exchange, isDated: date != nil, chunks))
    }

    private static func own(_ exchange: Exchange, isDated: Bool, _ chunks: [BodyFile.Chunk]) -> HARExchange.Own? {
        guard !isDated || exchange.made != nil || !chunks.isEmpty else { return nil }
        let times = chunks.map { "\($0.milliseconds) \($0.count)" }.joined(separator: ", ")
        return HARExchange.Own(undated: isDated ? nil : true, made: exchange.made, chunks: chunks.isEmpty ? nil : times)
    }

    private static func request(_ request: RecordedRequest, _ body: [UInt8]) -> HARRequest {
        let (text, encoding) = shown(body)
        let type = request.headers["Content-Type"] ?? ""
        return HARRequest(
            method: request.method, url: request.target.hasPrefix("/") ? noHost + request.target : request.target,
            httpVersion: "HTTP/1.1",
            cookies: request.headers.values(of: "Cookie").flatMap { $0.split(separator: ";") }.map(cookie),
            headers: pairs(request.headers),
            queryString: RequestTarget(request.target).query.map { HARPair(name: $0.name, value: $0.value ?? "") },
            postData: text.map { HARRequest.PostData(mimeType: type, text: $0, encoding: encoding) }, bodySize: body.count)
    }

    private static func response(_ response: RecordedResponse, _ body: [UInt8]) -> HARResponse {
        let (text, encoding) = shown(body)
        return HARResponse(
            status: response.status, statusText: response.reason, httpVersion: response.version,
            cookies: response.headers.values(of: "Set-Cookie").map { cookie($0.prefix { $0 != ";" }) }, headers: pairs(response.headers),
            content: HARResponse.Content(
                size: body.count, mimeType: response.headers["Content-Type"] ?? "", text: text, encoding: encoding),
            redirectURL: response.headers["Location"] ?? "", bodySize: body.count)
    }

    /// Returns a body as text, or in base64 if it is not text or contains U+FFFD, which readers take for lost bytes.
    private static func shown(_ body: [UInt8]) -> (text: String?, encoding: String?) {
        guard !body.isEmpty else { return (nil, nil) }
        if let text = String(validUTF8: body), !text.unicodeScalars.contains("\u{FFFD}") { return (text, nil) }
        return (Data(body).base64EncodedString(), "base64")
    }

    private static func pairs(_ headers: HeaderFields) -> [HARPair] { headers.fields.map { HARPair(name: $0.name, value: $0.value) } }

    private static func cookie(_ text: Substring) -> HARPair {
        let parts = text.drop(while: \.isWhitespace).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return HARPair(name: String(parts.first ?? ""), value: parts.count == 2 ? String(parts[1]) : "")
    }
}
