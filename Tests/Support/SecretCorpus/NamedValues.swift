/// A name that marks its value as a secret, and the values that it may have.
struct SecretName {
    enum Value: CaseIterable {
        /// Random letters and digits.
        case letters
        /// Words with hyphens.
        case words
        case digits
        /// Random letters, digits and signs.
        case signs
    }

    let words: [String]
    let values: [Value]

    private static func names(_ text: String, _ values: [Value]) -> [SecretName] {
        text.split(separator: ",").map { SecretName(words: $0.split(separator: " ").map(String.init), values: values) }
    }

    /// The names that are used in every notation.
    static let everywhere =
        names(
            """
            access token,refresh token,id token,auth token,api token,session token,csrf token,bearer token,api key,secret key,private key,
            access key,client secret,api secret,app secret,consumer secret,webhook secret,signing secret,signing key,encryption key,
            master key,license key,storage account key,account key,ssh key,deploy key,server key,stream key,subscription key,shared secret,
            jwt,hmac key,pre shared key,psk,sas token,totp seed,session id,aws secret access key,github token,oauth verifier,
            device code,push token,download token,user token,bot token,admin token
            """.replacing("\n", with: ""), [.letters, .signs])
        + names(
            """
            password,passwd,passphrase,user password,db password,smtp pass,admin pass,db pass,mysql pwd,zoom pwd,root password,
            new password,pwd,login password,wifi password,backup password,old password,keystore password,security answer
            """.replacing("\n", with: ""), Value.allCases)
        + names("mnemonic,seed phrase,recovery phrase", [.words])
        + digits

    /// The names of numbers.
    static let digits = names(
        "pin,otp,passcode,verification code,otp code,card number,backup code,activation code,recovery code", [.digits])

    /// The names of header fields.
    static let fields = names(
        "session,jwt,otp,pwd,sid,bearer,firebase auth,firebase appcheck,appwrite key,wsse,stripe signature,slack signature,csrf", [.letters]
    )

    /// The names of parameters of an address or a form.
    static let parameters = names(
        "key,sig,signature,pw,passw,code,ticket,x goog signature,x amz signature,x amz security token,sas,session", [.letters])

    static func of(_ notation: Notation) -> [SecretName] {
        switch (notation.place, notation.title) {
        case (_, "JSON number"): digits
        case (.field, "header"): everywhere + fields
        case (.target, _), (.requestForm, _): everywhere + parameters
        case (.body, _), (.field, _): everywhere
        }
    }
}

extension SecretCorpus {
    /// The number of names in each notation.
    private static let nameCount = 24

    /// Returns values beside names that mark a secret, in every notation; each name is in several.
    static func namedValues() -> [SecretSample] {
        (Notation.all + Notation.named).enumerated().flatMap { place, notation in
            let names = SecretName.of(notation)
            return (0..<nameCount).map { number in
                // The step is prime, so that all names are used.
                let name = names[(place * 5 + number * 31) % names.count]
                let kind = name.values[(number / 2 + place) % name.values.count]
                let label = name.words.joined(separator: " ")
                return notation.sample(
                    .namedValue, number, name: name.words, secret: value(kind, for: notation, "\(notation.title) \(label) \(number)"),
                    detail: "\(label), \(kind)")
            }
        }
    }

    private static func value(_ kind: SecretName.Value, for notation: Notation, _ seed: String) -> String {
        var random = RandomText("named \(seed)")
        switch kind {
        case .letters: return random.letters(random.number(18...40))
        case .words: return random.words(random.number(3...5), "-")
        case .digits: return random.text("123456789", 1) + random.text(RandomText.digits, seed.contains("card") ? 15 : 5)
        case .signs:
            // Without an escaping, only signs that mean nothing in the notation.
            let isPlain = if case .none = notation.escaping { true } else { false }
            let signs = isPlain ? "-_.~+" : "-_.~+/!@^*=&<\"\\%"
            let parts = (0..<4).map { _ in random.letters(random.number(4...7)) }
            return parts.dropFirst().reduce(parts[0]) { $0 + random.text(signs, 1) + $1 }
        }
    }
}
