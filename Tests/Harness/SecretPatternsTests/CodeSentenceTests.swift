import Testing

/// Codes and passwords in sentences, and values that only look like secrets.
@Suite("Codes in sentences")
struct CodeSentenceTests {
    @Test(arguments: [
        ("Your code is 482913", "Your code is [CODE]"), ("Your verification code is: 482913.", "Your verification code is: [CODE]."),
        ("G-482913 is your Google verification code", "G-[CODE] is your Google verification code"),
        ("482913 is your code.", "[CODE] is your code."), ("<#> 482 913 is your login code", "<#> [CODE] is your login code"),
        (#"{"message":"Your login code is 4829"}"#, #"{"message":"Your login code is [CODE]"}"#),
        ("The one-time password is 48291377", "The one-time password is [CODE]"), ("Your PIN is 4829", "Your PIN is [CODE]"),
        ("Your temporary password is Welcome1", "Your temporary password is [PASSWORD]"),
        ("482-913 is your security code", "[CODE] is your security code"), ("Your OTP is 482913", "Your OTP is [CODE]"),
        ("Use it: your reset code is 482-913!", "Use it: your reset code is [CODE]!"),
    ])
    func finds(_ text: String, _ expected: String) {
        #expect(marked(text) == expected)
    }

    @Test(arguments: [
        "Your country code is 0049", "The error code is 404123", "Your order code is 482913", "The status code is 5003",
        "Your zip code is 94107",
        "Your password is required", "Your password is too short", "The code is documented", "Your code is 482913477100", "Your code is 12",
        "2026 is your year", "482913 is the number of visits", "Your code is A4711", "This is 482913", "is your code",
        "Your promo code is 202613",
        "The password is not correct. 4711", "482913 is your", "Your code is {{CODE}}",
    ])
    func keeps(_ text: String) {
        #expect(marked(text) == text)
    }

    // MARK: Tokens

    /// The head of a token is an object of JSON in base64.
    @Test(arguments: [
        "ewww-image-optimizer.4.0.6.zip", "eyebrow-pencil-brown.300x200.jpg", "eyewear-shop-products.v2.json",
        "ew-something-long-name.1.2.tar.gz",
        "eyJacket-catalogue-2026.v2.json", "eyeshadow_palette_large.2x.png", "ewok-village-playset.4.5.pdf",
        "eyJfull-report-of-june.1.2.csv",
        "eyes-of-the-world-2.10.1.epub",
    ])
    func keepsNamesOfFiles(_ name: String) {
        #expect(marked(name) == name)
        #expect(
            marked(#"{"file":"\#(name)","url":"https://a.example/f/\#(name)"}"#)
                == #"{"file":"\#(name)","url":"https://a.example/f/\#(name)"}"#)
    }

    /// Tokens with blanks in their heads, without a signature, encrypted, and the sessions of other signers.
    @Test(arguments: [
        "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl", "eyAiYWxnIjogIm5vbmUiIH0.e30.", "ewogImFsZyI6ICJSUzI1NiIKfQ.e30.c2ln",
        "eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ.a2V5.aXY.Y2lwaGVy.dGFn", "eyJ1c2VyIjoiaW5lcyJ9.Z1Zs0Q.c2lnbmF0dXJl",
    ])
    func findsTokens(_ token: String) {
        #expect(marked("a \(token) b") == "a [JWT] b")
    }

    // MARK: Other values

    @Test(arguments: [
        #"{"authorization":"https://a.example/authorize-application.php"}"#, #"{"token":"https://a.example/oauth2/token"}"#,
        #"{"user-password":"user password"}"#, #"{"api_key":"API Key"}"#, #"{"authorization_code":"123456"}"#, #"{"auth_code":"831000"}"#,
    ])
    func keepsPagesAndEchoes(_ text: String) {
        #expect(marked(text) == text)
    }

    @Test(arguments: [
        (#"{"token":"https://a.example/t/Zk3Lm9Qr7Tx2"}"#, #"{"token":"[TOKEN]"}"#),
        (#"{"webhook_secret":"https://a.example/?k=1"}"#, #"{"webhook_secret":"[WEBHOOK_SECRET]"}"#),
        (#"{"authorization_code":"SplxlOBeZQQYbYS6WxSbIA"}"#, #"{"authorization_code":"[AUTHORIZATION_CODE]"}"#),
        (#"{"password":"pass word"}"#, #"{"password":"[PASSWORD]"}"#),
    ])
    func findsSimilarValues(_ text: String, _ expected: String) {
        #expect(marked(text) == expected)
    }
}
