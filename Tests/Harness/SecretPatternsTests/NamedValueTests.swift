import SecretPatterns
import Testing

/// Values whose name alone does not decide, in each place.
@Suite("Values of names")
struct NamedValueTests {
    private static let keys = ["0123456789abcdef0123456789abcdef", "Ab3Cd4Ef5Gh6Ij7Kl8Mn", "1:4711471147114711:ios:0a1b2c3d4e5f6071"]
    private static let shortKeys = ["4ec0fdd9", "1a2b3c4d5e"]
    private static let identifiers = [
        "com.example.app", "com.example.app2026", "io.example.my-shop.widget2", "ABCDE12345.com.example.shop", "group.com.example.Shop",
        "570",
        "123456789", "shop", "LanternShopApplication", "lantern-shop-application-2026", "de.example.SHOP.Intents",
        "com.example.LanternKeeper",
    ]

    private func found(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return SecretScanner.finds(in: bytes, names: SecretFieldNames()).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    private func foundParameters(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return FormSecrets.parts(ofAddress: bytes, names: SecretFieldNames()).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    private func foundInField(_ name: String, _ value: String) -> [String] {
        let bytes = Array(value.utf8)
        return HeaderSecrets.parts(of: bytes, field: name, names: SecretFieldNames()).map {
            String(decoding: bytes[$0.range], as: UTF8.self)
        }
    }

    @Test(arguments: keys) func findsApplicationIdsThatAreKeys(_ key: String) {
        #expect(found(#"{"app_id":"\#(key)"}"#) == [key])
        #expect(found("a\nappid: \(key)\nb") == [key])
    }

    @Test(arguments: keys + shortKeys) func findsApplicationIdsOfParametersThatAreKeys(_ key: String) {
        #expect(foundParameters("/data?q=a&appid=\(key)&units=metric") == [key])
        #expect(found("/data?q=a&APPID=\(key)&units=metric") == [key])
        #expect(foundInField("App-Id", key) == [key])
    }

    @Test(arguments: identifiers) func acceptsIdentifiersOfApplications(_ id: String) {
        #expect(found(#"{"app_id":"\#(id)","appID":["\#(id)"]}"#) == [])
        #expect(found("a\napp_id: \(id)\nb") == [])
        #expect(found("/a?app_id=\(id)&b=1") == [])
        #expect(foundParameters("/a?app_id=\(id)&b=1") == [])
        #expect(foundInField("App-Id", id) == [])
    }

    /// A value that only resembles a reversed domain is a secret.
    @Test(arguments: ["abc.def.a1b2c3d4e5f6", "com.example.4711a4711b4711", "a.b.c.0123456789abcdef", "com..0123456789abcdef"])
    func findsRandomValuesWithDots(_ value: String) {
        #expect(found(#"{"app_id":"\#(value)"}"#) == [value])
    }

    @Test(arguments: [
        ("/o?X-Goog-Algorithm=GOOG4-RSA-SHA256&X-Goog-Date=20261122T054212Z&X-Goog-Expires=900&X-Goog-Signature=0a1b2c", ["0a1b2c"]),
        ("/o?Expires=1795325200&Policy=eyJTdGF0&Signature=abc~def&Key-Pair-Id=K2JCJMDEHXQW5F", ["eyJTdGF0", "abc~def"]),
        ("/o?sv=2024-11-04&se=2026-11-22T05:42:12Z&sr=b&sp=r&sig=abc%2Bdef%3D", ["abc%2Bdef%3D"]),
        ("/o?OSSAccessKeyId=LTAIabc&Expires=1795325200&Signature=abc%3D", ["LTAIabc", "abc%3D"]),
        (
            "/o?q-sign-algorithm=sha1&q-ak=AKIDabc&q-sign-time=1;2&q-key-time=1;2&q-header-list=host&q-url-param-list=&q-signature=0a1b2c",
            ["AKIDabc", "0a1b2c"]
        ),
        ("/o?hdnts=exp=1795325200~acl=/*~hmac=0a1b2c", ["exp=1795325200~acl=/*~hmac=0a1b2c"]),
        ("/o?hdnea=st=1~exp=2~hmac=0a", ["st=1~exp=2~hmac=0a"]),
        ("/login?user=ines&pw=hunter2&passw=hunter3&pwd=hunter4", ["hunter2", "hunter3", "hunter4"]),
        ("/a?country_code=DE&keyword=lantern&sort_key=name&public_key=abc&zodiac_sign=aries&token_type=b", []),
        ("/a?token=<TOKEN>&api_key=YOUR_API_KEY&key=$API_KEY&pw=xxxx", []),
    ])
    func findsParametersOfAddresses(_ address: String, _ expected: [String]) {
        #expect(foundParameters(address) == expected)
    }

    @Test(arguments: [
        ("Session", "a", ["a"]), ("X-Appwrite-Key", "a", ["a"]), ("Stripe-Signature", "t=1,v1=0a1b", ["t=1,v1=0a1b"]),
        ("X-Slack-Signature", "v0=0a1b", ["v0=0a1b"]), ("Cookie2", "a=b; c=d", ["b", "d"]),
        ("Authentication-Info", "nextnonce=\"a\"", ["nextnonce=\"a\""]),
        ("X-Wsse", "UsernameToken Username=\"a\"", ["UsernameToken Username=\"a\""]), ("Shop-Key", "a", ["a"]), ("Surrogate-Key", "a", []),
        ("Idempotency-Key", "0123456789abcdef0123456789abcdef", []), ("X-Session-Count", "4", []),
        ("Authorization", "Bearer <your token>", ["<your token>"]),
    ])
    func findsHeaderFields(_ name: String, _ value: String, _ expected: [String]) {
        #expect(foundInField(name, value) == expected)
    }

    /// A sentence may begin with a word that is also a header field.
    @Test(arguments: [
        ("Session: opening keynote\nShop-Key: lantern\n", []), ("Session: 3f2a9c8e7b6d5a4f\n", ["3f2a9c8e7b6d5a4f"]),
        ("X-Shop-Key: lantern\nX-Cache-Key: lantern\n", ["lantern"]), (#"{"X-Shop-Signature":"a","xKey":"b","shop_key":"c"}"#, ["a"]),
        ("session: {{SESSION}}\nAuthorization: Bearer $API_TOKEN\nX-Api-Key: $API_KEY\n", []),
    ])
    func findsLines(_ text: String, _ expected: [String]) {
        #expect(found(text) == expected)
    }

    /// Numbers are tokens and keys too, unless they are few, or the number of something.
    @Test(arguments: [
        (
            #"{"token":48291377,"auth_token":4829,"pin":4829,"otp":482913,"cvv":123,"api_key":123456,"client_secret":123456}"#,
            ["48291377", "4829", "4829", "482913", "123", "123456", "123456"]
        ),
        (
            #"{"max_tokens":40960,"token":12,"token":4829,"tokens":1048576,"page_token":482913,"api_keys":123456,"key":482913,"token_count":123456}"#,
            []
        ),
        (#"{"token":true,"secret":null,"api_key":1.5e10,"token":-482913}"#, []),
    ])
    func findsNumbersOfCredentials(_ text: String, _ expected: [String]) {
        #expect(found(text) == expected)
    }

    /// A string inside of a string ends at its own quote, whatever precedes it.
    @Test(arguments: [
        (#"{"query":"mutation { login(name: \"ann\", password: \"hunter2\") { id } }"}"#, [String]()),
        (#"mutation { login(name: "ann", password: "hunter2") { id } }"#, ["hunter2"]),
        (#"{ a(name: 'ann', password: 'hunter2', x: 1) { id } }"#, ["hunter2"]),
    ])
    func endsAtItsOwnQuote(_ text: String, _ expected: [String]) {
        #expect(found(text) == expected)
    }

    @Test(arguments: [
        (#"{"smtp_pass":"a","dsn":"b","backup_codes":["c","d"],"otp":123456,"pin":1234}"#, ["a", "b", "c", "d", "123456", "1234"]),
        (#"{"max_tokens":"4096","token_count":12,"has_password":"yes","spin":12,"map_pin":"a","public_key":"b","pin_code":"560001"}"#, []),
        (#"{"eos_token":"</s>","pad_token":"[PAD]","signature":"Vulnerable.WP.Extension","webcredentials":["a.example.com"]}"#, []),
        (#"{"has_password":"0a1b2c3d4e5f60718293","eos_token":"0a1b2c3d4e5f60718293"}"#, ["0a1b2c3d4e5f60718293", "0a1b2c3d4e5f60718293"]),
        (#"{"token":"<TOKEN>","apiKey":"${API_KEY}","secret":"%SECRET%","password":"changeme","pwd":"hf_xxxx"}"#, ["changeme"]),
        ("DB_PASS=hunter2\nMYSQL_PWD=hunter3\nAPI_KEY=$API_KEY\nSORT_KEY=name\n", ["hunter2", "hunter3"]),
    ])
    func findsMembers(_ text: String, _ expected: [String]) {
        #expect(found(text) == expected)
    }
}
