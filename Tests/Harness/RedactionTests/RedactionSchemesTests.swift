import Redaction
import Testing

/// The word in `Authorization` that is a scheme remains.
@Suite("Redaction: schemes of Authorization")
struct RedactionSchemesTests {
    private static let schemes = [
        "Basic", "Bearer", "Concealed", "Digest", "DPoP", "GNAP", "HOBA", "Mutual", "Negotiate", "OAuth", "PrivateToken", "SCRAM-SHA-1",
        "SCRAM-SHA-256", "vapid", "Token", "ApiKey", "AWS4-HMAC-SHA256", "NTLM", "Key", "Signature", "JWT", "bearer",
    ]

    private func authorization(_ value: String, _ others: String..., knowing known: [KnownSecret] = []) throws -> [String] {
        try redacted([part(value, "the field", field: "Authorization")] + others.map { part($0, "another text") }, knowing: known)
    }

    @Test(arguments: schemes) func aSchemeStays(_ scheme: String) throws {
        let redacted = try authorization("\(scheme) tok-4711-aaaa", "see tok-4711-aaaa")
        #expect(redacted == ["\(scheme) {{AUTHORIZATION}}", "see {{AUTHORIZATION}}"])
    }

    @Test func replacesAnUnknownSchemeWithTheSecret() throws {
        #expect(
            try authorization("usr-4711-aaaa key-4711-bbbb", "see key-4711-bbbb, usr-4711-aaaa key-4711-bbbb", "usr-4711")
                == ["{{AUTHORIZATION}}", "see {{AUTHORIZATION}}, {{AUTHORIZATION}}", "usr-4711"])
    }

    @Test func aHeadInATextHasNoOtherSchemes() throws {
        #expect(
            try authorization(
                "Bearer a", "GET /\nAuthorization: usr-4711-aaaa key-4711-bbbb\n", #"{"Authorization":["Bearer tok-4711-cccc"]}"#,
                "or key-4711-bbbb")
                == [
                    "Bearer {{AUTHORIZATION}}", "GET /\nAuthorization: {{AUTHORIZATION_2}}\n",
                    #"{"Authorization":["{{AUTHORIZATION_3}}"]}"#, "or {{AUTHORIZATION_2}}",
                ])
    }

    /// A secret that is found elsewhere first does not include both words.
    @Test func theSecondWordMayHaveItsOwnName() throws {
        var redactor = Redactor(SecretPolicy())
        let redacted = try redactor.redacted([
            part(#"{"token":"key-4711-bbbb"}"#, "the body"), part("usr-4711-aaaa key-4711-bbbb", "the field", field: "Authorization"),
        ])
        #expect(redacted.map(\.text) == [#"{"token":"{{TOKEN}}"}"#, "{{AUTHORIZATION}}"])
    }

    /// The request is sent again with the value of the environment: the word before it has to be there.
    @Test func aWordBeforeAKnownSecretStays() throws {
        let key = try KnownSecret(name: "SHOP_KEY", value: "shop-key-0815")
        #expect(
            try authorization("Shop shop-key-0815", "Authorization: Shop shop-key-0815\n", knowing: [key])
                == ["Shop {{SHOP_KEY}}", "Authorization: Shop {{SHOP_KEY}}\n"])
        #expect(
            try authorization("Shop {{SHOP_KEY}}", "Authorization: Shop {{SHOP_KEY}}\n") == [
                "Shop {{SHOP_KEY}}", "Authorization: Shop {{SHOP_KEY}}\n",
            ])
        let both = try KnownSecret(name: "SHOP_KEY", value: "Shop shop-key-0815")
        #expect(try authorization("Shop shop-key-0815", knowing: [both]) == ["{{SHOP_KEY}}"])
    }
}
