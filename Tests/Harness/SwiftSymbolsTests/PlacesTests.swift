import Testing

@testable import SwiftSymbols

/// The offsets of names, in bytes from the beginning of a file.
@Suite("The offsets of names")
struct PlacesTests {
    @Test(arguments: [
        ("struct A { let b = 1 }", ["A 7", "A.b 15"]),
        ("/* é */ struct `A` {\n    func + (b: A) {}\n}", ["A 16", "A.+ 31"]),
        ("\u{FEFF}let a = 1", ["a 7"]),
        ("#!/usr/bin/swift\nlet a = 1", ["a 21"]),
        ("", []),
    ])
    func returnsTheOffsetOfEachName(_ text: String, _ expected: [String]) {
        let graph = SourceGraph([SourceGraph.Source(module: "App", bytes: Array(text.utf8))])
        #expect(graph.declarations.map { "\($0.symbol) \($0.offset)" } == expected)
        #expect(graph.errorOffsets == [nil])
    }

    /// Tests names that the parser misses.
    ///
    /// They are empty, at the offset where they are expected, and later offsets are not affected.
    @Test(arguments: [
        ("func (a: Int) {}\nlet b = 1", [" 5", "b 21"]),
        ("let a = 1\nstruct {\n    let b = 1\n}\nlet c = 2", ["a 4", " 17", ".b 27", "c 39"]),
        ("enum A {\n    case \n    case b\n}", ["A 5", "A. 18", "A.b 28"]),
        ("struct A {\n    func }\nlet b = 1", ["A 7", "A. 20", "b 26"]),
    ])
    func missingNamesHaveTheOffsetWhereTheyAreExpected(_ text: String, _ expected: [String]) {
        let graph = SourceGraph([SourceGraph.Source(module: "App", bytes: Array(text.utf8))])
        #expect(graph.declarations.map { "\($0.symbol) \($0.offset)" } == expected)
        #expect(graph.errorOffsets != [nil])
    }

    /// Tests that identifiers are compared by their bytes, as in the compiler.
    @Test func distinguishesNamesThatOnlyLookAlike() {
        let sources = ["struct \u{C9}t\u{E9} {}", "let a: \u{C9}t\u{E9}\nlet b: E\u{301}te\u{301}"]
            .map { SourceGraph.Source(module: "App", bytes: Array($0.utf8)) }
        #expect(SourceGraph(sources).references.map(\.offset) == [7])
    }
}
