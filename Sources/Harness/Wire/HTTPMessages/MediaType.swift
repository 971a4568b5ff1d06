/// The media types of bodies.
///
/// - Source: RFC 9110 section 8.3; RFC 6839 section 3.1 for the suffix `+json`.
package enum MediaType {
    /// Returns whether a content type is that of JSON; false for none.
    package static func isJSON(_ contentType: String?) -> Bool {
        let type = (contentType ?? "").prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
        return type == "application/json" || type == "text/json" || type.hasSuffix("+json") && type.contains("/")
    }
}
