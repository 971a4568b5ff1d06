import HTTPMessages
import Testing

@testable import MockServer

/// A pattern, requests that match it, and others.
struct MatchingSample: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let pattern: @Sendable () throws -> RequestPattern
    let matches: [ReceivedRequest]
    let others: [ReceivedRequest]

    init(_ name: String, _ pattern: @escaping @Sendable () throws -> RequestPattern, matches: [ReceivedRequest], others: [ReceivedRequest])
    {
        testDescription = name
        self.pattern = pattern
        self.matches = matches
        self.others = others
    }
}

extension ReceivedRequest {
    /// Creates a `GET` request.
    static func sample(_ target: String, _ headers: [String] = []) -> ReceivedRequest { sample("GET", target, headers) }

    /// Creates a request.
    static func sample(_ method: String, _ target: String, _ headers: [String] = [], _ body: String = "") -> ReceivedRequest {
        let fields = headers.compactMap { HeaderSyntax.field($0) }
        #expect(fields.count == headers.count)
        return ReceivedRequest(method: method, target: target, headers: HeaderFields(fields), body: Array(body.utf8))
    }
}

@Suite("Matching of requests")
struct MatchingTests {
    private static func post(_ body: String) -> ReceivedRequest { .sample("POST", "/a", [], body) }

