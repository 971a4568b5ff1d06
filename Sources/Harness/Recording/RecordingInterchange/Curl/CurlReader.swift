internal import Foundation
internal import HTTPMessages
internal import Recordings
internal import StrictJSON
internal import VerificationModel

/// Reads the output of `curl -is`: heads, and the body after the last of them.
///
/// Heads after each other are interim answers, a proxy's answer to CONNECT, an answer that asked for a password, or a redirect that was followed (`-L`). Of
/// these a redirect is an exchange; the request after it asks for its Location. curl keeps no body but the last. The time is that of the field `Date`.
/// A body may begin like a head itself: it is one where nothing before it lets curl ask again.
struct CurlReader {
    private let bytes: [UInt8]
    private let file: String
    private let places: TextPlaces
    private var notes: [ImportNote] = []
    private var request: ImportedRequestLine
    private let now: Int

    /// - Throws: ``ImportError`` where nobody has said what was asked for.
    init(_ text: ImportedText) throws(ImportError) {
        guard let request = text.request else { throw ImportError(.noRequest, at: SourcePlace(file: text.file)) }
        bytes = text.bytes
        file = text.file
        now = text.now
        self.request = request
        places = TextPlaces(bytes, file: file)
    }

    /// - Throws: ``ImportError`` for what does not begin with a status line.
    mutating func read() throws(ImportError) -> ImportedFile {
        var cursor = CurlHeadCursor(bytes)
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
                guard let exchange = last(head, at: place) else { break }
                exchanges.append(exchange)
                if continuation == .bodyLikeHead, !exchange.exchange.response.body.isEmpty {
                    let what = "the body begins like a head; taken for a body, for after this status curl does not ask again"
                    notes.append(ImportNote(places.place(of: head.range.upperBound), what))
                }
                break
            }
            if let exchange = redirect(head, at: place) { exchanges.append(exchange) }
        }
        return ImportedFile(exchanges: exchanges, notes: notes)
    }

    /// The exchange of a redirect that was followed; nil for every other answer that is not the last.
    private mutating func redirect(_ head: CurlHead, at place: SourcePlace) -> ImportedExchange? {
        switch head.status {
        case 100..<200: notes.append(ImportNote(place, "an interim answer, \(head.status), has no place in a recording; left out"))
        case 200..<300:
            let doubt = head.saysConnected ? "" : ": it says nothing of a body, and a head follows, unless that is its body"
            notes.append(ImportNote(place, "a proxy's answer to CONNECT has no place in a recording; left out\(doubt)"))
        case 300..<400:
            guard let location = head.headers.all["Location"], let base = URL(string: request.url),
                let url = URL(string: ImportedTarget(location).text, relativeTo: base)?.absoluteString
            else {
                notes.append(ImportNote(place, "a redirect without a Location that can be read; left out"))
                return nil
            }
            if head.headers.all["Content-Length"] != "0" {
                notes.append(ImportNote(place, "curl does not print the body of a redirect that it follows"))
            }
            let asked = request
            request = request.following(status: head.status, to: url)
            return exchange(head, asked, body: ([], nil), at: place)
        default: notes.append(ImportNote(place, "an answer, \(head.status), after which curl asked again; left out"))
        }
        return nil
    }

    private mutating func last(_ head: CurlHead, at place: SourcePlace) -> ImportedExchange? {
        guard (200...599).contains(head.status) else {
            notes.append(ImportNote(place, "the status \(head.status) is no final one; left out"))
            return nil
        }
        var body = Array(bytes[head.range.upperBound...])
        if request.method == "HEAD" || [204, 205, 304].contains(head.status) {
            if !body.isEmpty {
                let isHead = body.starts(with: "HTTP/".utf8)
                let what =
                    isHead
                    ? "another answer follows, to what nobody has said; left out" : "an answer that has no body is given one; left out"
                notes.append(ImportNote(places.place(of: head.range.upperBound), what))
            }
            return exchange(head, request, body: ([], nil), at: place)
        }
        // With a coding the length is that of bytes that curl may have decoded.
        if let length = head.headers.all["Content-Length"].flatMap({ Int($0) }), length >= 0, head.headers.all.contentCodings.isEmpty {
            if body.count < length {
                notes.append(ImportNote(place, "the body is cut off: Content-Length says \(length) bytes, it has \(body.count)"))
            } else if body.count > length {
                let rest = body.count - length
                notes.append(
                    ImportNote(
                        places.place(of: head.range.upperBound + length), "\(rest) bytes follow the answer, perhaps another one; left out"))
                body.removeLast(rest)
            }
        }
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
                    status: head.status, reason: head.reason, headers: head.headers.all.keptOfResponse, body: body.bytes,
                    removedCoding: body.removedCoding)))
    }
}
