import Redaction
import Testing

@Suite("Redaction: JSON inside JSON")
struct NestedJSONTests {
    /// Returns a text as a string of JSON, with everything escaped that a serializer may escape.
    private static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            case _ where scalar.value >= 0x80: scalar.utf16.map { "\\u" + TextEncoder.hex($0, 4) }.joined()
            default: "\(scalar)"
            }
        }
        return "{\"m\":\"\(escaped.joined())\"}"
    }

    private static func nested(_ text: String, _ levels: Int) -> String { (0..<levels).reduce(text) { text, _ in quoted(text) } }

    static let texts = [
        ("line one\npassword: Zk3Lm9Qr7Tx2Vb5Nw8Pd1Fg6\nx", "PASSWORD"),
        ("GET / HTTP/1.1\r\nX-Api-Key: Zk3Lm9Qr7Tx2Vb5Nw8Pd1Fg6\r\nA: b", "X_API_KEY"),
        ("a:\n  token: |\n    Zk3Lm9Qr7Tx2Vb5Nw8Pd1Fg6\n  b: c\n", "TOKEN"), ("é\r\npassword: Zk3Lm9Qr7Tx2Vb5Nw8Pd1Fg6\r\né", "PASSWORD"),
        ("{\"password\":\"Zk3Lm9Qr7Tx2Vb5Nw8Pd1Fg6\"}", "PASSWORD"),
    ]

    @Test(arguments: 0...6, texts) func findsNamedSecrets(_ levels: Int, _ sample: (text: String, name: String)) throws {
        let expected = sample.text.replacing("Zk3Lm9Qr7Tx2Vb5Nw8Pd1Fg6", with: "{{\(sample.name)}}")
        #expect(try redacted(Self.nested(sample.text, levels)) == Self.nested(expected, levels))
    }

    @Test(arguments: 0...6, ["schlüssel-für-é", "Zk3Lm9Qr\t7Tx2Vb5N", "Zk3Lm9Qr\n7Tx2Vb5N", "Zk3\"Lm9Qr\\7T\r\nx2", "ключ-😀-4711"])
    func findsKnownSecrets(_ levels: Int, _ value: String) throws {
        let text = Self.nested("before (\(value)) after", levels)
        let secret = try KnownSecret(name: "SHOP_KEY", value: value)
        #expect(try redacted([part(text)], knowing: [secret]) == [Self.nested("before ({{SHOP_KEY}}) after", levels)])
    }

    /// A backslash at the end of a value does not escape the quotation mark after it.
    @Test(arguments: 0...6) func keepsWhatFollowsABackslash(_ levels: Int) throws {
        let text = #"{"credentials":"C:\\keys\\new\\4711\\","total":194,"note":"C:\\temp\\report"}"#
        let expected = #"{"credentials":"{{CREDENTIALS}}","total":194,"note":"C:\\temp\\report"}"#
        #expect(try redacted(Self.nested(text, levels)) == Self.nested(expected, levels))
    }
}
