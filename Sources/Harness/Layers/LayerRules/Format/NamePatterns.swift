internal import PackageGraph
internal import ProjectModules
internal import VerificationModel

/// Names that a rule is about: `URLSession`, `*DTO`, `DispatchQueue.main.*`.
///
/// `*` matches any text between dots.
struct NamePatterns: Sendable {
    let texts: [String]
    /// The patterns with the places where they are written; none for those of a preset.
    let written: [(text: String, place: SourcePlace)]
    private let exact: Set<String>
    private let wild: [Wild]

    /// A pattern with a star in it.
    private struct Wild {
        let text: String
        let parts: [ArraySlice<Character>]
        /// The ASCII beginnings and endings that all matching names have.
        private let beginning: [UInt8]
        private let end: [UInt8]

        init(_ text: String) {
            self.text = text
            parts = NamePatterns.parts(of: text)
            let bytes = Array(text.utf8)
            let isFixed = { (byte: UInt8) in byte < 0x80 && byte != UInt8(ascii: "*") && byte != UInt8(ascii: "?") }
            beginning = Array(bytes.prefix(while: isFixed))
            end = bytes.reversed().prefix(while: isFixed).reversed()
        }

        /// Whether a name may match, judged by its bytes: most names do not, and need not be split.
        func mayMatch(_ name: String) -> Bool {
            let bytes = name.utf8
            // A letter of ASCII may have another spelling outside of it, or a mark behind it.
            guard bytes.allSatisfy({ $0 < 0x80 }) else { return true }
            return bytes.starts(with: beginning) && bytes.suffix(end.count).elementsEqual(end)
        }
    }

    init(_ texts: [String]) { self.init(texts, written: []) }

    init(written: [(text: String, place: SourcePlace)]) { self.init(written.map(\.text), written: written) }

    private init(_ texts: [String], written: [(text: String, place: SourcePlace)]) {
        self.texts = texts
        self.written = written
        exact = Set(texts.filter { !$0.contains("*") })
        wild = texts.filter { $0.contains("*") }.map { Wild($0) }
    }

    var isEmpty: Bool { texts.isEmpty }
    /// How many parts the longest of them has: the name of a member has two at least.
    var partLimit: Int { texts.map { Self.parts(of: $0).count }.max() ?? 0 }

    func contains(_ name: String) -> Bool { pattern(of: name) != nil }

    /// The pattern that a name matches; nil where it matches none.
    func pattern(of name: String) -> String? {
        if exact.contains(name) { return name }
        let possible = wild.filter { $0.mayMatch(name) }
        guard !possible.isEmpty else { return nil }
        let parts = Self.parts(of: name)
        return possible.first { pattern in
            pattern.parts.count == parts.count && zip(pattern.parts, parts).allSatisfy(Glob.matchesPart)
        }?.text
    }

    /// The pattern that the first of several names matches that matches any.
    func pattern(of names: [String]) -> String? { names.lazy.compactMap { pattern(of: $0) }.first }

    private static func parts(of text: String) -> [ArraySlice<Character>] {
        text.split(separator: ".", omittingEmptySubsequences: false).map { Array($0)[...] }
    }
}
