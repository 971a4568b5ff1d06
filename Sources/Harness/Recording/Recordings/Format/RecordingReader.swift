internal import HTTPMessages
internal import VerificationModel

/// A reader of head files in the `.http` format, exchange by exchange.
///
/// Source: the format is described in Fixtures/README.md.
package struct RecordingReader {
    static let headLimit = 1 << 20
    package static let bodyLimit = 64 << 20

    private let file: String
    private var lines: LineCursor

    package init(_ bytes: [UInt8], file: String) {
        self.file = file
        lines = LineCursor(bytes, file: file)
    }

    package mutating func exchanges() throws(LocatedRecordingError) -> [Exchange] {
        var found: [Exchange] = []
        repeat {
            lines.beginHead()
            let comments = try comments()
            guard let line = lines.peek, !line.isSeparator else {
                let isAfterLastSeparator = lines.peek == nil && comments.isEmpty && !found.isEmpty
                if isAfterLastSeparator { break }
                throw LocatedRecordingError(.noRequest, at: lines.place)
            }
            found.append(try exchange(comments))
        } while lines.skipSeparator()
        return found
    }

    private mutating func exchange(_ comments: ExchangeComments) throws(LocatedRecordingError) -> Exchange {
        let (method, target, place) = try requestLine()
        let headers = try headers()
        let body = try requestBody()
        let request = RecordedRequest(method: method, target: target, headers: headers, body: body, place: place)
        return Exchange(
            recordedAt: comments.recordedAt, made: comments.made, unreadTime: comments.unreadTime, request: request,
            response: try response(sha256: comments.sha256))
    }

    /// Reads comments and blank lines before a request.
    private mutating func comments() throws(LocatedRecordingError) -> ExchangeComments {
        var comments = ExchangeComments()
        while let line = lines.peek, !line.isSeparator {
            let text = try headText(line)
            guard text.isEmpty || text.utf8.first == UInt8(ascii: "#") || text.hasPrefix("//") else { break }
            if !text.isEmpty { comments.read(text) }
            lines.advance()
        }
        return comments
    }

    // MARK: Request

    private mutating func requestLine() throws(LocatedRecordingError) -> (String, String, SourcePlace) {
        let place = lines.place
        let text = try nextHeadText() ?? ""
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        let hasVersion = parts.count == 3 && parts[2].hasPrefix("HTTP/")
        guard parts.count == 2 || hasVersion, HeaderSyntax.isToken(parts[0]), HeaderSyntax.isTarget(parts[1]) else {
            throw LocatedRecordingError(.requestLine(text), at: place)
        }
        return (String(parts[0]), String(parts[1]), place)
    }

    /// Reads the body of a request.
    ///
    /// The body ends before the first blank line that precedes `HTTP/`. The line break before that blank line is not part of the body.
    private mutating func requestBody() throws(LocatedRecordingError) -> RecordedBody {
        guard let first = lines.peek, !first.startsWith("HTTP/") else { return .empty }
        let place = lines.place
        if first.startsWith("< ") {
            let name = try bodyName(after: "< ")
            lines.skipBlankLines()
            return .file(BodyFile(name: name, place: place, chunks: []))
        }
        let start = first.content.lowerBound
        var end = start
        while let line = lines.peek, !line.isSeparator {
            lines.advance()
            if line.isBlank, lines.peek?.startsWith("HTTP/") == true {
                let body = Array(lines.bytes[start..<max(start, end)])
                guard body.count <= Self.bodyLimit else { throw LocatedRecordingError(.bodyTooLarge(limit: Self.bodyLimit), at: place) }
                return body.isEmpty ? .empty : .inline(body, place)
            }
            end = line.content.upperBound
        }
        throw LocatedRecordingError(.noResponse, at: lines.place)
    }

    // MARK: Response

    private mutating func response(sha256: String?) throws(LocatedRecordingError) -> RecordedResponse {
        let place = lines.place
        guard let line = lines.peek, !line.isSeparator else { throw LocatedRecordingError(.noResponse, at: place) }
        let text = try headText(line)
        guard let status = HeaderSyntax.statusLine(text) else { throw LocatedRecordingError(.statusLine(text), at: place) }
        lines.advance()
        let headers = try headers()
        return RecordedResponse(
            version: status.version, status: status.code, reason: status.reason, headers: headers,
            body: try responseBody(), sha256: sha256, place: place)
    }

    private mutating func responseBody() throws(LocatedRecordingError) -> RecordedBody {
        guard let first = lines.peek, !first.isSeparator else { return .empty }
        let place = lines.place
        if first.startsWith("<>") {
            let file = try bodyFile(place)
            lines.skipBlankLines()
            if let line = lines.peek, !line.isSeparator {
                throw LocatedRecordingError(.textAfterBodyFile(line.textForMessage(lines.bytes)), at: lines.place)
            }
            return .file(file)
        }
        let start = first.content.lowerBound
        let end = lines.skipToSeparator()
        guard end - start <= Self.bodyLimit else { throw LocatedRecordingError(.bodyTooLarge(limit: Self.bodyLimit), at: place) }
        return .inline(Array(lines.bytes[start..<end]), place)
    }

    private mutating func bodyFile(_ place: SourcePlace) throws(LocatedRecordingError) -> BodyFile {
        let text = try bodyName(after: "<> ")
        guard let mark = text.ranges(of: " @ ").last else { return BodyFile(name: text, place: place, chunks: []) }
        let times = text[mark.upperBound...]
        guard let chunks = BodyFile.Chunk.list(times) else { throw LocatedRecordingError(.chunks(String(times)), at: place) }
        return BodyFile(name: String(text[..<mark.lowerBound]), place: place, chunks: chunks)
    }

    /// Returns the rest of a line that begins with a sign and a space.
    ///
    /// The rest is not empty.
    private mutating func bodyName(after sign: String) throws(LocatedRecordingError) -> String {
        let place = lines.place
        let text = try nextHeadText() ?? ""
        guard text.hasPrefix(sign), text.utf8.count > sign.utf8.count, !text.utf8.contains(0) else {
            throw LocatedRecordingError(.bodyName(text), at: place)
        }
        return String(text.dropFirst(sign.count))
    }

    // MARK: Heads

    /// Reads fields up to a blank line, which is consumed too, or to the end of the exchange.
    private mutating func headers() throws(LocatedRecordingError) -> HeaderFields {
        var fields = HeaderFields()
        while let line = lines.peek, !line.isSeparator {
            let place = lines.place
            let text = try headText(line)
            lines.advance()
            if text.isEmpty { break }
            guard let field = HeaderSyntax.field(text) else { throw LocatedRecordingError(.headerLine(text), at: place) }
            fields.fields.append(field)
        }
        return fields
    }

    private mutating func nextHeadText() throws(LocatedRecordingError) -> String? {
        guard let line = lines.peek else { return nil }
        let text = try headText(line)
        lines.advance()
        return text
    }

    private mutating func headText(_ line: LineCursor.Line) throws(LocatedRecordingError) -> String {
        guard lines.countHead(line) <= Self.headLimit else {
            throw LocatedRecordingError(.headTooLarge(limit: Self.headLimit), at: lines.place)
        }
        guard let text = String(validUTF8: lines.bytes[line.content]) else {
            throw LocatedRecordingError(.headNotUTF8, at: lines.place)
        }
        return text
    }
}
