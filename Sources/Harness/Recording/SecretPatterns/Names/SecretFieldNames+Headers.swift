/// Names that mark the value of a header field as a secret, in addition to those of members.
extension SecretFieldNames {
    static func addHeaders(to rules: inout NameRules) {
        rules.add(
            [
                "authentication", "authenticationinfo", "paddlesignature", "proxyauthenticationinfo", "signature", "stripesignature",
                "svixsignature", "typeformsignature", "webhooksignature",
            ],
            after: .onlyWhole, .header)
        rules.add(HeaderSecretRule.byField.keys.sorted().map(folded), after: .onlyWhole, .header)
        rules.add(headerEndings, after: .words(except: []), .field)
        rules.add(["pin"], after: .words(except: pinsOfOtherKinds), .field)
        rules.add(["key"], after: .words(except: keysOfHeaders), .field)
    }

    /// The last words of the names of header fields that begin with `X-`, which are found in texts and in JSON too.
    static let headerExtensions: NameRules = {
        var rules = NameRules()
        let places: Place = [.header, .member]
        rules.add(headerEndings, after: .words(except: []), places)
        rules.add(["pin"], after: .words(except: pinsOfOtherKinds), places)
        rules.add(["key"], after: .words(except: keysOfHeaders), places)
        return rules
    }()

    private static func folded(_ name: String) -> String { folded(name.utf8) }

    /// The last words of the names of header fields with credentials.
    private static let headerEndings = [
        "appcheck", "auth", "authentication", "bearer", "csrf", "jwt", "otp", "pass", "pw", "pwd", "session", "sid", "sig", "signature",
        "ticket", "totp", "wsse", "xsrf",
    ]

    /// Words before `Key` in the names of header fields without a secret: `Idempotency-Key`, `Sec-WebSocket-Key`, `Surrogate-Key`.
    private static let keysOfHeaders: NameList = [
        "cache", "correlation", "dedup", "deduplication", "event", "foreign", "group", "i18n", "idempotency", "lookup", "message", "object",
        "partition", "primary", "public", "request", "routing", "row", "socket", "sort", "surrogate", "trace", "translation",
    ]
}
