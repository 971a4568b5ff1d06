/// Names that a rule is about: `URLSession`, `*DTO`, `DispatchQueue.main.*`.
///
/// `*` stands for any text between dots.
struct NamePatterns: Sendable {
    let texts: [String]
    private let exact: Set<String>
    private let wild: [(text: String, parts: [ArraySlice<Character>])]

    init(_ texts: [String]) {
        self.texts = texts
        exact = Set(texts.filter { !$0.contains("*") })
        wild = texts.filter { $0.contains("*") }.map { ($0, Self.parts(of: $0)) }
    }

    var isEmpty: Bool { texts.isEmpty }
    /// Whether one of them is the name of a member.
    var hasMembers: Bool { texts.contains { $0.contains(".") } }

    func contains(_ name: String) -> Bool {
        if exact.contains(name) { return true }
        guard !wild.isEmpty else { return false }
        let parts = Self.parts(of: name)
        return wild.contains { pattern in
            pattern.parts.count == parts.count && zip(pattern.parts, parts).allSatisfy(Glob.matchesPart)
        }
    }

    private static func parts(of text: String) -> [ArraySlice<Character>] {
        text.split(separator: ".", omittingEmptySubsequences: false).map { Array($0)[...] }
    }
}
