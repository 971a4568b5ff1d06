import HTTPMessages
import TestFolders
import Testing

@testable import MockServer

/// Tests of the row that a body has in a report: the place at which it differs, instead of two beginnings that may be equal.
@Suite("The first difference of a body")
struct BodyDifferenceTests {
    /// Returns the row of a body, of a stub that is served together with others.
    private func row(
        _ pattern: BodyPattern, _ body: String, type: String = "application/json", display: RequestDisplay = .usual
    ) -> String? {
        row(pattern, Array(body.utf8), type: type, display: display)
    }

    private func row(_ pattern: BodyPattern, _ body: [UInt8], type: String, display: RequestDisplay) -> String? {
        let facts = RequestFacts(ReceivedRequest(method: "POST", target: "/a", headers: ["Content-Type": type], body: body))
        return BodyDifference(pattern, facts, display).map { "\($0.subject) | \($0.wanted) | \($0.found)" }
    }

    private static let fields = (0..<40).map { "field\($0)" }.joined(separator: " ")

    /// The same long query, with another operation, other variables, and line breaks.
    @Test(arguments: [
        (#""operationName":"A""#, #""operationName":"B""#, #"body $.operationName | "A" | "B""#),
        (
            #""variables":{"filter":{"deep":{"a":"x"}}}"#, #""variables":{"filter":{"deep":{"a":"y"}}}"#,
            #"body $.variables.filter.deep.a | "x" | "y""#
        ),
        (#""variables":{"ids":[1,2,3]}"#, #""variables":{"ids":[1,2]}"#, "body $.variables.ids[2] | 3 | absent"),
        (#""variables":{}"#, #""variables":{"after":null}"#, "body $.variables.after | absent | null"),
        (#""q":"\#(fields) lamp end""#, #""q":"\#(fields) lantern""#, #"body $.q | …8 field39 lamp end" | …8 field39 lantern""#),
        (#""q":"query { a b }""#, #""q":"query {\n a b }""#, #"body $.q | "query { a b }" | "query {\n a b }""#),
    ])
    func namesThePathInJSON(_ wanted: String, _ found: String, _ expected: String) throws {
        func body(_ part: String) -> String { #"{"query":"query Q { \#(Self.fields) }",\#(part)}"# }
        #expect(row(.recorded(Array(body(wanted).utf8)), body(found)) == expected)
        #expect(row(try .json(body(wanted)), body(found)) == expected)
    }

    @Test func namesThePathInOtherComparisons() throws {
        #expect(row(try .json(containing: #"{"a":{"b":1}}"#), #"{"a":{"b":2,"c":3}}"#) == "body $.a.b | 1 | 2")
        #expect(row(try .json(ignoringOrder: "[1,2]"), "[3,2]") == "body $ | 1 | [3,2]")
        #expect(row(try .json(at: "$.a.b", equals: "1"), #"{"a":{"b":2}}"#) == "body $.a.b | 1 | 2")
        #expect(row(try .json(at: "$.a.b"), #"{"a":{}}"#) == "body $.a.b | any value | absent")
        // A body that is not JSON is shown from its beginning.
        #expect(row(try .json("{}"), "hello") == nil)
        #expect(row(try .json("{}"), "") == nil)
    }

    @Test(arguments: [
        ("q=lantern&page=1", "q=lamp&page=1", #"body form q | "lantern" | "lamp""#),
        ("q=a", "q=a&page=2", #"body form page | absent | "2""#),
        ("q=a&page=2", "q=a", #"body form page | "2" | absent"#), ("q=a%20b", "q=a+c", #"body form q | "a b" | "a c""#),
        ("q=1&q=2", "q=1", #"body form q | "2" | "1""#),
        // The same fields in another order.
        ("a=1&b=2", "b=2&a=1", #"body, line 1, column 1 | "a=1&b=2" | "b=2&a=1""#),
    ])
    func namesTheFieldOfAForm(_ wanted: String, _ found: String, _ expected: String) {
        #expect(row(.recorded(Array(wanted.utf8)), found, type: "application/x-www-form-urlencoded; charset=utf-8") == expected)
    }

    @Test(arguments: [
        ("one\ntwo\nthree", "one\ntwx\nthree", #"body, line 2, column 3 | "o%0Athree" | "x%0Athree""#),
        ("ab", "abc", #"body, line 1, column 3 | the end | "c""#),
        ("abc", "ab", #"body, line 1, column 3 | "c" | the end"#), ("<a>é</a>", "<a>è</a>", #"body, line 1, column 4 | "é</a>" | "è</a>""#),
    ])
    func namesTheLineOfAText(_ wanted: String, _ found: String, _ expected: String) {
        #expect(row(.recorded(Array(wanted.utf8)), found, type: "text/plain") == expected)
        #expect(row(.text(.equals(wanted)), found, type: "text/plain") == expected)
    }

    @Test func namesTheByte() {
        #expect(row(.bytes([1, 2, 0xFF]), [1, 10, 0xFF], type: "image/png", display: .usual) == "body, byte 1 | 0x02 | 0x0a")
        #expect(row(.bytes([1, 0xFF]), [1], type: "image/png", display: .usual) == "body, byte 1 | 0xff | the end")
    }

    @Test func namesTheFormFieldOfAPattern() {
        #expect(row(.form("q", .equals("a")), "q=b", type: "application/x-www-form-urlencoded") == #"body form q | "a" | "b""#)
        #expect(row(.form("q", .present), "p=b", type: "application/x-www-form-urlencoded") == "body form q | not empty | absent")
        #expect(row(.text(.contains("a")), "b", type: "text/plain") == nil)
    }

    // MARK: Secrets

    /// A received secret is recognised by its name, which is not in the row.
    @Test(arguments: [
        (#"{"password":"a","b":1}"#, #"{"password":"s3cret-4711","b":1}"#),
        (#"{"a":{"client_secret":["x"]}}"#, #"{"a":{"client_secret":["s3cret-4711"]}}"#),
        (#"{"a":1}"#, #"{"a":1,"access_token":"s3cret-4711"}"#),
        (#"{"a":[{"name":"password","value":"x"}]}"#, #"{"a":[{"name":"password","value":"s3cret-4711"}]}"#),
        (#"{"a":"x"}"#, #"{"a":"password=s3cret-4711"}"#), (#"{"a":"x"}"#, #"{"a":"{\"password\":\"s3cret-4711\"}"}"#),
        (#"{"a":1}"#, #"{"a":{"pass\u0077ord":"s3cret-4711"}}"#),
    ])
    func showsNoSecretOfJSON(_ wanted: String, _ found: String) throws {
        let text = try #require(row(.recorded(Array(wanted.utf8)), found))
        #expect(!text.contains("4711"), "\(text)")
        #expect(text.contains("{{") || text.hasSuffix("| another value"), "\(text)")
    }

    @Test(arguments: [
        ("password=a", "password=s3cret-4711"), ("a=1", "a=1&access_token=s3cret-4711"), ("a=1", "a=password%3Ds3cret-4711"),
        ("a=1", "a=%7B%22password%22%3A%22s3cret-4711%22%7D"),
    ])
    func showsNoSecretOfAForm(_ wanted: String, _ found: String) throws {
        let text = try #require(row(.recorded(Array(wanted.utf8)), found, type: "application/x-www-form-urlencoded"))
        #expect(!text.contains("4711"), "\(text)")
    }

    @Test(arguments: [("password: a", "password: s3cret-4711"), ("Authorization: Bearer a", "Authorization: Bearer s3cret-4711-abcd")])
    func showsNoSecretOfAText(_ wanted: String, _ found: String) throws {
        let text = try #require(row(.recorded(Array(wanted.utf8)), found, type: "text/plain"))
        #expect(!text.contains("4711"), "\(text)")
    }

    /// If a recording has a secret in its body, any value of a received body may be one, and so may the name of a member.
    @Test func showsOnlyThePlaceWithASecretInARecording() throws {
        let recorded = BodyPattern.recorded(Array(#"{"user":"ann","password":"{{PW}}"}"#.utf8))
        var display = RequestDisplay()
        display.learn(try RequestPattern.post("/a").body(recorded))
        #expect(row(recorded, #"{"user":"s3cret","password":"x"}"#, display: display) == #"body $.user | "ann" | another value"#)
        #expect(
            row(recorded, #"{"user":"ann","password":"x","s3cret":1}"#, display: display) == "body $ | no more | another member or element")
        #expect(row(recorded, #"{"user":"ann"}"#, display: display) == #"body $.password | "{{PW}}" | absent"#)
        #expect(
            row(.recorded(Array("a=1".utf8)), "a=s3cret", type: "text/plain", display: display)
                == #"body, line 1, column 3 | "1" | another text"#)
    }

    // MARK: Reports

    /// Long values of a query begin alike, too.
    @Test func showsTheDifferenceOfLongValues() async throws {
        try await MockServer.run { server in
            try server.reply(to: .get("/gq").query("q", .equals("\(Self.fields) lamp")), with: .status(200))
            let text = try await server.text("GET /gq?q=\(Self.fields.replacing(" ", with: "+"))+lantern")
            #expect(text.contains(#"  x query q  …8 field39 lamp"  …8 field39 lantern""#), "\(text)")
        }
    }

    @Test func isARowOfAMiss() async throws {
        let folder = try TemporaryFolder()
        let body = #"{"query":"query Q { \#(Self.fields) }","variables":{"filter":{"deep":{"a":"x"}}}}"#
        try folder.write("gq.http", "POST https://api.shop.test/gq\nContent-Type: application/json\n\n\(body)\n\nHTTP/1.1 200 OK\n\n{}")
        try await MockServer.run(MockServerConfiguration(fixtures: folder.path)) { server in
            try server.serve(recordings: "gq")
            let text = try await server.text("POST /gq", "Content-Type: application/json", body: body.replacing(#""x""#, with: #""y""#))
            #expect(
                text.hasSuffix(
                    """
                    nearest: gq
                                                        wanted  received
                        method                          POST    POST
                        path                            /gq     /gq
                      x body $.variables.filter.deep.a  "x"     "y"
                    next: change the request, or the stub that should answer it

                    """), "\(text)")
        }
    }

    @Test func isARowOfAFailedCheck() async throws {
        try await MockServer.run(answering: .status(200)) { server in
            for name in ["A", "B"] {
                _ = try await server.text("POST /gq", body: #"{"query":"\#(Self.fields)","operationName":"\#(name)"}"#)
            }
            _ = try await server.text("GET /other")
            let pattern = try RequestPattern.post("/gq").body(.json(containing: #"{"operationName":"C"}"#))
            let table = """

                nearest: #2 POST /gq
                                          wanted  received
                    method                POST    POST
                    path                  /gq     /gq
                  x body $.operationName  "C"     "B"
                """
            let count = #expect(throws: MockServerError.self) { try server.check(pattern, .exactly(1)) }
            #expect(count?.description.hasSuffix(table) == true, "\(String(describing: count))")
            let order = #expect(throws: MockServerError.self) { try server.check(inOrder: pattern) }
            #expect(order?.description.hasSuffix(table) == true)
            let wait = await #expect(throws: MockServerError.self) {
                try await server.waitForRequests(matching: pattern, timeout: .milliseconds(20))
            }
            #expect(wait?.description.hasSuffix(table) == true)
            // Too many requests, or none with the path.
            let many = #expect(throws: MockServerError.self) { try server.check(.post("/gq"), .exactly(1)) }
            #expect(many?.description.contains("nearest: ") == false)
            let none = #expect(throws: MockServerError.self) { try server.check(.get("/none"), .exactly(1)) }
            #expect(none?.description.contains("nearest: ") == false)
        }
    }
}
