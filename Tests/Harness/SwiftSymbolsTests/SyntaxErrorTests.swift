import Testing

@testable import SwiftSymbols

/// The offset from which a file is not valid Swift, in bytes.
///
/// A search that visits a node twice visits what is 60 levels deep 2^60 times, and does not end.
@Suite("Where a file is not valid Swift")
struct SyntaxErrorTests {
    @Test(arguments: [
        ("func a() { ", "if b { ", "let = 1", " }", " }"),
        ("let a = ", "(", "1 + ", ")", ""),
        ("let a = ", "[1: ", "b.", "]", ""),
        ("", "#if A\n", "let = 1\n", "#endif\n", ""),
        ("", "struct A { ", "func () {}", " }", ""),
    ])
    func findsErrorsDeepInOtherNodes(_ start: String, _ opening: String, _ broken: String, _ closing: String, _ end: String) {
        let depth = 60
        let before = start + String(repeating: opening, count: depth)
        let text = before + broken + String(repeating: closing, count: depth) + end
        guard let offset = Self.offset(in: text) else {
            Issue.record("\(text) is taken for valid Swift")
            return
        }
        #expect((before.utf8.count...before.utf8.count + broken.utf8.count).contains(offset), "\(text)")
    }

    /// Tests code that is being written, in the blocks of a method.
    @Test func findsErrorsInMethods() {
        let text = """
            final class Films {
                func load() {
                    for film in films {
                        switch film.state {
                        case .new:
                            store.read { result in
                                if result.isEmpty { let = 1 }
                            }
                        default: break
                        }
                    }
                }
            }
            """
        #expect(Self.offset(in: text) == text.utf8.count - text.drop { $0 != "=" }.utf8.count)
    }

    /// Tests code that is nested deeper than the parser reads: the error is at the first level that it does not read.
    @Test(arguments: [("(", ")"), ("[1: ", "]"), ("{ ", " }")])
    func findsTheLevelThatIsTooDeep(_ opening: String, _ closing: String) {
        let start = "let a = "
        let expected = start.utf8.count + 257 * opening.utf8.count
        for depth in [300, 3_000] {
            let text = start + String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
            #expect(Self.offset(in: text) == expected, "\(depth) levels")
        }
    }

    private static func offset(in text: String) -> Int? {
        SourceGraph([SourceGraph.Source(module: "App", bytes: Array(text.utf8))]).errorOffsets[0]
    }
}
