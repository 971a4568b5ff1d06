import HTTPMessages
import Testing

@testable import MockServer

/// A pattern, a request, and whether they fit.
struct MatchingSample: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let pattern: @Sendable () throws -> RequestPattern
    let fits: [ReceivedRequest]
    let others: [ReceivedRequest]

    init(_ name: String, _ pattern: @escaping @Sendable () throws -> RequestPattern, fits: [ReceivedRequest], others: [ReceivedRequest]) {
        testDescription = name
        self.pattern = pattern
        self.fits = fits
        self.others = others
    }
}

extension ReceivedRequest {
    /// A `GET` request.
    static func sample(_ target: String, _ headers: [String] = []) -> ReceivedRequest { sample("GET", target, headers) }

    /// A request as a test writes it.
    static func sample(_ method: String, _ target: String, _ headers: [String] = [], _ body: String = "") -> ReceivedRequest {
        let fields = headers.compactMap { HeaderSyntax.field($0) }
        #expect(fields.count == headers.count)
        return ReceivedRequest(method: method, target: target, headers: HeaderFields(fields), body: Array(body.utf8))
    }
}

@Suite("Which requests a pattern fits")
struct MatchingTests {
    private static func post(_ body: String) -> ReceivedRequest { .sample("POST", "/a", [], body) }

