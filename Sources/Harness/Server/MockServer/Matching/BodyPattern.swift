internal import Foundation
internal import StrictJSON

/// A pattern for the body of a request.
public struct BodyPattern: RequestMatching, Sendable {
    enum Kind: Sendable {
        case json(JSONLiteral, JSONLikeness, text: String)
        case jsonPath(JSONPath, JSONLiteral?, text: String?)
        case form(String, ValuePattern)
        case text(ValuePattern)
        case bytes([UInt8])
    }

    let kind: Kind

    /// JSON that equals this value: members in any order, elements in the same order, numbers by value.
    /// - Throws: ``MockServerError`` if the text is not valid JSON.
    public static func json(_ text: String) throws(MockServerError) -> BodyPattern { try json(text, .equal) }

    /// JSON that equals this value, with the elements of arrays in any order.
    /// - Throws: ``MockServerError`` if the text is not valid JSON.
    public static func json(ignoringOrder text: String) throws(MockServerError) -> BodyPattern { try json(text, .anyOrder) }

    /// JSON that contains this value.
    ///
    /// At every level, objects may have more members, and arrays more elements.
    /// - Throws: ``MockServerError`` if the text is not valid JSON.
    public static func json(containing text: String) throws(MockServerError) -> BodyPattern { try json(text, .containing) }

    /// JSON in which a path matches at least one value.
    ///
    /// If a value is given, one of the matches equals it.
    ///
    /// Source: RFC 9535. The supported selectors are the same as in contracts.
    /// - Parameters:
    ///   - path: The path: `$.items[*].id`.
    ///   - value: The value as a JSON text.
    /// - Throws: ``MockServerError`` if the path is not a valid JSONPath, or the value not valid JSON.
    public static func json(at path: String, equals value: String? = nil) throws(MockServerError) -> BodyPattern {
        let read: JSONPath
        do {
            read = try JSONPath(path)
        } catch {
            throw MockServerError(.jsonPath(path, reason: error.what))
        }
        guard let value else { return BodyPattern(kind: .jsonPath(read, nil, text: nil)) }
        return BodyPattern(kind: .jsonPath(read, try literal(value), text: value))
    }

    /// A field of an HTML form.
    ///
    /// Source: the URL standard, application/x-www-form-urlencoded.
    public static func form(_ name: String, _ value: ValuePattern) -> BodyPattern { BodyPattern(kind: .form(name, value)) }

    /// The whole body as text.
    public static func text(_ pattern: ValuePattern) -> BodyPattern { BodyPattern(kind: .text(pattern)) }

    /// Exactly these bytes.
    public static func bytes(_ bytes: [UInt8]) -> BodyPattern { BodyPattern(kind: .bytes(bytes)) }

    /// Returns the pattern of a recorded body: JSON by value, text with placeholders for secrets, or else the exact bytes.
    static func recorded(_ bytes: [UInt8]) -> BodyPattern {
        let text = String(decoding: bytes, as: UTF8.self)
        switch Result(catching: { () throws(JSONSyntaxError) in try JSONDocument(bytes) }) {
        case .success(let document): return BodyPattern(kind: .json(JSONLiteral(document.root), .recorded, text: text))
        case .failure: return PlaceholderText(text) == nil ? .bytes(bytes) : .text(.recorded(text))
        }
    }

    private static func json(_ text: String, _ likeness: JSONLikeness) throws(MockServerError) -> BodyPattern {
        BodyPattern(kind: .json(try literal(text), likeness, text: text))
    }

    private static func literal(_ text: String) throws(MockServerError) -> JSONLiteral {
        do {
            return JSONLiteral(try JSONDocument(Array(text.utf8)).root)
        } catch {
            throw MockServerError(.json(text, reason: "\(error)"))
        }
    }

    func decision(_ facts: RequestFacts) -> MatchDecision {
        switch kind {
        case .json(let expected, let likeness, _):
            MatchDecision(facts.document.map { likeness.comparison.holds(of: $0.root, against: expected) } ?? false)
        case .jsonPath(let path, let expected, _):
            MatchDecision(facts.document.map { Self.matches(path, expected, in: $0) } ?? false)
        case .form(let name, let pattern): pattern.decision(facts.form(name))
        case .text(let pattern): pattern.decision([facts.text])
        case .bytes(let bytes): MatchDecision(facts.request.body == bytes)
        }
    }

    private static func matches(_ path: JSONPath, _ expected: JSONLiteral?, in document: JSONDocument) -> Bool {
        JSONPathSearch(path, in: document).matches.contains { match in
            expected.map { JSONComparison.equal.holds(of: match.value, against: $0) } ?? true
        }
    }

    var isSecret: Bool {
        switch kind {
        case .form(_, let pattern), .text(let pattern): pattern.isSecret
        case .json(_, let likeness, let text): likeness == .recorded && PlaceholderText(text) != nil
        case .jsonPath, .bytes: false
        }
    }

    /// The required body in a table.
    var requirement: String {
        switch kind {
        case .json(_, let likeness, let text): likeness.requirement + " " + text
        case .jsonPath(let path, _, let text): text.map { "\(path.text) = \($0)" } ?? "\(path.text) matches"
        case .form(let name, let pattern): "form \(name): \(pattern.requirement)"
        case .text(let pattern): pattern.requirement
        case .bytes(let bytes): "exactly \(bytes.count) given bytes"
        }
    }
}

/// The way in which one JSON value must equal another.
enum JSONLikeness: Sendable {
    case equal
    case anyOrder
    case containing
    /// Equal, except that placeholders of secrets in strings match any text that is not empty.
    case recorded

    /// The beginning of the required body in a table.
    var requirement: String {
        switch self {
        case .equal, .recorded: "JSON"
        case .anyOrder: "in any order, JSON"
        case .containing: "JSON with"
        }
    }

    var comparison: JSONComparison {
        switch self {
        case .equal: .equal
        case .anyOrder: .anyOrder
        case .containing: .containing
        case .recorded: .equal { text, expected in PlaceholderText(expected)?.accepts(text) ?? text.isExactly(expected) }
        }
    }
}
