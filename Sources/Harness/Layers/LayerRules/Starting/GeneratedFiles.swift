internal import PackageGraph
internal import VerificationModel

/// Swift files that tools write.
enum GeneratedFiles {
    /// The endings of names that tools give to their files.
    static let endings = [".generated.swift", ".graphql.swift", ".grpc.swift", ".pb.swift"]
    /// Folders that contain only such files.
    static let folders: Set<String> = ["Generated", "generated", "GeneratedSources", "DerivedSources"]
    /// Marks of tools in the comments at the beginning of such files, in lower case.
    private static let marks = ["@generated", "generated using swiftgen", "generated using sourcery"]
    /// The number of bytes in which a mark is looked for.
    private static let headLength = 4096

    /// Returns those of some files that a tool writes, by their names or by the comment at their beginning.
    static func among(_ numbers: [Int], _ tree: SourceTree) -> Set<Int> {
        Set(numbers.filter { isGenerated(tree.files[$0]) || hasMark(tree.files[$0], tree) })
    }

    /// Returns whether a tool writes a file, by its name.
    static func isGenerated(_ path: String) -> Bool {
        endings.contains(where: path.hasSuffix) || path.split(separator: "/").dropLast().contains { folders.contains(String($0)) }
    }

    private static func hasMark(_ path: String, _ tree: SourceTree) -> Bool {
        // A file that cannot be read is reported when it is parsed.
        guard case .success(let bytes) = Result(catching: { () throws(FileError) in try tree.bytes(of: path) }) else { return false }
        let head = String(decoding: bytes.prefix(headLength), as: UTF8.self)
        return isMarked(comments(at: head))
    }

    /// Returns whether comments state that a tool wrote the file; comments about its first declaration do not.
    private static func isMarked(_ comments: Substring) -> Bool {
        let lines = comments.split(whereSeparator: \.isNewline).filter { line in
            let text = line.drop(while: \.isWhitespace)
            return !text.hasPrefix("///") && !text.hasPrefix("/**")
        }
        // Few files have such a line, and a pattern is compiled for each line that it is compared with.
        let claims = lines.map { $0.lowercased() }.filter { $0.contains("generated") }
        guard !claims.isEmpty else { return false }
        let isLocked = lines.contains { $0.contains("DO NOT EDIT") || $0.contains("DO NOT MODIFY") }
        return isLocked
            || claims.contains { line in
                marks.contains(where: line.contains) || line.contains(/^\W*(automatically |auto-?)generated/)
                    || line.contains(/\b(this|file|code)\b.*\bgenerated\b/)
            }
    }

    /// Returns the comments at the beginning of a text.
    private static func comments(at head: String) -> Substring {
        var rest = head[...]
        while true {
            rest = rest.drop(while: \.isWhitespace)
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? rest[rest.endIndex...]
            } else {
                return head[..<rest.startIndex]
            }
        }
    }

    /// Returns the patterns for generated files, among which those for names and folders come first.
    ///
    /// A file has none if its pattern would match other files, because its name contains signs of patterns.
    static func patterns(for numbers: Set<Int>, _ paths: [String]) -> [String] {
        let files = numbers.map { paths[$0] }.sorted()
        let named = endings.filter { ending in files.contains { $0.hasSuffix(ending) } }.map { "**/*\($0)" }
        let rest = files.filter { file in !endings.contains(where: file.hasSuffix) }
        let inFolders = Set(rest.compactMap(folder)).sorted().map { "\($0)/**" }
        let single = rest.filter { folder(of: $0) == nil }.map(FolderPatterns.literal)
        var others = UnwantedPaths { paths.indices.filter { !numbers.contains($0) }.map { paths[$0] } }
        return named + inFolders + single.filter { !$0.contains("?") || !others.areMatched(by: $0) }
    }

    /// The path up to the first folder that contains only generated files.
    private static func folder(of path: String) -> String? {
        let parts = path.split(separator: "/").dropLast().map(String.init)
        guard let index = parts.firstIndex(where: folders.contains) else { return nil }
        return FolderPatterns.literal(parts[...index].joined(separator: "/"))
    }
}
