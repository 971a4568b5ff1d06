import SecretPatterns
import Testing

/// Texts about secrets, and references to a secret that is elsewhere.
@Suite("Texts about secrets")
struct SentenceTests {
    @Test(arguments: [
        "Password: at least 8 characters, such as letters and digits (sun, moon).\n", #"{"password":["This field is required: sun."]}"#,
        "cfg.ApiKey = apiKey\n", "UPDATE a SET api_key = :api_key WHERE id = :id;\n", "API_KEY=${API_KEY:?}\nTOKEN=${TOKEN:-}\n",
        "PASSWORD=$1\nTOKEN=\"$2\"\n", "export PASSWORD=\"$(pass show shop/password)\"\n", "read -s -p \"access token: \" TOKEN\n",
        "volumes:\n  - shop-secrets:/run/secrets\nsecret: /run/secrets/shop_key\n", "api_key: DEMO_KEY # enough to try it\n",
        #"print("password: \(password.count) characters")"#, "api_key: Optional[str] = None\n",
        "setState({ token: event.target.value });\n",
        "interface A { password: string; id: number }\n", #"{"login":{"forgot_password":"Forgot it?"}}"#,
        #"{"token":"<TOKEN>","a":"b"}"#, "a?token=<TOKEN>&a=b", "token=[TOKEN]\npassword=\"[YOUR PASSWORD]\"\n",
    ])
    func keepsTexts(_ text: String) {
        #expect(marked(text) == text)
    }

    /// A text that only resembles such a text is a secret.
    @Test(arguments: [
        ("passphrase: the quick brown fox jumps over the lazy dog\n", "passphrase: [PASSPHRASE]\n"),
        (#"{"passphrase":["correct horse, battery staple, sun"]}"#, #"{"passphrase":["[PASSPHRASE]"]}"#),
        (#"{"password":["at least 8 characters, such as the Tr0ub4dor."]}"#, #"{"password":["[PASSWORD]"]}"#),
        (#"{"password":"I love the sun, and it is bright."}"#, #"{"password":"[PASSWORD]"}"#),
        ("cfg.password = password1\n", "cfg.password = [CFG_PASSWORD]\n"), ("PASSWORD=${PASSWORD:-sun}\n", "PASSWORD=[PASSWORD]\n"),
        ("PASSWORD=$12\n", "PASSWORD=[PASSWORD]\n"), ("PASSWORD=\"$(echo sun)\"\n", "PASSWORD=\"[PASSWORD]\"\n"),
        ("PASSWORD=\"$(a sun4711)\"\n", "PASSWORD=\"[PASSWORD]\"\n"), ("secret: /9jAbCdEf/GhIjKl\n", "secret: [SECRET]\n"),
        ("secret: /abc\n", "secret: [SECRET]\n"), ("api_key: sun # not DEMO_KEY\n", "api_key: [API_KEY]\n"),
        (#"f("password: ${a}sun")"#, #"f("password: [PASSWORD]")"#),
        (#"f("user: "ines", password: "sun")"#, #"f("user: "ines", password: "[PASSWORD]")"#),
        (#"log "a" and token: "sun" and more"#, #"log "a" and token: "[TOKEN]" and more"#),
        ("{ password: sun; id: 17 }\n", "{ password: [PASSWORD] }\n"),
        (#"{"forgot_password":"0a1b2c3d4e5f60718293"}"#, #"{"forgot_password":"[FORGOT_PASSWORD]"}"#),
        ("<TOKEN>sun</TOKEN>", "<TOKEN>[TOKEN]</TOKEN>"), (#"{"a":"<token>sun</token>"}"#, #"{"a":"<token>[TOKEN]</token>"}"#),
        ("token=[sun]\n", "token=[TOKEN]\n"),
    ])
    func findsSecrets(_ text: String, _ expected: String) {
        #expect(marked(text) == expected)
    }
}
