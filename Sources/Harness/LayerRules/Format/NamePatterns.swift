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
    /// How many parts the longest of them has: the name of a member has two at least.
    var partLimit: Int { texts.map { Self.parts(of: $0).count }.max() ?? 0 }

    func contains(_ name: String) -> Bool { pattern(of: name) != nil }

    /// The pattern that a name matches; nil where it matches none.
    func pattern(of name: String) -> String? {
        if exact.contains(name) { return name }
        guard !wild.isEmpty else { return nil }
        let parts = Self.parts(of: name)
        return wild.first { pattern in
            pattern.parts.count == parts.count && zip(pattern.parts, parts).allSatisfy(Glob.matchesPart)
        }?.text
    }

    /// The pattern that the first of several names matches that matches any.
    func pattern(of names: [String]) -> String? { names.lazy.compactMap { pattern(of: $0) }.first }

    private static func parts(of text: String) -> [ArraySlice<Character>] {
        text.split(separator: ".", omittingEmptySubsequences: false).map { Array($0)[...] }
    }
}
