/// The texts in sources that may name fixtures.
struct FixtureNames: Sendable {
    /// The paths of the fixtures by the names of the files, without `.json`.
    private let byStem: [String: [String]]
    private let stems: [String]
    /// The paths of the fixtures by the names of the folders that contain them.
    private let byFolder: [String: [String]]

    init(_ paths: [String]) {
        byStem = Dictionary(grouping: paths, by: JSONFixture.stem(of:))
        stems = byStem.keys.sorted()
        byFolder = Dictionary(grouping: paths.filter { $0.contains("/") }) { path in
            path.split(separator: "/").dropLast().last.map { Self.withoutExtension(String($0)) } ?? ""
        }
    }

    private static func withoutExtension(_ folder: String) -> String {
        folder.hasSuffix(".bundle") ? String(folder.dropLast(".bundle".count)) : folder
    }

    /// Returns the fixtures in a folder that a text names, for code that reads all files of a folder.
    func paths(inFolder text: String) -> [String] {
        let names = text.split(separator: "/").filter { $0 != "." && $0 != ".." }.map(String.init)
        guard let last = names.last else { return [] }
        let outer = names.dropLast().joined(separator: "/")
        return (byFolder[Self.withoutExtension(last)] ?? []).filter { path in
            outer.isEmpty || "/\(path)".contains("/\(outer)/\(last)/")
        }
    }

    /// Returns whether a text may name a fixture: its name, with or without `.json` and the folders around it.
    ///
    /// A NUL in the text replaces a part that is not known.
    func mayName(_ text: String) -> Bool {
        text.contains("\0")
            ? !paths(matching: text).isEmpty
            : text.hasSuffix(".json") && text != ".json" || byStem[Self.stem(text)] != nil
                || !paths(inFolder: text).isEmpty
    }

    /// Returns the fixtures that a text may name, for a file of the sources.
    ///
    /// If several have the name, those nearest to the file are returned.
    /// - Parameters:
    ///   - text: The text.
    ///   - file: The path of the file with the text.
    func paths(named text: String, in file: String) -> [String] {
        if text.contains("\0") { return paths(matching: text) }
        let named = byStem[Self.stem(text)] ?? []
        let folders = text.split(separator: "/").dropLast().filter { $0 != "." && $0 != ".." }.joined(separator: "/")
        let found = folders.isEmpty ? named : named.filter { "/\($0)".hasSuffix("/\(folders)/\(JSONFixture.stem(of: $0)).json") }
        guard found.count > 1 else { return found }
        let nearness = found.map { Self.commonFolders($0, file) }
        let best = nearness.max() ?? 0
        return zip(found, nearness).filter { $0.1 == best }.map(\.0)
    }

    private static func stem(_ text: String) -> String { JSONFixture.stem(of: text) }

    private static func commonFolders(_ left: String, _ right: String) -> Int {
        zip(left.split(separator: "/").dropLast(), right.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
    }

    /// Returns the fixtures whose names match a text with unknown parts.
    private func paths(matching text: String) -> [String] {
        let last = text.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? text
        let pattern = JSONFixture.stem(of: last)
        let parts = pattern.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1, parts.reduce(0, { $0 + $1.count }) > 2 else { return [] }
        return stems.filter { Self.matches($0, parts) }.flatMap { byStem[$0] ?? [] }
    }

    private static func matches(_ name: String, _ parts: [String]) -> Bool {
        guard let first = parts.first, let last = parts.last, name.hasPrefix(first), name.hasSuffix(last),
            name.count > first.count + last.count
        else { return false }
        var rest = name.dropFirst(first.count).dropLast(last.count)
        for part in parts.dropFirst().dropLast() {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}
