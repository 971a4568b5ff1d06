import Testing

@testable import LayerRules

@Suite("Patterns of names")
struct NamePatternsTests {
    @Test(arguments: [
        ("URLSession", "URLSession", true), ("URLSession", "URLSessions", false), ("URL*", "URLSession", true), ("URL*", "URL", true),
        ("URL*", "CURL", false), ("*DTO", "FilmDTO", true), ("*DTO", "FilmDTOs", false), ("*DTO", "Page.ItemDTO", false),
        ("*.*DTO", "Page.ItemDTO", true), ("UI*View", "UIView", true), ("UI*View", "UIImageView", true), ("UI*View", "UIViews", false),
        ("UI*View", "MyUIView", false), ("DispatchQueue.main.*", "DispatchQueue.main.async", true),
        ("DispatchQueue.main.*", "DispatchQueue.main", false), ("*", "a", true),
        ("*", "a.b", false),
        // Two spellings of one text: the Kelvin sign is a K, and combining marks may be separate characters.
        ("K*", "\u{212A}elvin", true), ("*é", "Cafe\u{301}", true), ("*e", "Cafe\u{301}", false), ("É*", "E\u{301}tat", true),
    ])
    func matchNames(_ pattern: String, _ name: String, _ expected: Bool) {
        #expect(NamePatterns([pattern, "Other"]).contains(name) == expected)
    }
}
