extension Redactor {
    /// Returns a text with placeholders, and with its marks where the text around them is now.
    /// - Parameters:
    ///   - part: The text.
    ///   - spans: Its secrets, in their order, which do not overlap.
    static func replaced(_ part: Part, _ spans: [Span]) -> Part {
        var part = part
        let bytes = part.bytes
        var marks = part.marks[...]
        part.bytes = []
        part.marks = []
        var position = 0
        for span in spans {
            while let mark = marks.first, mark <= span.range.lowerBound {
                part.marks.append(part.bytes.count + marks.removeFirst() - position)
            }
            part.bytes += bytes[position..<span.range.lowerBound]
            part.bytes += span.placeholder
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

    /// Returns spans that touch nothing of each other: where several overlap, the longest names them all.
    static func merged(_ spans: [Span]) -> [Span] {
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
            merged[merged.count - 1] = Span(
                range: range, name: longest.name, needsQuotes: longest.needsQuotes, widths: longest.widths, isEncoded: longest.isEncoded)
        }
        return merged
    }
}
