import StrictJSON
import Testing

@Suite("Strict JSON")
struct JSONDocumentTests {
    struct Refused: CustomTestStringConvertible, Sendable {
        let text: [UInt8]
        let offset: Int
        let message: String
        var testDescription: String { message + " in " + String(decoding: text.prefix(24), as: UTF8.self) }

        init(_ text: String, _ offset: Int, _ message: String) { self.init(Array(text.utf8), offset, message) }
        init(_ text: [UInt8], _ offset: Int, _ message: String) {
            (self.text, self.offset, self.message) = (text, offset, message)
        }
    }

    static let refused = [
        Refused("", 0, "ends before its value is complete"),
        Refused("  ", 2, "ends before its value is complete"),
        Refused("[1, 2,]", 6, "has a comma without a value after it"),
        Refused(#"{"a": 1,}"#, 8, "has a comma without a value after it"),
        Refused("[1 2]", 3, "has '2' where ',' or ']' should be"),
        Refused(#"{"a" 1}"#, 5, "has '1' where ':' should be"),
        Refused("{a: 1}", 1, "has 'a' where a key in quotes should be"),
        Refused("[1}", 2, "has '}' where ',' or ']' should be"),
        Refused("nul", 3, "ends before its value is complete"),
        Refused("nulL", 3, "has 'L' where null should be"),
        Refused("1 2", 2, "goes on after its value"),
        Refused("[01]", 1, "has a malformed number"),
        Refused("[-]", 2, "has a malformed number"),
        Refused("[1.]", 3, "has a malformed number"),
        Refused("[1e+]", 4, "has a malformed number"),
        Refused("[+1]", 1, "has '+' where a value should be"),
        Refused(#"["\x"]"#, 2, "has an unknown escape in a string"),
        Refused(#"["\u12G4"]"#, 2, "has an unknown escape in a string"),
        Refused(#"["\uD800"]"#, 2, "has one half of a surrogate pair in a string"),
        Refused(#"["\uDC00"]"#, 2, "has one half of a surrogate pair in a string"),
        Refused(#"["\uD800\u0041"]"#, 2, "has one half of a surrogate pair in a string"),
        Refused("[\"a\tb\"]", 3, "has the control character byte 0x09 in a string"),
        Refused("[\"abcdefgh\u{1}\"]", 10, "has the control character byte 0x01 in a string"),
        Refused([0x5B, 0x22, 0xC0, 0x80, 0x22, 0x5D], 2, "is not UTF-8 here"),
        Refused([0x22, 0xED, 0xA0, 0x80, 0x22], 1, "is not UTF-8 here"),
        Refused([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1, "is not UTF-8 here"),
        Refused([0x22, 0xE2, 0x82], 1, "is not UTF-8 here"),
        Refused([0xEF, 0xBB, 0xBF, 0x7B, 0x7D], 0, "begins with a byte order mark"),
        Refused([0xFF, 0xFE, 0x7B, 0x00], 0, "begins with a byte order mark"),
        Refused(String(repeating: "[", count: 513), 512, "is nested deeper than 512 levels"),
    ]

    @Test(arguments: refused)
    func refusesAtThePlace(_ sample: Refused) throws {
        let problem = try #require(throws: JSONSyntaxError.self) { _ = try JSONDocument(sample.text) }
        #expect(problem.description == sample.message)
        #expect(problem.offset == sample.offset)
    }

    @Test func givesEveryValueItsRange() throws {
        let text = #"{"page": 1, "results": [{"title": "A\/B", "vote": 275.0}, null]}"#
        let root = try JSONDocument(Array(text.utf8)).root
        let results = try #require(root["results"])
        #expect(root.range == 0..<text.utf8.count)
        #expect(root["page"]?.range == 9..<10)
        #expect(results.elements.map(\.text) == [#"{"title": "A\/B", "vote": 275.0}"#, "null"])
        #expect(results.elements[0]["title"]?.string == "A/B")
        #expect(results.elements[0]["vote"]?.number == "275.0")
        #expect(root["absent"] == nil)
    }

    @Test(arguments: [
        (#""plain""#, "plain"), (#""""#, ""), (#""\u0041\n\t\"\\\/\b\f\r""#, "A\n\t\"\\/\u{8}\u{C}\r"),
        (#""\uD83D\uDE00 and \u00e9""#, "😀 and é"), (#""é 漢 😀""#, "é 漢 😀"), (#""\u0000""#, "\u{0}"),
    ])
    func resolvesEscapes(_ text: String, _ expected: String) throws {
        #expect(try JSONDocument(Array(text.utf8)).root.string == expected)
    }

    @Test(arguments: ["0", "-0", "1E400", "-1.5e-3", "123456789012345678901234567890", "275.0"])
    func keepsNumbersAsWritten(_ text: String) throws {
        #expect(try JSONDocument(Array(text.utf8)).root.number == text)
    }

    @Test(arguments: [
        (#"{"a": 1, "a": 2}"#, ["a@9..<12"]),
        (#"{"a": 1, "\u0061": 2, "a": 3}"#, ["a@9..<17", "a@22..<25"]),
        (#"{"a": {"b": 1}, "b": 2}"#, []),
        (#"[{"a": 1}, {"a": 2}]"#, []),
        // Equal after normalisation only: two keys.
        ("{\"\u{E9}\": 1, \"e\u{301}\": 2}", []),
    ])
    func reportsRepeatedKeys(_ text: String, _ expected: [String]) throws {
        let document = try JSONDocument(Array(text.utf8))
        #expect(document.repeatedKeys.map { "\($0.key)@\($0.range)" } == expected)
    }

    @Test func reportsRepeatedKeysOfLargeObjects() throws {
        let members = (0..<100).map { "\"k\($0)\": \($0)" } + ["\"k7\": 0", "\"k93\": 0", "\"k7\": 0"]
        let document = try JSONDocument(Array("{\(members.joined(separator: ", "))}".utf8))
        #expect(document.repeatedKeys.map(\.key) == ["k7", "k93", "k7"])
    }

    @Test func acceptsTheDeepestNesting() throws {
        let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        #expect(try JSONDocument(Array(text.utf8)).root.kind == .array)
    }
}