    static let samples: [MatchingSample] = [
        MatchingSample("one method", { try .get("/a") }, fits: [.sample("/a")], others: [.sample("POST", "/a"), .sample("HEAD", "/a")]),
        MatchingSample(
            "one of several methods", { try RequestPattern(["PUT", "POST"], "/a") }, fits: [.sample("PUT", "/a"), .sample("POST", "/a")],
            others: [.sample("/a")]),
        MatchingSample(
            "any method", { try RequestPattern(nil, "/a") }, fits: [.sample("/a"), .sample("ODD", "/a")], others: [.sample("/b")]),
        MatchingSample(
            "an exact path", { try .get("/3/search/movie") },
            fits: [.sample("/3/search/movie"), .sample("/3/search/movi%65?x=1"), .sample("http://api.example.com/3/search/movie")],
            others: [.sample("/3/search"), .sample("/3/search/movie/"), .sample("/3/search/movies"), .sample("/3/Search/movie")]),
        MatchingSample(
            "variables", { try .get("/3/movie/{id}/{kind}") }, fits: [.sample("/3/movie/7/videos"), .sample("/3/movie/a%2Fb/x")],
            others: [.sample("/3/movie/7"), .sample("/3/movie//videos"), .sample("/3/movie/7/videos/1")]),
        MatchingSample("the root", { try .get("/") }, fits: [.sample("/"), .sample("/?a=1")], others: [.sample("/a")]),
        MatchingSample(
            "a path by regular expression", { try RequestPattern(["GET"], regex: #"^/v\d+/"#) },
            fits: [.sample("/v3/a"), .sample("/v12/")],
            others: [.sample("/v/a"), .sample("/a/v3/")]),
        MatchingSample("anything", { .any }, fits: [.sample("/"), .sample("OPTIONS", "*")], others: []),
        MatchingSample(
            "a query in any order", { try .get("/a?x=1&y=2") }, fits: [.sample("/a?y=2&x=1"), .sample("/a?x=1&z=3&y=2")],
            others: [.sample("/a?x=1"), .sample("/a?x=2&y=2"), .sample("/a")]),
        MatchingSample(
            "a query without a value", { try .get("/a?x") }, fits: [.sample("/a?x"), .sample("/a?x=1")], others: [.sample("/a?y")]),
        MatchingSample(
            "escapes in a query", { try .get("/a").query("q", .equals("fight club & more")) },
            fits: [.sample("/a?q=fight+club+%26+more"), .sample("/a?q=fight%20club%20%26%20more")], others: [.sample("/a?q=fight")]),
        MatchingSample(
            "repeated values", { try .get("/a").query("t", .all(["x", "y", "x"])) },
            fits: [.sample("/a?t=x&t=y&t=x"), .sample("/a?t=y&t=x&t=x")],
            others: [.sample("/a?t=x&t=y"), .sample("/a?t=x&t=y&t=y"), .sample("/a")]),
        MatchingSample(
            "one of repeated values", { try .get("/a").query("t", .equals("y")) }, fits: [.sample("/a?t=x&t=y")],
            others: [.sample("/a?t=x")]),
        MatchingSample(
            "one of several values", { try .get("/a").query("t", .oneOf(["x", "y"])) }, fits: [.sample("/a?t=x"), .sample("/a?t=y")],
            others: [.sample("/a?t=z")]),
        MatchingSample(
            "an absent parameter", { try .get("/a").query("t", .absent) }, fits: [.sample("/a")],
            others: [.sample("/a?t"), .sample("/a?t=1")]),
        MatchingSample(
            "a parameter that is not empty", { try .get("/a").query("t", .present) }, fits: [.sample("/a?t=1")],
            others: [.sample("/a?t="), .sample("/a")]),
        MatchingSample(
            "no other parameter", { try .get("/a?x=1").onlyThisQuery() }, fits: [.sample("/a?x=1"), .sample("/a?x=1&x=2")],
            others: [.sample("/a?x=1&y=2")]),
        MatchingSample(
            "a value by regular expression", { try .get("/a").query("t", .regex("^[0-9]+$")) }, fits: [.sample("/a?t=12")],
            others: [.sample("/a?t=1x"), .sample("/a")]),
        MatchingSample(
            "the opposite of a value", { try .get("/a").query("t", .not(.equals("1"))) }, fits: [.sample("/a?t=2"), .sample("/a")],
            others: [.sample("/a?t=1")]),
        MatchingSample(
            "a header, whatever its name's case", { try .get("/a").header("ACCEPT", .contains("json")) },
            fits: [.sample("/a", ["accept:   application/json  "]), .sample("/a", ["Accept: text/html", "accept: text/json"])],
            others: [.sample("/a"), .sample("/a", ["Accept: text/html"]), .sample("/a", ["X-Accept: json"])]),
        MatchingSample(
            "a cookie", { try .get("/a").cookie("b", .equals("2=3")) },
            fits: [.sample("/a", ["Cookie: a=1; b=2=3"]), .sample("/a", ["Cookie: b=2=3"])],
            others: [.sample("/a", ["Cookie: a=1; ab=2=3"]), .sample("/a")]),
        MatchingSample(
            "cookies in two lines", { try .get("/a").cookie("a", .equals("1")).cookie("b", .equals("2")) },
            fits: [.sample("/a", ["Cookie: a=1", "Cookie: b=2"]), .sample("/a", ["Cookie: a=0; a=1; b=2"])],
            others: [.sample("/a", ["Cookie: a=1", "X: b=2"])]),
        MatchingSample(
            "an absent cookie", { try .get("/a").cookie("a", .absent) }, fits: [.sample("/a"), .sample("/a", ["Cookie: b=1"])],
            others: [.sample("/a", ["Cookie: b=1; a="])]),
        MatchingSample(
            "repeated headers", { try .get("/a").header("X", .all(["1", "2"])) },
            fits: [.sample("/a", ["X: 2", "x: 1"])], others: [.sample("/a", ["X: 1"]), .sample("/a", ["X: 1", "X: 2", "X: 2"])]),
        MatchingSample(
            "an absent header", { try .get("/a").header("X", .absent) }, fits: [.sample("/a")], others: [.sample("/a", ["x:"])]),
        MatchingSample(
            "the very same bytes", { try .get("/\u{E9}").query("q", .equals("\u{E9}")) },
            fits: [.sample("/%C3%A9?q=%C3%A9")], others: [.sample("/%65%CC%81?q=%C3%A9"), .sample("/%C3%A9?q=e%CC%81")]),
        MatchingSample(
            "JSON of other types", { try .post("/a").body(.json(#"{"a":true,"b":null,"c":"1"}"#)) },
            fits: [post(#"{"a":true,"b":null,"c":"1"}"#)],
            others: [
                post(#"{"a":false,"b":null,"c":"1"}"#), post(#"{"a":true,"b":0,"c":"1"}"#), post(#"{"a":true,"b":null,"c":1}"#),
                post(#"{"a":1,"b":null,"c":"1"}"#),
            ]),
        MatchingSample(
            "a form with odd values", { try .post("/a").body(.form("f", .all(["", "x#y"]))) },
            fits: [post("f=&f=x#y"), post("f=x%23y&g=1&f")], others: [post("f=x#y"), post("f=&f=x")]),
        MatchingSample(
            "equal JSON", { try .post("/a").body(.json(#"{"a":[1,2.0],"b":"\u00e9"}"#)) },
            fits: [post(#" {"b": "é", "a": [1.0, 2]} "#)],
            others: [post(#"{"a":[2,1],"b":"é"}"#), post(#"{"a":[1,2],"b":"é","c":1}"#), post(#"{"a":[1,2]}"#), post("{"), post("")]),
        MatchingSample(
            "JSON in any order", { try .post("/a").body(.json(ignoringOrder: #"{"a":[1,2,[3,4],1]}"#)) },
            fits: [post(#"{"a":[[4,3],1,1,2]}"#)],
            others: [post(#"{"a":[[4,3],1,2,2]}"#), post(#"{"a":[1,2,[3,4]]}"#)]),
        MatchingSample(
            "JSON that contains", { try .post("/a").body(.json(containing: #"{"a":[{"x":1},{"x":1,"y":2}]}"#)) },
            fits: [post(#"{"b":0,"a":[{"x":1,"y":2},{"x":1,"z":3}]}"#), post(#"{"a":[{"x":1},5,{"y":2,"x":1}]}"#)],
            others: [post(#"{"a":[{"x":1,"y":2}]}"#), post(#"{"a":{"x":1}}"#)]),
        MatchingSample(
            "JSON by a path", { try .post("/a").body(.json(at: "$.items[*].id", equals: "7")) },
            fits: [post(#"{"items":[{"id":1},{"id":7.0}]}"#)],
            others: [post(#"{"items":[{"id":"7"}]}"#), post(#"{"items":[]}"#), post("x")]),
        MatchingSample(
            "a path that leads somewhere", { try .post("/a").body(.json(at: "$.items[0]")) }, fits: [post(#"{"items":[null]}"#)],
            others: [post(#"{"items":[]}"#)]),
        MatchingSample(
            "a form", { try .post("/a").body(.form("name", .equals("a b&c"))) }, fits: [post("x=1&name=a+b%26c")],
            others: [post("name=a"), post("")]),
        MatchingSample(
            "text", { try .post("/a").body(.text(.contains("hello"))) }, fits: [post("well, hello!")], others: [post("Hello")]),
        MatchingSample(
            "text by regular expression", { try .post("/a").body(.text(.regex("^h.*o$"))) }, fits: [post("hallo")], others: [post("hallo!")]
        ),
        MatchingSample("bytes", { try .post("/a").body(.bytes([1, 2])) }, fits: [post("\u{1}\u{2}")], others: [post("\u{1}"), post("")]),
        MatchingSample(
            "and, or, not",
            {
                try .get("/a").and(
                    .or([.and([.query("x", .equals("1")), .not(.query("y", .present))]), .header("X-Any", .present)]))
            }, fits: [.sample("/a?x=1"), .sample("/a?y=2", ["X-Any: 1"])], others: [.sample("/a?x=1&y=2"), .sample("/a")]),
    ]

    @Test(arguments: samples) func fits(_ sample: MatchingSample) throws {
        let pattern = try sample.pattern()
        for request in sample.fits {
            #expect(pattern.accepts(RequestFacts(request)), "\(request.method) \(request.target) \(request.text)")
        }
        for request in sample.others {
            #expect(!pattern.accepts(RequestFacts(request)), "\(request.method) \(request.target) \(request.text)")
        }
    }

    @Test(arguments: ["movies", "", "/a/{id}x", "/a/{}", "/a/{b}{c}", "/a/}"]) func whatIsNoPathIsRefused(_ path: String) {
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

    @Test func aLiteralNeedsNoTry() async throws {
        let pattern: RequestPattern = "GET /a/{id}?x=1"
        #expect(pattern.accepts(RequestFacts(.sample("/a/7?y=2&x=1"))))
        #expect(!pattern.accepts(RequestFacts(.sample("POST", "/a/7?x=1"))))
        #expect(!pattern.accepts(RequestFacts(.sample("/a/7?x=2"))))
    }

    #if os(Linux)
        @Test func aMalformedLiteralEndsTheProcessWithTheMessage() async throws {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let _: RequestPattern = "get /a"
            }
            let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
            #expect(text.contains("\"get /a\" is not a valid request (expected a method and a path: GET /3/movie/{id})"), "\(text)")
        }
    #endif

    @Test func whatIsNoPatternIsRefused() {
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
            UndecidedSample("and something that is met", undecided) { .and([$0, met]) },
            UndecidedSample("and something that is not", .differs) { .and([$0, unmet]) },
            UndecidedSample("or something that is met", .matches) { .or([$0, met]) },
            UndecidedSample("or something that is not", undecided) { .or([$0, unmet]) },
        ]
    }

    @Test(arguments: UndecidedSample.all) func aSearchThatGivesUpIsUndecidedWhereItMatters(_ sample: UndecidedSample) throws {
        let criterion = RequestCriterion.body(.text(try .regex(Self.exhausting.pattern)))
        let request = ReceivedRequest.sample("POST", "/a?x=1", [], Self.exhausting.body)
        let pattern = try RequestPattern.post("/a").and(sample.criterion(criterion))
        #expect(pattern.decision(RequestFacts(request)) == sample.decision)
        #expect(try RequestPattern.get("/a").and(criterion).decision(RequestFacts(request)) == .differs)
    }

    @Test func oneValueInWhichAPatternIsFoundIsEnough() throws {
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
    func placeholdersAreAnythingThatIsNotEmpty(_ recorded: String, _ fits: [String], _ others: [String]) {
        let pattern = ValuePattern.recorded(recorded)
        #expect(pattern.isSecret)
        for text in fits { #expect(pattern.accepts([text]), "\(text)") }
        for text in others { #expect(!pattern.accepts([text]), "\(text)") }
    }

    @Test(arguments: ["", "KEY", "{KEY}", "{{KEY", "{{}}", "{{a b}}"]) func whatIsNoPlaceholderIsItself(_ text: String) {
        #expect(!ValuePattern.recorded(text).isSecret)
        #expect(ValuePattern.recorded(text).accepts([text]))
        #expect(!ValuePattern.recorded(text).accepts(["\(text)x"]))
    }
}
