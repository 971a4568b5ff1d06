/// A pattern for paths.
///
/// `*` matches any text and `?` one character within a part of the path. `**` matches any number of parts. `{a,b}` matches one of several
/// texts. A name alone in braces, `{feature}`, matches the text of one part like `*`.
package struct Glob: Hashable, Sendable {
    private enum Part: Hashable, Sendable {
        case anyParts
        case text([Character])
    }

    /// The maximum number of groups of braces in a pattern.
    package static let groupLimit = 50
    /// The maximum number of texts that the groups of a pattern expand to.
    package static let choiceLimit = 1_000

    /// The pattern as written.
    package let text: String
    private let alternatives: [[Part]]
    /// The beginning of every path that matches.
    ///
    /// It is empty if it is not ASCII, because the same text may have other bytes then.
    private let beginning: [UInt8]
    /// Whether the pattern matches every path with that beginning, as `Sources/App/**` does.
    let isFolder: Bool

    /// Creates a pattern.
    /// - Throws: ``GlobError`` if the text cannot match a path below the root.
    package init(_ text: String) throws(GlobError) {
        self.text = text
        var alternatives: [[Part]] = []
        for pattern in try Self.expand(text) {
            if pattern.hasPrefix("/") { throw .absolute }
            let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
            guard !parts.contains(where: \.isEmpty) else { throw .emptyPart }
            guard !parts.contains(where: { $0 == "." || $0 == ".." }) else { throw .dots }
            alternatives.append(parts.map { $0 == "**" ? .anyParts : .text(Array($0)) })
        }
        self.alternatives = alternatives
        let folder = Array(Self.fixedFolder(of: text).utf8)
        beginning = folder.isEmpty || folder.contains { $0 >= 0x80 } ? [] : folder + [UInt8(ascii: "/")]
        isFolder = !beginning.isEmpty && Array(text.utf8) == beginning + Array("**".utf8)
    }

    /// Returns whether the pattern matches a path, which has `/` between its parts.
    package func matches(_ path: String) -> Bool {
        guard mayBegin(path) else { return false }
        // A combining mark behind the slash would change the slash to another character.
        if isFolder, let next = path.utf8.dropFirst(beginning.count).first, next < 0x80, path.utf8.starts(with: beginning) { return true }
        return matches(parts: Self.parts(of: path))
    }

    /// Returns whether the pattern matches a path with certain parts.
    func matches(parts: [[Character]]) -> Bool { alternatives.contains { Self.matches($0, parts) } }

    /// Returns the parts of a path, which are between its slashes.
    static func parts(of path: String) -> [[Character]] { path.split(separator: "/").map(Array.init) }

    /// Returns whether the bytes of a path may begin like the pattern.
    ///
    /// Most paths do not, and need not be split into parts.
    private func mayBegin(_ path: String) -> Bool {
        var bytes = path.utf8.makeIterator()
        for byte in beginning {
            guard let next = bytes.next() else { return false }
            // A letter of ASCII may have another spelling outside ASCII, such as the Kelvin sign for K.
            if next != byte { return next >= 0x80 }
        }
        return true
    }

    /// The folder that contains everything that matches; empty for the root.
    package var fixedFolder: String { Self.fixedFolder(of: text) }

    private static func fixedFolder(of text: String) -> String {
        let fixed = text.split(separator: "/").prefix { !$0.contains { "*?{".contains($0) } }
        let isWhole = fixed.joined(separator: "/") == text
        return (isWhole ? fixed.dropLast() : fixed[...]).joined(separator: "/")
    }

    /// Returns the patterns without braces that a pattern expands to.
    private static func expand(_ text: String) throws(GlobError) -> [String] {
        var expanded = [""]
        var groups = 0
        var rest = text[...]
        while let open = rest.firstIndex(where: { "{}".contains($0) }) {
            groups += 1
            guard groups <= groupLimit else { throw .tooManyChoices }
            guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else { throw .braces }
            let inside = rest[rest.index(after: open)..<close]
            guard !inside.isEmpty, !inside.contains("{") else { throw .braces }
            let choices = inside.contains(",") ? inside.split(separator: ",", omittingEmptySubsequences: false) : ["*"]
            guard choices.count * expanded.count <= choiceLimit else { throw .tooManyChoices }
            let before = rest[..<open]
            expanded = expanded.flatMap { start in choices.map { start + before + $0 } }
            rest = rest[rest.index(after: close)...]
        }
        return expanded.map { $0 + rest }
    }

    /// Returns whether a pattern matches a path.
    ///
    /// Each part of the pattern advances the positions that the parts before it can reach.
    private static func matches(_ pattern: [Part], _ path: [[Character]]) -> Bool {
        var reached = [true] + Array(repeating: false, count: path.count)
        for (index, part) in pattern.enumerated() {
            var next = Array(repeating: false, count: path.count + 1)
            switch part {
            case .anyParts:
                // At the end it matches at least one part: a folder is not inside itself.
                let least = index == pattern.count - 1 ? 1 : 0
                if let first = reached.firstIndex(of: true) {
                    for place in next.indices where place >= first + least { next[place] = true }
                }
            case .text(let text):
                for place in path.indices where reached[place] { next[place + 1] = matchesPart(text[...], path[place][...]) }
            }
            reached = next
        }
        return reached[path.count]
    }

    /// Returns whether a part of a pattern matches one part of a path.
    ///
    /// After a mismatch, the last star is tried again one character later. Earlier stars need no retry.
    package static func matchesPart(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
        var (next, at) = (pattern.startIndex, text.startIndex)
        var retry: (pattern: Int, text: Int)?
        while at < text.endIndex {
            if next < pattern.endIndex, pattern[next] == "*" {
                retry = (next + 1, at)
                next += 1
            } else if next < pattern.endIndex, pattern[next] == "?" || pattern[next] == text[at] {
                next += 1
                at += 1
            } else if let star = retry {
                retry = (star.pattern, star.text + 1)
                (next, at) = (star.pattern, star.text + 1)
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == "*" }
    }
}

/// The reason why a text is not a valid pattern.
package enum GlobError: Error, Hashable {
    /// It begins with `/`.
    case absolute
    /// One of its parts is `.` or `..`.
    case dots
    /// It is empty, ends with `/`, or has `//`.
    case emptyPart
    /// Braces are empty, not closed, or nested.
    case braces
    /// The text has too many groups of braces, or they expand to too many texts.
    case tooManyChoices
}
