import Foundation
import Testing

@testable import Redaction

/// Pages with many encodings, which can be undone in many orders.
@Suite("Redaction: search of views")
struct ViewSearchTests {
    /// A line of a page with percent-encoding, escapes, character references, quoted-printable and base64.
    private static func line(_ number: Int) -> String {
        #"<a href="/s?q=a%20b\#(number)&amp;n=\#(number)">a + b</a><script>f("\x3cb\x3e\#(number)","a=3D\#(number)=3D=3Dx","#
            + "\"\(Data("a note with the number \(number)".utf8).base64EncodedString())\")</script>\n"
    }

    /// A page whose escapes give a control character, so that the result is searched in parts.
    private static func page(lines count: Int) -> [UInt8] {
        let lines = (0..<count).map(line)
        return Array((lines.prefix(count / 2) + [#"<script>/[\x00-\x1f]/</script>"#] + lines.suffix(count - count / 2)).joined().utf8)
    }

    /// Returns the views that are searched in a page without secrets, and the work.
    private func search(_ bytes: [UInt8]) throws -> (views: [DecodedText], work: Int) {
        var views: [DecodedText] = []
        let work = try DecodedText(bytes).forEach(seeking: SoughtBytes()) { visit in
            views += visit.texts
            return false
        }
        return (views, work)
    }

    @Test func searchesNoContentTwice() throws {
        struct Content: Hashable {
            let bytes: [UInt8]
            let ranges: [Range<Int>]
        }
        let views = try search(Self.page(lines: 12)).views
        let contents = Set(
            views.map { view in Content(bytes: view.bytes, ranges: view.bytes.indices.map { view.textRange(of: $0..<$0 + 1) }) })
        #expect(views.count == contents.count)
        #expect(views.count > 30)
    }

    @Test func searchesInProportionToTheLength() throws {
        let (shorter, longer) = (Self.page(lines: 40), Self.page(lines: 80))
        #expect(try search(longer).work * shorter.count <= search(shorter).work * longer.count * 11 / 10)
    }

    @Test(
        arguments: [
            "\(Data("token=a1b2c3d4e5f6".utf8).base64EncodedString())": ["base64"],
            "token%3Da1b2c3d4e5f6": ["percent-encoding"],
            "token&#61;a1b2c3d4e5f6": ["character references"],
        ])
    func listsTheFewestEncodings(_ text: String, _ encodings: [String]) throws {
        let page = part(String(decoding: Self.page(lines: 4), as: UTF8.self) + " " + text + "\n")
        let places = try Redactor(SecretPolicy()).secrets(in: page)
        #expect(places.map(\.encodings) == [encodings])
    }

    // MARK: Parts of long texts

    /// A long text with escapes of all kinds far from its middle, so that only parts around them are searched more than once.
    private static func surrounded(_ text: String, by kinds: String = #"%41 + \u0041 &amp; =3D"#, lines: Int = 400) -> String {
        let prose = (0..<lines).map { "Line \($0) of a text in which nothing has to be undone.\n" }.joined()
        return kinds + "\n" + prose + " " + text + " is the text.\n" + prose + kinds + "\n"
    }

    @Test func searchesPartsOfALongTextAgain() throws {
        let text = Array(Self.surrounded("<a href='/s?q=a%20b&amp;n=%5Cu0041'>", lines: 2_000).utf8)
        #expect(try search(text).views.reduce(0) { $0 + $1.bytes.count } < text.count * 3 / 2)
    }

    private static let encoders: [TextEncoder] = [.percent, .percentCapitals, .base64, .json, .entities, .hexadecimal, .quotedPrintable]

    @Test(arguments: encoders, encoders)
    func findsASecretInAPartInAllMixtures(_ outer: TextEncoder, _ inner: TextEncoder) throws {
        let secret = Array(#"{"note":"/a","password":"a1b2c3d4e5f6"}"#.utf8)
        let text = Self.surrounded(String(decoding: outer.encode(inner.encode(secret)), as: UTF8.self))
        let places = try Redactor(SecretPolicy()).secrets(in: part(text))
        #expect(places.count == 1)
        let lines = places.map { place in String(decoding: Array(text.utf8)[place.range], as: UTF8.self).split(separator: "\n").count }
        #expect(lines == [1])
    }

    /// The escape in the middle alone may also be a number.
    @Test(arguments: [(#"%41 + \u0041 &amp; =3D"#, 1), ("%41 + &amp;", 0)])
    func undoesEscapesOfMailInPartsOfMail(_ kinds: String, _ count: Int) throws {
        let text = Self.surrounded(#"toke&#61;6E: "z9y8x7w6v5u4""#, by: kinds)
        #expect(try Redactor(SecretPolicy()).secrets(in: part(text)).count == count)
    }

    @Test(arguments: ["/a?id=104589", "page=20", "size=00&from=1f", "a=b=c"]) func takesNoAddressForMail(_ text: String) {
        #expect(DecodedText(Array(text.utf8)).quotedPrintable() == nil)
    }

    /// Texts with a number of encodings within each other.
    private static let nested: [@Sendable (Int) -> String] = [
        { count in
            let text = (0..<count).reduce(Array("token=z9y8x7w6v5u4".utf8)) { text, _ in TextEncoder.base64.encode(text) }
            return String(decoding: text, as: UTF8.self)
        },
        { "toke%\(String(repeating: "25", count: $0 - 1))6E=z9y8x7w6v5u4" },
        { "toke&\(String(repeating: "amp;", count: $0 - 1))#110;=z9y8x7w6v5u4" },
        { #"toke\\#(String(repeating: "u005c", count: $0 - 1))u006e=z9y8x7w6v5u4"# },
    ]

    @Test(arguments: nested.indices, [(8, true), (9, false), (20, false)])
    func refusesTooManyEncodings(_ kind: Int, _ sample: (count: Int, isSearched: Bool)) {
        let text = Self.nested[kind](sample.count)
        let result = Result { try Redactor(SecretPolicy()).secrets(in: part(text)).map(\.name) }
        switch result {
        case .success(let names): #expect(sample.isSearched && names == ["TOKEN"], "\(text): \(names)")
        case .failure(let error): #expect(!sample.isSearched && error as? RedactionError == .tooDeep(part: "the text"), "\(text)")
        }
    }

    // MARK: Several texts

    /// Values that one text reveals, and that another text has without a name and encoded.
    @Test(
        arguments: [
            (#"{"password":"a1b2c3d4e5f6"}"#, Data("x a1b2c3d4e5f6 y".utf8).base64EncodedString()),
            (#"{"password":"a1b2c3d4e5f6"}"#, "x%61%31b2c3d4e5f6".replacing("x", with: "x%20")),
            (#"{"password":"a1b2c3d4e5f6"}"#, #""\u0061\u0031b2c3d4e5f6""#),
            // Each readable part of the value is too short.
            (#"{"password":"\u0001a1\u0002b2\u0003c3\u0001d4"}"#, "016131026232036333016434"),
        ])
    func findsValuesOfOtherTexts(_ named: String, _ encoded: String) throws {
        let texts = try redacted([part(encoded, "the first"), part(named, "the second")])
        #expect(texts[0].contains("{{PASSWORD}}"), "\(texts)")
        #expect(texts[1] == #"{"password":"{{PASSWORD}}"}"#)
    }
}
