internal import HTTPMessages
internal import StrictJSON
internal import VerificationModel

/// The first difference of a request's body from the required one, for a table.
///
/// Long bodies often begin alike, so that the beginnings of both would hide the difference.
struct BodyDifference: Hashable {
    /// The place in the body: `body $.operationName`, `body form query`, `body, line 2, column 5`.
    let subject: String
    /// The required part.
    let wanted: String
    /// The received part; secrets are placeholders.
    let found: String

    /// The largest number of characters of a place.
    private static let placeWidth = 100

    /// Creates the difference of two parts, which are shortened to the beginning of their difference.
    private init(at place: String, wanted: String, found: String) {
        let excerpts = TextExcerpt.pair(wanted, found)
        subject = "body\(Self.elided(place))"
        self.wanted = TerminalText.escaped(excerpts.0)
        self.found = TerminalText.escaped(excerpts.1)
    }

    /// Returns a place without its middle if it is long.
    private static func elided(_ place: String) -> String {
        place.count > placeWidth ? "\(place.prefix(placeWidth / 2))…\(place.suffix(placeWidth / 2))" : place
    }

    /// Finds the difference; nil where the beginnings of the bodies are shown instead: without a body, and for patterns that do not describe a whole body.
    init?(_ pattern: BodyPattern, _ facts: RequestFacts, _ display: RequestDisplay) {
        guard !facts.request.body.isEmpty else { return nil }
        let found: BodyDifference? =
            switch pattern.kind {
            case .json(let expected, let likeness, _): Self.json(expected, likeness, facts, display)
            case .jsonPath(let path, let expected, _): Self.jsonPath(path, expected, facts, display)
            case .form(let name, let value): Self.form(name, value.requirement, facts, display)
            case .text(let value): value.requiredText.flatMap { Self.text(Array($0.utf8), facts, display) }
            case .bytes(let bytes): Self.text(bytes, facts, display)
            }
        guard let found else { return nil }
        self = found
    }

    // MARK: JSON

    private static func json(
        _ expected: JSONLiteral, _ likeness: JSONLikeness, _ facts: RequestFacts, _ display: RequestDisplay
    ) -> BodyDifference? {
        guard let root = facts.document?.root, let difference = likeness.comparison.difference(of: root, from: expected) else { return nil }
        if difference.expected == nil, display.hidesBodies {
            // The name may be a secret, too.
            let parent = JSONLocation(Array(difference.location.steps.dropLast()))
            return BodyDifference(at: " \(parent)", wanted: "no more", found: "another member or element")
        }
        return BodyDifference(
            at: " \(display.shown(text: difference.location.description))", wanted: difference.expected?.json ?? "absent",
            found: difference.found.map { shown($0, facts, display) } ?? "absent")
    }

    private static func jsonPath(
        _ path: JSONPath, _ expected: JSONLiteral?, _ facts: RequestFacts, _ display: RequestDisplay
    ) -> BodyDifference? {
        guard let document = facts.document else { return nil }
        let found = JSONPathSearch(path, in: document).matches.first?.value
        return BodyDifference(
            at: " \(path.text)", wanted: expected?.json ?? "any value", found: found.map { shown($0, facts, display) } ?? "absent")
    }

    private static func shown(_ value: JSONValue, _ facts: RequestFacts, _ display: RequestDisplay) -> String {
        display.shown(JSONLiteral(value).json, at: value.range, ofBodyOf: facts) ?? "another value"
    }

    // MARK: Forms and texts

    private static func form(_ name: String, _ wanted: String, _ facts: RequestFacts, _ display: RequestDisplay) -> BodyDifference? {
        let values = facts.form(name).map { display.shown(formField: name, $0).map { "\"\($0)\"" } ?? "another value" }
        return BodyDifference(at: " form \(name)", wanted: wanted, found: values.isEmpty ? "absent" : values.joined(separator: " and "))
    }

    private static func text(_ wanted: [UInt8], _ facts: RequestFacts, _ display: RequestDisplay) -> BodyDifference? {
        let body = facts.request.body
        guard let wantedText = String(validUTF8: wanted), String(validUTF8: body) != nil else { return bytes(wanted, body, display) }
        if facts.isForm, let difference = fields(RequestTarget.form(wantedText), facts, display) { return difference }
        let offset = zip(wanted, body).prefix { $0 == $1 }.count
        // A character is compared as a whole.
        let start = wanted[..<offset].lastIndex { $0 < 0x80 }.map { $0 + 1 } ?? 0
        let line = wanted[..<start].count { $0 == UInt8(ascii: "\n") } + 1
        let column = start - (wanted[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
        let place = ", line \(line), column \(column)"
        func rest(_ bytes: [UInt8]) -> String { String(decoding: bytes[start...].prefix(TextExcerpt.width * 4), as: UTF8.self) }
        let found = start == body.count ? "the end" : display.shown(rest(body), at: start..<body.count, ofBodyOf: facts).map { "\"\($0)\"" }
        return BodyDifference(
            at: place, wanted: start == wanted.count ? "the end" : "\"\(rest(wanted))\"", found: found ?? "another text")
    }

    private static func bytes(_ wanted: [UInt8], _ body: [UInt8], _ display: RequestDisplay) -> BodyDifference {
        let offset = zip(wanted, body).prefix { $0 == $1 }.count
        func shown(_ bytes: [UInt8]) -> String {
            offset < bytes.count ? "0x" + (bytes[offset] < 16 ? "0" : "") + String(bytes[offset], radix: 16) : "the end"
        }
        return BodyDifference(at: ", byte \(offset)", wanted: shown(wanted), found: display.hidesBodies ? "another byte" : shown(body))
    }

    /// Returns the first field of a form that differs; nil if only the order or the encoding of the fields differs.
    private static func fields(
        _ wanted: [RequestTarget.QueryItem], _ facts: RequestFacts, _ display: RequestDisplay
    ) -> BodyDifference? {
        var rest = facts.form
        for item in wanted {
            if let index = rest.firstIndex(of: item) {
                rest.remove(at: index)
            } else {
                return form(item.name, "\"\(item.value ?? "")\"", facts, display)
            }
        }
        guard let more = rest.first else { return nil }
        return display.hidesBodies
            ? BodyDifference(at: " form", wanted: "no more", found: "another field")
            : form(display.shown(text: more.name), "absent", facts, display)
    }
}
