import Foundation
@testable import Redaction
import Testing

/// Encoded forms of a secret, and values that could be words.
@Suite("Redaction: forms of a secret")
struct RedactionFormsTests {
    /// `{"token":"tok-4711-zzzz","page":1}`, by `gzip -n` and by Python's `zlib.compress`, in base64.
    private static let gzip = "H4sIAAAAAAAC/6tWKsnPTs1TsgLRuibmhoa6VUCgpKNUkJieqmRlWAsA44QhtyIAAAA="
    private static let zlib = "eJyrVirJz07NU7IC0bom5oaGulVAoKSjVJCYnqpkZVgLAL+5CrE="

    // MARK: Compressed

    @Test(arguments: [gzip, zlib]) func compressedBytesInsideABodyAreLookedInto(_ text: String) throws {
        let compressed = Array(try #require(Data(base64Encoded: text)))
        let head = Array("--x\r\nContent-Disposition: form-data; name=\"a\"; filename=\"b.gz\"\r\n\r\n".utf8)
        let body = Redactor.Part("the body", head + compressed + Array("\r\n--x\r\n\r\nHello\r\n--x--\r\n".utf8))
        var redactor = Redactor(SecretPolicy())
        #expect(throws: RedactionError.cannotReplace(name: "TOKEN", part: "the body", encodings: ["gzip"])) {
            try redactor.redacted([body])
        }
        let second = Redactor.Part("the body", head + Array("none\r\n--x\r\n\r\n".utf8) + compressed + Array("\r\n".utf8) + compressed)
        #expect(throws: RedactionError.cannotReplace(name: "TOKEN", part: "the body", encodings: ["gzip"])) {
            try redactor.redacted([second])
        }
        var tolerant = Redactor(SecretPolicy(allowedNames: ["token"]))
        #expect(try tolerant.redacted([body, second]) == [body, second])
    }

    /// A few bytes that begin so, in a picture.
    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            [0x1F, 0x8B, 0x08], [0x0A, 0x78, 0x9C], [0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 3, 0x2B, 0x49],
            [0x0A, 0x78, 0x01, 0x00, 0x02, 0x00, 0xFD, 0xFF, 0x41, 0x42],
        ])
    func endsAtBytesThatOnlyBeginLikeCompressedOnes(_ piece: [UInt8]) throws {
        var redactor = Redactor(SecretPolicy())
        let once = Redactor.Part("the picture", [0x89, 0xFF, 0xFE] + piece + [0x89, 0xFF, 0xFE])
        #expect(try redactor.redacted([once]) == [once])
        let often = repeatElement(piece, count: 50_000 / piece.count).joined()
        expectRedactionEnds(Redactor.Part("the picture", [0x89, 0xFF] + Array(often)))
    }

    // MARK: What the environment holds

    @Test func aKnownSecretInHexadecimalIsFound() throws {
        var redactor = Redactor(SecretPolicy(known: [try KnownSecret(name: "SHOP_KEY", value: "key/4711+aaaa")]))
        let lower = "key/4711+aaaa".utf8.map { String($0, radix: 16) }.joined()
        let redacted = try redactor.redacted([part("x\(lower)y"), part("(\(lower.uppercased()))"), part("0x6b65792f34373131")])
        #expect(redacted.map(\.text) == ["x{{SHOP_KEY}}y", "({{SHOP_KEY}})", "0x6b65792f34373131"])
    }

    @Test func aKnownSecretInLatin1IsFound() throws {
        var redactor = Redactor(SecretPolicy(known: [try KnownSecret(name: "SHOP_KEY", value: "schlüssel-für-alles")]))
        let latin = try #require("schlüssel-für-alles".data(using: .isoLatin1))
        let hexadecimal = latin.map { String($0, radix: 16) }.joined()
        let other = try #require("schlösser für alles".data(using: .isoLatin1))
        let redacted = try redactor.redacted([
            Redactor.Part("the text", Array("a=".utf8) + latin + Array("&b=1".utf8)), part("/a?b=schl%FCssel-f%FCr-alles"),
            part(hexadecimal),
            Redactor.Part("the text", Array(other)),
        ])
        #expect(redacted.prefix(3).map(\.text) == ["a={{SHOP_KEY}}&b=1", "/a?b={{SHOP_KEY}}", "{{SHOP_KEY}}"])
        #expect(redacted[3].bytes == Array(other))
    }

    // MARK: What could be a word

    @Test func aPasswordThatIsAWordIsFoundWhereItIsAWholeValue() throws {
        var redactor = Redactor(SecretPolicy())
        let texts = [
            #"{"password":"sunflower"}"#, #"{"note":"sunflower","sunflower":"a sunflower, sunflowers","b":['sunflower']}"#,
            "/a?q=sunflower&sunflower=1&r=sunflower", "sunflower", #"{"a":"{\"b\":\"sunflower\"}"}"#, "sunflower seeds, 'a sunflower'",
            "q=c3VuZmxvd2Vy", "the sunflower",
        ]
        let redacted = try redactor.redacted(texts.map { part($0) } + [part("sunflower", field: "X-Note")])
        #expect(
            redacted.map(\.text) == [
                #"{"password":"{{PASSWORD}}"}"#, #"{"note":"{{PASSWORD}}","sunflower":"a sunflower, sunflowers","b":['{{PASSWORD}}']}"#,
                "/a?q={{PASSWORD}}&sunflower=1&r={{PASSWORD}}", "{{PASSWORD}}", #"{"a":"{\"b\":\"{{PASSWORD}}\"}"}"#,
                "sunflower seeds, 'a sunflower'", "q={{PASSWORD}}", "the sunflower", "{{PASSWORD}}",
            ])
        try redactor.check(redacted)
    }

    /// Whatever is called a code, a key or a cookie may be a word of the API itself.
    @Test func doesNotSearchElsewhereForAWordWithAWeakName() throws {
        var redactor = Redactor(SecretPolicy())
        let texts = [#"{"a":"products","b":"darkmode","c":"required"}"#, "/a?b=products&c=darkmode"]
        let redacted = try redactor.redacted(
            [part("/a?code=products"), part("theme=darkmode", field: "Cookie"), part("is required", field: "Authorization")]
                + texts.map { part($0) })
        #expect(redacted.map(\.text) == ["/a?code={{CODE}}", "theme={{COOKIE_THEME}}", "{{AUTHORIZATION}}"] + texts)
    }

    /// A value that first had such a name is searched for after it had a stronger one.
    @Test func searchesForAWordAfterAStrongerName() throws {
        var redactor = Redactor(SecretPolicy())
        #expect(try redactor.redacted([part("/a?code=sunflower")]).map(\.text) == ["/a?code={{CODE}}"])
        let count = redactor.secretCount
        let redacted = try redactor.redacted([part(#"{"a":"sunflower"}"#), part(#"{"password":"sunflower"}"#)])
        #expect(redacted.map(\.text) == [#"{"a":"{{CODE}}"}"#, #"{"password":"{{CODE}}"}"#])
        #expect(redactor.secretCount > count)
    }
}
