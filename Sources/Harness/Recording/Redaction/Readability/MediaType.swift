/// The type of a body, as a Content-Type field gives it: RFC 9110 section 8.3.1.
struct MediaType: Hashable, Sendable {
    /// The type and the subtype in lower case: `application/json`; empty without a field.
    let essence: String
    private let parameters: Substring

    /// Reads the value of a Content-Type field.
    init(_ value: String?) {
        let value = value ?? ""
        essence = value.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
        parameters = value.dropFirst(value.prefix { $0 != ";" }.count)
    }

    /// Whether the subtype is a word, or has it as a suffix: `json` in `application/problem+json`.
    func isOf(_ subtypes: String...) -> Bool {
        let subtype = essence.split(separator: "/").last ?? ""
        return subtypes.contains { subtype == $0 || subtype.hasSuffix("+\($0)") || subtype == "x-\($0)" }
    }

    /// The line between the parts of a body of several parts: RFC 2046 section 5.1.1.
    var boundary: String? {
        for parameter in parameters.split(separator: ";") {
            let pair = parameter.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, pair[0].filter({ !$0.isWhitespace }).lowercased() == "boundary" else { continue }
            let value = pair[1].drop { $0 == " " }
            guard value.first == "\"" else { return String(value.prefix { !$0.isWhitespace }) }
            return String(value.dropFirst().prefix { $0 != "\"" })
        }
        return nil
    }
}
