import SecretPatterns
import Testing

/// Names that are joined to their value by a word, by an option of a command or by a label.
@Suite("Secrets beside labels")
struct LabelSecretsTests {
    @Test(arguments: [
        (#"mapOf("api_key" to "sun-moon", "id" to 17)"#, #"mapOf("api_key" to "[API_KEY]", "id" to 17)"#),
        (#"mapOf("id" to 17, "pin" to "4711")"#, #"mapOf("id" to 17, "pin" to "[PIN]")"#),
        (#"headersOf("Authorization" to "Bearer sun4711")"#, #"headersOf("Authorization" to "Bearer [AUTHORIZATION]")"#),
        (#"./run --page 2 --password "sun""#, #"./run --page 2 --password "[PASSWORD]""#),
        ("./run --api-key 'sun' --page 2", "./run --api-key '[API_KEY]' --page 2"),
        ("./run --token tok4711abc --page 2\n", "./run --token [TOKEN] --page 2\n"),
        (#"defaults.set("sun", forKey: "access_token")"#, #"defaults.set("[ACCESS_TOKEN]", forKey: "access_token")"#),
        (#"[keychain setObject:@"sun" forKey:@"password"];"#, #"[keychain setObject:@"[PASSWORD]" forKey:@"password"];"#),
        (#"r.setValue("sun", forHTTPHeaderField: "X-Api-Key")"#, #"r.setValue("[X_API_KEY]", forHTTPHeaderField: "X-Api-Key")"#),
        (#"store("tok4711abc", for: "token")"#, #"store("[TOKEN]", for: "token")"#),
        ("- **password**: `sun`\n- **API key:** `moon`\n", "- **password**: `[PASSWORD]`\n- **API key:** `[API_KEY]`\n"),
        ("- `token`: `tok-1`\n**Token:** tok4711abc\n", "- `token`: `[TOKEN]`\n**Token:** [TOKEN]\n"),
        ("| pin | 4711 |\n", "| pin | [PIN] |\n"), (#"<param name="pin">4711</param>"#, #"<param name="pin">[PIN]</param>"#),
        (#"{"/shop/password":"sun4711*&x"}"#, #"{"/shop/password":"[SHOP_PASSWORD]"}"#),
    ])
    func findsSecrets(_ text: String, _ expected: String) {
        #expect(marked(text) == expected)
    }

    @Test(arguments: [
        #"We changed "token" to "accessToken", and "password" to "passphrase" too."#, #"Changed "password" to "passphrase"."#,
        #"run --token "$TOKEN" --password TOKEN --secret=<your-secret>"#,
        "  --token string    The token of the API\n  --password        Asks for it\n",
        #"print("usage: run --token ", name)"#, #"r.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")"#,
        #"label("Your password", for: "password")"#, #"let token = store.string(forKey: "token")"#,
        "- **token**: `string`\n- **Password:** at least 8 characters\n- `token`: a text\n", "| pin | 4 |\n",
        #"<param name="token">17</param>"#, #"{"/oauth/token":"POST","/reset/password":["a1b2c3d4e5"]}"#,
    ])
    func keepsTexts(_ text: String) {
        #expect(marked(text) == text)
    }
}
