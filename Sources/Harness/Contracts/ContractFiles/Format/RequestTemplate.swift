internal import StrictYAML
package import HTTPMessages
package import VerificationModel

/// A method, a path template and the required query items.
package struct RequestTemplate: Sendable {
    /// The template as written.
    package let text: String
    package let method: String
    /// The path below the API's base path.
    package let path: PathTemplate
    package let query: [RequestTarget.QueryItem]
    package let place: SourcePlace

    /// Reads a template.
    ///
    /// Returns nil if the text is not `METHOD /path`.
    init?(_ text: String, at place: SourcePlace) {
        let parts = text.split(separator: " ")
        guard parts.count == 2, parts[1].hasPrefix("/"), !parts[1].contains("#"), parts[0].allSatisfy({ $0.isASCII && $0.isUppercase })
        else {
            return nil
        }
        let target = RequestTarget(parts[1])
        guard let path = PathTemplate(target.segments) else { return nil }
        self.text = text
        self.place = place
        self.path = path
        method = String(parts[0])
        query = target.query
    }

    /// Returns the first fault of a text that is not a template, and the template that was probably meant.
    ///
    /// Each is nil if the text does not show it.
    static func mistake(in text: String, at place: SourcePlace) -> (fault: String?, correction: String?) {
        let words = text.split(separator: " ")
        guard let last = words.last, words.count <= 2 else { return (nil, nil) }
        if words.count == 1, last.allSatisfy({ $0.isASCII && $0.isUppercase }) { return ("which has no path", nil) }
        let method = words.count == 2 ? words[0].uppercased() : "GET"
        let scheme = last.firstRange(of: "://")
        let path = if let scheme { last[scheme.upperBound...].drop { $0 != "/" } } else { last }
        let target = path.prefix { $0 != "#" }
        let correction = "\(method) \(target.hasPrefix("/") ? "" : "/")\(target)"
        let fault: String? =
            if words.count == 1 {
                "which has no method"
            } else if words[0] != method {
                "whose method is not in capitals"
            } else if scheme != nil {
                "which has a scheme and a host"
            } else if !last.hasPrefix("/") {
                "whose path does not begin with /"
            } else {
                nil
            }
        return (fault, RequestTemplate(correction, at: place).map(\.text))
    }

    /// The segments of the path.
    package var segments: [PathTemplate.Segment] { path.segments }

    /// Returns whether a recorded path matches the template after the API's base path.
    package func matches(path recorded: [String], after base: [String]) -> Bool { path.after(base).accepts(recorded) }

    /// Returns the template's query items that are missing in a recorded query, as they were written.
    package func missing(from query: [RequestTarget.QueryItem]) -> [String] {
        self.query.filter { wanted in !query.contains { $0.name == wanted.name && (wanted.value == nil || $0.value == wanted.value) } }
            .map { item in item.value.map { "\(item.name)=\($0)" } ?? item.name }
    }
}
