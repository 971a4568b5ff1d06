internal import HTTPMessages
public import Recordings

/// The exchanges of one recording, with a placeholder for each secret that was found; only a ``Redactor`` makes them.
public struct RedactedExchanges: RandomAccessCollection, Hashable, Sendable {
    private let exchanges: [CapturedExchange]

    fileprivate init(_ exchanges: [CapturedExchange]) { self.exchanges = exchanges }

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
    /// - Throws: ``RedactionError`` for a secret that cannot be replaced, or a body with too many nested encodings.
    public mutating func redacted(_ exchanges: [CapturedExchange]) throws(RedactionError) -> RedactedExchanges {
        beginRecording()
        var parts = try redacted(Self.parts(of: exchanges))[...]
        let redacted = exchanges.map { exchange in
            var exchange = exchange
            exchange.request.target = Self.text(parts.removeFirst())
            exchange.request.headers = Self.fields(exchange.request.headers, from: &parts)
            exchange.request.body = parts.removeFirst().bytes
            exchange.response.reason = Self.text(parts.removeFirst())
            exchange.response.headers = Self.fields(exchange.response.headers, from: &parts)
            let body = parts.removeFirst()
            exchange.response.body = body.bytes
            exchange.response.chunks = zip(exchange.response.chunks, zip([0] + body.marks, body.marks)).map { chunk, range in
                BodyFile.Chunk(milliseconds: chunk.milliseconds, count: range.1 - range.0)
            }
            return exchange
        }
        return RedactedExchanges(redacted)
    }

    /// Learns the secrets of exchanges, so that they are found in every recording that is made later.
    ///
    /// A secret that only a name or a shape reveals in one exchange may appear in another without either.
    /// - Throws: What `redacted(_:)` throws for the same exchanges. All secrets that could be read are known even then.
    public mutating func learn(from exchanges: [CapturedExchange]) throws(RedactionError) {
        beginRecording()
        try find(in: Self.parts(of: exchanges))
    }

    private static func parts(of exchanges: [CapturedExchange]) -> [Part] {
        exchanges.enumerated().flatMap { parts(of: $1, number: exchanges.count > 1 ? $0 + 1 : nil) }
    }

    private static func parts(of exchange: CapturedExchange, number: Int?) -> [Part] {
        let of = number.map { " of exchange #\($0)" } ?? ""
        let (request, response) = (exchange.request, exchange.response)
        var end = 0
        let marks = response.chunks.map { chunk in
            end += chunk.count
            return end
        }
        return [Part("the request's target\(of)", Array(request.target.utf8), parameters: .query)]
            + request.headers.fields.map { Part("the request's field \($0.name)\(of)", Array($0.value.utf8), field: $0.name) }
            + [
                Part("the request's body\(of)", request.body, parameters: isForm(request.headers) ? .form : nil),
                Part("the reason phrase\(of)", Array(response.reason.utf8)),
            ]
            + response.headers.fields.map {
                Part("the response's field \($0.name)\(of)", Array($0.value.utf8), field: $0.name, parameters: isAddress($0) ? .query : nil)
            }
            + [Part("the response's body\(of)", response.body, marks: marks)]
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
