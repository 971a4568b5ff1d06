import Testing
import VerificationModel

@Suite("Plain text")
struct PlainTextTests {
    @Test(arguments: [(0, "0 layers"), (1, "1 layer"), (2, "2 layers")])
    func countsWithTheNoun(_ count: Int, _ expected: String) {
        #expect(count.counted("layer") == expected)
    }

    @Test func countsWithAPluralOfItsOwn() {
        #expect([1, 3].map { $0.counted("case is", plural: "cases are") } == ["1 case is", "3 cases are"])
    }

    @Test func padsWhatIsShorter() {
        #expect(["new", "replaced"].map { $0.padded(to: 4) } == ["new ", "replaced"])
    }

    @Test func alignsColumns() {
        #expect(TextTable.lines([["a", "long", "x"], ["bcd", "s", "yy"]]) == ["a    long  x", "bcd  s     yy"])
        #expect(TextTable.lines([["alone"], ["too"]]) == ["alone", "too"])
        #expect(TextTable.lines([]) == [])
    }
}
