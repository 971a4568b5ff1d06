@testable import Redaction
import Testing

@Suite("Texts that another text begins with")
struct PrefixIndexTests {
    private func index(_ texts: [String]) -> PrefixIndex {
        var index = PrefixIndex()
        for text in texts { index.insert(Array(text.utf8)) }
        return index
    }

    @Test(
        arguments: [
            ([], "abcd", []), (["abcd"], "abcd", [0]), (["abcd"], "abc", []), (["abcd"], "ABCDe", [0]), (["abcd", "abce"], "abce", [1]),
            (["abc", "abcd", "ab"], "abcdx", [0, 1, 2]), (["ab", "abc", "abcd"], "abcx", [0, 1]), (["abd", "ab"], "abe", [1]),
            (["ab", "abb", "abc"], "abcz", [0, 2]), (["aB", "Ab", "abc"], "abx", [0, 1]), (["abcd", "abce", "ab"], "abcf", [2]),
            (["b", "a", "c"], "b", [0]), (["abcd", "abc", "abcd", "ab", "abc"], "abcd", [0, 1, 2, 3, 4]),
        ] as [([String], String, [Int])])
    func findsAllOfThem(_ texts: [String], _ text: String, _ found: [Int]) {
        #expect(index(texts).prefixes(of: Array(text.utf8)[...]) == found)
    }

    /// Random texts of few letters, so that many begin with others.
    @Test(arguments: 1...40)
    func findsTheSameAsASearchOfEach(_ seed: UInt64) {
        var state = seed
        func number(below limit: UInt64) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % limit)
        }
        func text() -> String { String((0..<number(below: 8)).map { _ in ["a", "b", "B"][number(below: 3)] as Character }) }
        let texts = (0..<60).map { _ in text() }
        let index = index(texts)
        for _ in 0..<100 {
            let sought = text()
            let expected = texts.indices.filter { sought.lowercased().hasPrefix(texts[$0].lowercased()) }
            #expect(index.prefixes(of: Array(sought.utf8)[...]) == expected)
        }
    }
}
