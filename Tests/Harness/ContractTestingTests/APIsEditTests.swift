import ContractFiles
import Testing

/// Tests of adding decisions to `apis.yml`.
@Suite("Additions to apis.yml")
struct APIsEditTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let text: String
        var addition = APIsAddition.secret(.fields, name: "ref", variable: "SHOP_REF")
        var api = "shop"
        /// The lines that are inserted, and the number of lines before them.
        var inserted: (after: Int, lines: String)?
        /// The whole text, where more than lines are inserted.
        var expected: String?
    }

    private static let harmless = APIsAddition.harmlessName("ref", because: "every visitor gets \"the same\" one")
    private static let harmlessLine = #"{ name: ref, because: "every visitor gets \"the same\" one" }"#

    private static let block = """
        # The shop.
        shop:   # its name
          base: https://api.example.com   # the address
          secrets:
            # keys
            query:
              # of the shop
              api_key: SHOP_KEY
            fields:
              visit: SHOP_VISIT   # a visit
          harmless:
            # tokens

            - name: guest_token
              because: every visitor gets the same one

        # The films.
        films:
          base: https://films.example.com

        """

    static let samples = [
        Sample(testDescription: "a field after the key of the fields", text: block, inserted: (9, "      ref: SHOP_REF\n")),
        Sample(
            testDescription: "a parameter", text: block, addition: .secret(.query, name: "ref", variable: "SHOP_REF"),
            inserted: (6, "      ref: SHOP_REF\n")),
        Sample(
            testDescription: "a list of secrets that is missing", text: block,
            addition: .secret(.headers, name: "X-Ref", variable: "SHOP_REF"),
            inserted: (4, "    headers:\n      X-Ref: SHOP_REF\n")),
        Sample(testDescription: "a name that is not secret", text: block, addition: harmless, inserted: (11, "    - \(harmlessLine)\n")),
        Sample(
            testDescription: "a value that is not secret", text: block, addition: .harmlessValue("a: #b", because: "so"),
            inserted: (11, "    - { value: \"a: #b\", because: so }\n")),
        Sample(
            testDescription: "secrets of an API without any", text: block, api: "films",
            inserted: (19, "  secrets:\n    fields:\n      ref: SHOP_REF\n")),
        Sample(
            testDescription: "a list at the end of an API",
            text: "shop:\n  base: https://a.example\n\n# films\nfilms:\n  base: https://b.example\n",
            addition: harmless, inserted: (2, "  harmless:\n    - \(harmlessLine)\n")),
        Sample(
            testDescription: "a text without a line break at its end", text: "shop:\n  base: https://a.example",
            expected: "shop:\n  base: https://a.example\n  secrets:\n    fields:\n      ref: SHOP_REF"),
        Sample(
            testDescription: "lines with CR LF", text: "shop:\r\n  base: https://a.example\r\n",
            expected: "shop:\r\n  base: https://a.example\r\n  secrets:\r\n    fields:\r\n      ref: SHOP_REF\r\n"),
        Sample(
            testDescription: "fields in flow style",
            text: "shop:\n  base: https://a.example\n  secrets:\n    fields: { visit: SHOP_VISIT } # one\n",
            expected: "shop:\n  base: https://a.example\n  secrets:\n    fields: { ref: SHOP_REF, visit: SHOP_VISIT } # one\n"),
        Sample(
            testDescription: "secrets in flow style", text: "shop:\n  base: https://a.example\n  secrets: {query: { api_key: SHOP_KEY }}\n",
            expected: "shop:\n  base: https://a.example\n  secrets: {fields: { ref: SHOP_REF }, query: { api_key: SHOP_KEY }}\n"),
        Sample(
            testDescription: "a list in flow style", text: "shop:\n  base: https://a.example\n  harmless: [{ name: a, because: b }]\n",
            addition: harmless,
            expected: "shop:\n  base: https://a.example\n  harmless: [\(harmlessLine), { name: a, because: b }]\n"),
        Sample(
            testDescription: "an empty list", text: "shop:\n  base: https://a.example\n  harmless: []\n", addition: harmless,
            expected: "shop:\n  base: https://a.example\n  harmless: [\(harmlessLine)]\n"),
        Sample(
            testDescription: "a list without more indentation than its key",
            text: "shop:\n  base: https://a.example\n  harmless:\n  - name: a\n    because: b\n", addition: harmless,
            inserted: (3, "  - \(harmlessLine)\n")),
        Sample(
            testDescription: "a name that needs quotes", text: "shop:\n  base: https://a.example\n",
            addition: .secret(.query, name: "user[ref]", variable: "SHOP_REF"),
            inserted: (2, "  secrets:\n    query:\n      \"user[ref]\": SHOP_REF\n")),
    ]

    @Test(arguments: samples) func keepsEveryOtherByte(_ sample: Sample) throws {
        let edited = try APIsEdit.adding(sample.addition, to: sample.api, in: Array(sample.text.utf8))
        var expected = sample.expected ?? ""
        if let (line, lines) = sample.inserted {
            let all = sample.text.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)\n" }
            expected = all[..<line].joined() + lines + all[line...].joined().dropLast()
        }
        #expect(String(decoding: edited, as: UTF8.self) == expected)
    }

    @Test func addsSeveralDecisions() throws {
        var text = Array(Self.block.utf8)
        text = try APIsEdit.adding(Self.harmless, to: "shop", in: text)
        text = try APIsEdit.adding(.secret(.fields, name: "code", variable: "SHOP_CODE"), to: "shop", in: text)
        text = try APIsEdit.adding(.secret(.fields, name: "code", variable: "FILMS_CODE"), to: "films", in: text)
        text = try APIsEdit.adding(.secret(.fields, name: "seat", variable: "FILMS_SEAT"), to: "films", in: text)
        #expect(
            String(decoding: text, as: UTF8.self).hasSuffix(
                "films:\n  base: https://films.example.com\n  secrets:\n    fields:\n      seat: FILMS_SEAT\n      code: FILMS_CODE\n"))
    }

    static let refused: [(String, APIsEditError)] = [
        ("shop: { base: https://a.example }\n", .noPlace("shop")),
        ("{shop: {base: https://a.example}}", .noPlace("shop")),
        ("films: &a\n  base: https://a.example\nshop: *a\n", .noPlace("shop")),
        ("films:\n  base: https://a.example\n", .noAPI("shop")),
        ("shop:\n  base: https://a.example\n  colour: red\n", .badlyWritten),
        ("shop:\n  base: https://a.example\n  secrets:\n    fields:\n      ref: OTHER\n", .exists("shop")),
        ("shop:\n  base: [\n", .badlyWritten),
    ]

    @Test(arguments: refused.indices) func refusesWhatItCannotChange(_ index: Int) {
        let (text, expected) = Self.refused[index]
        let error = #expect(throws: APIsEditError.self) {
            try APIsEdit.adding(.secret(.fields, name: "ref", variable: "SHOP_REF"), to: "shop", in: Array(text.utf8))
        }
        #expect(error == expected)
    }

    @Test func printsTheLinesToAdd() {
        #expect(
            APIsEdit.lines(of: .secret(.query, name: "ref", variable: "SHOP_REF"), for: "shop") == [
                "shop:", "  secrets:", "    query:", "      ref: SHOP_REF",
            ])
        #expect(APIsEdit.lines(of: Self.harmless, for: "shop") == ["shop:", "  harmless:", "    - \(Self.harmlessLine)"])
    }
}
