/// The names of parameters, fields and members that mark their value as a secret.
///
/// Names match regardless of case and of the characters between their words: `api_key`, `apiKey`, `X-Api-Key`.
package struct SecretFieldNames: Sendable {
    /// The places in which a name may appear.
    package struct Place: OptionSet {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let header = Place(rawValue: 1)
        /// A parameter of a query or a form.
        package static let parameter = Place(rawValue: 2)
        /// A member of a JSON object, or a line `name: value`.
        package static let member = Place(rawValue: 4)
        /// A member whose value is a number.
        ///
        /// Most numbers whose name contains "token" are counts of tokens.
        package static let number = Place(rawValue: 8)
        /// A member whose value looks random.
        ///
        /// Other values of such names are not secret: a session may be a workshop.
        package static let random = Place(rawValue: 16)
        /// A member whose value looks like an authorization code.
        ///
        /// Most codes are those of countries, errors and articles.
        package static let code = Place(rawValue: 32)
    }

    /// The additional names of an API, folded, and the placeholder names of their values.
    private let own: [[UInt8]: String]

    /// The usual names.
    /// - Parameter own: Additional names, and the placeholder names of their values.
    package init(own: [String: String] = [:]) {
        self.own = Dictionary(own.map { (Self.letters(of: $0.utf8), $1) }, uniquingKeysWith: { min($0, $1) })
    }

    /// Returns the name of a placeholder for a value of this name; nil where the value is not a secret.
    package func placeholder(for name: some Collection<UInt8>, in place: Place) -> String? {
        places(of: name).contains(place) ? placeholder(for: name) : nil
    }

    /// Returns the name of a placeholder for a secret of this name.
    package func placeholder(for name: some Collection<UInt8>) -> String { own[Self.letters(of: name)] ?? Self.usualPlaceholder(for: name) }

    /// Returns the places in which a value of this name is a secret.
    package func places(of name: some Collection<UInt8>) -> Place {
        let folded = Self.letters(of: name)
        if !own.isEmpty, own[folded] != nil { return [.header, .parameter, .member, .number] }
        var places: Place = Self.numbers.contains(endOf: folded[...]) ? .number : []
        guard !Self.pages.contains(endOf: folded[...]) else { return places }
        let stem = Self.stem(folded)
        if Self.endings.contains(endOf: stem) || Self.names.contains(stem) || Self.names.contains(folded[...]) {
            places.formUnion([.header, .parameter, .member])
        }
        if Self.randoms.contains(endOf: stem) || Self.shortRandoms.contains(folded[...]) { places.insert(.random) }
        if folded.elementsEqual("code".utf8) { places.insert(.code) }
        if Self.headers.contains(folded[...]) { places.insert(.header) }
        if Self.parameters.contains(folded[...]) { places.insert(.parameter) }
        return places
    }

    /// Returns a name without a number or a word for a variant: `password2`, `password_confirmation`, `token_hash`.
    private static func stem(_ folded: [UInt8]) -> ArraySlice<UInt8> {
        var stem = folded[...]
        while let last = stem.last, SecretText.isDigit(last) { stem.removeLast() }
        if stem.count < folded.count, stem.last == UInt8(ascii: "v") { stem.removeLast() }
        if let addition = additions.word(endOf: stem), stem.count > addition.count { stem.removeLast(addition.count) }
        return stem
    }

    /// Returns whether a member of this name describes an enclosing secret and is not a secret itself: a schema, a label, a message.
    package static func isDescription(_ name: some Collection<UInt8>) -> Bool { descriptions.contains(letters(of: name)[...]) }

    /// Returns `ACCESS_TOKEN` for `accessToken` and `X_API_KEY` for `X-Api-Key`.
    static func usualPlaceholder(for name: some Sequence<UInt8>) -> String {
        var result = ""
        var wasLower = false
        for byte in name {
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
        for byte in name {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(byte + 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): letters.append(byte)
            default: break
            }
        }
        return letters
    }

    private static let additions: NameList = ["confirmation", "confirm", "hash", "value", "s"]
    private static let endings: NameList = [
        "token", "secret", "password", "passwd", "passwort", "passphrase", "passcode", "apikey", "accesskey", "accesskeyid", "secretkey",
        "privatekey", "signingkey", "encryptionkey", "subscriptionkey", "sessionkey", "masterkey", "consumerkey", "functionskey",
        "licensekey", "applicationkey",
        "authkey", "sessionid", "sessid", "credential", "authorization", "assertion", "codeverifier", "devicecode", "authcode", "otpcode",
        "verificationcode", "recoverycode", "authorizationcode", "connectionstring", "hmac", "cardnumber",
    ]
    private static let names: NameList = [
        "appid", "appkey", "auth", "basicauth", "bearer", "csrf", "cvc", "cvv", "dpop", "jwt", "otp", "pass", "pin", "pwd", "samlrequest",
        "samlresponse",
        "securityanswer", "sid", "ssn", "userpass", "xsrf",
    ]
    private static let parameters: NameList = [
        "code", "key", "policy", "session", "sig", "sign", "signature", "ticket", "xamzcredential", "xamzsignature",
    ]
    private static let headers = NameList(
        [
            "authentication", "signature", "xamzsignature", "xauth", "xcsrf", "xgoogsignature", "xhubsignature", "xhubsignature256",
            "xsession", "xsignature",
        ] + HeaderSecretRule.byField.keys.sorted().map { folded($0.utf8) })
    /// The names of paging tokens, which are not secret.
    private static let pages: NameList = ["pagetoken", "nexttoken", "previoustoken", "continuationtoken", "cursortoken", "synctoken"]
    private static let randoms: NameList = ["session", "sessionuuid", "sessionguid", "sessionidentifier", "signature"]
    private static let shortRandoms: NameList = ["sess", "sig", "sign"]
    private static let descriptions: NameList = [
        "code", "description", "error", "format", "hint", "in", "kind", "label", "message", "name", "pattern", "placeholder", "ref",
        "scheme",
        "scope", "status", "title", "tokentype", "type",
    ]
    private static let numbers: NameList = [
        "password", "passcode", "otp", "otpcode", "pin", "cvc", "cvv", "cardnumber", "verificationcode", "ssn",
    ]
}
