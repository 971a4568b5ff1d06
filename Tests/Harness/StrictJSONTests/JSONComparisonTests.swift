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

    /// Objects with more members than are searched one by one: the first of repeated members is compared.
    @Test(.timeLimit(.minutes(1)), arguments: [16, 17, 40, 20_000])
    func comparesManyMembers(_ count: Int) throws {
        func object(_ numbers: some Sequence<Int>, _ more: String = "") -> String {
            "{" + numbers.map { "\"m\($0)\": \($0)" }.joined(separator: ",") + more + "}"
        }
        let literal = JSONLiteral(try JSONDocument(Array(object(0..<count).utf8)).root)
        func holds(_ comparison: JSONComparison, _ text: String) throws -> Bool {
            comparison.holds(of: try JSONDocument(Array(text.utf8)).root, against: literal)
        }
        #expect(try holds(.equal, object((0..<count).reversed())))
        #expect(try !holds(.equal, object(0..<count, #","x": 1"#)))
        #expect(try holds(.containing, object(0..<count, #","x": 1,"m3": 4"#)))
        #expect(try !holds(.containing, #"{"m3": 4,"# + object(0..<count).dropFirst()))
        #expect(try !holds(.equal, object(1...count)))
    }

    /// An expected element may need the value that another one has taken, which then takes another.
    @Test(arguments: [
        (#"[{"a":1},{"b":1}]"#, #"[{"a":1,"b":1},{"a":1}]"#, true), (#"[{},{"a":1},{"b":1}]"#, #"[{"a":1,"b":1},{"a":1},{}]"#, true),
        (#"[{"a":1},{"a":1}]"#, #"[{"a":1,"b":1},{"b":1}]"#, false),
        (#"[{"a":1},{"b":1},{"c":1}]"#, #"[{"a":1,"b":1},{"b":1,"c":1},{"c":1,"a":1}]"#, true),
        (#"[{},{},{"a":1}]"#, #"[{"a":1},{},{}]"#, true), (#"[{},{},{"a":1}]"#, #"[{"a":1},{}]"#, false),
        (#"[{"a":1},{"b":1},{"b":1}]"#, #"[{"a":1,"b":1},{"a":1,"b":1},{"a":1}]"#, true),
    ])
    func assignsElements(_ expected: String, _ value: String, _ isContained: Bool) throws {
        let literal = JSONLiteral(try JSONDocument(Array(expected.utf8)).root)
        #expect(JSONComparison.containing.holds(of: try JSONDocument(Array(value.utf8)).root, against: literal) == isContained)
    }

    /// Equal elements could each take each value, and all but the first few in their order are in the wrong places.
    @Test(.timeLimit(.minutes(1)), arguments: ["[1", "[null", "[{}"])
    func assignsManyEqualElements(_ element: String) throws {
        let elements = Array(repeating: element.dropFirst(), count: 1_000).joined(separator: ",")
        let literal = JSONLiteral(try JSONDocument(Array("[\(elements)]".utf8)).root)
        for comparison in [JSONComparison.anyOrder, .containing] {
            #expect(comparison.holds(of: try JSONDocument(Array("[\(elements)]".utf8)).root, against: literal))
        }
        #expect(!JSONComparison.anyOrder.holds(of: try JSONDocument(Array("[\(elements),2]".utf8)).root, against: literal))
        #expect(JSONComparison.containing.holds(of: try JSONDocument(Array("[2,\(elements)]".utf8)).root, against: literal))
    }

    @Test func comparesStringsInAWayOfItsOwn() throws {
        let literal = JSONLiteral(try JSONDocument(Array(#"{"a": ["X"]}"#.utf8)).root)
        let comparison = JSONComparison.equal { text, expected in text.lowercased() == expected.lowercased() }
        #expect(comparison.holds(of: try JSONDocument(Array(#"{"a": ["x"]}"#.utf8)).root, against: literal))
        #expect(!comparison.holds(of: try JSONDocument(Array(#"{"A": ["x"]}"#.utf8)).root, against: literal))
    }
}
