import Redaction
import Testing

/// Notations of a value beside a name.
@Suite("Redaction: ways to write a value")
struct RedactionNotationTests {
    @Test(arguments: [
        ("<a><password><![CDATA[p<a>55 & more]]></password></a>", "<a><password><![CDATA[{{PASSWORD}}]]></password></a>"),
        ("<password>\n  <![CDATA[pa55-4711]]>\n</password>", "<password>\n  <![CDATA[{{PASSWORD}}]]>\n</password>"),
        ("<password><![CDATA[pa55-4711", "<password><![CDATA[{{PASSWORD}}"),
        (#"<db user="a" password="pa55-4711" x="y"/>"#, #"<db user="a" password="{{PASSWORD}}" x="y"/>"#),
        ("<db password = 'pa55 4711'>b</db>", "<db password = '{{PASSWORD}}'>b</db>"),
        ("a:\n  password: |\n    pa55-4711\n  b: c\n", "a:\n  password: |\n    {{PASSWORD}}\n  b: c\n"),
        ("password: >-\n  pa55\n\n   4711\nb: c\n", "password: >-\n  {{PASSWORD}}\nb: c\n"),
        ("- token: |2+ # it is\r\n    tok-4711\r\n- b: c\r\n", "- token: |2+ # it is\r\n    {{TOKEN}}\r\n- b: c\r\n"),
        ("password: |\n  pa55-4711", "password: |\n  {{PASSWORD}}"),
        ("const a = {token: `tok-4711`, b: 1}", "const a = {token: `{{TOKEN}}`, b: 1}"),
        ("const apiKey = `key-4711`;", "const apiKey = `{{API_KEY}}`;"),
        ("api_key = \"\"\"key-4711\"\"\"\nb = 1", "api_key = \"\"\"{{API_KEY}}\"\"\"\nb = 1"),
        (
            "let password = \"\"\"\n    pa\"55\n    4711\n    \"\"\"\nlet b = 1",
            "let password = \"\"\"\n    {{PASSWORD}}\n    \"\"\"\nlet b = 1"
        ),
        ("{'token': '''tok-4711''', 'b': 1}", "{'token': '''{{TOKEN}}''', 'b': 1}"),
    ])
    func itsValueIsASecret(_ text: String, _ expected: String) throws {
        #expect(try redacted(text) == expected)
    }

    @Test(arguments: [
        ("password=ab#tok-4711&y=1", "password={{PASSWORD}}&y=1"),
        ("a=b&password={{PASSWORD}}#tok-4711&y=1", "a=b&password={{PASSWORD}}&y=1"),
        ("https://a.example/?token=tok-4711#end", "https://a.example/?token={{TOKEN}}#end"),
        ("/a#token=tok-4711#end", "/a#token={{TOKEN}}#end"),
        ("https://ines:pa55/word@a.example/b", "https://{{USER_INFO}}@a.example/b"),
        ("https://a.example//ines:pa55word@b.example/c", "https://a.example//{{USER_INFO}}@b.example/c"),
        ("//ines:pa55word@a.example/b", "//{{USER_INFO}}@a.example/b"),
    ])
    func distinguishesFormsAndAddresses(_ text: String, _ expected: String) throws {
        #expect(try redacted(text) == expected)
    }

    @Test(arguments: [
        "https://a.example:8080/@ines", "https://a.example:{{PORT}}/@ines", "https://[::1]/@ines", "// a:b@c", "https://a.example/a:b@c",
        "/a?token={{TOKEN}}#end",
    ])
    func addressesWithoutSecretsKeepTheirBytes(_ text: String) throws {
        #expect(try redacted(text) == text)
    }

    @Test(arguments: [
        "<password>\n  <hint>a</hint>\n</password>", "<password><![CDATA[]]></password><a><![CDATA[b]]></a>", #"<db password="" b="c"/>"#,
        "password: |\nb: c\n", "password: |", "overview: |\n  a password: none\n  b\n", "const a = {token: `${prefix}${token}`, b: 1}",
        "api_key = \"\"\"\"\"\"\nb = 1", "const a = {overview: `b`, c: \"\"\"d\"\"\"}", "password: |\n\n\nb: c\n", "{ token: ``, b: 1 }",
    ])
    func keepsTextsWithoutAValue(_ text: String) throws {
        #expect(try redacted(text) == text)
    }

    /// However it repeats itself.
    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            "<token><![CDATA[", "password: |\n ", "token: |\n", "token:`", "token=\"\"\"", "\"token\":{", "\"token\":{\"a\":\"",
            "\"token\":{'",
            "\"token\":[{", "\"code\":\"a1b2\"", "token: `${",
        ])
    func aTextThatRepeatsItselfEnds(_ piece: String) {
        expectRedactionEnds(part(String(repeating: piece, count: 20_000 / piece.utf8.count)))
    }
}
