/// The reason why a text is not a ``JSONPath``.
package struct JSONPathError: Error, Sendable {
    /// The problem, as the end of a sentence that begins with the text.
    package let what: String
    /// Where, in characters from 0.
    package let offset: Int
}

/// Reads the subset of RFC 9535 that ``JSONPath`` lists.
struct JSONPathParser {
    private let characters: [Character]
    private var position = 0

    init(_ text: String) {
        characters = Array(text)
    }

    /// A name that needs no brackets: RFC 9535 section 2.5.1.1.
    static func isShorthand(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, isNameStart(first) else { return false }
        return name.unicodeScalars.allSatisfy { isNameStart($0) || ("0"..."9").contains($0) }
    }

    mutating func segments() throws(JSONPathError) -> [JSONPath.Segment] {
        guard take("$") else { throw problem("does not begin with $") }
        var found: [JSONPath.Segment] = []
        while let next = current {
            switch next {
            case "[": found.append(try bracket())
            case ".": found.append(try dotted())
            default: throw problem("has \"\(next)\" where . or [ should be")
            }
        }
        return found
    }

    private mutating func dotted() throws(JSONPathError) -> JSONPath.Segment {
        position += 1
        let isDescendant = take(".")
        if !isDescendant, take("*") { return .wildcard }
        let start = position
        while let next = current, !".[]*'\"".contains(next), !next.isWhitespace { position += 1 }
        let name = String(characters[start..<position])
        guard Self.isShorthand(name) else {
            position = start
            throw problem(name.isEmpty ? "has no name after the point" : "has \"\(name)\", which needs brackets: ['\(name)']")
        }
        return isDescendant ? .descendants(name) : .name(name)
    }

    private mutating func bracket() throws(JSONPathError) -> JSONPath.Segment {
        position += 1
        let segment: JSONPath.Segment
        switch current {
        case "*":
            position += 1
            segment = .wildcard
        case "'", "\"": segment = .name(try quoted())
        default: segment = .index(try index())
        }
        guard take("]") else { throw problem("has no ] here; filters, slices and lists are not read") }
        return segment
    }

    private mutating func quoted() throws(JSONPathError) -> String {
        let quote = characters[position]
        position += 1
        var name = ""
        while let next = current, next != quote {
            position += 1
            guard next == "\\" else {
                name.append(next)
                continue
            }
            guard let escaped = current, escaped == quote || escaped == "\\" else {
                throw problem("has an escape other than \\\\ and \\\(quote)")
            }
            name.append(escaped)
            position += 1
        }
        guard take(quote) else { throw problem("has a name whose quote is not closed") }
        return name
    }

    /// `0`, or digits without a leading zero, with a minus before them or not.
    private mutating func index() throws(JSONPathError) -> Int {
        let start = position
        while let next = current, next == "-" || next.isNumber { position += 1 }
        let text = String(characters[start..<position])
        guard let index = Int(text), String(index) == text, index != .min else {
            position = start
            throw problem("has no index, name in quotes or * in its brackets")
        }
        return index
    }

    private var current: Character? { position < characters.count ? characters[position] : nil }

    private mutating func take(_ character: Character) -> Bool {
        guard current == character else { return false }
        position += 1
        return true
    }

    private func problem(_ what: String) -> JSONPathError { JSONPathError(what: what, offset: position) }

    private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_" || scalar.value >= 0x80
    }
}
