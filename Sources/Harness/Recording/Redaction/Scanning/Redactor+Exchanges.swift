internal import HTTPMessages
public import Recordings
package import StrictJSON
internal import VerificationModel

/// The exchanges of one recording, with a placeholder for each secret that was found; only a ``Redactor`` makes them.
public struct RedactedExchanges: RandomAccessCollection, Hashable, Sendable {
    fileprivate var exchanges: [CapturedExchange]
    /// By exchange, the comment that notes the replaced secrets; nil where nothing was replaced.
    let notes: [String?]
    /// By exchange, the comment that notes the replaced strings; nil where the whole answer is kept.
    fileprivate(set) var unreadNotes: [String?]

    fileprivate init(_ exchanges: [CapturedExchange], notes: [String?]) {
        self.exchanges = exchanges
        self.notes = notes
        unreadNotes = exchanges.map { _ in nil }
    }

    /// The position of the first exchange.
    public var startIndex: Int { exchanges.startIndex }
    /// The position after the last exchange.
    public var endIndex: Int { exchanges.endIndex }
    /// The exchange at a position.
    public subscript(position: Int) -> CapturedExchange { exchanges[position] }
}

extension Redactor {
    /// Returns exchanges that make one recording, with `{{NAME}}` in place of each secret.
    ///
    /// The parts of a streamed body keep their times. Their lengths change only by the secrets in them.
    /// - Throws: ``RedactionError`` for a secret that cannot be replaced, for a body that could not be read any more, or a body with too many
    ///   nested encodings.
    public mutating func redacted(_ exchanges: [CapturedExchange]) throws(RedactionError) -> RedactedExchanges {
        beginRecording()
        let original = Self.parts(of: exchanges)
        var found = try find(in: original.flatMap(\.self))[...]
        var redacted: [CapturedExchange] = []
        var notes: [String?] = []
        for (exchange, parts) in zip(exchanges, original) {
            var note = RedactionNote()
            var replaced: [Part] = []
            for part in parts {
                let spans = Self.merged(found.removeFirst())
                guard !spans.isEmpty else {
                    replaced.append(part)
                    continue
                }
                let (readable, noted) = try Self.guarded(part.name) { [note] () throws(RedactionError) in
                    var note = note
                    return (try Self.readable(part, spans, &note), note)
                }
                replaced.append(readable)
                note = noted
            }
            redacted.append(Self.exchange(exchange, of: replaced[...]))
            notes.append(comment(of: note))
        }
        return RedactedExchanges(redacted, notes: notes)
    }

    /// Returns exchanges with other letters and digits in the strings of an answer that are not read.
    ///
    /// A string that would look like a secret after this stays as it is, such as one whose value is allowed for a name like `token`.
    /// Secrets were replaced before, and their placeholders stay.
    /// - Parameters:
    ///   - document: The body of the answer, as it is in the exchanges.
    ///   - index: The position of the exchange with the answer.
    ///   - exchanges: The exchanges without secrets.
    ///   - read: The values that are read.
    /// - Throws: ``RedactionError`` for a body with too many nested encodings.
    package func replacingStrings(
        of document: JSONDocument, at index: Int, in exchanges: RedactedExchanges, except read: ReadValues
    ) throws(RedactionError) -> RedactedExchanges {
        var exchanges = exchanges
        var strings = UnreadStrings(in: document, except: read)
        strings.keep(try secrets(in: Part("the response's body", strings.replaced(in: document.bytes))).map(\.range))
        exchanges.exchanges[index].response.body = strings.replaced(in: document.bytes)
        exchanges.unreadNotes[index] = strings.comment(read)
        return exchanges
    }

    /// Returns a text with placeholders, and notes their places.
    /// - Throws: ``RedactionError`` for a body that could not be read any more.
    private static func readable(_ part: Part, _ spans: [Span], _ note: inout RedactionNote) throws(RedactionError) -> Part {
        let readability = part.role.mediaType.flatMap { Readability(part.bytes, $0) }
        if readability == nil, let span = spans.first, let format = part.role.mediaType?.binaryFormat(of: part.bytes, around: spans) {
            throw .cannotReplace(name: span.name, part: part.name, encodings: [format])
        }
        let keepsForm = if case .responseBody = part.role { true } else { false }
        let spans = readability?.quoted(spans, keepsForm: keepsForm) ?? spans
        let redacted = replaced(part, spans)
        if let problem = readability?.problem(replacing: spans, by: redacted.bytes) {
            let span = spans[problem.index]
            let place = SourcePlace(offset: span.range.lowerBound, in: part.bytes, file: part.name)
            throw .unreadable(name: span.name, part: part.name, line: place.line ?? 1, column: place.column ?? 1, format: problem.format)
        }
        note.add(spans, in: redacted, isJSON: readability?.format == JSONFormat.self)
        return redacted
    }