    static let samples: [MatchingSample] = [
        MatchingSample("one method", { try .get("/a") }, matches: [.sample("/a")], others: [.sample("POST", "/a"), .sample("HEAD", "/a")]),
        MatchingSample(
            "one of several methods", { try RequestPattern(["PUT", "POST"], "/a") },
            matches: [.sample("PUT", "/a"), .sample("POST", "/a")],
            others: [.sample("/a")]),
        MatchingSample(
            "any method", { try RequestPattern(nil, "/a") }, matches: [.sample("/a"), .sample("ODD", "/a")], others: [.sample("/b")]),
        MatchingSample(
            "an exact path", { try .get("/3/search/movie") },
            matches: [.sample("/3/search/movie"), .sample("/3/search/movi%65?x=1"), .sample("http://api.example.com/3/search/movie")],
            others: [.sample("/3/search"), .sample("/3/search/movie/"), .sample("/3/search/movies"), .sample("/3/Search/movie")]),
        MatchingSample(
            "variables", { try .get("/3/movie/{id}/{kind}") }, matches: [.sample("/3/movie/7/videos"), .sample("/3/movie/a%2Fb/x")],
            others: [.sample("/3/movie/7"), .sample("/3/movie//videos"), .sample("/3/movie/7/videos/1")]),
        MatchingSample("the root", { try .get("/") }, matches: [.sample("/"), .sample("/?a=1")], others: [.sample("/a")]),
        MatchingSample(
            "a path by regular expression", { try RequestPattern(["GET"], regex: #"^/v\d+/"#) },
            matches: [.sample("/v3/a"), .sample("/v12/")],
            others: [.sample("/v/a"), .sample("/a/v3/")]),
        MatchingSample("anything", { .any }, matches: [.sample("/"), .sample("OPTIONS", "*")], others: []),
        MatchingSample(
            "a query in any order", { try .get("/a?x=1&y=2") }, matches: [.sample("/a?y=2&x=1"), .sample("/a?x=1&z=3&y=2")],
            others: [.sample("/a?x=1"), .sample("/a?x=2&y=2"), .sample("/a")]),
        MatchingSample(
            "a query without a value", { try .get("/a?x") }, matches: [.sample("/a?x"), .sample("/a?x=1")], others: [.sample("/a?y")]),
        MatchingSample(
            "escapes in a query", { try .get("/a").query("q", .equals("fight club & more")) },
            matches: [.sample("/a?q=fight+club+%26+more"), .sample("/a?q=fight%20club%20%26%20more")], others: [.sample("/a?q=fight")]),
        MatchingSample(
            "repeated values", { try .get("/a").query("t", .all(["x", "y", "x"])) },
            matches: [.sample("/a?t=x&t=y&t=x"), .sample("/a?t=y&t=x&t=x")],
            others: [.sample("/a?t=x&t=y"), .sample("/a?t=x&t=y&t=y"), .sample("/a")]),
        MatchingSample(
            "one of repeated values", { try .get("/a").query("t", .equals("y")) }, matches: [.sample("/a?t=x&t=y")],
            others: [.sample("/a?t=x")]),
        MatchingSample(
            "one of several values", { try .get("/a").query("t", .oneOf(["x", "y"])) }, matches: [.sample("/a?t=x"), .sample("/a?t=y")],
            others: [.sample("/a?t=z")]),
        MatchingSample(
            "an absent parameter", { try .get("/a").query("t", .absent) }, matches: [.sample("/a")],
            others: [.sample("/a?t"), .sample("/a?t=1")]),
        MatchingSample(
            "a parameter that is not empty", { try .get("/a").query("t", .present) }, matches: [.sample("/a?t=1")],
            others: [.sample("/a?t="), .sample("/a")]),
        MatchingSample(
            "no other parameter", { try .get("/a?x=1").onlyThisQuery() }, matches: [.sample("/a?x=1"), .sample("/a?x=1&x=2")],
            others: [.sample("/a?x=1&y=2")]),
        MatchingSample(
            "a value by regular expression", { try .get("/a").query("t", .regex("^[0-9]+$")) }, matches: [.sample("/a?t=12")],
            others: [.sample("/a?t=1x"), .sample("/a")]),
        MatchingSample(
            "the opposite of a value", { try .get("/a").query("t", .not(.equals("1"))) }, matches: [.sample("/a?t=2"), .sample("/a")],
            others: [.sample("/a?t=1")]),
        MatchingSample(
            "a header, whatever its name's case", { try .get("/a").header("ACCEPT", .contains("json")) },
            matches: [.sample("/a", ["accept:   application/json  "]), .sample("/a", ["Accept: text/html", "accept: text/json"])],
            others: [.sample("/a"), .sample("/a", ["Accept: text/html"]), .sample("/a", ["X-Accept: json"])]),
        MatchingSample(
            "a cookie", { try .get("/a").cookie("b", .equals("2=3")) },
            matches: [.sample("/a", ["Cookie: a=1; b=2=3"]), .sample("/a", ["Cookie: b=2=3"])],
            others: [.sample("/a", ["Cookie: a=1; ab=2=3"]), .sample("/a")]),
        MatchingSample(
            "cookies in two lines", { try .get("/a").cookie("a", .equals("1")).cookie("b", .equals("2")) },
            matches: [.sample("/a", ["Cookie: a=1", "Cookie: b=2"]), .sample("/a", ["Cookie: a=0; a=1; b=2"])],
            others: [.sample("/a", ["Cookie: a=1", "X: b=2"])]),
        MatchingSample(
            "an absent cookie", { try .get("/a").cookie("a", .absent) }, matches: [.sample("/a"), .sample("/a", ["Cookie: b=1"])],
            others: [.sample("/a", ["Cookie: b=1; a="])]),
        MatchingSample(
            "repeated headers", { try .get("/a").header("X", .all(["1", "2"])) },
            matches: [.sample("/a", ["X: 2", "x: 1"])], others: [.sample("/a", ["X: 1"]), .sample("/a", ["X: 1", "X: 2", "X: 2"])]),
        MatchingSample(
            "an absent header", { try .get("/a").header("X", .absent) }, matches: [.sample("/a")], others: [.sample("/a", ["x:"])]),
        MatchingSample(
            "exactly the same bytes", { try .get("/\u{E9}").query("q", .equals("\u{E9}")) },
            matches: [.sample("/%C3%A9?q=%C3%A9")], others: [.sample("/%65%CC%81?q=%C3%A9"), .sample("/%C3%A9?q=e%CC%81")]),
        MatchingSample(
            "JSON of other types", { try .post("/a").body(.json(#"{"a":true,"b":null,"c":"1"}"#)) },
            matches: [post(#"{"a":true,"b":null,"c":"1"}"#)],
            others: [
                post(#"{"a":false,"b":null,"c":"1"}"#), post(#"{"a":true,"b":0,"c":"1"}"#), post(#"{"a":true,"b":null,"c":1}"#),
                post(#"{"a":1,"b":null,"c":"1"}"#),
            ]),
        MatchingSample(
            "a form with odd values", { try .post("/a").body(.form("f", .all(["", "x#y"]))) },
            matches: [post("f=&f=x#y"), post("f=x%23y&g=1&f")], others: [post("f=x#y"), post("f=&f=x")]),
        MatchingSample(
            "equal JSON", { try .post("/a").body(.json(#"{"a":[1,2.0],"b":"\u00e9"}"#)) },
            matches: [post(#" {"b": "é", "a": [1.0, 2]} "#)],
            others: [post(#"{"a":[2,1],"b":"é"}"#), post(#"{"a":[1,2],"b":"é","c":1}"#), post(#"{"a":[1,2]}"#), post("{"), post("")]),
        MatchingSample(
            "JSON in any order", { try .post("/a").body(.json(ignoringOrder: #"{"a":[1,2,[3,4],1]}"#)) },
            matches: [post(#"{"a":[[4,3],1,1,2]}"#)],
            others: [post(#"{"a":[[4,3],1,2,2]}"#), post(#"{"a":[1,2,[3,4]]}"#)]),
        MatchingSample(
            "contained JSON", { try .post("/a").body(.json(containing: #"{"a":[{"x":1},{"x":1,"y":2}]}"#)) },
            matches: [post(#"{"b":0,"a":[{"x":1,"y":2},{"x":1,"z":3}]}"#), post(#"{"a":[{"x":1},5,{"y":2,"x":1}]}"#)],
            others: [post(#"{"a":[{"x":1,"y":2}]}"#), post(#"{"a":{"x":1}}"#)]),
        MatchingSample(
            "JSON by a path", { try .post("/a").body(.json(at: "$.items[*].id", equals: "7")) },
            matches: [post(#"{"items":[{"id":1},{"id":7.0}]}"#)],
            others: [post(#"{"items":[{"id":"7"}]}"#), post(#"{"items":[]}"#), post("x")]),
        MatchingSample(
            "a path that matches", { try .post("/a").body(.json(at: "$.items[0]")) }, matches: [post(#"{"items":[null]}"#)],
            others: [post(#"{"items":[]}"#)]),
        MatchingSample(
            "a form", { try .post("/a").body(.form("name", .equals("a b&c"))) }, matches: [post("x=1&name=a+b%26c")],
            others: [post("name=a"), post("")]),
        MatchingSample(
            "text", { try .post("/a").body(.text(.contains("hello"))) }, matches: [post("well, hello!")], others: [post("Hello")]),
        MatchingSample(
            "text by regular expression", { try .post("/a").body(.text(.regex("^h.*o$"))) }, matches: [post("hallo")],
            others: [post("hallo!")]
        ),
        MatchingSample(
            "bytes", { try .post("/a").body(.bytes([1, 2])) }, matches: [post("\u{1}\u{2}")], others: [post("\u{1}"), post("")]),
        MatchingSample(
            "and, or, not",
            {
                try .get("/a").and(
                    .or([.and([.query("x", .equals("1")), .not(.query("y", .present))]), .header("X-Any", .present)]))
            }, matches: [.sample("/a?x=1"), .sample("/a?y=2", ["X-Any: 1"])], others: [.sample("/a?x=1&y=2"), .sample("/a")]),
    ]

    @Test(arguments: samples) func matchesRequests(_ sample: MatchingSample) throws {
        let pattern = try sample.pattern()
        for request in sample.matches {
            #expect(pattern.accepts(RequestFacts(request)), "\(request.method) \(request.target) \(request.text)")
        }
        for request in sample.others {
            #expect(!pattern.accepts(RequestFacts(request)), "\(request.method) \(request.target) \(request.text)")
        }
    }

    @Test(arguments: ["movies", "", "/a/{id}x", "/a/{}", "/a/{b}{c}", "/a/}"]) func refusesInvalidPaths(_ path: String) {
        let problem = #expect(throws: MockServerError.self) { try RequestPattern.get(path) }
        #expect(
            problem?.description
                == "\"\(path)\" is not a valid path (expected one that begins with /, and each variable as a whole segment in braces: /3/movie/{id})"
        )
    }

    // MARK: Literals

    @Test(arguments: [
        ("GET /3/search/movie?page=1", "GET /3/search/movie, query page: \"1\""), ("DELETE /3/movie/{id}", "DELETE /3/movie/{id}"),
        ("X-ODD /a", "X-ODD /a"), ("/a?x", "any method /a, query x: any value"),
    ])
    func readsRequests(_ text: String, _ expected: String) throws {
        #expect(try RequestPattern(text).description == expected)
    }

    @Test(arguments: ["", "GET", "get /a", "GET/a", " /a", "G:T /a", "movies"]) func refusesMalformedRequests(_ text: String) {
        let problem = #expect(throws: MockServerError.self) { try RequestPattern(text) }
        #expect(problem?.description == "\"\(text)\" is not a valid request (expected a method and a path: GET /3/movie/{id})")
    }

    @Test func readsLiterals() async throws {
        let pattern: RequestPattern = "GET /a/{id}?x=1"
        #expect(pattern.accepts(RequestFacts(.sample("/a/7?y=2&x=1"))))
        #expect(!pattern.accepts(RequestFacts(.sample("POST", "/a/7?x=1"))))
        #expect(!pattern.accepts(RequestFacts(.sample("/a/7?x=2"))))
    }

    #if os(Linux)
        @Test func stopsTheProcessAtAMalformedLiteral() async throws {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let _: RequestPattern = "get /a"
            }
            let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
            #expect(text.contains("\"get /a\" is not a valid request (expected a method and a path: GET /3/movie/{id})"), "\(text)")
        }
    #endif

    @Test func refusesInvalidPatterns() {
        #expect(throws: MockServerError.self) { try ValuePattern.regex("(") }
        #expect(throws: MockServerError.self) { try RequestPattern(nil, regex: "(") }
        let json = #expect(throws: MockServerError.self) { try BodyPattern.json("{a}") }
        #expect(json?.description.hasPrefix("\"{a}\" is not valid JSON: ") == true)
        let path = #expect(throws: MockServerError.self) { try BodyPattern.json(at: "items") }
        #expect(path?.description == "\"items\" is not a valid JSONPath: does not begin with $; write it as $.results[*].id")
    }

    // MARK: Patterns that give up

    /// A regular expression and a body for which ICU runs out of memory.
    static let exhausting = (pattern: "^(?:a|b)*$", body: String(repeating: "ab", count: 500_000))

    struct UndecidedSample: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let criterion: @Sendable (RequestCriterion) -> RequestCriterion
        let decision: MatchDecision

        init(_ name: String, _ decision: MatchDecision, _ criterion: @escaping @Sendable (RequestCriterion) -> RequestCriterion) {
            (testDescription, self.criterion, self.decision) = (name, criterion, decision)
        }

        static let undecided = MatchDecision.undecided(pattern: exhausting.pattern)
        static let met = RequestCriterion.query("x", .equals("1"))
        static let unmet = RequestCriterion.query("x", .equals("2"))
        static let all = [
            UndecidedSample("alone", undecided) { $0 },
            UndecidedSample("the opposite", undecided) { .not($0) },
            UndecidedSample("and a met criterion", undecided) { .and([$0, met]) },
            UndecidedSample("and an unmet criterion", .differs) { .and([$0, unmet]) },
            UndecidedSample("or a met criterion", .matches) { .or([$0, met]) },
            UndecidedSample("or an unmet criterion", undecided) { .or([$0, unmet]) },
        ]
    }

    @Test(arguments: UndecidedSample.all) func isUndecidedIfASearchGivesUp(_ sample: UndecidedSample) throws {
        let criterion = RequestCriterion.body(.text(try .regex(Self.exhausting.pattern)))
        let request = ReceivedRequest.sample("POST", "/a?x=1", [], Self.exhausting.body)
        let pattern = try RequestPattern.post("/a").and(sample.criterion(criterion))
        #expect(pattern.decision(RequestFacts(request)) == sample.decision)
        #expect(try RequestPattern.get("/a").and(criterion).decision(RequestFacts(request)) == .differs)
    }

    @Test func matchesOneOfSeveralValues() throws {
        let pattern = try ValuePattern.regex(Self.exhausting.pattern)
        #expect(pattern.decision([Self.exhausting.body, "ab"]) == .matches)
        #expect(pattern.decision([Self.exhausting.body, "c"]) == UndecidedSample.undecided)
        #expect(pattern.decision(["c"]) == .differs)
    }

    // MARK: Placeholders

    @Test(arguments: [
        ("{{KEY}}", ["x", "a b"], [""]), ("Bearer {{TOKEN}}", ["Bearer x"], ["Bearer ", "Basic x", "Bearer"]),
        ("a{{A}}b{{B}}c", ["a1b2c", "axbbc"], ["abc", "a1b", "a1bc", "1b2c"]), ("{{A}}{{B}}", ["xy"], ["x", ""]),
        ("{{A}}.{{B}}", ["x.y", "..."], [".", "x.", ".y"]),
    ])
    func matchesAnyTextForAPlaceholder(_ recorded: String, _ matches: [String], _ others: [String]) {
        let pattern = ValuePattern.recorded(recorded)
        #expect(pattern.isSecret)
        for text in matches { #expect(pattern.accepts([text]), "\(text)") }
        for text in others { #expect(!pattern.accepts([text]), "\(text)") }
    }

    @Test(arguments: ["", "KEY", "{KEY}", "{{KEY", "{{}}", "{{a b}}"]) func comparesOtherBracesExactly(_ text: String) {
        #expect(!ValuePattern.recorded(text).isSecret)
        #expect(ValuePattern.recorded(text).accepts([text]))
        #expect(!ValuePattern.recorded(text).accepts(["\(text)x"]))
    }
}
