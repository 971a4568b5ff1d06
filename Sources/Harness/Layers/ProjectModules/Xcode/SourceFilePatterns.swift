/// The patterns of build settings that leave source files out of a target.
///
/// Source: Swift Build, `BuildFileFilteringContext` and `Path.matchesFilenamePattern`. A pattern with several parts is compared with as many
/// parts at the end of a path. A file that a pattern of `INCLUDED_SOURCE_FILE_NAMES` matches is not left out.
struct SourceFilePatterns {
    /// The reasons why some patterns are not read.
    private(set) var unread: [String] = []
    private var excluded: [[[Character]]] = []
    private var included: [[[Character]]] = []

    init(_ settings: XcodeSettings) {
        excluded = patterns("EXCLUDED_SOURCE_FILE_NAMES", settings)
        if !excluded.isEmpty { included = patterns("INCLUDED_SOURCE_FILE_NAMES", settings) }
    }

    private mutating func patterns(_ name: String, _ settings: XcodeSettings) -> [[[Character]]] {
        guard settings.isSet(name) else { return [] }
        guard let value = settings.value(name) else {
            unread.append("\(name) contains a build setting that is not known")
            return []
        }
        var found: [[[Character]]] = []
        for word in Self.words(of: value) {
            if word.hasPrefix("/") || word.contains("[") || word.contains("\\") {
                unread.append("the pattern \(word) of \(name) is not read")
            } else {
                found.append(Glob.parts(of: word))
            }
        }
        return found
    }

    /// Returns whether a file is left out.
    func leavesOut(_ path: String) -> Bool {
        guard !excluded.isEmpty else { return false }
        let parts = Glob.parts(of: path)
        return Self.matches(excluded, parts) && !Self.matches(included, parts)
    }

    private static func matches(_ patterns: [[[Character]]], _ path: [[Character]]) -> Bool {
        patterns.contains { pattern in
            guard pattern.count <= path.count else { return false }
            return zip(pattern, path.suffix(pattern.count)).allSatisfy { Glob.matchesPart($0[...], $1[...]) }
        }
    }

    /// Returns the words of a text, of which some may be between quotes.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        for character in text {
            if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
            } else if quote == nil, character.isWhitespace {
                words.append(word)
                word = ""
            } else {
                word.append(character)
            }
        }
        return (words + [word]).filter { !$0.isEmpty }
    }
}
