import Testing

@testable import MockServer

/// Texts of recordings with placeholders for secrets.
@Suite("Recorded texts with placeholders")
struct RecordedTextTests {
    @Test(arguments: [
        ("{{A}}", "x", true), ("{{A}}", "", false), ("a{{A}}b", "axb", true), ("a{{A}}b", "ab", false), ("a{{A}}b", "axc", false),
        ("{{A}}{{B_2}}", "xy", true), ("{{A}}{{B_2}}", "x", false), ("{{{{A}}", "{{x", true), ("{{{A}}", "{x", false),
        ("{{a b}}{{A}}", "{{a b}}x", true), ("{{}}{{A}}", "{{}}x", true), ("{{A}}{{", "x{{", true), ("{{A{{B}}", "{{Ax", true),
        ("{{A}}}}", "x}}", true),
    ])
    func acceptsAnyTextForAPlaceholder(_ recorded: String, _ text: String, _ isAccepted: Bool) throws {
        if let pattern = PlaceholderText(recorded) {
            #expect(pattern.accepts(text) == isAccepted)
        } else {
            #expect(!isAccepted)
        }
    }

    @Test(arguments: ["", "a", "{{", "}}", "{{a b}}", "{{}}", "{A}", "{{A}", "{{{A}}"])
    func hasNoPlaceholder(_ text: String) {
        #expect(PlaceholderText(text) == nil)
    }

    @Test(.timeLimit(.minutes(1)))
    func readsManyBraces() {
        let braces = String(repeating: "{{", count: 60_000)
        #expect(PlaceholderText(braces + "}}") == nil)
        #expect(PlaceholderText(braces + "A}}")?.accepts(braces.dropLast(2) + "x") == true)
    }
}
