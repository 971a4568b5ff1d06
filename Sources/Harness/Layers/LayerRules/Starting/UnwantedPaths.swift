internal import ProjectModules

/// The paths that patterns must not match.
///
/// Patterns with stars in the same places are looked up in one set, so that a pattern is not compared with every path.
struct UnwantedPaths {
    /// The common part of patterns that are looked up in one set.
    private struct Shape: Hashable {
        let count: Int
        /// The places of folders with any name.
        let stars: [Int]
        let ending: Ending
    }

    private enum Ending: Hashable {
        /// `**`
        case anyParts
        /// `*.swift`
        case swiftFile
        case name
    }

    private let all: () -> [String]
    private lazy var paths = all().map { $0.split(separator: "/") }
    private var known: [Shape: Set<[Substring]>] = [:]
    /// The number of paths that patterns were compared with.
    private(set) var comparisons = 0

    /// - Parameter all: Returns the paths; it is called when a pattern is compared with them.
    init(_ all: @escaping () -> [String]) { self.all = all }

    /// Returns whether a pattern matches one of the paths.
    mutating func areMatched(by pattern: String) -> Bool {
        let parts = pattern.split(separator: "/")
        guard let shape = Self.shape(of: parts) else { return areMatchedSlowly(by: pattern) }
        let keys = known[shape] ?? keys(shape)
        known[shape] = keys
        return keys.contains(Self.key(of: parts, shape))
    }

    /// Returns the shape of a pattern; nil for one with other signs.
    private static func shape(of pattern: [Substring]) -> Shape? {
        guard let last = pattern.last else { return nil }
        let ending: Ending = last == "**" ? .anyParts : last == "*.swift" ? .swiftFile : .name
        let stars = pattern.indices.dropLast().filter { pattern[$0] == "*" }
        let names = pattern.indices.filter { !stars.contains($0) && ($0 < pattern.count - 1 || ending == .name) }
        guard !names.contains(where: { pattern[$0].contains { "*?{}".contains($0) } }) else { return nil }
        return Shape(count: pattern.count, stars: stars, ending: ending)
    }

    private mutating func keys(_ shape: Shape) -> Set<[Substring]> {
        comparisons += paths.count
        let possible = paths.filter { path in
            switch shape.ending {
            case .anyParts: path.count >= shape.count
            case .swiftFile: path.count == shape.count && path[shape.count - 1].hasSuffix(".swift")
            case .name: path.count == shape.count
            }
        }
        return Set(possible.map { Self.key(of: $0, shape) })
    }

    /// Returns the names that a path and a pattern of a shape have in common if the pattern matches the path.
    private static func key(of parts: [Substring], _ shape: Shape) -> [Substring] {
        var key = Array(parts.prefix(shape.ending == .name ? shape.count : shape.count - 1))
        for star in shape.stars { key[star] = "*" }
        return key
    }

    private mutating func areMatchedSlowly(by pattern: String) -> Bool {
        comparisons += paths.count
        do throws(GlobError) {
            let glob = try Glob(pattern)
            return paths.contains { glob.matches($0.joined(separator: "/")) }
        } catch {
            // A pattern that cannot be read is as bad as one that matches too much.
            return true
        }
    }
}
