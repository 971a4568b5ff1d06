/// The names of parameters, fields and members that mark their value as a secret.
///
/// Names match regardless of case and of the characters between their words: `api_key`, `apiKey`, `X-Api-Key`. Their last words decide.
package struct SecretFieldNames: Sendable {
    /// The places in which a name may appear.
    package struct Place: OptionSet {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// A header field, or a line `name: value` of a text.
        package static let header = Place(rawValue: 1)
        /// A parameter of a query or a form.
        package static let parameter = Place(rawValue: 2)
        /// A member of a JSON object, or a line `name: value`.
        package static let member = Place(rawValue: 4)
        /// A member whose value is a number.
        ///
        /// Most numbers whose name contains "token" are counts of tokens.
        package static let number = Place(rawValue: 8)
        /// Any place, if the value looks random.
        ///
        /// Other values of such names are not secret: a session may be a workshop, and an `app_id` that of a bundle.
        package static let random = Place(rawValue: 16)
        /// A member whose value looks like an authorization code.
        ///
        /// Most codes are those of countries, errors and articles.
        package static let code = Place(rawValue: 32)
        /// A header field of an exchange.
        ///
        /// A line of a text with such a name may be a sentence: `Session: opening keynote`.
        package static let field = Place(rawValue: 64)
    }

    /// The additional names of an API, folded, and the placeholder names of their values.
    private var own: [[UInt8]: String]

    /// The usual names.
    /// - Parameter own: Additional names, and the placeholder names of their values.
    package init(own: [String: String] = [:]) {
        self.own = Dictionary(own.map { (Self.letters(of: $0.utf8), $1) }, uniquingKeysWith: { min($0, $1) })
    }

    /// Adds a name, unless it is there already, and the placeholder name of its values.
    package mutating func add(_ name: String, called placeholder: String) {
        let letters = Self.letters(of: name.utf8)
        if own[letters] == nil { own[letters] = placeholder }
    }

    /// Returns the name of a placeholder for a value of this name; nil where the value is not a secret.
    package func placeholder(for name: some Collection<UInt8>, in place: Place) -> String? {
        places(of: name).contains(place) ? placeholder(for: name) : nil
    }

    /// Returns the name of a placeholder for a secret of this name.
    package func placeholder(for name: some Collection<UInt8>) -> String { own[Self.letters(of: name)] ?? Self.usualPlaceholder(for: name) }

    /// Returns the places in which a value of this name is a secret.
    ///
    /// The last words of a name decide: `smtp_pass` is a password, and `password_reset_url` is an address.
    package func places(of name: some Collection<UInt8>) -> Place {
        let words = NameWords(NameFolding.folded(name))
        if !own.isEmpty, own[words.letters] != nil { return [.header, .parameter, .member, .number] }
        guard !words.letters.isEmpty else { return [] }
        var places = Self.rules.places(of: words)
        if Self.isHeaderExtension(name) { places.formUnion(Self.headerExtensions.places(of: words)) }
        return !places.isEmpty && Self.isQuestion(words) ? .random : places
    }

    /// Returns whether a name is that of a header field which no standard defines: `X-Shop-Key`.
    private static func isHeaderExtension(_ name: some Collection<UInt8>) -> Bool {
        name.count > 2 && name.starts(with: "x-".utf8) || name.starts(with: "X-".utf8)
    }

    /// Returns whether a name asks whether a secret exists: `has_password`.
    private static func isQuestion(_ words: NameWords) -> Bool {
        words.starts.count > 1 && questions.contains(words.letters[..<words.starts[1]])
    }

    /// Returns whether a member of this name describes an enclosing secret and is not a secret itself: a schema, a label, a message.
    package static func isDescription(_ name: some Collection<UInt8>) -> Bool { descriptions.contains(letters(of: name)[...]) }

    /// Returns whether a name is that of several secrets: `api_keys`.
    static func isPlural(_ name: some Collection<UInt8>) -> Bool { plurals.contains(endOf: letters(of: name)[...]) }

    /// Returns `ACCESS_TOKEN` for `accessToken` and `X_API_KEY` for `X-Api-Key`.
    package static func usualPlaceholder(for name: some Sequence<UInt8>) -> String {
        var result = ""
        var wasLower = false
        for byte in NameFolding.folded(Array(name)) {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                if wasLower { result += "_" }
                result.unicodeScalars.append(Unicode.Scalar(byte))
                wasLower = false
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                result.unicodeScalars.append(Unicode.Scalar(byte - 0x20))
                wasLower = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
                wasLower = true
            default:
                if !result.isEmpty, !result.hasSuffix("_") { result += "_" }
                wasLower = false
            }
        }
        while result.hasSuffix("_") { result.removeLast() }
        return result.isEmpty ? "SECRET" : result
    }

    /// Returns the letters of a name in lower case, and its digits, to compare names.
    package static func folded(_ name: some Collection<UInt8>) -> String { String(decoding: letters(of: name), as: UTF8.self) }

    private static func letters(of name: some Collection<UInt8>) -> [UInt8] {
        var letters: [UInt8] = []
        letters.reserveCapacity(name.count)
        for byte in NameFolding.folded(name) {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(byte + 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: letters.append(byte)
            default: break
            }
        }
        return letters
    }

    private static let descriptions: NameList = [
        "code", "description", "error", "format", "hint", "in", "kind", "label", "message", "name", "pattern", "placeholder", "ref",
        "scheme",
        "scope", "status", "title", "tokentype", "type",
    ]
    private static let plurals: NameList = [
        "codes", "cookies", "dsns", "jwts", "keys", "passcodes", "passwords", "pins", "sessions", "signatures", "tokens",
    ]
    private static let questions: NameList = [
        "allows", "can", "did", "has", "is", "must", "needs", "requires", "should", "supports", "was", "will",
    ]
}
