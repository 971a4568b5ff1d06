/// Takes secrets out of texts that belong together, and makes sure that none is left.
public struct Redactor: Sendable {
    /// A text in which secrets may stand.
    public struct Part: Hashable, Sendable {
        /// What a message calls it: `the response's body`.
        public let name: String
        /// The text.
        public var bytes: [UInt8]
        /// The header field whose value it is, if it is one.
        let field: String?

        /// A text.
        public init(_ name: String, _ bytes: [UInt8], field: String? = nil) {
            self.name = name
            self.bytes = bytes
            self.field = field
        }
    }

    /// A secret in a text.
    private struct Span {
        let range: Range<Int>
        let name: String
        let needsQuotes: Bool
    }

    private let policy: SecretPolicy
    private var ledger: SecretLedger

    /// A redactor that has seen nothing yet.
    public init(_ policy: SecretPolicy) {
        self.policy = policy
        ledger = SecretLedger(policy.known)
    }

    /// The texts with `{{NAME}}` in the place of each secret, and every other byte as it was.
    ///
    /// The same secret has the same name in all of them, and in what is redacted later.
    /// - Throws: ``RedactionProblem/cannotReplace(name:part:encodings:)``.
    public mutating func redacted(_ parts: [Part]) throws(RedactionProblem) -> [Part] {
        var spans = parts.map { _ in [Span]() }
        // First all that is told by its name or its shape: what is found in one text is then looked for in all.
        for (index, part) in parts.enumerated() {
            for find in finds(in: part) {
                let name = ledger.name(for: find.value, called: find.name)
                try add(&spans[index], find.range, name, find.needsQuotes, part, find.encodings)
            }
        }
        for (index, part) in parts.enumerated() {
            for place in places(in: part) { try add(&spans[index], place.range, place.name, false, part, place.encodings) }
        }
        return zip(parts, spans).map { part, spans in
            var part = part
            part.bytes = Self.replaced(part.bytes, spans)
            return part
        }
    }

    /// Makes sure that nothing that is to be written holds a secret, of those that are known and of those that were found by now.
    /// - Throws: ``RedactionProblem/left(name:part:encodings:)`` for the first that is.
    public func check(_ parts: [Part]) throws(RedactionProblem) {
        for part in parts {
            if let place = places(in: part).first { throw .left(name: place.name, part: part.name, encodings: place.encodings) }
            if let find = finds(in: part).first { throw .left(name: find.name, part: part.name, encodings: find.encodings) }
        }
    }

    private func add(
        _ spans: inout [Span], _ range: Range<Int>, _ name: String, _ needsQuotes: Bool, _ part: Part, _ encodings: [String]
    ) throws(RedactionProblem) {
        if encodings.first == TextView.Encoding.gzip.rawValue {
            throw .cannotReplace(name: name, part: part.name, encodings: encodings)
        }
        spans.append(Span(range: range, name: name, needsQuotes: needsQuotes))
    }

    // MARK: Finding

    private struct Find {
        let range: Range<Int>
        let value: [UInt8]
        let name: String
        let field: String?
        var needsQuotes = false
        var encodings: [String] = []
    }

    private func finds(in part: Part) -> [Find] {
        var finds = part.field.map { fieldFinds(in: part, field: $0) } ?? []
        TextView(part.bytes).forEach { view in
            guard view.isText else { return }
            for find in SecretScanner.finds(in: view.bytes, names: policy.names) {
                finds.append(
                    Find(
                        range: view.textRange(of: find.range), value: Array(view.bytes[find.range]), name: find.name, field: find.field,
                        needsQuotes: find.isNumber && view.encodings.isEmpty, encodings: view.encodings.map(\.rawValue)))
            }
        }
        return finds.filter { !policy.isHarmless($0.value, field: $0.field) }
    }

    /// What the name of a header field says of its value.
    private func fieldFinds(in part: Part, field: String) -> [Find] {
        HeaderSecrets.ranges(in: part.bytes, field: field, names: policy.names)
            .filter { range, _ in !SecretScanner.isNothing(part.bytes[range]) }
            .map { range, name in Find(range: range, value: Array(part.bytes[range]), name: name, field: field) }
    }

    /// Everything in a text that is a secret, or looks like one, in the order of the text; each place once.
    public func secrets(in part: Part) -> [SecretPlace] {
        let found =
            places(in: part).map { SecretPlace(range: $0.range, name: $0.name, field: nil, value: nil, encodings: $0.encodings) }
            + finds(in: part).map { SecretPlace(range: $0.range, name: $0.name, field: $0.field, value: $0.value, encodings: $0.encodings) }
        let sorted = found.sorted { left, right in
            (left.range.lowerBound, left.range.upperBound, left.encodings.count, left.name)
                < (right.range.lowerBound, right.range.upperBound, right.encodings.count, right.name)
        }
        return sorted.enumerated().filter { index, place in index == 0 || !sorted[index - 1].range.overlaps(place.range) }.map(\.element)
    }

    private func places(in part: Part) -> [(range: Range<Int>, name: String, encodings: [String])] {
        var places: [(range: Range<Int>, name: String, encodings: [String])] = []
        TextView(part.bytes).forEach { view in
            for place in ledger.places(in: view.bytes) {
                places.append((view.textRange(of: place.range), place.name, view.encodings.map(\.rawValue)))
            }
        }
        return places
    }

    // MARK: Replacing

    private static func replaced(_ bytes: [UInt8], _ spans: [Span]) -> [UInt8] {
        var replaced: [UInt8] = []
        var position = 0
        for span in merged(spans) {
            replaced += bytes[position..<span.range.lowerBound]
            replaced += Array((span.needsQuotes ? "\"{{\(span.name)}}\"" : "{{\(span.name)}}").utf8)
            position = span.range.upperBound
        }
        return replaced + bytes[position...]
    }

    /// Spans that touch nothing of each other: where several overlap, the longest names them all.
    private static func merged(_ spans: [Span]) -> [Span] {
        let sorted = spans.sorted { left, right in
            (left.range.lowerBound, -left.range.upperBound, left.name) < (right.range.lowerBound, -right.range.upperBound, right.name)
        }
        var merged: [Span] = []
        for span in sorted {
            guard let last = merged.last, span.range.lowerBound < last.range.upperBound else {
                merged.append(span)
                continue
            }
            let longest = span.range.count > last.range.count ? span : last
            let range = last.range.lowerBound..<max(last.range.upperBound, span.range.upperBound)
            merged[merged.count - 1] = Span(range: range, name: longest.name, needsQuotes: longest.needsQuotes)
        }
        return merged
    }
}
