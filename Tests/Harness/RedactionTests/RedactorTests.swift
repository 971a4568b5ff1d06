import Foundation
@testable import Redaction
import Testing

/// A secret that was planted in an exchange.
struct PlantedSecret: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The secret as it reads with nothing encoded.
    let secret: String
    /// The header field whose value the text is; nil for a target or a body.
    var field: String?
    let text: String
    /// The text as it may be written.
    let expected: String

    init(_ testDescription: String, _ secret: String, field: String? = nil, _ text: String, _ expected: String) {
        self.testDescription = testDescription
        self.secret = secret
        self.field = field
        self.text = text
        self.expected = expected
    }

    private static let jwt = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJsYW50ZXJuIn0.c2lnbmF0dXJlLW9mLW5vYm9keQ"
    private static let key = "-----BEGIN PRIVATE KEY-----\nMIIBVgIBADANBgkqhkiG\n-----END PRIVATE KEY-----"

    static func base64(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

    static let all = [
        // Heads.
        PlantedSecret("an application key", "app-4711-aaaa", field: "DD-APPLICATION-KEY", "app-4711-aaaa", "{{DD_APPLICATION_KEY}}"),
        PlantedSecret("a session", "ses-4711-aaaa", field: "X-Session", "ses-4711-aaaa", "{{X_SESSION}}"),
        PlantedSecret("a short name", "pas-4711-aaaa", #"{"user":"a","pass":"pas-4711-aaaa"}"#, #"{"user":"a","pass":"{{PASS}}"}"#),
        PlantedSecret(
            "a list that begins with nothing", "key-4711-aaaa", #"{"api_keys":[null, 1.5,"key-4711-aaaa"]}"#,
            #"{"api_keys":[null, 1.5,"{{API_KEYS}}"]}"#),
        PlantedSecret("Authorization, Bearer", "tok-4711-aaaa", field: "Authorization", "Bearer tok-4711-aaaa", "Bearer {{AUTHORIZATION}}"),
        PlantedSecret(
            "Authorization, Basic", "user:pa55word!", field: "authorization", "Basic \(base64("user:pa55word!"))", "Basic {{AUTHORIZATION}}"
        ),
        PlantedSecret("Authorization without a scheme", "4711-aaaa-bbbb", field: "Authorization", "4711-aaaa-bbbb", "{{AUTHORIZATION}}"),
        PlantedSecret(
            "Proxy-Authorization", "tok-4711-cccc", field: "Proxy-Authorization", "Bearer tok-4711-cccc", "Bearer {{PROXY_AUTHORIZATION}}"),
        PlantedSecret("X-Api-Key", "key-4711-aaaa", field: "X-Api-Key", "key-4711-aaaa", "{{X_API_KEY}}"),
        PlantedSecret("X-Auth-Token", "tok-4711-dddd", field: "x-auth-token", "tok-4711-dddd", "{{X_AUTH_TOKEN}}"),
        PlantedSecret(
            "Cookie, every one", "sess-4711-aaaa", field: "Cookie", "sid=sess-4711-aaaa; theme=dark",
            "sid={{COOKIE_SID}}; theme={{COOKIE_THEME}}"),
        PlantedSecret(
            "Set-Cookie", "sess-4711-bbbb", field: "Set-Cookie", "sid=sess-4711-bbbb; Path=/; HttpOnly",
            "sid={{COOKIE_SID}}; Path=/; HttpOnly"),
        PlantedSecret(
            "a second Set-Cookie", "csrf-4711-aaaa", field: "set-cookie", "csrf_token=csrf-4711-aaaa; Max-Age=60",
            "csrf_token={{COOKIE_CSRF_TOKEN}}; Max-Age=60"),
        PlantedSecret("a response's X-Api-Key", "key-4711-bbbb", field: "X-API-KEY", "key-4711-bbbb", "{{X_API_KEY}}"),
        PlantedSecret(
            "Location with a token", "tok-4711-eeee", field: "Location", "https://a.example/cb?access_token=tok-4711-eeee&x=1",
            "https://a.example/cb?access_token={{ACCESS_TOKEN}}&x=1"),
        PlantedSecret(
            "Referer with user info", "ines:pa55word", field: "Referer", "https://ines:pa55word@a.example/b",
            "https://{{USER_INFO}}@a.example/b"),
        // Targets.
        PlantedSecret("a key in the query", "key-4711-cccc", "/a?api_key=key-4711-cccc&b=1", "/a?api_key={{API_KEY}}&b=1"),
        PlantedSecret("the same percent-encoded", "key/4711+cccc", "/a?b=1&apikey=key%2F4711%2Bcccc", "/a?b=1&apikey={{APIKEY}}"),
        PlantedSecret("a key alone", "key-4711-dddd", "/a?key=key-4711-dddd", "/a?key={{KEY}}"),
        PlantedSecret("a signature", "c2lnNDcxMQ", "/a?X-Amz-Signature=c2lnNDcxMQ", "/a?X-Amz-Signature={{X_AMZ_SIGNATURE}}"),
        PlantedSecret("user info", "ines:pa55word", "https://ines:pa55word@a.example/", "https://{{USER_INFO}}@a.example/"),
        PlantedSecret("a user alone", "token-4711", "https://token-4711@a.example/", "https://{{USER_INFO}}@a.example/"),
        PlantedSecret(
            "a URL in a value", "tok-4711-ffff", "/go?to=https%3A%2F%2Fb.example%2F%3Ftoken%3Dtok-4711-ffff%26x%3D1",
            "/go?to=https%3A%2F%2Fb.example%2F%3Ftoken%3D{{TOKEN}}%26x%3D1"),
        PlantedSecret("an array's parameter", "tok-4711-gggg", "/a?auth[token]=tok-4711-gggg", "/a?auth[token]={{AUTH_TOKEN}}"),
        // Bodies.
        PlantedSecret("a form's password", "pa55 word&", "user=ines&password=pa55+word%26&x=1", "user=ines&password={{PASSWORD}}&x=1"),
        PlantedSecret("a form's secret", "sec-4711-aaaa", "grant=x&client_secret=sec-4711-aaaa", "grant=x&client_secret={{CLIENT_SECRET}}"),
        PlantedSecret(
            "a password in JSON", "pa55\"wörd", #"{"user":"ines","password" : "pa55\"wörd","n":275.0}"#,
            #"{"user":"ines","password" : "{{PASSWORD}}","n":275.0}"#),
        PlantedSecret("a token in JSON", "tok-4711-hhhh", #"{"accessToken":"tok-4711-hhhh"}"#, #"{"accessToken":"{{ACCESS_TOKEN}}"}"#),
        PlantedSecret("a code in JSON that is a number", "471122", #"{"otp":471122,"n":1}"#, #"{"otp":"{{OTP}}","n":1}"#),
        PlantedSecret("escaped in JSON", "tok/4711/aaaa", #"{"token":"tok\/4711\u002faaaa"}"#, #"{"token":"{{TOKEN}}"}"#),
        PlantedSecret(
            "JSON that is cut short", "tok-4711-iiii", #"{"a":[{"refresh_token":"tok-4711-iiii"#,
            #"{"a":[{"refresh_token":"{{REFRESH_TOKEN}}"#),
        PlantedSecret(
            "a key in a URL in JSON", "key-4711-eeee", #"{"next":"https:\/\/a.example\/x?page=2&api_key=key-4711-eeee"}"#,
            #"{"next":"https:\/\/a.example\/x?page=2&api_key={{API_KEY}}"}"#),
        PlantedSecret(
            "JSON in a string of JSON", "tok-4711-jjjj", #"{"state":"{\"token\":\"tok-4711-jjjj\",\"n\":1}"}"#,
            #"{"state":"{\"token\":\"{{TOKEN}}\",\"n\":1}"}"#),
        PlantedSecret(
            "JSON in base64", "tok-4711-kkkk", #"{"state":"\#(base64(#"{"token":"tok-4711-kkkk"}"#))","n":1}"#,
            #"{"state":"{{TOKEN}}","n":1}"#),
        PlantedSecret(
            "JSON in base64 in a query", "tok-4711-llll",
            "/a?state=\(base64(#"{"token":"tok-4711-llll"}"#).replacing("=", with: "%3D"))&b=1",
            "/a?state={{TOKEN}}&b=1"),
        PlantedSecret("a JSON Web Token in a text", jwt, "<p>\(jwt)</p>", "<p>{{JWT}}</p>"),
        PlantedSecret("a private key in JSON", key, #"{"pem":"\#(key.replacing("\n", with: "\\n"))"}"#, #"{"pem":"{{PRIVATE_KEY}}"}"#),
        PlantedSecret("a key of a known shape", "AKIAIOSFODNN7EXAMPLE", "id AKIAIOSFODNN7EXAMPLE.", "id {{AWS_ACCESS_KEY_ID}}."),
        PlantedSecret(
            "another", "ghp_0123456789abcdefghijABCDEFGHIJ012345", "(ghp_0123456789abcdefghijABCDEFGHIJ012345)", "({{GITHUB_TOKEN}})"),
        PlantedSecret("a bearer token in a text", "tok-4711-mmmm", "curl -H 'Bearer tok-4711-mmmm'", "curl -H 'Bearer {{AUTHORIZATION}}'"),
        PlantedSecret("a head in a text", "key-4711-ffff", "GET /\nX-Api-Key: key-4711-ffff\n", "GET /\nX-Api-Key: {{X_API_KEY}}\n"),
        PlantedSecret(
            "an element of XML", "tok-4711-oooo", "<a><o:access_token>tok-4711-oooo</o:access_token></a>",
            "<a><o:access_token>{{ACCESS_TOKEN}}</o:access_token></a>"),
        PlantedSecret(
            "an attribute", "pa55-4711-aa", #"<db user="a" password="pa55-4711-aa"/>"#, #"<db user="a" password="{{PASSWORD}}"/>"#),
        PlantedSecret(
            "a program's object", "tok-4711-pppp", "const a = {token: 'tok-4711-pppp', b: 1}", "const a = {token: '{{TOKEN}}', b: 1}"),
        PlantedSecret(
            "a program's assignment", "key-4711-gggg", #"window.apiKey = "key-4711-gggg";"#, #"window.apiKey = "{{WINDOW_API_KEY}}";"#),
        PlantedSecret(
            "a part of a form", "pa55-4711-bb", "--x\r\nContent-Disposition: form-data; name=\"password\"\r\n\r\npa55-4711-bb\r\n--x--",
            "--x\r\nContent-Disposition: form-data; name=\"password\"\r\n\r\n{{PASSWORD}}\r\n--x--"),
        PlantedSecret(
            "a field of a page", "tok-4711-qqqq", #"<input name="csrf_token" type="hidden" value="tok-4711-qqqq">"#,
            #"<input name="csrf_token" type="hidden" value="{{CSRF_TOKEN}}">"#),
        PlantedSecret(
            "a list of fields", "key-4711-hhhh", #"[{"name":"X-Api-Key","value":"key-4711-hhhh"},{"name":"A","value":"b"}]"#,
            #"[{"name":"X-Api-Key","value":"{{X_API_KEY}}"},{"name":"A","value":"b"}]"#),
        PlantedSecret(
            "a list of fields, the value first", "key-4711-iiii", #"[{"value":"key-4711-iiii","name":"X-Api-Key"}]"#,
            #"[{"value":"{{X_API_KEY}}","name":"X-Api-Key"}]"#),
        PlantedSecret(
            "a field of several values", "key-4711-jjjj", #"{"x-api-key":["key-4711-jjjj"],"a":["b"]}"#,
            #"{"x-api-key":["{{X_API_KEY}}"],"a":["b"]}"#),
        PlantedSecret(
            "a cookie in JSON", "sess-4711-cc", #"{"headers":{"cookie":"a=sess-4711-cc"}}"#, #"{"headers":{"cookie":"a={{COOKIE_A}}"}}"#),
        PlantedSecret("a quoted cookie", "sess-4711-dd", field: "Cookie", "a=\"sess-4711-dd\"", "a=\"{{COOKIE_A}}\""),
        PlantedSecret("a cookie without a name", "sess-4711-ee", field: "Cookie", "sess-4711-ee", "{{COOKIE}}"),
        PlantedSecret("two spaces", "tok-4711-rrrr", field: "Authorization", "Bearer  tok-4711-rrrr ", "Bearer  {{AUTHORIZATION}} "),
        PlantedSecret(
            "a head's line without a space", "key-4711-kkkk", "GET /\nX-Api-Key:key-4711-kkkk\n", "GET /\nX-Api-Key:{{X_API_KEY}}\n"),
        PlantedSecret("escaped for a page", "tok&4711\"ssss", "<token>tok&amp;4711&#34;ssss</token>", "<token>{{TOKEN}}</token>"),
        PlantedSecret("a second password", "pa55-4711-cc", #"{"password2":"pa55-4711-cc"}"#, #"{"password2":"{{PASSWORD2}}"}"#),
        PlantedSecret(
            "a value that ends in a backslash", #"C:\keys\4711\"#, #"{"credentials":"C:\\keys\\4711\\","total":194}"#,
            #"{"credentials":"{{CREDENTIALS}}","total":194}"#),
        PlantedSecret("not a placeholder", "{{ab12cd34ef56}}", #"{"password":"{{ab12cd34ef56}}"}"#, #"{"password":"{{PASSWORD}}"}"#),
        PlantedSecret(
            "a key without its end", "-----BEGIN PRIVATE KEY-----\nMIIBVgIBADANBg",
            #"{"k":"-----BEGIN PRIVATE KEY-----\nMIIBVgIBADANBg","z":{"a":1}}"#, #"{"k":"{{PRIVATE_KEY}}","z":{"a":1}}"#),
        PlantedSecret(
            "a token in a sentence", "tok-4711-tttt", "(see https://a.example/?token=tok-4711-tttt), and",
            "(see https://a.example/?token={{TOKEN}}), and"),
        PlantedSecret(
            "YAML", "tok-4711-nnnn", "send:\n  query: { token: tok-4711-nnnn, page: 1 }\n",
            "send:\n  query: { token: {{TOKEN}}, page: 1 }\n"),
    ]
}

@Suite("Redaction: what always is secret")
struct RedactorTests {
    private func redactor() -> Redactor { Redactor(SecretPolicy()) }

    @Test(arguments: PlantedSecret.all) func aPlantedSecretIsReplacedAndNothingElse(_ sample: PlantedSecret) throws {
        var redactor = redactor()
        let part = part(sample.text, field: sample.field)
        #expect(throws: RedactionError.self) { try redactor.check([part]) }
        let redacted = try redactor.redacted([part])
        #expect(redacted[0].text == sample.expected)
        try redactor.check(redacted)
        // Nothing is a secret any more, and so nothing changes.
        #expect(try redactor.redacted(redacted) == redacted)
    }

    /// The secret of one text is also in another one without its name, in every encoding.
    @Test(arguments: PlantedSecret.all) func replacesASecretOfOneTextInAllTexts(_ sample: PlantedSecret) throws {
        guard sample.secret.utf8.count >= SecretPolicy.shortestValue else { return }
        var redactor = redactor()
        let secret = sample.secret
        let escaped = secret.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("/", with: "\\/").replacing(
            "\n", with: "\\n")
        let percent = secret.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        let units = secret.utf16.map { "\\u" + String(repeating: "0", count: 4 - String($0, radix: 16).count) + String($0, radix: 16) }
            .joined()
        let encoded = [
            secret, escaped, percent, percent.uppercased(), percent.replacing("%", with: "%25"), units, PlantedSecret.base64(secret),
            PlantedSecret.base64("x " + secret), PlantedSecret.base64("xy " + secret + " z"),
            PlantedSecret.base64(secret).replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: ""),
            PlantedSecret.base64(escaped), PlantedSecret.base64(PlantedSecret.base64(secret)),
        ]
        let others = encoded.map { part("before (\($0)) after", "another text") }
        let redacted = try redactor.redacted([part(sample.text, field: sample.field)] + others)
        for (part, text) in zip(redacted.dropFirst(), encoded) {
            let result = String(decoding: part.bytes, as: UTF8.self)
            #expect(result.wholeMatch(of: #/before \(\{\{[A-Z0-9_]+\}\}\) after/#) != nil, "\(text) became \(result)")
        }
        try redactor.check(redacted)
        // A redactor that knows the secret refuses each of them alone.
        for other in others { #expect(throws: RedactionError.self) { try redactor.check([other]) } }
    }

    // MARK: What is none

    @Test(arguments: [
        #"{"tokens":12,"key":"value","page_token_count":3,"description":"a password is needed","nothing":null}"#,
        #"{"token":null,"password":"","secret":false,"apiKey":"none"}"#, #"{"code":"apiKeyInvalid","message":"Basic information"}"#,
        "bearer instruments, and basic knowledge", "https://a.example/@ines?page=2&sort=key", "a: b, eyJ: no, ----- BEGIN",
        #"{"poster_path":"\/lanternKeepers7.jpg","overview":"Two sisters keep a lighthouse that no ship has passed for years."}"#,
        #"{"movie":"Top Secret: the Movie (1984)","id":7}"#, "/search?query=Top+Secret%3A+Nazi&page=1&language=en",
        #"{"nextPageToken":"p-4711","max_token":4096,"appid":570,"sid":1234}"#,
        #"{"password":"********","token":"[REDACTED]"}"#,
        "if (t.token===e.token) return", "https://cdn.example.com,foo@bar.com and https://a.example|b@c.example",
        "sk-ant-hills-of-africa-and-beyond-in-winter", "Basic Instructions, Bearer Shares",
        "configurationOfEverythingThatThereIsToConfigure/and/a/path/to/it",
    ])
    func keepsTextsThatAreNotSecrets(_ text: String) throws {
        var redactor = redactor()
        let part = part(text)
        #expect(try redactor.redacted([part]) == [part])
        try redactor.check([part])
    }

    /// Binary bytes: a picture with a readable stretch.
    @Test func keepsBinaryBytes() throws {
        var generator = SystemRandomNumberGenerator()
        let noise = (0..<50_000).map { _ in UInt8.random(in: 0x80...0xFF, using: &generator) }
        var redactor = redactor()
        let part = Redactor.Part("the picture", noise + Array("Comment=made by hand".utf8) + noise)
        #expect(try redactor.redacted([part]) == [part])
        let secret = Redactor.Part("the picture", noise + Array("?api_key=key-4711-cccc".utf8) + noise)
        #expect(try redactor.redacted([secret])[0].bytes == noise + Array("?api_key={{API_KEY}}".utf8) + noise)
    }

    /// Wrapped as mail does it, in two bytes for each character, and zipped by zlib.
    @Test func aKnownSecretIsFoundInRarerEncodings() throws {
        let secret = "key-4711-that-is-known"
        let redactor = Redactor(SecretPolicy(known: [try KnownSecret(name: "SHOP_KEY", value: secret)]))
        let long = PlantedSecret.base64(String(repeating: "a", count: 52) + " " + secret + " " + String(repeating: "b", count: 30))
        let wrapped = long.prefix(76) + "\r\n" + long.dropFirst(76)
        #expect(long.dropFirst(76).count > 8)
        let wide = Array(("<k>" + secret + "</k>").utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        for bytes in [
            Array(wrapped.utf8), Array(#"{"a":"\#(wrapped.replacing("\r\n", with: "\\r\\n"))"}"#.utf8), wide, [0xFF, 0xFE] + wide,
        ] {
            #expect(try redactor.secrets(in: Redactor.Part("the text", bytes)).map(\.name) == ["SHOP_KEY"])
        }
    }

    /// A number, a path and a word that are a secret elsewhere are none here.
    @Test func doesNotSearchElsewhereForAmbiguousValues() throws {
        var redactor = redactor()
        let texts = [
            #"{"password":20241121,"otp":471122}"#, #"{"date":20241121,"ts":20241121123456,"n":471122}"#, "/a?code=products&key=category",
            #"{"category":"products"}"#, #"{"token":"Authorization"}"#, "Authorization: a",
        ]
        let redacted = try redactor.redacted(texts.prefix(5).map { part($0, "a text") })
        #expect(
            redacted.map(\.text) == [
                #"{"password":"{{PASSWORD}}","otp":"{{OTP}}"}"#, texts[1], "/a?code={{CODE}}&key={{KEY}}", texts[3],
                #"{"token":"{{TOKEN}}"}"#,
            ])
    }

    /// However large, and however it repeats itself: every byte is looked at a bounded number of times.
    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            "token=", "cookie: a=1;", "-----BEGIN PRIVATE KEY-----", "token: ", "{token: a, ", "%25", "=", ":", "\"", "\\", "eyJ", "://",
            "xoxb-",
            "\"token\":\"", "&amp;", "<token>", "name=\"token\"",
        ])
    func aTextThatRepeatsItselfEnds(_ piece: String) {
        expectRedactionEnds(part(String(repeating: piece, count: 20_000 / piece.utf8.count)))
    }

    /// A backslash that escapes nothing stays one, however often it is undone: a program full of them is looked into once.
    @Test func aProgramWithItsOwnBackslashesIsNotTooDeep() throws {
        let line = #"if(/^\d+\.\w*$/.test(t[i])&&a+b){o.push("<b>%20&amp;</b>\n")} "#
        let part = Redactor.Part("the program", Array(String(repeating: line, count: 300).utf8))
        var redactor = redactor()
        #expect(try redactor.redacted([part]) == [part])
    }

    /// A text with very many encodings is not ignored.
    @Test func refusesTextsWithTooManyEncodings() throws {
        var text = Data("{\"token\":\"tok-4711-aaaa\"}".utf8)
        for _ in 0..<20 { text = Data(("+%2B\\u0041&amp;" + text.base64EncodedString()).utf8) }
        var redactor = redactor()
        let problem = #expect(throws: RedactionError.self) { try redactor.redacted([Redactor.Part("the body", Array(text))]) }
        #expect(
            problem?.description
                == "the body has more nested encodings than can be searched, and may contain a secret; record another answer, or delete the file"
        )
    }

    // MARK: Names

    @Test func theSameSecretHasOneNameAndAnotherHasItsOwn() throws {
        var redactor = redactor()
        let texts = ["/a?token=tok-4711-aaaa", #"{"access_token":"tok-4711-aaaa","token":"tok-4711-bbbb"}"#, "tok-4711-bbbb"]
        let redacted = try redactor.redacted(texts.map { part($0, "a text") })
        #expect(
            redacted.map(\.text) == ["/a?token={{TOKEN}}", #"{"access_token":"{{TOKEN}}","token":"{{TOKEN_2}}"}"#, "{{TOKEN_2}}"])
        let later = try redactor.redacted([part("tok-4711-bbbb", "a later text")])
        #expect(later[0].text == "{{TOKEN_2}}")
    }

    /// A short value is not a secret in other places: the cookie `dark` does not replace each word `dark`.
    @Test func aShortValueIsRedactedInItsOwnPlaceAlone() throws {
        var redactor = redactor()
        let parts = [part("theme=dark", "Cookie", field: "Cookie"), part("dark clouds", "the body")]
        let redacted = try redactor.redacted(parts)
        #expect(redacted.map(\.text) == ["theme={{COOKIE_THEME}}", "dark clouds"])
        try redactor.check(redacted)
    }
}
