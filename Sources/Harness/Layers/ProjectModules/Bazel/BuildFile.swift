/// The libraries that a `BUILD` file of Bazel or Buck declares, as far as literals show them.
///
/// Nothing is run: a name that a macro computes is not known.
/// Source: the Starlark language specification, "Lexical elements"; rules_swift, `swift_library`.
struct BuildFile {
    /// A rule, or a call of a macro.
    struct Library: Equatable {
        /// The names by which files may import the module: the written one, that of the target, and the one that rules_swift makes of its label.
        let moduleNames: Set<String>
        /// The patterns of its sources, relative to the folder of the file; empty if no literal shows them.
        let sources: [String]
    }

    private let tokens: [BuildToken]
    /// For each bracket that opens, the number of the one that closes it, or of the end.
    private let ends: [Int: Int]

    /// The libraries of a file.
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - folder: The folder of the file, relative to the root.
    static func libraries(_ bytes: [UInt8], in folder: String) -> [Library] { BuildFile(bytes).libraries(in: folder) }

    private init(_ bytes: [UInt8]) {
        tokens = BuildToken.all(in: bytes)
        var ends: [Int: Int] = [:]
        var open: [Int] = []
        for (number, token) in tokens.enumerated() {
            if token.opens { open.append(number) } else if token.closes, let start = open.popLast() { ends[start] = number }
        }
        for start in open { ends[start] = tokens.count }
        self.ends = ends
    }

    private func libraries(in folder: String) -> [Library] {
        var found: [Library] = []
        var next = 0
        while next < tokens.count {
            if case .name = tokens[next], next + 1 < tokens.count, tokens[next + 1] == .sign("("), let end = ends[next + 1] {
                if let library = library((next + 2)..<end, in: folder) { found.append(library) }
                next = end
            }
            next += 1
        }
        return found
    }

    private func library(_ range: Range<Int>, in folder: String) -> Library? {
        let arguments = arguments(range)
        func text(_ key: String) -> String? {
            guard let value = arguments[key], value.count == 1, case .text(let text) = tokens[value.lowerBound] else { return nil }
            return text
        }
        let label = text("name").map { RelativePath.below(folder, $0) }
        let names = [text("module_name"), text("name"), label].compactMap { $0 }.filter { !$0.isEmpty }
        guard !names.isEmpty else { return nil }
        return Library(moduleNames: Set(names.map(ModuleName.of)), sources: arguments["srcs"].map(patterns) ?? [])
    }

    /// Returns the ranges of the values of the named arguments of a call.
    private func arguments(_ range: Range<Int>) -> [String: Range<Int>] {
        var arguments: [String: Range<Int>] = [:]
        var start = range.lowerBound
        while start < range.upperBound {
            var end = start
            while end < range.upperBound, tokens[end] != .sign(",") { end = (ends[end] ?? end) + 1 }
            end = min(end, range.upperBound)
            if end > start + 2, case .name(let key) = tokens[start], tokens[start + 1] == .sign("=") { arguments[key] = (start + 2)..<end }
            start = end + 1
        }
        return arguments
    }

    /// Returns the literals in a list or in calls such as `glob`, without those that are excluded.
    private func patterns(_ range: Range<Int>) -> [String] {
        var found: [String] = []
        var next = range.lowerBound
        while next < range.upperBound {
            switch tokens[next] {
            case .name("exclude") where next + 2 < range.upperBound && tokens[next + 1] == .sign("="): next = ends[next + 2] ?? next + 2
            case .text(let text): found.append(text)
            default: break
            }
            next += 1
        }
        return found
    }
}
