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
        /// Offsets that move with the text around them, in ascending order; one inside a secret moves to its end.
        public var marks: [Int]

        /// A text.
        public init(_ name: String, _ bytes: [UInt8], field: String? = nil, marks: [Int] = []) {
            self.name = name
            self.bytes = bytes
            self.field = field
            self.marks = marks
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
    /// The same secret has the same name in all of them, and in what is redacted later of the same recording.
    /// - Throws: ``RedactionProblem/cannotReplace(name:part:encodings:)``.
    public mutating func redacted(_ parts: [Part]) throws(RedactionProblem) -> [Part] {
        var spans = parts.map { _ in [Span]() }
        // First all that is told by its name or its shape: what is found in one text is then looked for in all.
        for (index, part) in parts.enumerated() {
            for find in try finds(in: part) {
                let name = ledger.name(for: find.value, called: find.name)
                try add(&spans[index], find.range, name, find.needsQuotes, part, find.encodings)
            }
        }
        for (index, part) in parts.enumerated() {
            for place in try places(in: part) {
                try add(&spans[index], place.range, ledger.name(of: place.secret), place.needsQuotes, part, place.encodings)
            }
        }
        return zip(parts, spans).map { Self.replaced($0, $1) }
    }

    /// What comes from here on is another recording: what was found before is found again there, under names that begin anew.
    public mutating func beginRecording() { ledger.beginRecording() }

    /// Makes sure that nothing that is to be written holds a secret, of those that are known and of those that were found by now.
    /// - Throws: ``RedactionProblem/left(name:part:encodings:)`` for the first that is.
    public func check(_ parts: [Part]) throws(RedactionProblem) {
        for part in parts {
            if let place = try places(in: part).first {
                throw .left(name: ledger.shownName(of: place.secret), part: part.name, encodings: place.encodings)
            }
            if let find = try finds(in: part).first { throw .left(name: find.name, part: part.name, encodings: find.encodings) }
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

    private func finds(in part: Part) throws(RedactionProblem) -> [Find] {
        var finds = part.field.map { fieldFinds(in: part, field: $0) } ?? []
        try forEachView(of: part) { view in
            guard view.isText else { return }
            for find in SecretScanner.finds(in: view, names: policy.names) {
                finds.append(
                    Find(
                        range: view.textRange(of: find.range), value: Array(view.bytes[find.range]), name: find.name, field: find.field,
                        needsQuotes: find.isNumber && view.encodings.isEmpty, encodings: view.encodings.map(\.rawValue)))
            }
        }
        return finds.filter { !policy.isHarmless($0.value, field: $0.field) }
    }

    private func forEachView(of part: Part, _ body: (TextView) -> Void) throws(RedactionProblem) {
        do {
            try TextView(part.bytes).forEach(body)
        } catch {
            throw .tooDeep(part: part.name)
        }
    }

    /// What the name of a header field says of its value.
    private func fieldFinds(in part: Part, field: String) -> [Find] {
        HeaderSecrets.ranges(in: part.bytes, field: field, names: policy.names)
            .filter { range, _ in !SecretScanner.isNothing(part.bytes[range]) }
            .map { range, name in Find(range: range, value: Array(part.bytes[range]), name: name, field: field) }
    }

    /// Everything in a text that is a secret, or looks like one, in the order of the text; each place once.
    /// - Throws: ``RedactionProblem/tooDeep(part:)``.
    public func secrets(in part: Part) throws(RedactionProblem) -> [SecretPlace] {
        let found =
            try places(in: part).map {
                SecretPlace(range: $0.range, name: ledger.shownName(of: $0.secret), field: nil, value: nil, encodings: $0.encodings)
            }
            + (try finds(in: part)).map {
                SecretPlace(range: $0.range, name: $0.name, field: $0.field, value: $0.value, encodings: $0.encodings)
            }
        let sorted = found.sorted { left, right in
            (left.range.lowerBound, left.range.upperBound, left.encodings.count, left.name)
                < (right.range.lowerBound, right.range.upperBound, right.encodings.count, right.name)
        }
        return sorted.enumerated().filter { index, place in index == 0 || !sorted[index - 1].range.overlaps(place.range) }.map(\.element)
    }

    private struct Place {
        let range: Range<Int>
        let secret: Int
        let needsQuotes: Bool
        let encodings: [String]
    }

    private func places(in part: Part) throws(RedactionProblem) -> [Place] {
        var places: [Place] = []
        try forEachView(of: part) { view in
            for place in ledger.places(in: view.bytes) {
                let isNumber = view.encodings.isEmpty && Self.isNumber(place.range, in: view.bytes)
                places.append(
                    Place(
                        range: view.textRange(of: place.range), secret: place.secret, needsQuotes: isNumber,
                        encodings: view.encodings.map(\.rawValue)))
            }
        }
        return places
    }

    /// Whether a secret is a whole JSON number, which without its digits is none.
    private static func isNumber(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        guard bytes[range].allSatisfy(SecretScanner.isDigit) else { return false }
        let before = bytes[..<range.lowerBound].last { !SecretScanner.isSpace($0) }
        let after = bytes[range.upperBound...].first { !SecretScanner.isSpace($0) }
        return before.map { ":[,".utf8.contains($0) } == true && after.map { ",]}".utf8.contains($0) } == true
    }

    // MARK: Replacing

    private static func replaced(_ part: Part, _ spans: [Span]) -> Part {
        var part = part
        let bytes = part.bytes
        var marks = part.marks[...]
        part.bytes = []
        part.marks = []
        var position = 0
        for span in merged(spans) {
            while let mark = marks.first, mark <= span.range.lowerBound {
                part.marks.append(part.bytes.count + marks.removeFirst() - position)
            }
            part.bytes += bytes[position..<span.range.lowerBound]
            part.bytes += Array((span.needsQuotes ? "\"{{\(span.name)}}\"" : "{{\(span.name)}}").utf8)
            position = span.range.upperBound
            while let mark = marks.first, mark < position {
                marks.removeFirst()
                part.marks.append(part.bytes.count)
            }
        }
        part.marks += marks.map { part.bytes.count + $0 - position }
        part.bytes += bytes[position...]
        return part
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
