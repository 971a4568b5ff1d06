internal import PackageGraph
internal import ProjectModules
internal import VerificationModel

/// A pattern with one name in braces, `App/{feature}/**`: the text there groups the files.
struct CapturingGlob: Sendable {
    /// The reason why a text is not such a pattern.
    enum PatternError: Error, Hashable {
        case glob(GlobError)
        /// It has none, or several.
        case captures(Int)
        /// There are signs for any text beside the name.
        case mixed
    }

    /// The pattern as written.
    let text: String
    /// The name in braces.
    let name: String
    let glob: Glob
    /// The pattern before the part with the name; nil if there is none.
    private let before: [Glob]
    private let beginsThere: Bool
    private let prefix: Substring
    private let suffix: Substring
    private let after: Glob?

    init(_ text: String) throws(PatternError) {
        self.text = text
        do throws(GlobError) {
            glob = try Glob(text)
        } catch {
            throw .glob(error)
        }
        let parts = text.split(separator: "/")
        let captures = text.matches(of: /\{([^,{}]+)\}/)
        guard captures.count == 1, let found = captures.first, let index = parts.firstIndex(where: { $0.contains(found.0) }) else {
            throw .captures(captures.count)
        }
        name = String(found.1)
        let sides = parts[index].split(separator: found.0, maxSplits: 1, omittingEmptySubsequences: false)
        (prefix, suffix) = (sides[0], sides[1])
        guard !(prefix + suffix).contains(where: { "*?{".contains($0) }) else { throw .mixed }
        let first = parts[..<index]
        // `**` may stand for nothing where more follows.
        let shorter = first.last == "**" ? first.dropLast() : first
        beginsThere = shorter.isEmpty
        do throws(GlobError) {
            var before: [Glob] = []
            for pattern in Set([first, shorter]) where !pattern.isEmpty { before.append(try Glob(pattern.joined(separator: "/"))) }
            self.before = before
            after = index == parts.count - 1 ? nil : try Glob(parts[(index + 1)...].joined(separator: "/"))
        } catch {
            throw .glob(error)
        }
    }

    /// Returns the text of the name in a path; nil if the pattern does not match the path.
    func value(in path: String) -> String? {
        let parts = path.split(separator: "/")
        for (index, part) in parts.enumerated()
        where part.count > prefix.count + suffix.count && part.hasPrefix(prefix) && part.hasSuffix(suffix) {
            let first = parts[..<index].joined(separator: "/")
            guard index == 0 ? beginsThere : before.contains(where: { $0.matches(first) }) else { continue }
            let rest = parts[(index + 1)...].joined(separator: "/")
            guard after.map({ $0.matches(rest) }) ?? rest.isEmpty else { continue }
            return String(part.dropFirst(prefix.count).dropLast(suffix.count))
        }
        return nil
    }
}

extension [CapturingGlob] {
    /// Returns what the braces of the first pattern that matches a file match; nil if none does.
    func value(in file: String) -> String? { lazy.compactMap { $0.value(in: file) }.first }
}
