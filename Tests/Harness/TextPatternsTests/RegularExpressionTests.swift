import Testing
import TextPatterns

@Suite("Regular expressions")
struct RegularExpressionTests {
    @Test(arguments: [
        ("b+", "abc", true), ("^b", "abc", false), (#"^\w+\.jpg$"#, "a.jpg", true), ("é", "e\u{301}", false), ("b*", "", true),
    ])
    func findsPatterns(_ pattern: String, _ text: String, _ isFound: Bool) throws {
        let expression = try RegularExpression(pattern)
        #expect(try expression.isFound(in: text) == isFound)
        #expect(expression.pattern == pattern)
    }

    @Test(arguments: ["(", "a{2", "[", #"\"#])
    func refusesMalformedPatterns(_ pattern: String) {
        let error = #expect(throws: MalformedPatternError.self) { try RegularExpression(pattern) }
        #expect(error?.pattern == pattern)
    }

    @Test func reportsSearchesThatGiveUp() throws {
        let expression = try RegularExpression("^(?:a|b)*$")
        let error = #expect(throws: PatternGaveUpError.self) { try expression.isFound(in: String(repeating: "ab", count: 500_000)) }
        #expect(error?.pattern == "^(?:a|b)*$")
        #expect(try expression.isFound(in: "abab"))
    }

    /// Without a limit, each of these searches would take years.
    @Test(.timeLimit(.minutes(1)), arguments: ["(a|aa)+$", "(a*)*(a*)*(a*)*(a*)*z", "(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)z"])
    func reportsSearchesThatDoNotEnd(_ pattern: String) throws {
        let expression = try RegularExpression(pattern)
        let error = #expect(throws: PatternGaveUpError.self) { try expression.isFound(in: String(repeating: "a", count: 60) + "b") }
        #expect(error?.pattern == pattern)
        #expect(try !expression.isFound(in: "aab"))
    }

    /// ICU reports its progress at each place, so that a long text needs more reports than a short one.
    @Test(arguments: ["x", #"\w+\.jpg$"#])
    func searchesLongTexts(_ pattern: String) throws {
        let expression = try RegularExpression(pattern)
        let text = String(repeating: "abc def ", count: 20_000)
        #expect(try !expression.isFound(in: text))
        #expect(try expression.isFound(in: text + "x.jpg"))
    }
}