    /// Returns the comment of a note; without the names of places if one of them could be read as a secret.
    private func comment(of note: RedactionNote) -> String? {
        guard let comment = note.comment else { return nil }
        let found = Result { () throws(RedactionError) in try secrets(in: Part("the note", Array(comment.utf8))) }
        if case .success(let secrets) = found, secrets.isEmpty { return comment }
        return note.commentWithoutPlaces
    }

    /// Returns an exchange with other texts.
    private static func exchange(_ exchange: CapturedExchange, of parts: ArraySlice<Part>) -> CapturedExchange {
        var (exchange, parts) = (exchange, parts)
        exchange.request.target = text(parts.removeFirst())
        exchange.request.headers = fields(exchange.request.headers, from: &parts)
        exchange.request.body = parts.removeFirst().bytes
        exchange.response.reason = text(parts.removeFirst())
        exchange.response.headers = fields(exchange.response.headers, from: &parts)
        let body = parts.removeFirst()
        exchange.response.body = body.bytes
        exchange.response.chunks = zip(exchange.response.chunks, zip([0] + body.marks, body.marks)).map { chunk, range in
            BodyFile.Chunk(milliseconds: chunk.milliseconds, count: range.1 - range.0)
        }
        return exchange
    }

    /// Learns the secrets of exchanges, so that they are found in every recording that is made later.
    ///
    /// A secret that only a name or a shape reveals in one exchange may appear in another without either.
    /// - Throws: What `redacted(_:)` throws for the same exchanges. All secrets that could be read are known even then.
    public mutating func learn(from exchanges: [CapturedExchange]) throws(RedactionError) {
        beginRecording()
        try find(in: Self.parts(of: exchanges).flatMap(\.self))
    }

    private static func parts(of exchanges: [CapturedExchange]) -> [[Part]] {
        exchanges.enumerated().map { parts(of: $1, number: exchanges.count > 1 ? $0 + 1 : nil) }
    }

    private static func parts(of exchange: CapturedExchange, number: Int?) -> [Part] {
        let of = number.map { " of exchange #\($0)" } ?? ""
        let (request, response) = (exchange.request, exchange.response)
        var end = 0
        let marks = response.chunks.map { chunk in
            end += chunk.count
            return end
        }
        return [Part("the request's target\(of)", Array(request.target.utf8), .target, parameters: .query)]
            + request.headers.fields.map {
                Part("the request's field \($0.name)\(of)", Array($0.value.utf8), .requestField, field: $0.name)
            }
            + [
                Part(
                    "the request's body\(of)", request.body, .requestBody(MediaType(request.headers["Content-Type"])),
                    parameters: isForm(request.headers) ? .form : nil),
                Part("the reason phrase\(of)", Array(response.reason.utf8), .reason),
            ]
            + response.headers.fields.map {
                Part(
                    "the response's field \($0.name)\(of)", Array($0.value.utf8), .responseField, field: $0.name,
                    parameters: isAddress($0) ? .query : nil)
            }
            + [
                Part(
                    "the response's body\(of)", response.body, .responseBody(MediaType(response.headers["Content-Type"])), marks: marks)
            ]
    }

    private static func isForm(_ headers: HeaderFields) -> Bool {
        headers["Content-Type"]?.lowercased().contains("x-www-form-urlencoded") == true
    }

    /// Returns whether a field's value is an address.
    private static func isAddress(_ field: HeaderFields.Field) -> Bool {
        ["location", "content-location"].contains(field.name.lowercased())
    }

    private static func fields(_ headers: HeaderFields, from parts: inout ArraySlice<Part>) -> HeaderFields {
        HeaderFields(headers.fields.map { HeaderFields.Field(name: $0.name, value: text(parts.removeFirst())) })
    }

    private static func text(_ part: Part) -> String { String(decoding: part.bytes, as: UTF8.self) }
}
