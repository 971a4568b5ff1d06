internal import HTTPMessages
internal import Recordings
internal import StrictJSON
internal import VerificationModel

/// Converts the request of a WireMock mapping into a recorded one.
///
/// Literal values are carried over, patterns are not.
struct WireMockRequest {
    /// The parts that were not carried over.
    private(set) var notes: [ImportNote] = []
    /// The conditions that a recording does not have, or that a server does not compare.
    private(set) var conditions = MappingConditions()
    private let json: ImportedJSON
    private let request: JSONValue

    init(_ request: JSONValue, json: ImportedJSON) {
        self.request = request
        self.json = json
    }

    /// The members that can contain the URL.
    ///
    /// WireMock uses the first that is present.
    private static let urlKeys = ["url", "urlPattern", "urlPath", "urlPathPattern", "urlPathTemplate"]

    /// Returns the request; nil, with a note, if the URL is a pattern.
    mutating func captured() -> CapturedExchange.Request? {
        var method: String?
        var path: String?
        var headers = ImportedHeaders()
        var query: [String] = []
        var body: [UInt8] = []
        let urlKey = Self.urlKeys.first { isPresent($0) }
        for member in request.members where member.value.kind != .null {
            let (key, value) = (member.key, member.value)
            switch key {
            case "method": method = self.method(value)
            case _ where Self.urlKeys.contains(key):
                if let urlKey, key != urlKey {
                    note(value, "\(key) is ignored, because \(urlKey) takes precedence")
                } else {
                    path = self.path(value, key)
                }
            case "pathParameters":
                if urlKey != "urlPathTemplate" { note(value, "pathParameters without a urlPathTemplate; left out") }
            case "queryParameters":
                query = equalValues(of: value, key, "query").map {
                    "\(PercentEncoding.encoded($0.name))=\(PercentEncoding.encoded($0.text))"
                }
            case "headers":
                for field in equalValues(of: value, key, "header") {
                    headers.add(field.name, field.text)
                    // A server does not compare the header fields of recordings.
                    conditions.drop("header \(field.name) equalTo", field.value)
                }
            case "bodyPatterns": body = self.body(value)
            default: drop(value, key, key)
            }
        }
        if let what = headers.note { note(request["headers"] ?? request, what) }
        guard let path else {
            if urlKey == nil { note(request, "the request has no url; left out") }
            return nil
        }
        let target = ImportedTarget(path + (query.isEmpty ? "" : (path.contains("?") ? "&" : "?") + query.joined(separator: "&")))
        notes += target.notes.map { ImportNote(json.place(of: request), $0) }
        guard HeaderSyntax.isTarget(target.text[...]), target.text.hasPrefix("/") || target.hasHost else {
            note(request, "the request's url is not a path; left out")
            return nil
        }
        if method == nil {
            note(request, "the request has no method and matches any; the recording has GET")
            conditions.dropMethod()
        }
        return CapturedExchange.Request(method: method ?? "GET", target: target.text, headers: headers.all.keptOfRequest, body: body)
    }

    private func isPresent(_ key: String) -> Bool { request[key].map { $0.kind != .null } == true }

    private mutating func path(_ value: JSONValue, _ key: String) -> String? {
        guard let text = value.string else {
            note(value, "the request's \(key) is not a string; left out")
            return nil
        }
        switch key {
        case "urlPattern", "urlPathPattern": return literal(value, key)
        case "urlPathTemplate": return filled(value)
        default: return text
        }
    }

    private mutating func note(_ value: JSONValue, _ what: String) { notes.append(ImportNote(json.place(of: value), what)) }

    /// Adds a note for a matcher without a counterpart, and the condition.
    private mutating func drop(_ value: JSONValue, _ matcher: String, _ condition: String) {
        note(value, "the request matcher \(matcher) has no counterpart")
        conditions.drop(condition, value)
    }

