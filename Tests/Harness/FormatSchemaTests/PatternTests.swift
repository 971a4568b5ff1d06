import JSONSchemas
import StrictJSON
import Testing

@testable import StrictYAML

/// Compares the regular expressions of the schemas with the readers, on texts at the edges of each syntax.
@Suite("Patterns in JSON Schemas")
struct PatternTests {
    /// A kind of text: a file with one text in it, named TEXT, and texts of which the reader accepts some.
    struct Texts: CustomStringConvertible, Sendable {
        let description: String
        let format: SampleFormat
        let file: String
        let texts: [String]
        /// The texts that the schema accepts and the reader refuses, because a pattern cannot express the reason.
        var onlyForTheReader: [String] = []
    }

    private static let contract = "api: a\ncontracts: { c: { request: GET /a, responses: [{ recording: r, body: B, KEY: TEXT }] } }"

    private static func contract(_ key: String) -> String { contract.replacing("KEY: TEXT", with: key) }

    static let all: [Texts] = [
        Texts(
            description: "the base of an API", format: .apis, file: "shop: { base: TEXT }",
            texts: [
                "https://a", "http://a:80/b/c/", "https://a/b@c", "https://u@a/b", "https://", "https:///a", "ftp://a", "HTTPS://a",
                "https://a?b",
                "https://a#b", "https://a b", "https://a/{b}", "https://a//", "a", "https://ä.example/é",
            ]),
        Texts(
            description: "a variable of the environment", format: .apis,
            file: "shop: { base: https://a, secrets: { query: { key: TEXT } } }",
            texts: ["KEY", "_K9", "k", "9K", "A-B", "A B", "Ä", "A\\nB", "${A}"]),
        Texts(
            description: "a folder of sources", format: .apis, file: "shop: { base: https://a, sources: [TEXT] }",
            texts: [
                "App", "App/", "App/Data", ".", "..", "./App", "App/..", "App/../B", "App//B", "/App", "", "/", "App/.", "..App", ".App",
                "a b/é",
                "App/.build", "./", "App//",
            ]),
        Texts(
            description: "a request", format: .contracts,
            file: contract.replacing("GET /a", with: "TEXT").replacing(", KEY: TEXT", with: ""),
            texts: [
                "GET /", "GET /a/", "GET  /a/{id}/b?x=1&y", "GET /a?", "GET a", "get /a", "GET", "GET /a b", "GET /{}", "GET /{a",
                "GET /a{b}c",
                "GET /{a}{b}", "GET /a#b", "GET /a?b#c", " GET /a ", "GET /{a b}", "GET /{a}?b={c}", "GET /é", "M-SEARCH /a", "GET /a//b",
                "GET /%2F", "GET /{a?b}", "PATCH /a?a=b?c",
            ]),
        Texts(
            description: "a recording", format: .contracts,
            file: contract.replacing("recording: r", with: "recording: TEXT")
                .replacing(", KEY: TEXT", with: ""),
            texts: ["a/b", "a#1", "a#0", "a#01", "a#", "#1", "a#1#2", "a b", "a#x", "../a", "/a", "a.http"]),
        Texts(
            description: "an age", format: .contracts,
            file: "api: a\ncontracts: { c: { request: GET /a, fresh: TEXT, responses: [{ recording: r }] } }",
            texts: [
                "1d", "90d", "0d", "01d", "-1d", "1 d", "d", "90", "1w", "999999d", "1000000d", "106751991167301d",
                "9223372036854775807d", "99999999999999999999d", "1D",
            ]),
        Texts(
            description: "a path to a value", format: .contracts, file: contract("rejects: TEXT"),
            texts: [
                "$", "$.a", "$.a[0]", "$['a b'].c", "$[\\\"a\\\"]", "$.a[-1]", "$.a[*]", "$..a", "$.é", "$.a-b", "$.", "$a", "a", "$[01]",
                "$['']",
                "$['a\\\\'b']", "$.a.", "$[ 0 ]", "$.9", "$._a9", "$['it''s']", "$.*",
            ]),
        Texts(
            description: "a path to values", format: .contracts, file: contract("expect: { TEXT: 1 }"),
            texts: [
                "$", "$.a[*].b", "$..a", "$.*", "$[-1]", "$[-0]", "$[0:1]", "$[?(@.a)]", "$..*", "$..[0]", "$...a", "$[*][*]", "$['a','b']",
                "$[a]",
                "$.a b", "@.a", "$.日本",
            ]),
        Texts(
            description: "a format of dates", format: .contracts, file: contract("expect: { $.a: { match: date, format: TEXT } }"),
            texts: "yMdHhmsESazXxZGuQLwDFkKAVvecb".flatMap { letter in (1...10).map { String(repeating: letter, count: $0) } } + [
                "yyyy-MM-dd'T'HH:mm:ss", "''", "'", "'a", "yyyy'", "'a''b'", "yyyy 'o''clock'", "dd.MM.yyyy", "年MM", "yyyyMMdd", "''''",
                "HH'",
            ]),
        Texts(
            description: "a pattern of files", format: .layers, file: "layers: { A: { paths: [TEXT] } }",
            texts: [
                "a/**", "**", "*", "a/*.swift", "a//b", "/a", "a/", "./a", "a/.", "a/../b", "..", "a/{b,c}/d", "{a,b}", "a/{b}/c",
                "{a/b,c}/d", "a/{b",
                "a}b", "{}", "{a,}", "a/{b,..}", "a/.b", "a..b/c", "a b/c", "{a,{b,c}}", "é/**",
            ],
            onlyForTheReader: ["a/{b", "a}b", "{}", "{a,}", "a/{b,..}", "{a,{b,c}}"]),
        Texts(
            description: "a pattern with a name", format: .layers, file: "layers: { A: { paths: [a] } }\nacyclic: [TEXT]",
            texts: [
                "layers", "a/{b}/**", "{b}", "a/{b}", "a/x{b}y.swift", "a/{b}*", "a/*{b}", "{a}/{b}", "{a,c}/{b}", "{a}/{b,c}",
                "a/{b}{c,d}", "/{a}",
                "a//{b}", "a/{b/c}", "a", "**/{b}/**", "a/?{b}", "{a,c}{b}/d", "a/{}/b",
            ],
            onlyForTheReader: ["a//{b}"]),
        Texts(
            description: "a pattern of names", format: .layers,
            file: "layers: { A: { paths: [a] } }\nforbid: [{ in: A, because: b, names: [TEXT] }]",
            texts: ["A", "*DTO", "Task.sleep", "a.*", "A.", ".A", "A..B", "A B", "A<B>", "@A", "f()", "a-b", "Ä", "_a9", "$a", "A?", "*"],
            onlyForTheReader: ["a-b", "$a", "A?"]),
        Texts(
            description: "an attribute", format: .layers,
            file: "layers: { A: { paths: [a] } }\nforbid: [{ in: A, because: b, attributes: [TEXT] }]",
            texts: ["@Published", "Published", "@@A", "@", "@A.b", "@A B", "*Actor", "@*Actor"]),
        Texts(
            description: "a day", format: .layers,
            file: "layers: { A: { paths: [a] } }\nexceptions: [{ from: a, to: b, because: c, until: TEXT }]",
            texts: [
                "2027-01-31", "2027-02-30", "2027-13-01", "2027-1-1", "27-01-01", "2027-01-00", "2028-02-29", "0000-01-01", "2027/01/01",
                "+2027-01-01",
            ],
            onlyForTheReader: ["2027-02-30"]),
    ]

    @Test(arguments: all)
    func acceptWhatTheReaderAccepts(_ kind: Texts) throws {
        let schema = try kind.format.schema()
        var accepted = 0
        var missed: [String] = []
        for text in kind.texts {
            let node = try SampleFormat.node(kind.file.replacing("TEXT", with: "\"\(text)\""))
            let isValid = try schema.violations(of: try #require(SampleFormat.literal(node))).isEmpty
            if kind.format.problems(of: node).isEmpty {
                accepted += 1
                #expect(isValid, "only the schema refuses \(text)")
            } else if isValid {
                missed.append(text)
            }
        }
        #expect(missed == kind.onlyForTheReader)
        #expect(accepted > 0 && accepted < kind.texts.count)
    }
}
