internal import SecretPatterns

/// A display with a placeholder for each value that `SecretPatterns` recognises as a secret.
///
/// Recordings are redacted with the same list of names and shapes. A text is searched as it is, and again without its encodings. If only the decoded text
/// contains a secret, the encoded text is not printed.
struct SecretPatternDisplay: Sendable {
    /// The length of the printed beginning of a body, in bytes.
    private static let shownBytes = 400
    /// The length of the searched beginning of a body, in bytes.
    ///
    /// It is longer than the printed part, because a secret that begins there may be long.
    private static let searchedBytes = 1 << 16

    private let names: SecretFieldNames

    /// Creates a display.
    /// - Parameter names: More names whose values are secret, with the names of the placeholders.
    init(names: [String: String] = [:]) {
        self.names = SecretFieldNames(own: names)
    }

    /// Returns whether the values of a parameter are secret, or those that look random are.
    func isSecret(parameter name: String) -> Bool { !names.places(of: name.utf8).isDisjoint(with: [.parameter, .random]) }

    /// Returns whether the values of a header field are secret, or those that look random are.
    func isSecret(header name: String) -> Bool { !names.places(of: name.utf8).isDisjoint(with: [.header, .field, .random]) }

    /// Returns the placeholder for a secret of a name.
    func placeholder(for name: String) -> String { "{{\(names.placeholder(for: name.utf8))}}" }

    /// Returns a text with placeholders.
    func shown(_ text: String) -> String { searched(text).text }

    /// Returns a path with placeholders.
    ///
    /// If their positions are not known, one placeholder replaces the whole path.
    /// - Parameters:
    ///   - path: The path as it was received.
    ///   - decoded: The same path without percent-encoding. It is printed instead if it contains secrets that the encoded path hides.
    func shown(path: String, decoded: String) -> String {
        let (shown, shownDecoded) = (searched(path), searched(decoded))
        let best = shownDecoded.names.count > shown.names.count ? shownDecoded.text : shown.text
        return hidden(in: best).map { "/{{\($0)}}" } ?? best
    }

    /// Returns a parameter of a query or a form, with placeholders for its value or for the secrets in it.
    /// - Parameter item: The parameter as it is encoded: `name=value`.
    func shown(parameter item: Substring) -> String {
        let name = item.prefix { $0 != "=" }
        let isNameShown = name.endIndex < item.endIndex && hidden(in: String(name), isForm: true) == nil
        let start = isNameShown ? "\(name)=" : ""
        if let secret = FormSecrets.parts(ofForm: Array(item.utf8), names: names).first { return "\(start){{\(secret.name)}}" }
        let shown = searched(String(item)).text
        // The line of a header field is recognised only at the beginning of a text, so that the value is searched alone, too.
        let value = shown.utf8.drop { $0 != UInt8(ascii: "=") }.dropFirst()
        let found = hidden(in: shown, isForm: true) ?? hidden(in: String(Substring(value)), isForm: true)
        return found.map { "\(start){{\($0)}}" } ?? shown
    }

    /// Returns the beginning of a body with placeholders; nil if a secret is visible only after escapes are removed.
    func shown(body: [UInt8], isForm: Bool) -> String? {
        let text = String(decoding: body.prefix(Self.searchedBytes), as: UTF8.self)
        let items = isForm ? text.split(separator: "&", omittingEmptySubsequences: false) : []
        let shown = isForm ? items.map(shown(parameter:)).joined(separator: "&") : searched(text).text
        return hidden(in: shown, isForm: isForm) == nil ? String(decoding: shown.utf8.prefix(Self.shownBytes), as: UTF8.self) : nil
    }

    /// Returns a part of a body, or the placeholder of a secret in it; nil if a secret there is visible only after escapes are removed, or if the part is behind
    /// the searched beginning.
    func shown(_ text: String, at range: Range<Int>, in body: [UInt8], isForm: Bool) -> String? {
        let searched = Array(body.prefix(Self.searchedBytes))
        guard range.upperBound <= searched.count, shown(body: body, isForm: isForm) != nil else { return nil }
        let secret = SecretScanner.finds(in: searched, names: names).first { $0.range.overlaps(range) }
        guard let secret else { return hidden(in: text, isForm: isForm) == nil ? text : nil }
        return "{{\(secret.name)}}"
    }

    /// Returns the name of a secret in a text or in one of its readings; nil if there is none.
    private func hidden(in text: String, isForm: Bool = false) -> String? {
        guard let readings = UndoneText.readings(of: text, isForm: isForm) else { return "SECRET" }
        for reading in [text] + readings {
            if let name = searched(reading).names.first { return name }
        }
        return nil
    }

    /// Returns a text with placeholders, and the names of the placeholders.
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