    private mutating func method(_ value: JSONValue) -> String {
        let name = value.string ?? ""
        if name == "ANY" { conditions.dropMethod() }
        guard name != "ANY", HeaderSyntax.isToken(name[...]) else {
            note(
                value,
                name == "ANY"
                    ? "the request matches any method; the recording has GET" : "the method is not valid in HTTP; the recording has GET")
            return "GET"
        }
        return name
    }

    // MARK: Patterns

    /// Returns the text of a pattern without special characters.
    private mutating func literal(_ value: JSONValue, _ key: String) -> String? {
        let text = (value.string ?? "").replacing("\\.", with: "\u{0}").replacing("\\?", with: "\u{1}")
        guard !text.isEmpty, !text.contains(where: { ".*+?()[]{}|^$\\".contains($0) }) else {
            note(value, "the request's \(key) is a pattern, not a URL; left out")
            return nil
        }
        return text.replacing("\u{0}", with: ".").replacing("\u{1}", with: "?")
    }

    /// Returns a template with the values that its parameters must equal.
    private mutating func filled(_ value: JSONValue) -> String? {
        var path = value.string ?? ""
        if let parameters = request["pathParameters"], parameters.kind != .null {
            for parameter in equalValues(of: parameters, "pathParameters", "path parameter") {
                let place = "{\(parameter.name)}"
                if !path.contains(place) { note(parameters, "a path parameter is not in the urlPathTemplate; left out") }
                path = path.replacing(place, with: PercentEncoding.encoded(parameter.text))
            }
        }
        guard !path.contains("{") else {
            note(value, "the request's urlPathTemplate has a parameter without a value; left out")
            return nil
        }
        return path
    }

    /// Returns the members of an object whose values must equal a text, and adds a note for every other matcher.
    /// - Parameters:
    ///   - object: The object.
    ///   - key: Its name in the mapping.
    ///   - part: The part of a request that it describes: `query`.
    private mutating func equalValues(
        of object: JSONValue, _ key: String, _ part: String
    ) -> [(name: String, text: String, value: JSONValue)] {
        guard object.kind == .object else {
            note(object, "\(key) is not an object; left out")
            return []
        }
        var found: [(String, String, JSONValue)] = []
        for member in object.members {
            guard member.value.kind == .object, !member.value.isAbsent else {
                note(member.value, "an entry of \(key) has no matcher; left out")
                continue
            }
            if let text = member.value["equalTo"]?.string { found.append((member.key, text, member.value)) }
            for matcher in member.value.members where matcher.key != "equalTo" || matcher.value.string == nil {
                drop(member.value, matcher.key, "\(part) \(member.key) \(matcher.key)")
            }
        }
        return found
    }

    /// Returns the first body that is required literally.
    private mutating func body(_ patterns: JSONValue) -> [UInt8] {
        guard patterns.kind == .array else {
            note(patterns, "bodyPatterns is not an array; left out")
            return []
        }
        var body: [UInt8]?
        for pattern in patterns.elements {
            if pattern.kind != .object { note(pattern, "an entry of bodyPatterns has no matcher; left out") }
            for matcher in pattern.members {
                guard let bytes = Self.equalBody(matcher) else {
                    drop(matcher.value, matcher.key, "body \(matcher.key)")
                    continue
                }
                if body != nil {
                    note(matcher.value, "\(matcher.key) requires a second body; the first was used")
                    conditions.drop("body \(matcher.key)", matcher.value)
                }
                body = body ?? bytes
            }
        }
        return body ?? []
    }

    /// Returns the body that a matcher requires literally; nil for any other matcher.
    private static func equalBody(_ matcher: JSONValue.Member) -> [UInt8]? {
        switch matcher.key {
        case "equalTo", "equalToXml": return matcher.value.string.map { Array($0.utf8) }
        case "equalToJson": return Array((matcher.value.string ?? matcher.value.text).utf8)
        case "binaryEqualTo":
            guard let text = matcher.value.string else { return nil }
            let read = Result { try ImportedBody.base64(text) }
            return if case .success(let bytes) = read { bytes } else { nil }
        default: return nil
        }
    }
}
