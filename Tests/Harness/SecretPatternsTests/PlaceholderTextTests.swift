import SecretPatterns
import Testing

/// Texts where a secret belongs that are not one.
@Suite("Placeholders")
struct PlaceholderTextTests {
    private func isNothing(_ text: String) -> Bool { SecretText.isNothing(Array(text.utf8)[...]) }

    @Test(arguments: [
        "", " ", "\t\n", "null", "NULL", "nil", "None", "true", "False", "undefined", "REDACTED", "redacted", "[REDACTED]", "<redacted>",
        "(redacted)", "***REDACTED***", "[FILTERED]", "[removed]", "<hidden>", "***masked***", "example", "Example",
        "{{TOKEN}}", "{{API_KEY_2}}", "{{token}}", "{{ token }}", "{{secrets.token}}", "${VAR}", "${API_KEY_2}", "${token}", "${ TOKEN }",
        "$(TOKEN)", "#{token}", "${{ secrets.API_TOKEN }}", "${{secrets.TOKEN_2}}", "%TOKEN%", "%API_KEY_2%", "$VAR", "$TOKEN", "$API_KEY",
        "$API_KEY_2", "$token", "$github_token", "$apiKey", "$_PASS_WORD",
        "*", "****", "********", "x", "xxxx", "XXXX", "xxxx-xxxx-xxxx", "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx", "**** ****", "••••", "●●●●",
        "...", "…", "xxxx…", "xx.xx", "####", "-", "---", "hf_xxxx", "HF_XXXX", "sk-xxxx", "sk-proj-xxxxxxxx", "sk_test_xxxx",
        "ghp_xxxxxxxxxxxx", "xoxb-xxxxxxxxxxxx-xxxxxxxxxxxx", "AKIAXXXXXXXXXXXXXXXX", "dapi00000000000000000000000000000000",
        "pk_test_xxxx",
        "${TOKEN:?}", "${TOKEN?}", "${API_KEY_2:-}", "${API_KEY-}", "[TOKEN]", "[API_KEY]", "[YOUR TOKEN]",
        "abc-xxxxxxxx", "shop_********", "sk-...x",
        "<TOKEN>", "<API_KEY>", "<MY-TOKEN>", "<your token>", "<your-api-key>", "<token>", "<Your API key here>", "<insert token>",
        "<secret>",
        "YOUR_API_KEY", "your_api_key", "your-api-key-here", "your api key here", "YourApiKey", "yourApiKey", "YOURAPIKEY", "yourtoken",
        "YOUR_TOKEN_HERE", "INSERT_TOKEN_HERE", "insert-your-access-token-here", "REPLACE_WITH_YOUR_SECRET", "enter your password",
        "API_KEY_HERE", "token goes here", "YOUR_CLIENT_SECRET", "your_github_personal_access_token", "PASTE_YOUR_KEY_HERE",
    ])
    func acceptsPlaceholders(_ text: String) {
        #expect(isNothing(text))
    }

    /// In case of doubt a value is a secret.
    @Test(arguments: [
        "changeme", "CHANGEME", "change_me", "password", "Password1", "secret", "token", "admin", "letmein", "examples", "example.com",
        "nothing",
        "nullable", "nulls", "truest", "yes", "no", "0", "1", "filtered", "[redacted", "redacted1", "[secret]", "<redacted",
        "{{ab12cd34ef56}}", "{{}}", "{{", "{{1A}}", "{{TOKEN}}x", "x{{TOKEN}}", "{{a-b}}", "{{TOKEN}}{{TOKEN}}", "${ab12cd34}",
        "${TOKEN:-s3cret}", "${TOKEN:?s3cret}", "${token:-}", "${1a:?}", "[PAD]", "[Token]", "[TOKEN_2]", "[]", "abc00000000000000",
        "${TOKEN}1", "${}", "$()", "$", "$$", "$ecret", "$UMMER24", "$UMMER", "$1", "$_", "$a1b2c3", "$tokens1", "$user", "%20", "%secret%",
        "%%",
        "%1A%", "%", "#{}", "#token", "@token",
        "****1234", "abcd****", "xxxxy", "axxxx", "hf_xxx", "hf_xxxxa", "shop_xxxx", "Super-xxxxxxxx!", "xoxo1", "•a", "é", "ü-ü", "_",
        "__", "xx\u{301}",
        "<pa55word>", "<qwerty>", "<>", "< >", "<-->", "<a><b>", "<TOKEN", "TOKEN>", "<TOKEN1>", "<hunter>",
        "your", "yourself", "your_name", "your-hunter-key", "key", "api_key", "my_api_key", "here", "here_we_go", "insert",
        "insert coin token",
        "YOUR_API_KEY_7Hq2", "your.key", "enter the matrix", "your token, please", "replace_me", "tokenhere", "put keys",
    ])
    func findsSecretsInCaseOfDoubt(_ text: String) {
        #expect(!isNothing(text))
    }

    @Test(.timeLimit(.minutes(1)), arguments: ["x", "*", "{{", "$A_", "<", "your", "-x", "•", "%", "[redacted]"])
    func endsForLongTexts(_ piece: String) {
        _ = isNothing(String(repeating: piece, count: 400_000 / piece.utf8.count))
    }
}
