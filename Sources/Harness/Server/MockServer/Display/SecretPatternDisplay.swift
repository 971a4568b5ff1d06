internal import SecretPatterns

/// Texts with a placeholder for what `SecretPatterns` recognises as a secret: the same list of names and shapes that recordings are redacted by.
///
/// A text is searched as it is, and as it is without its encodings. Where only the latter shows a secret, the encoded text is not printed.
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
    func shown(_ text: String) -> String { searched(text).text }

    /// Returns a path with placeholders; with one for the whole path where these cannot be placed.
    /// - Parameters:
    ///   - path: The path as it was received.
    ///   - decoded: The same path without percent-encoding; it is printed instead if only it shows a secret.
    func shown(path: String, decoded: String) -> String {
        let (shown, shownDecoded) = (searched(path), searched(decoded))
        let best = shownDecoded.names.count > shown.names.count ? shownDecoded.text : shown.text
        return hidden(in: best).map { "/{{\($0)}}" } ?? best
    }

    /// Returns a parameter of a query or a form with a placeholder for its value, or for what is secret in it.
    /// - Parameter item: `name=value`, as it is encoded.
    func shown(parameter item: Substring) -> String {
        let name = item.prefix { $0 != "=" }
        let isNameShown = name.endIndex < item.endIndex && hidden(in: String(name), isForm: true) == nil
        let start = isNameShown ? "\(name)=" : ""
        if let secret = FormSecrets.parts(ofForm: Array(item.utf8), names: names).first { return "\(start){{\(secret.name)}}" }
        let shown = searched(String(item)).text
        // A line of a head is one at the beginning of a text alone.
        let value = shown.utf8.drop { $0 != UInt8(ascii: "=") }.dropFirst()
        let found = hidden(in: shown, isForm: true) ?? hidden(in: String(Substring(value)), isForm: true)
        return found.map { "\(start){{\($0)}}" } ?? shown
    }

    /// Returns the beginning of a body with placeholders; nil where the body shows a secret only once its escapes are undone.
    func shown(body: [UInt8], isForm: Bool) -> String? {
        let text = String(decoding: body.prefix(Self.searchedBytes), as: UTF8.self)
        let items = isForm ? text.split(separator: "&", omittingEmptySubsequences: false) : []
        let shown = isForm ? items.map(shown(parameter:)).joined(separator: "&") : searched(text).text
        return hidden(in: shown, isForm: isForm) == nil ? String(decoding: shown.utf8.prefix(Self.shownBytes), as: UTF8.self) : nil
    }

    /// Returns the name of a secret in a text or a reading of it; nil where none has any.
    private func hidden(in text: String, isForm: Bool = false) -> String? {
        guard let readings = UndoneText.readings(of: text, isForm: isForm) else { return "SECRET" }
        for reading in [text] + readings {
            if let name = searched(reading).names.first { return name }
        }
        return nil
    }

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
