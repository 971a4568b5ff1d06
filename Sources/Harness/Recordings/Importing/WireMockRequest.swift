internal import VerificationModel

/// The request of a WireMock mapping on its way to a recorded one: what is asked for to the letter is carried over, patterns are not.
struct WireMockRequest {
    /// What was not carried over.
    private(set) var notes: [ImportNote] = []
    private let json: ImportedJSON
    private let request: JSONValue

    init(_ request: JSONValue, json: ImportedJSON) {
        self.request = request
        self.json = json
    }

    /// The request; nil, with a note, where the URL is a pattern.
    mutating func captured() -> CapturedExchange.Request? {
        var method = "GET"
        var path: String?
        var headers = ImportedHeaders()
        var query: [String] = []
        var body: [UInt8] = []
        for (key, value) in request.members.map({ ($0.key, $0.value) }) {
            switch key {
            case "method": method = self.method(value)
            case "url", "urlPath": path = value.string
            case "urlPathTemplate": path = filled(value)
            case "urlPattern", "urlPathPattern": path = literal(value, key)
            case "pathParameters": break
            case "queryParameters":
                query = equalValues(of: value).map { "\(PercentEncoding.encoded($0.name))=\(PercentEncoding.encoded($0.text))" }
            case "headers": for field in equalValues(of: value) { headers.add(field.name, field.text) }
            case "bodyPatterns": body = self.body(value)
            default: note(value, "the request matcher \(key) has no counterpart")
            }
        }
        if let what = headers.note { note(request["headers"] ?? request, what) }
        guard let path else {
            let hasPattern = ["urlPattern", "urlPathPattern", "urlPathTemplate"].contains { request[$0] != nil }
            if !hasPattern { note(request, "the request names no url; left out") }
            return nil
        }
        let target = ImportedTarget(path + (query.isEmpty ? "" : (path.contains("?") ? "&" : "?") + query.joined(separator: "&")))
        notes += target.notes.map { ImportNote(json.place(of: request), $0) }
        guard HeaderSyntax.isTarget(target.text[...]) else {
            note(request, "the request's url is no path; left out")
            return nil
        }
        return CapturedExchange.Request(method: method, target: target.text, headers: headers.all.keptOfRequest, body: body)
    }

    private mutating func note(_ value: JSONValue, _ what: String) { notes.append(ImportNote(json.place(of: value), what)) }

    private mutating func method(_ value: JSONValue) -> String {
        let name = value.string ?? ""
        guard name != "ANY", HeaderSyntax.isToken(name[...]) else {
            note(
                value,
                name == "ANY"
                    ? "any method is answered; the recording has GET" : "the method is none that HTTP allows; the recording has GET")
            return "GET"
        }
        return name
    }

    // MARK: Patterns

    /// A pattern that is none: without a character that means anything to it.
    private mutating func literal(_ value: JSONValue, _ key: String) -> String? {
        let text = (value.string ?? "").replacing("\\.", with: "\u{0}").replacing("\\?", with: "\u{1}")
        guard !text.isEmpty, !text.contains(where: { ".*+?()[]{}|^$\\".contains($0) }) else {
            note(value, "the request's \(key) is a pattern, no URL; left out")
            return nil
        }
        return text.replacing("\u{0}", with: ".").replacing("\u{1}", with: "?")
    }

    /// A template with the values that its parameters must equal.
    private mutating func filled(_ value: JSONValue) -> String? {
        var path = value.string ?? ""
        if let parameters = request["pathParameters"] {
            for value in equalValues(of: parameters) { path = path.replacing("{\(value.name)}", with: PercentEncoding.encoded(value.text)) }
        }
        guard !path.contains("{") else {
            note(value, "the request's urlPathTemplate has a parameter without a value; left out")
            return nil
        }
        return path
    }

    /// The members of an object whose values must equal a text; a note for every other matcher.
    private mutating func equalValues(of object: JSONValue) -> [(name: String, text: String)] {
        var found: [(String, String)] = []
        for member in object.members {
            if let text = member.value["equalTo"]?.string { found.append((member.key, text)) }
            for matcher in member.value.members where matcher.key != "equalTo" || matcher.value.string == nil {
                note(member.value, "the request matcher \(matcher.key) has no counterpart")
            }
        }
        return found
    }

    private mutating func body(_ patterns: JSONValue) -> [UInt8] {
        var body: [UInt8] = []
        for matcher in patterns.elements.flatMap(\.members) {
            switch matcher.key {
            case "equalTo", "equalToXml": body = Array((matcher.value.string ?? "").utf8)
            case "equalToJson": body = Array((matcher.value.string ?? matcher.value.text).utf8)
            default: note(matcher.value, "the request matcher \(matcher.key) has no counterpart")
            }
        }
        return body
    }
}
