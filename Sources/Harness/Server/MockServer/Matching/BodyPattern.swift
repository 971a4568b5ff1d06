internal import Foundation
internal import StrictJSON

/// What a request's body must be.
public struct BodyPattern: RequestMatching, Sendable {
    enum Kind: Sendable {
        case json(JSONLiteral, JSONLikeness, text: String)
        case jsonPath(JSONPath, JSONLiteral?, text: String?)
        case form(String, ValuePattern)
        case text(ValuePattern)
        case bytes([UInt8])
    }

    let kind: Kind

    /// This very value as JSON: members in any order, elements in theirs, numbers by value.
    /// - Throws: ``MockServerError/json(_:reason:)`` where the text is no JSON.
    public static func json(_ text: String) throws(MockServerError) -> BodyPattern { try json(text, .equal) }

    /// This very value as JSON, the elements of its arrays in any order.
    /// - Throws: ``MockServerError/json(_:reason:)`` where the text is no JSON.
    public static func json(ignoringOrder text: String) throws(MockServerError) -> BodyPattern { try json(text, .anyOrder) }

    /// JSON that holds this value: objects may have members more, and arrays elements more, all the way down.
    /// - Throws: ``MockServerError/json(_:reason:)`` where the text is no JSON.
    public static func json(containing text: String) throws(MockServerError) -> BodyPattern { try json(text, .containing) }

    /// JSON in which a path leads somewhere, and, where a value is given, to that value at least once.
    ///
    /// Source: RFC 9535, of which contracts read the same selectors.
    /// - Parameters:
    ///   - path: `$.items[*].id`.
    ///   - value: A JSON text.
    /// - Throws: ``MockServerError/jsonPath(_:reason:)`` and ``MockServerError/json(_:reason:)``.
    public static func json(at path: String, equals value: String? = nil) throws(MockServerError) -> BodyPattern {
        let read: JSONPath
        do {
            read = try JSONPath(path)
        } catch {
            throw .jsonPath(path, reason: error.what)
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

    /// These very bytes.
    public static func bytes(_ bytes: [UInt8]) -> BodyPattern { BodyPattern(kind: .bytes(bytes)) }

    /// A recorded body: JSON by value, text with placeholders for secrets, or else its very bytes.
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
            throw .json(text, reason: "\(error)")
        }
    }

    func decision(_ facts: RequestFacts) -> MatchDecision {
        switch kind {
        case .json(let expected, let likeness, _):
            MatchDecision(facts.document.map { likeness.comparison.holds(of: $0.root, against: expected) } ?? false)
        case .jsonPath(let path, let expected, _):
            MatchDecision(facts.document.map { Self.leads(path, to: expected, in: $0) } ?? false)
        case .form(let name, let pattern): pattern.decision(facts.form(name))
        case .text(let pattern): pattern.decision([facts.text])
        case .bytes(let bytes): MatchDecision(facts.request.body == bytes)
        }
    }

    private static func leads(_ path: JSONPath, to expected: JSONLiteral?, in document: JSONDocument) -> Bool {
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

    var words: String {
        switch kind {
        case .json(_, let likeness, let text): likeness.words + " " + text
        case .jsonPath(let path, _, let text): text.map { "\(path.text) = \($0)" } ?? "\(path.text) leads somewhere"
        case .form(let name, let pattern): "form \(name): \(pattern.words)"
        case .text(let pattern): pattern.words
        case .bytes(let bytes): "\(bytes.count) certain bytes"
        }
    }
}

/// How one JSON value must be like another.
enum JSONLikeness: Sendable {
    case equal
    case anyOrder
    case containing
    /// Equal, but for the placeholders of secrets in strings.
    case recorded

    var words: String {
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
