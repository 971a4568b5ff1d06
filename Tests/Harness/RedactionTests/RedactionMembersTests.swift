import Redaction
import Testing

/// The names of JSON members above strings, and values that look random.
@Suite("Redaction: members of JSON")
struct RedactionMembersTests {
    @Test(arguments: [
        (#"{"token":{"value":"tok-4711"}}"#, #"{"token":{"value":"{{TOKEN}}"}}"#),
        (#"{"token":["tok-4711","tok-4712"]}"#, #"{"token":["{{TOKEN}}","{{TOKEN_2}}"]}"#),
        (#"{"token" : { "n": 1, "value" : "tok-4711" }, "a": "b"}"#, #"{"token" : { "n": 1, "value" : "{{TOKEN}}" }, "a": "b"}"#),
        (
            #"{"token":{"meta":{"a":"b","c":["d"]},"raw":"tok-4711"},"e":"f"}"#,
            #"{"token":{"meta":{"a":"b","c":["d"]},"raw":"{{TOKEN}}"},"e":"f"}"#
        ),
        (
            #"{"credentials":{"password":"sun flower","otp":471122,"user":"ines"}}"#,
            #"{"credentials":{"password":"{{PASSWORD}}","otp":"{{OTP}}","user":"{{CREDENTIALS}}"}}"#
        ),
        (#"{"state":"{\"token\":{\"value\":\"tok-4711\"}}"}"#, #"{"state":"{\"token\":{\"value\":\"{{TOKEN}}\"}}"}"#),
        (#"{"token":{"name":"4711aaaa4712bbbb"}}"#, #"{"token":{"name":"{{TOKEN}}"}}"#),
        (#"{"token":{"value":"tok-4711"#, #"{"token":{"value":"{{TOKEN}}"#),
    ])
    func stringsBelowASecretNameAreSecrets(_ text: String, _ expected: String) throws {
        #expect(try redacted(text) == expected)
    }

    @Test(arguments: [
        #"{"token":{},"a":"tok-4711"}"#, #"{"token":[],"a":"tok-4711"}"#, #"{"token":{"type":"Bearer","expires_in":3600,"ok":true}}"#,
        #"{"password":{"type":"string","format":"password","description":"At least 8 characters"}}"#,
        #"{"token":{"meta":{"a":"b"}}}"#, #"{"token":{"expires_at":"2026-11-22T05:42:12Z","url":"https://a.example/token"}}"#,
        #"{"apiKey":{"in":"header","name":"X-Api-Key","type":"apiKey"}}"#, #"{"errors":{"password":{"message":"is too short"}}}"#,
    ])
    func acceptsDescriptionsOfSecrets(_ text: String) throws {
        #expect(try redacted(text) == text)
    }

    // MARK: Values that look random

    @Test(arguments: [
        ("session", "3f2a9c8e7b6d5a4f", "SESSION"), ("session", "abcdefghKLMNOPQRst", "SESSION"),
        ("userSession", "550e8400-e29b-41d4-a716-446655440000", "USER_SESSION"), ("session_uuid", "4711aaaa4712bbbb", "SESSION_UUID"),
        ("signature", "c2lnbmF0dXJlLW9m+Lw9/bm9ib2R5Mw==", "SIGNATURE"), ("sig", "sha256=0123456789abcdef", "SIG"),
        ("session", "1234567890123456", "SESSION"), ("request_signature", "AbCdEfGhIjKlMnOpQr", "REQUEST_SIGNATURE"),
        ("code", "SplxlOBeZQQYbYS6WxSbIA", "CODE"), ("code", "4/0AX4XfWhq3Zk1_v9bT7", "CODE"), ("code", "0a1b2c3d4e5f60718293", "CODE"),
        ("code", "550e8400-e29b-41d4-a716-446655440000", "CODE"),
    ])
    func aValueThatLooksRandomIsASecret(_ name: String, _ value: String, _ placeholder: String) throws {
        #expect(try redacted(#"{"\#(name)":"\#(value)","a":1}"#) == #"{"\#(name)":"{{\#(placeholder)}}","a":1}"#)
    }

    @Test(arguments: [
        ("session", "2026-11-22T05:42:12Z"), ("session", "Opening Keynote 2026, Hall 14"), ("session", "OpeningKeynoteSession"),
        ("session", "morning-workshop-2026"), ("session", "closed"), ("session", "https://a.example/sessions/4711"),
        ("signature", "Kind regards, Ines Keeper"), ("sig", "abc123"), ("signature", "withoutAnyArgument"), ("obsession", "lighthouses"),
        ("signature", "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAA"),
        ("code", "DE"), ("code", "de-DE"), ("code", "12345678901234567890"), ("code", "ERR_INVALID_ARGUMENT_4011"),
        ("code", "invalid_api_key_format"), ("code", "InvalidParameterValueException"), ("code", "S3BucketNotFoundError"),
        ("code", "OAuth2InvalidGrantException"), ("code", "E1001_INVALID_REQUEST_BODY"), ("code", "SUMMER2026-DISCOUNT-25"),
        ("code", "oauth2_invalid_grant_type"), ("code", "2026-11-22T05:42:12Z"), ("code", "AbCdEfGhIjKlMnOpQr"),
        ("code", "let a1b2c3d4e5 = f6g7h8;"), ("postcode", "4/0AX4XfWhq3Zk1_v9bT7"), ("code", "https://a.example/a1b2c3d4e5f6"),
    ])
    func keepsWordsNumbersAndTimes(_ name: String, _ value: String) throws {
        let text = #"{"\#(name)":"\#(value)","a":1}"#
        #expect(try redacted(text) == text)
    }
}
