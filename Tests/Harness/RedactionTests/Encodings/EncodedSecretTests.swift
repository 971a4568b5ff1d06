import Foundation
@testable import Redaction
import Testing
import VerificationModel

@Suite("Redaction: encodings of known secrets")
struct EncodedSecretTests {
    /// Values of 8 to 64 bytes: ASCII, letters beyond it, line breaks, quotation marks and signs.
    static let values = [
        "Zk3Lm9Qr", "Zk3Lm9Qr7Tx2Vb5Nw8Pd1Fg6", "schlüssel-für-é-4711", "line one\nline two\t4711", #"quo"te'd\back/4711"#,
        "пароль-4711-ключ",
        "a=b&c%41+d 4711;<e>", "Zk3Lm9Qr7Tx2Vb5Nw8Pd1Fg6Hj4Kl0Mn8Bv6Cx2Za1Sd3Fg5Hj7Kl9Qw1Er3Ty5Ui",
    ]

    private static func redactor(_ value: String) throws -> Redactor {
        Redactor(SecretPolicy(known: [try KnownSecret(name: "SHOP_KEY", value: value)]))
    }

    /// Returns whether a body is refused, or is written without the secret.
    private static func isSafe(_ bytes: [UInt8], _ value: String) throws -> Bool {
        var redactor = try redactor(value)
        let part = Redactor.Part("the body", bytes)
        do throws(RedactionError) {
            let redacted = try redactor.redacted([part])
            try redactor.check(redacted)
            return redacted[0].bytes != bytes
                && String(decoding: redacted[0].bytes.filter { $0 != 0 }, as: UTF8.self).contains("{{SHOP_KEY}}")
        } catch {
            guard case .cannotReplace(name: "SHOP_KEY", part: "the body", _) = error.kind else { return false }
            return true
        }
    }

    /// A line that ends in `=` may be one that was broken, or a setting without a value.
    @Test func findsKnownSecretsInShortBrokenLines() throws {
        var redactor = try Self.redactor("Zk3Lm9Qr7Tx2Vb5Nw8Pd1Fg6")
        let parts = [part("id 17, Zk3Lm9Qr7Tx=\r\n2Vb5Nw8Pd1Fg6 and\n"), part("note: Zk3=\nLm9Qr7Tx2Vb5Nw8Pd1Fg=\n6\n")]
        #expect(try redactor.redacted(parts).map(\.text) == ["id 17, {{SHOP_KEY}} and\n", "note: {{SHOP_KEY}}\n"])
        let settings = "DB_PASSWORD=\nDB_USER=ines\nAPI_=\nKEY=sunflower4711\nGITHUB=\nghp=\n_="
        #expect(try redactor.redacted([part(settings)]).map(\.text) == [settings])
    }

    /// `%AC` is also an encoded byte.
    @Test func keepsPlaceholdersThatLookEncoded() throws {
        let text = #"{"access_token":"%ACCESS_TOKEN%","db_password":"%DB_PASSWORD%"}"#
        #expect(try redacted(text) == text)
        #expect(try redacted(#"{"access_token":"%ACtok%41"}"#) == #"{"access_token":"{{ACCESS_TOKEN}}"}"#)
    }

    @Test(arguments: TextEncoder.all) func findsKnownSecretsInEncodings(_ encoder: TextEncoder) throws {
        for value in Self.values {
            let encoded = encoder.encode(Array(value.utf8))
            // UTF-16 inside a body of another encoding has its own test.
            let isText = String(validUTF8: encoded) != nil && !encoded.contains(0)
            let quoted = Array("{\"note\": \"".utf8) + encoded + Array("\", \"n\": 1}".utf8)
            for bytes in isText ? [encoded, quoted] : [encoded] {
                #expect(try Self.isSafe(bytes, value), "\(value.debugDescription) as \(encoder.testDescription)")
            }
        }
    }

