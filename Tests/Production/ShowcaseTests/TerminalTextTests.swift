import Testing
import showcase

@Suite("Text for a terminal")
struct TerminalTextTests {
    @Test func breaksBetweenWords() {
        let words = Array(repeating: "words", count: 30).joined(separator: " ")
        let lines = TerminalText.wrapped(words, indent: 5)
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.hasPrefix("     words") && $0.count <= 80 })
        #expect(lines.joined(separator: " ").split(separator: " ").count == 30)
    }

    @Test(arguments: [75, 76, 150, 151]) func breaksAWordThatIsTooLong(_ length: Int) {
        let lines = TerminalText.wrapped(String(repeating: "x", count: length), indent: 5)
        #expect(lines.map { $0.count - 5 }.reduce(0, +) == length)
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(lines.count == (length + 74) / 75)
    }

    @Test func shortensWhatIsTooMuch() {
        let words = Array(repeating: "words", count: 60).joined(separator: " ")
        let lines = TerminalText.wrapped(words, indent: 5, maxLines: 2)
        #expect(lines.count == 2)
        #expect(lines[1].hasSuffix("words..."))
        #expect(lines[1].count <= 80)
        #expect(TerminalText.wrapped("short", maxLines: 2) == ["short"])
    }

    @Test func givesWideCharactersTwoColumns() {
        let lines = TerminalText.wrapped(String(repeating: "灯", count: 100), indent: 2)
        #expect(lines.map { $0.count - 2 } == [39, 39, 22])
        #expect(TerminalText.wrapped(String(repeating: "🏮", count: 50), maxLines: 1)[0].count == 38 + 3)
        for wide in ["✨", "🇫🇷", "❤️"] { #expect(TerminalText.wrapped(String(repeating: wide, count: 41)).map(\.count) == [40, 1]) }
        for narrow in ["e\u{301}", "x\u{20DD}"] { #expect(TerminalText.wrapped(String(repeating: narrow, count: 80)).count == 1) }
    }

    @Test func wrapsLinesAtInvisibleCharacters() {
        let text = String(repeating: "x", count: 4_000_000)
        #expect(TerminalText.wrapped(text, maxLines: 2).count == 2)
    }

    @Test func leavesOutWhatATerminalObeys() {
        #expect(TerminalText.wrapped("a\u{1B}[31m b\u{7}c\u{9B}d\u{202E}e\nf") == ["a [31m b c d e f"])
        #expect(TerminalText.wrapped("") == [])
    }

    @Test func keepsJoinersAndDropsInvisibleCharacters() {
        #expect(
            TerminalText.wrapped("co\u{AD}operate\u{200B}d\u{FEFF} می\u{200C}خواهم 👨\u{200D}👩\u{200D}👧") == ["cooperated می\u{200C}خواهم 👨‍👩‍👧"]
        )
        #expect(TerminalText.wrapped(String(repeating: "👨‍👩‍👧", count: 41)).map(\.count) == [40, 1])
        for turn in ["\u{202A}", "\u{2066}", "\u{200F}", "\u{061C}"] { #expect(TerminalText.wrapped("a\(turn)b") == ["a b"]) }
    }
}
