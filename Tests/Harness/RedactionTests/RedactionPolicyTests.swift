import Foundation
@testable import Redaction
import Testing

@Suite("Redaction by an API's own rules")
struct RedactionPolicyTests {
    /// `{"token":"tok-4711-zzzz","page":1}`, gzipped by another program, in base64.
    private static let gzip = "H4sIAAAAAAAC/6tWKsnPTs1TsgLRuibmhoa6VUCgpKNUkJieqmRlWAsA44QhtyIAAAA="

    // MARK: Names and values

    @Test func anApisOwnNamesAreSecretEverywhere() throws {
        var redactor = Redactor(SecretPolicy(names: ["visit": "SHOP_VISIT", "X-Shop": "SHOP_TOKEN"]))
        let redacted = try redactor.redacted([
            part("/a?Visit=v-4711&x=1"), part(#"{"visit":"v-4712"}"#), part("t-4711", field: "x-shop"), part("visitor=1"),
        ])
        #expect(redacted.map(\.text) == ["/a?Visit={{SHOP_VISIT}}&x=1", #"{"visit":"{{SHOP_VISIT_2}}"}"#, "{{SHOP_TOKEN}}", "visitor=1"])
    }

    @Test func aKnownSecretHasItsVariablesName() throws {
        var redactor = Redactor(SecretPolicy(known: [try KnownSecret(name: "SHOP_KEY", value: "key/4711+aaaa")]))
        let redacted = try redactor.redacted([
            part("/a?api_key=key%2F4711%2Baaaa"), part("Bearer key/4711+aaaa", field: "Authorization"), part("it is key/4711+aaaa."),
        ])
        #expect(redacted.map(\.text) == ["/a?api_key={{SHOP_KEY}}", "Bearer {{SHOP_KEY}}", "it is {{SHOP_KEY}}."])
    }

    @Test func aKnownSecretInsideAnotherIsPartOfIt() throws {
        var redactor = Redactor(SecretPolicy(known: [try KnownSecret(name: "SHOP_KEY", value: "key-4711")]))
        let redacted = try redactor.redacted([part("?token=prefix-key-4711-suffix&a=key-4711")])
        #expect(redacted.map(\.text) == ["?token={{TOKEN}}&a={{SHOP_KEY}}"])
    }

    @Test(arguments: ["", "k", "1234567"]) func aKnownSecretThatIsTooShortIsRefused(_ value: String) {
        let problem = #expect(throws: RedactionError.self) { try KnownSecret(name: "SHOP_KEY", value: value) }
        #expect(
            problem?.description
                == "the secret SHOP_KEY has fewer than 8 bytes, and cannot be distinguished from other text; use a longer one, or unset SHOP_KEY"
        )
    }

    @Test func aKnownSecretIsNeverPrinted() throws {
        let secret = try KnownSecret(name: "SHOP_KEY", value: "key-4711")
        var printed = "\(secret) \(String(reflecting: secret)) \(SecretPolicy(known: [secret]))"
        dump(secret, to: &printed)
        #expect(!printed.contains("4711"))
    }

    @Test func keepsAllowedValues() throws {
        var redactor = Redactor(SecretPolicy(allowedNames: ["guest_token"], allowedValues: ["tok-of-the-guide"]))
        let kept = [part(#"{"guestToken":"p-4711","token":"tok-of-the-guide"}"#), part("/a?guest-token=p-4711")]
        #expect(try redactor.redacted(kept) == kept)
        try redactor.check(kept)
        #expect(try redactor.redacted([part(#"{"token":"p-4711"}"#)]).map(\.text) == [#"{"token":"{{TOKEN}}"}"#])
    }

    // MARK: Compressed

    @Test func aSecretInCompressedBytesIsRefused() throws {
        var redactor = Redactor(SecretPolicy())
        let bytes = try #require(Data(base64Encoded: Self.gzip))
        let problem = #expect(throws: RedactionError.self) { try redactor.redacted([Redactor.Part("the response's body", Array(bytes))]) }
        #expect(
            problem?.description == """
                the response's body contains the secret TOKEN in gzip, and it cannot be replaced there; nothing was written. Request the \
                answer without that encoding, or record another one
                """)
    }

    @Test func aSecretInCompressedBytesInBase64IsReplacedWithThem() throws {
        var redactor = Redactor(SecretPolicy())
        #expect(try redactor.redacted([part(#"{"state":"\#(Self.gzip)","n":1}"#)]).map(\.text) == [#"{"state":"{{TOKEN}}","n":1}"#])
    }

    @Test func compressedBytesWithoutASecretKeepTheirs() throws {
        var redactor = Redactor(SecretPolicy(allowedNames: ["token"]))
        let bytes = Array(try #require(Data(base64Encoded: Self.gzip)))
        #expect(try redactor.redacted([Redactor.Part("the body", bytes)]).map(\.bytes) == [bytes])
    }

    // MARK: What is left

    /// A text that was not redacted.
    @Test func refusesARemainingSecretWithoutRepeatingIt() throws {
        let redactor = Redactor(SecretPolicy(known: [try KnownSecret(name: "SHOP_KEY", value: "key-4711")]))
        let encoded = Data("x key-4711 y".utf8).base64EncodedString()
        let problem = #expect(throws: RedactionError.self) { try redactor.check([part("a"), part("see \(encoded)", "Fixtures/a.json")]) }
        #expect(
            problem?.description == """
                Fixtures/a.json would still contain the secret SHOP_KEY in base64; nothing was written. Add the name of its field to apis.yml, or \
                record another answer
                """)
    }

    /// Each place is reported once, although several rules find it.
    @Test func placesAreInTheOrderOfTheText() throws {
        let redactor = Redactor(SecretPolicy(known: [try KnownSecret(name: "SHOP_KEY", value: "key-4711")]))
        let places = try redactor.secrets(in: part(#"{"a":"key-4711","token":"key-4711","password":"p"}"#))
        #expect(places.map(\.name) == ["SHOP_KEY", "SHOP_KEY", "PASSWORD"])
        #expect(places.map(\.range) == [6..<14, 25..<33, 47..<48])
    }
}
