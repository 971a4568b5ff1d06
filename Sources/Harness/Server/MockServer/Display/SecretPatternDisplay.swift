internal import HTTPMessages
internal import SecretPatterns
internal import StrictJSON

/// Texts with a placeholder for what `SecretPatterns` recognises as a secret: the same list of names and shapes that recordings are redacted by.
///
/// A text is searched as it is, and once more decoded. Where only the decoded text shows a secret, the encoded one is not printed.
struct SecretPatternDisplay: Sendable {
    /// How much of a body is printed, in bytes.
    private static let shownBytes = 400
    /// How much of a body is searched, in bytes: a secret that begins in what is printed may be long.
    private static let searchedBytes = 1 << 16

    private let names: SecretFieldNames

    /// Creates a display.
    /// - Parameter names: More names whose values are secret, and what these values are called.
    init(names: [String: String] = [:]) {
        self.names = SecretFieldNames(own: names)
    }

    /// Returns whether the values of a parameter are secret.
    func isSecret(parameter name: String) -> Bool { names.places(of: name.utf8).contains(.parameter) }

    /// Returns whether the values of a header field are secret.
    func isSecret(header name: String) -> Bool { names.places(of: name.utf8).contains(.header) }

    /// Returns the placeholder for a secret of a name.
    func placeholder(for name: String) -> String { "{{\(names.placeholder(for: name.utf8))}}" }

    /// Returns a text with placeholders.
    /// - Parameters:
    ///   - text: The text as it was received.
    ///   - decoded: The same text without percent-encoding; it is printed instead if only it shows a secret.
    func shown(_ text: String, decoded: String? = nil) -> String {
        let shown = searched(text)
        guard let decoded, decoded != text else { return shown.text }
        let shownDecoded = searched(decoded)
        return shownDecoded.names.count > shown.names.count ? shownDecoded.text : shown.text
    }

    /// Returns a parameter of a query or a form with a placeholder for its value, or for what is secret in it.
    /// - Parameter item: `name=value`, as it is encoded.
    func shown(parameter item: Substring) -> String {
        let name = item.prefix { $0 != "=" }
        guard name.endIndex < item.endIndex else { return shown(String(item)) }
        let value = RequestTarget("/?\(item.replacing("#", with: "%23"))").query.first?.value ?? ""
        if let secret = FormSecrets.parts(of: Array("?\(item)".utf8), names: names).first { return "\(name)={{\(secret.name)}}" }
        let (shown, decoded) = (searched(String(item[name.endIndex...].dropFirst())), searched(value))
        if let hidden = decoded.names.first, decoded.names.count > shown.names.count { return "\(name)={{\(hidden)}}" }
        return "\(name)=\(shown.text)"
    }

    /// Returns the beginning of a body with placeholders; nil where a string of it, decoded, shows a secret that the body as it is does not.
    func shown(body: [UInt8], isForm: Bool) -> String? {
        let text = String(decoding: body.prefix(Self.searchedBytes), as: UTF8.self)
        let items = isForm ? text.split(separator: "&", omittingEmptySubsequences: false) : []
        let shown = isForm ? items.map(shown(parameter:)).joined(separator: "&") : searched(text).text
        if case .success(let document) = Result(catching: { () throws(JSONSyntaxProblem) in try JSONDocument(Array(shown.utf8)) }),
            hidesSecret(document.root)
        {
            return nil
        }
        return String(decoding: shown.utf8.prefix(Self.shownBytes), as: UTF8.self)
    }

    /// Returns whether a string in a JSON value shows a secret once its escapes are resolved.
    private func hidesSecret(_ value: JSONValue) -> Bool {
        switch value.kind {
        case .object:
            value.members.contains { member in
                if let string = member.value.string { hidesSecret("\"\(member.key)\": \"\(string)\"") } else { hidesSecret(member.value) }
            }
        case .array: value.elements.contains(where: hidesSecret)
        case .string: hidesSecret(value.string ?? "")
        case .number, .boolean, .null: false
        }
    }

    private func hidesSecret(_ text: String) -> Bool { !searched(text).names.isEmpty }

    /// Returns a text with placeholders, and the names of these.
    private func searched(_ text: String) -> (text: String, names: [String]) {
        let bytes = Array(text.utf8)
        let finds = SecretScanner.finds(in: bytes, names: names)
        guard !finds.isEmpty else { return (text, []) }
        var shown: [UInt8] = []
        var position = 0
        for find in finds {
            let placeholder = find.isNumber ? "\"{{\(find.name)}}\"" : "{{\(find.name)}}"
            shown += bytes[position..<find.range.lowerBound] + Array(placeholder.utf8)
            position = find.range.upperBound
        }
        return (String(decoding: shown + bytes[position...], as: UTF8.self), finds.map(\.name))
    }
}