    @Test(arguments: TextEncoder.common, TextEncoder.common) func findsKnownSecretsInTwoEncodings(
        _ inner: TextEncoder, _ outer: TextEncoder
    )
        throws
    {
        // A JSON string and references are texts.
        let needsText = ["a JSON string", "character references", "UTF-16LE"].contains(outer.testDescription)
        for value in Self.values {
            let once = inner.encode(Array(value.utf8))
            guard !needsText || String(validUTF8: once) != nil else { continue }
            #expect(
                try Self.isSafe(outer.encode(once), value),
                "\(value.debugDescription): \(inner.testDescription) in \(outer.testDescription)")
        }
    }

    /// The names beside the values are encoded too.
    @Test(arguments: TextEncoder.common) func findsNamedSecretsInEncodings(_ encoder: TextEncoder) throws {
        let text = #"{"user":"ines","access_token":"Zk3Lm9Qr7Tx2Vb5Nw8Pd1Fg6","page":1}"#
        let encoded = encoder.encode(Array(text.utf8))
        var redactor = Redactor(SecretPolicy())
        guard !encoder.isSealed else {
            #expect(throws: RedactionError.cannotReplace(name: "ACCESS_TOKEN", part: "the body", encodings: ["gzip"])) {
                try redactor.redacted([Redactor.Part("the body", encoded)])
            }
            return
        }
        let redacted = try redactor.redacted([Redactor.Part("the body", encoded)])
        #expect(String(decoding: redacted[0].bytes.filter { $0 != 0 }, as: UTF8.self).contains("{{ACCESS_TOKEN}}"))
        try redactor.check(redacted)
    }

    // MARK: Exact results

    @Test(arguments: [
        (#"x \x5a\x6b\x33\x4c\x6d\x39\x51\x72 y"#, "x {{SHOP_KEY}} y"), (#"x \132\153\063\114\155\071\121\162 y"#, "x {{SHOP_KEY}} y"),
        ("x 5a 6b 33 4c 6d 39 51 72 y", "x {{SHOP_KEY}} y"), ("00:5A:6B:33:4C:6D:39:51:72:FF", "00:{{SHOP_KEY}}:FF"),
        ("caf=C3=A9 Zk3L=\r\nm9Qr end", "caf=C3=A9 {{SHOP_KEY}} end"), ("get-items-zk3lm9qr-2", "get-items-{{SHOP_KEY}}-2"),
        ("&#90&#107&#x33;Lm9Qr;", "{{SHOP_KEY}};"), (#"{"a":"LJVTGTDNHFIXE==="}"#, #"{"a":"{{SHOP_KEY}}"}"#),
        (#"{"a":"G8BADQ14rdF"}"#, #"{"a":"{{SHOP_KEY}}"}"#),
    ])
    func replacesNothingElse(_ text: String, _ expected: String) throws {
        #expect(try redacted([part(text)], knowing: [KnownSecret(name: "SHOP_KEY", value: "Zk3Lm9Qr")]) == [expected])
    }

    @Test func replacesSecretsInUTF16WithPlaceholdersInUTF16() throws {
        for isBig in [false, true] {
            let encode = { (text: String) in
                text.utf16.flatMap { isBig ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            }
            var redactor = try Self.redactor("schlüssel-4711")
            let text = "имя: \"schlüssel-4711\", password: \"tok-4711-aaaa\""
            let redacted = try redactor.redacted([Redactor.Part("the body", encode(text))])
            #expect(redacted[0].bytes == encode("имя: \"{{SHOP_KEY}}\", password: \"{{PASSWORD}}\""))
        }
    }

    @Test(arguments: [
        ("4711081547110815", #"{"n":4.711081547110815e15,"m":1}"#, #"{"n":"{{SHOP_KEY}}","m":1}"#),
        ("4711081547110815", #"{"n":4.711081547110815E+15}"#, #"{"n":"{{SHOP_KEY}}"}"#),
        ("4700000000000000", #"{"n":4.7e15,"m":14.7e15,"o":4.7e151}"#, #"{"n":"{{SHOP_KEY}}","m":14.7e15,"o":4.7e151}"#),
        ("4700000000000000", #"{"n":47e14}"#, #"{"n":"{{SHOP_KEY}}"}"#),
    ])
    func findsNumbersWithAnExponent(_ value: String, _ text: String, _ expected: String) throws {
        #expect(try redacted([part(text)], knowing: [KnownSecret(name: "SHOP_KEY", value: value)]) == [expected])
    }

    /// An example of the draft of base58 by Satoshi Nakamoto and Manu Sporny.
    @Test func findsBase58() throws {
        let secret = try KnownSecret(name: "SHOP_KEY", value: "Hello World!")
        #expect(try redacted([part("id 2NEpo7TZRRrLZSi2U.")], knowing: [secret]) == ["id {{SHOP_KEY}}."])
    }

    /// The name of a recording is a part of its path, in small letters and without signs.
    @Test func refusesNamesOfFilesWithASecret() throws {
        let redactor = try Self.redactor("Zk3L/m9Qr+7Tx2")
        for name in ["get-items-zk3l-m9qr-7tx2", "get-zk3l/m9qr+7tx2"] {
            #expect(throws: RedactionError.left(name: "SHOP_KEY", part: "a name", encodings: [])) {
                try redactor.check([part(name, "a name")])
            }
        }
        try redactor.check([part("get-items-zk3l-m9qr", "a name")])
    }
}
