internal import Foundation
internal import HTTPMessages
internal import Recordings
internal import StrictJSON
internal import VerificationModel

/// Reads the output of `curl -is`: heads, and the body after the last of them, once for each URL.
///
/// The heads before the last of a URL are interim responses, a proxy's response to CONNECT, a response that required a password, or a redirect that
/// was followed (`-L`). Only a redirect is an exchange; the next request is for its Location. curl prints only the last body. The time is that of
/// the field `Date`. A text that looks like a head is a body if nothing before it makes curl repeat the request. ``CurlBody`` finds the end of a body that is
/// followed by the response of another URL.
struct CurlReader {
    private let bytes: [UInt8]
    private let file: String
    private let places: TextPlaces
    private var notes: [ImportNote] = []
    /// The request that the user has named.
    private let named: ImportedRequestLine
    /// The request of the next response: the named one, or that of a redirect.
    private var request: ImportedRequestLine
    private let now: Int

    /// Creates a reader.
    /// - Throws: ``ImportError`` if the request is not known.
    init(_ text: ImportedText) throws(ImportError) {
        guard let request = text.request else { throw ImportError(.noRequest, at: SourcePlace(file: text.file)) }
        bytes = text.bytes
        file = text.file
        now = text.now
        named = request
        self.request = request
        places = TextPlaces(bytes, file: file)
    }

    /// Reads the exchanges.
    /// - Throws: ``ImportError`` for a text that does not begin with a status line.
    mutating func read() throws(ImportError) -> ImportedFile {
        var cursor = CurlHeadCursor(bytes, at: CurlHeadCursor.start(of: bytes))
        var exchanges: [ImportedExchange] = []
        while true {
            guard let head = cursor.head() else {
                throw ImportError(.statusLine, at: places.place(of: cursor.position))
            }
            let place = places.place(of: head.range.lowerBound)
            if let what = head.headers.note { notes.append(ImportNote(place, what)) }
            if !head.isUTF8 { notes.append(ImportNote(place, "the head is not UTF-8; it was read as ISO 8859-1")) }
            let continuation = head.continuation(in: bytes)
            guard continuation == .head else {
                let body = CurlBody(of: head, in: bytes, isHead: request.method == "HEAD")
                if let exchange = last(head, body, at: place) {
                    exchanges.append(exchange)
                    if continuation == .bodyLikeHead, !exchange.exchange.response.body.isEmpty {
                        let what =
                            "the body begins like a head; it was read as a body, because curl does not repeat a request after this status"
                        notes.append(ImportNote(places.place(of: head.range.upperBound), what))
                    }
                }
                guard let next = body.next else { break }
                let what =
                    "another response follows; it was read as one to the same request, because the output of curl does not contain the requests"
                notes.append(ImportNote(places.place(of: next), what))
                cursor = CurlHeadCursor(bytes, at: next)
                request = named
                continue
            }
            if let exchange = redirect(head, at: place) { exchanges.append(exchange) }
        }
        return ImportedFile(exchanges: exchanges, notes: notes)
    }

    /// Returns the exchange of a redirect that was followed; nil for any other response before the last.
    private mutating func redirect(_ head: CurlHead, at place: SourcePlace) -> ImportedExchange? {
        switch head.status {
        case 100..<200: notes.append(ImportNote(place, "an interim response, \(head.status), has no counterpart in a recording; left out"))
        case 200..<300:
            let doubt = head.isConnected ? "" : ": its head does not announce a body, so that the head after it was not read as a body"
            notes.append(ImportNote(place, "a proxy's response to CONNECT has no counterpart in a recording; left out\(doubt)"))
        case 300..<400:
            guard let location = head.headers.all["Location"], let base = URL(string: request.url),
                let url = URL(string: ImportedTarget(location).text, relativeTo: base)?.absoluteString
            else {
                notes.append(ImportNote(place, "a redirect without a readable Location; left out"))
                return nil
            }
            if head.headers.all["Content-Length"] != "0" {
                notes.append(ImportNote(place, "curl does not print the body of a redirect that it follows"))
            }
            let asked = request
            request = request.following(status: head.status, to: url)
            return exchange(head, asked, body: ([], nil), at: place)
        default: notes.append(ImportNote(place, "a response, \(head.status), after which curl repeated the request; left out"))
        }
        return nil
    }

    private mutating func last(_ head: CurlHead, _ body: CurlBody, at place: SourcePlace) -> ImportedExchange? {
        guard (200...599).contains(head.status) else {
            notes.append(ImportNote(place, "the status \(head.status) is not that of a final response; left out"))
            return nil
        }
        if body.isNever {
            if !body.range.isEmpty {
                notes.append(
                    ImportNote(places.place(of: body.range.lowerBound), "a response that cannot have a body has one; left out"))
            }
            return exchange(head, request, body: ([], nil), at: place)
        }
        if let length = head.length, body.range.count < length {
            notes.append(ImportNote(place, "the body is cut off: Content-Length is \(length) bytes, it has \(body.range.count)"))
        }
        if let rest = body.rest {
            notes.append(
                ImportNote(places.place(of: rest), "\(bytes.count - rest) bytes follow the response, perhaps another response; left out"))
        }
        if let doubt = body.doubt {
            notes.append(
                ImportNote(
                    places.place(of: doubt),
                    "the body has a line that begins like another response; it was read as a part of the body"))
        }
        let body = Array(bytes[body.range])
        do throws(ImportedBody.BodyError) {
            return exchange(head, request, body: try ImportedBody.decoded(body, head.headers), at: place)
        } catch {
            notes.append(ImportNote(place, "\(error); left out"))
            return nil
        }
    }

    private func exchange(
        _ head: CurlHead, _ request: ImportedRequestLine, body: (bytes: [UInt8], removedCoding: String?), at place: SourcePlace
    ) -> ImportedExchange {
        let time = head.headers.all["Date"].flatMap { HTTPDate($0, now: now) }.map { ImportedTime($0) }
        return ImportedExchange(
            place,
            CapturedExchange(
                comment: CapturedExchange.importComment(time: time, file: file),
                request: CapturedExchange.Request(method: request.method, target: request.url),
                response: CapturedExchange.Response(
                    status: head.status, reason: head.reason,
                    headers: head.headers.all.keptOfResponse(
                        isHead: request.method == "HEAD", status: head.status), body: body.bytes,
                    removedCoding: body.removedCoding)))
    }
}
