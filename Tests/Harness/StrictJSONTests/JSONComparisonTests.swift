import StrictJSON
import Testing

@Suite("JSON comparison")
struct JSONComparisonTests {
    /// An expected value, another, and the comparisons that hold between them: equal, any order, containing, same type.
    @Test(arguments: [
        ("1", "1.0", "EACT"), ("1", "2", "T"), ("1", "\"1\"", ""), ("true", "false", "T"), ("true", "true", "EACT"),
        ("null", "null", "EACT"), ("\"a\"", "\"a\"", "EACT"), ("\"a\"", "\"b\"", "T"),
        (#""\u00e9""#, "\"é\"", "EACT"), ("\"é\"", "\"e\u{301}\"", "T"),
        ("[1,2]", "[1,2]", "EACT"), ("[1,2]", "[2,1]", "ACT"), ("[1,2]", "[2,3,1]", "CT"), ("[1,2]", "[1]", "T"), ("[1,1]", "[1,2]", "T"),
        ("[]", "[1]", "CT"), ("[]", "{}", ""), ("[1]", "[]", "T"), ("[1,\"a\"]", "[3,\"b\",5]", "T"), ("[1,\"a\"]", "[3,4]", ""),
        (#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#, "EACT"), (#"{"a":1}"#, #"{"a":1,"b":2}"#, "CT"), (#"{"a":1,"b":2}"#, #"{"a":1}"#, ""),
        (#"{"a":1}"#, #"{"a":2}"#, "T"), (#"{"é":1}"#, "{\"e\u{301}\":1}", ""), (#"{"a":[{"b":1}]}"#, #"{"a":[2,{"b":1,"c":1}]}"#, "C"),
        (#"{"a":1,"b":1}"#, #"{"a":1,"a":1}"#, ""), (#"{"a":1}"#, #"{"a":1,"a":2}"#, "CT"), (#"{"a":1,"a":1}"#, #"{"a":1,"a":2}"#, "EACT"),
    ])
    func compares(_ expected: String, _ value: String, _ holding: String) throws {
        let literal = JSONLiteral(try JSONDocument(Array(expected.utf8)).root)
        let root = try JSONDocument(Array(value.utf8)).root
        let comparisons: [(Character, JSONComparison)] = [("E", .equal), ("A", .anyOrder), ("C", .containing), ("T", .sameType)]
        #expect(String(comparisons.filter { $0.1.holds(of: root, against: literal) }.map(\.0)) == holding)
    }

    @Test func comparesStringsInAWayOfItsOwn() throws {
        let literal = JSONLiteral(try JSONDocument(Array(#"{"a": ["X"]}"#.utf8)).root)
        let comparison = JSONComparison.equal { text, expected in text.lowercased() == expected.lowercased() }
        #expect(comparison.holds(of: try JSONDocument(Array(#"{"a": ["x"]}"#.utf8)).root, against: literal))
        #expect(!comparison.holds(of: try JSONDocument(Array(#"{"A": ["x"]}"#.utf8)).root, against: literal))
    }
}
