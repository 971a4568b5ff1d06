extension HeaderSecretRule {
    /// The credentials after the scheme.
    ///
    /// A scheme such as `Bearer` is not secret, nor is any word before a placeholder.
    ///
    /// Source: RFC 9110 section 11.4.
    static let credentials = HeaderSecretRule(fields: ["authorization", "proxy-authorization"]) { value in
        let (bytes, all) = (value.bytes, value.content)
        guard let space = bytes[all].firstIndex(where: SecretText.isSpace),
            bytes[all.lowerBound..<space].allSatisfy({ SecretShape.Alphabet.urlSafe.contains($0) })
        else { return [HeaderSecrets.Part(range: all, name: value.placeholder)] }
        let rest = value.trimmed(space..<all.upperBound)
        let isScheme = schemes.contains(String(decoding: bytes[all.lowerBound..<space], as: UTF8.self).lowercased())
        if isScheme || SecretText.isNothing(bytes[rest]) { return [HeaderSecrets.Part(range: rest, name: value.placeholder)] }
        return [HeaderSecrets.Part(range: all, name: value.placeholder, rest: rest)]
    }

    /// The schemes of IANA's registry of HTTP authentication schemes, and others that are widely used.
    private static let schemes: Set<String> = [
        "basic", "bearer", "concealed", "digest", "dpop", "gnap", "hoba", "mutual", "negotiate", "oauth", "privatetoken", "scram-sha-1",
        "scram-sha-256", "vapid", "apikey", "aws4-hmac-sha256", "jwt", "key", "ntlm", "signature", "token",
    ]
}
