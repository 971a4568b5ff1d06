internal import SecretPatterns

/// Whether a body can be read after redaction as it was before.
struct Readability {
    /// A replacement that changes more than the content of a string, an attribute, a text or a comment.
    struct Problem {
        /// The number of the replacement in the order of the body.
        let index: Int
        /// The format of the body.
        let format: String
    }

    private let bytes: [UInt8]
    private let type: MediaType
    /// The body's format.
    let format: any BodyFormat.Type
    private let regions: [BodyRegion]

    /// Reads a body before redaction; nil for a body that no format reads.
    init?(_ bytes: [UInt8], _ type: MediaType) {
        guard let body = BodyFormats.read(bytes, type) else { return nil }
        self.bytes = bytes
        self.type = type
        format = body.format
        regions = body.regions
    }

    /// Returns replacements with quotes where a number becomes a string, and without them inside a string.
    /// - Parameters:
    ///   - spans: In their order, which do not overlap.
    ///   - keepsForm: Whether whole values of JSON keep their form.
    func quoted(_ spans: [Redactor.Span], keepsForm: Bool) -> [Redactor.Span] {
        var next = 0
        return spans.map { span in
            while next < regions.count, regions[next].range.upperBound <= span.range.lowerBound { next += 1 }
            var span = span
            if next < regions.count, regions[next].range.lowerBound < span.range.upperBound {
                span.needsQuotes = span.needsQuotes && canHoldQuotes(regions[next])
                if keepsForm, !span.isEncoded, format.hasNumbers, regions[next].range == span.range {
                    span.standIn = StandIn.bytes(for: bytes[span.range], isNumber: false, named: span.name)
                }
            } else {
                let isNumber = bytes[span.range].allSatisfy { $0 == 0 || (0x30...0x39).contains($0) }
                span.needsQuotes = span.needsQuotes || format.hasNumbers && isNumber
                if keepsForm, span.needsQuotes, span.widths.isEmpty, isWholeNumber(span) {
                    span.standIn = StandIn.bytes(for: bytes[span.range], isNumber: true, named: span.name)
                }
            }
            return span
        }
    }

    /// Compares the body with the redacted one: the same parts of the same kinds, with different content only where a value was replaced.
    /// - Parameters:
    ///   - spans: The replaced values, in their order, which do not overlap.
    ///   - redacted: The body after.
    /// - Returns: The first replacement that must not be made; nil if there is none.
    func problem(replacing spans: [Redactor.Span], by redacted: [UInt8]) -> Problem? {
        let (outside, expected) = moved(by: spans)
        if let outside { return Problem(index: outside, format: format.name) }
        guard let after = BodyFormats.read(redacted, type), after.format == format else { return Problem(index: 0, format: format.name) }
        guard after.regions != expected else { return nil }
        let same = zip(after.regions, expected).prefix { $0 == $1 }.count
        let place = same < expected.count ? expected[same].range.upperBound : redacted.count
        var distance = 0
        let before = spans.prefix { span in
            distance += span.placeholder.count - span.range.count
            return span.range.upperBound + distance < place
        }
        return Problem(index: min(before.count, spans.count - 1), format: format.name)
    }

    /// Returns the regions as they must be after redaction, and the first replacement that is not inside one of them.
    ///
    /// A whole number becomes a string.
    private func moved(by spans: [Redactor.Span]) -> (outside: Int?, expected: [BodyRegion]) {
        var expected: [BodyRegion] = []
        var (next, distance) = (0, 0)
        for region in regions + [BodyRegion(kind: .text, range: bytes.count..<bytes.count)] {
            while next < spans.count, spans[next].range.upperBound <= region.range.lowerBound {
                if spans[next].standIn != nil {
                    next += 1
                    continue
                }
                guard let string = string(replacing: spans[next], movedBy: distance) else { return (next, []) }
                expected.append(string)
                distance += spans[next].growth
                next += 1
            }
            guard !region.range.isEmpty else { break }
            let start = region.range.lowerBound + distance
            while next < spans.count, spans[next].range.lowerBound < region.range.upperBound {
                let range = spans[next].range
                let isInside = range.lowerBound >= region.range.lowerBound && range.upperBound <= region.range.upperBound
                guard isInside, region.canHoldPlaceholder else { return (next, []) }
                distance += spans[next].growth
                next += 1
            }
            expected.append(BodyRegion(kind: region.kind, range: start..<region.range.upperBound + distance))
        }
        return (nil, expected)
    }

    /// Whether a number in a part may be in code of another format: JSON in a text, or in a string with other quotes.
    private func canHoldQuotes(_ region: BodyRegion) -> Bool {
        switch region.kind {
        case .comment, .text, .rawText, .template, .event, .eventOfJSON: true
        case .string, .attribute: bytes[region.range.lowerBound - 1] != UInt8(ascii: "\"")
        case .field, .address, .pattern: false
        }
    }

    /// Returns whether a value is between the signs of JSON or of a program.
    private func isWholeNumber(_ span: Redactor.Span) -> Bool {
        let isEnd = { (byte: UInt8?) in byte.map { ",:;[]{}()".utf8.contains($0) || $0 <= 0x20 } ?? true }
        return isEnd(bytes[..<span.range.lowerBound].last) && isEnd(bytes[span.range.upperBound...].first)
    }

    /// Returns the string that a whole number becomes; nil for everything else that is not inside a region.
    private func string(replacing span: Redactor.Span, movedBy distance: Int) -> BodyRegion? {
        guard format.hasNumbers, span.needsQuotes, isWholeNumber(span) else { return nil }
        let start = span.range.lowerBound + distance
        return BodyRegion(kind: .string, range: start + span.unit..<start + span.placeholder.count - span.unit)
    }
}

extension Redactor.Span {
    /// The number of bytes by which the text grows.
    fileprivate var growth: Int { placeholder.count - range.count }
}
