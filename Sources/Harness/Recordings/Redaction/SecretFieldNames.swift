/// Which names of parameters, fields and members say that their value is a secret.
///
/// Names compare without regard to case and to what joins their words: `api_key`, `apiKey`, `X-Api-Key`.
struct SecretFieldNames: Sendable {
    /// Where a name stands.
    enum Place {
        case header
        /// A parameter of a query or a form.
        case parameter
        /// A member of a JSON object, or a line `name: value`.
        case member
    }

    /// The names that an API has besides, folded, and what their values are called.
    private let own: [String: String]

    /// The usual names.
    /// - Parameter own: More of them, and what their values are called.
    init(own: [String: String] = [:]) {
        self.own = Dictionary(own.map { (Self.folded($0.utf8), $1) }, uniquingKeysWith: { min($0, $1) })
    }

    /// What a placeholder for a value of this name is called; nil where the value is no secret.
    func placeholder(for name: some Sequence<UInt8>, in place: Place) -> String? {
        let folded = Self.folded(name)
        if let own = own[folded] { return own }
        guard !Self.pages.contains(where: { folded.hasSuffix($0) }) else { return nil }
        let stem = Self.stem(folded)
        let isSecret =
            Self.endings.contains { stem.hasSuffix($0) } || Self.names.contains(stem) || Self.names.contains(folded)
            || place == .header && Self.headers.contains(folded) || place == .parameter && Self.parameters.contains(folded)
        return isSecret ? Self.placeholder(for: name) : nil
    }

    /// What a placeholder for a number of this name is called: most numbers that are called a token count some.
    func placeholder(forNumber name: some Sequence<UInt8>) -> String? {
        let folded = Self.folded(name)
        if let own = own[folded] { return own }
        return Self.numbers.contains { folded.hasSuffix($0) } ? Self.placeholder(for: name) : nil
    }

    /// A name without what says which of several it is, or what became of it: `password2`, `password_confirmation`, `token_hash`.
    private static func stem(_ folded: String) -> String {
        var stem = folded[...]
        while let last = stem.last, last.isNumber { stem.removeLast() }
        if stem.count < folded.count, stem.hasSuffix("v") { stem.removeLast() }
        for ending in ["confirmation", "confirm", "hash", "value", "s"] where stem.hasSuffix(ending) && stem.count > ending.count {
            stem.removeLast(ending.count)
            break
        }
        return String(stem)
    }

    /// `ACCESS_TOKEN` for `accessToken`, `X_API_KEY` for `X-Api-Key`.
    static func placeholder(for name: some Sequence<UInt8>) -> String {
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

    /// A name as names compare: letters in lower case, and digits.
    static func folded(_ name: some Sequence<UInt8>) -> String {
        var letters: [UInt8] = []
        for byte in name {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(byte + 0x20)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): letters.append(byte)
            default: break
            }
        }
        return String(decoding: letters, as: UTF8.self)
    }

    private static let endings = [
        "token", "secret", "password", "passwd", "passwort", "passphrase", "passcode", "apikey", "accesskey", "accesskeyid", "secretkey",
        "privatekey", "signingkey", "encryptionkey", "subscriptionkey", "sessionkey", "masterkey", "consumerkey", "functionskey",
        "licensekey", "applicationkey",
        "authkey", "sessionid", "sessid", "credential", "authorization", "assertion", "codeverifier", "devicecode", "authcode", "otpcode",
        "verificationcode", "recoverycode", "connectionstring", "hmac", "cardnumber",
    ]
    private static let names: Set<String> = [
        "appid", "appkey", "auth", "basicauth", "bearer", "csrf", "cvc", "cvv", "dpop", "jwt", "otp", "pass", "pin", "pwd", "samlrequest",
        "samlresponse",
        "securityanswer", "sid", "ssn", "userpass", "xsrf",
    ]
    private static let parameters: Set<String> = [
        "code", "key", "policy", "session", "sig", "sign", "signature", "ticket", "xamzcredential", "xamzsignature",
    ]
    private static let headers: Set<String> = [
        "authentication", "cookie", "setcookie", "signature", "xamzsignature", "xauth", "xcsrf", "xgoogsignature", "xhubsignature",
        "xhubsignature256",
        "xsession", "xsignature",
    ]
    /// Where an answer goes on is no secret, though it is called a token.
    private static let pages = ["pagetoken", "nexttoken", "previoustoken", "continuationtoken", "cursortoken", "synctoken"]
    private static let numbers = ["password", "passcode", "otp", "otpcode", "pin", "cvc", "cvv", "cardnumber", "verificationcode", "ssn"]
}
