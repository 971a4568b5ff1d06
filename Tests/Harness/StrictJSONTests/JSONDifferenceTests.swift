import Testing

@testable import StrictJSON

@Suite("The first difference of two JSON values")
struct JSONDifferenceTests {
    private func difference(_ comparison: JSONComparison, _ expected: String, _ found: String) throws -> String? {
        let literal = JSONLiteral(try JSONDocument(Array(expected.utf8)).root)
        let value = try JSONDocument(Array(found.utf8)).root
        let difference = comparison.difference(of: value, from: literal)
        // There is a difference exactly if the comparison does not hold.
        #expect((difference == nil) == comparison.holds(of: value, against: literal))
        return difference.map { "\($0.location) \($0.expected?.json ?? "-") \($0.found?.text ?? "-")" }
    }

    @Test(arguments: [
        (#"{"a":1,"b":{"c":[1,{"d":"x"}]}}"#, #"{"b":{"c":[1,{"d":"y"}]},"a":1.0}"#, #"$.b.c[1].d "x" "y""#),
        (#"{"a":1}"#, #"{"a":"1"}"#, #"$.a 1 "1""#), (#"{"a":1}"#, #"{}"#, "$.a 1 -"), (#"{}"#, #"{"a":1}"#, "$.a - 1"),
        (#"{"a":1,"b":2}"#, #"{"c":1,"b":3}"#, "$.a 1 -"), (#"[1,2]"#, #"[1,2,3]"#, "$[2] - 3"), (#"[1,2]"#, #"[1]"#, "$[1] 2 -"),
        (#"[1,2]"#, #"[2,1]"#, "$[0] 1 2"), ("1", "2", "$ 1 2"), ("{}", "[]", "$ {} []"), ("true", "false", "$ true false"),
        (#"{"a b":null}"#, #"{"a b":0}"#, "$['a b'] null 0"), (#"{"a":1}"#, #"{"a":1,"a":1}"#, "$.a - 1"),
        (#"{"a":1,"a":1}"#, #"{"a":1,"b":1}"#, nil),
        // An é of one scalar, and of two.
        ("{\"é\":1}", "{\"e\u{301}\":1}", "$.é 1 -"), (#""a\/b""#, #""a/c""#, #"$ "a/b" "a/c""#),
        (#"{"a":[],"b":1}"#, #"{"b":1.0,"a":[]}"#, nil), ("null", "null", nil),
    ])
    func findsThePlace(_ expected: String, _ found: String, _ place: String?) throws {
        #expect(try difference(.equal, expected, found) == place)
    }

    @Test(
        arguments: [
            ("[1,2]", "[2,1]", nil), (#"{"a":[1,2]}"#, #"{"a":[2,3]}"#, "$.a 1 [2,3]"), ("[1]", "[1,2]", "$[1] - 2"),
            ("[1,1,2]", "[2,2,1]", "$ [1,1,2] [2,2,1]"), (#"{"a":1}"#, #"{"a":1,"b":1}"#, "$.b - 1"),
        ] as [(String, String, String?)])
    func findsThePlaceInAnyOrder(_ expected: String, _ found: String, _ place: String?) throws {
        #expect(try difference(.anyOrder, expected, found) == place)
    }

    @Test(
        arguments: [
            (#"{"a":1}"#, #"{"a":1,"b":1}"#, nil), ("[1]", "[2,1]", nil), (#"{"a":{"b":1}}"#, #"{"a":{"c":1}}"#, "$.a.b 1 -"),
            (#"{"a":[{"b":1}]}"#, #"{"a":[{"b":2}]}"#, #"$.a {"b":1} [{"b":2}]"#), ("[1,1]", "[1]", "$ [1,1] [1]"),
        ] as [(String, String, String?)])
    func findsThePlaceOfAContainedValue(_ expected: String, _ found: String, _ place: String?) throws {
        #expect(try difference(.containing, expected, found) == place)
    }
}
