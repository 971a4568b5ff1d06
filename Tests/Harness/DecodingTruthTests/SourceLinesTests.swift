import DecodingPrograms
import Testing

@Suite("Lines of a source")
struct SourceLinesTests {
    /// Each place is the line and column of `x`.
    @Test(arguments: [
        ("x", "1:1"), ("a x", "1:3"), ("a\nx", "2:1"), ("a\rx", "2:1"), ("a\r\nx", "2:1"), ("\n\nx", "3:1"), ("\r\rx", "3:1"),
        ("\r\n\r\nx", "3:1"), ("\n\r\nx", "3:1"), ("\n\rx", "3:1"), ("\r\r\nx", "3:1"), ("a\r b x\r\n", "2:4"), ("é\rx", "2:1"),
        ("é x", "1:4"),
    ])
    func endWithEachKindOfLineBreak(_ text: String, _ place: String) throws {
        let bytes = Array(text.utf8)
        let offset = try #require(bytes.firstIndex(of: UInt8(ascii: "x")))
        #expect("\(SourceLines(name: "A.swift", bytes: bytes).place(of: offset))" == "A.swift:\(place)")
    }

    /// The two bytes of a line break belong to the line that they end.
    @Test(arguments: [("a\r\nb", 1, "1:2"), ("a\r\nb", 2, "1:3"), ("a\r\nb", 3, "2:1"), ("a\r", 2, "2:1"), ("", 0, "1:1")])
    func holdTheirLineBreak(_ text: String, _ offset: Int, _ place: String) {
        #expect("\(SourceLines(name: "A.swift", bytes: Array(text.utf8)).place(of: offset))" == "A.swift:\(place)")
    }
}
