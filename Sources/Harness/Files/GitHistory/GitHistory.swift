internal import Foundation

/// The files of a folder at earlier commits of its git repository.
///
/// The program `git` reads them from the objects of the repository, without a checkout and without the network.
/// Source: git-ls-tree(1), git-cat-file(1), git-rev-parse(1).
package struct GitHistory: Sendable {
    /// A reason why a file or commit cannot be read.
    package enum GitError: Error, Hashable, Sendable {
        /// No folder of PATH contains the program.
        case noProgram
        /// The folder does not belong to a repository, or git does not open it; what git printed.
        case noRepository(String)
        /// No commit has the name.
        case unknownRevision(String)
        /// Another failure: the command, and what git printed.
        case failed(command: String, output: String)
    }

    /// A file at a commit.
    package struct Entry: Hashable, Sendable {
        /// The path, relative to the folder.
        package let path: String
        /// The name of the object with its content.
        package let object: String
    }

    private let program: String
    private let folder: String
    /// The path of the folder in the repository; empty, or with a slash at the end.
    private let prefix: String

    /// - Parameters:
    ///   - folder: A folder of a working tree, or a bare repository.
    ///   - path: The folders that may contain the program, as PATH has them.
    package init(folder: String, path: String) throws(GitError) {
        let candidates = path.split(separator: ":").map { "\($0)/git" }
        guard let program = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { throw .noProgram }
        self.program = program
        self.folder = folder
        do throws(GitError) {
            let output = try GitProcess(program, ["-C", folder, "rev-parse", "--show-prefix"]).run(input: nil)
            prefix = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
        } catch {
            if case .failed(_, let output) = error { throw .noRepository(output) }
            throw error
        }
    }

    /// Returns the files below the folder at a commit, sorted by path; links and submodules are left out.
    /// - Parameters:
    ///   - revision: The name of a tag, branch or commit.
    ///   - ending: The end of the names of the files: `.swift`.
    package func files(at revision: String, ending: String) throws(GitError) -> [Entry] {
        try entries(at: revision).filter { !$0.isLink && $0.entry.path.hasSuffix(ending) }.map(\.entry)
    }

    /// Returns the files and links below the folder at a commit, sorted by path.
    private func entries(at revision: String) throws(GitError) -> [(entry: Entry, isLink: Bool)] {
        let commit: [UInt8]
        do throws(GitError) {
            commit = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
        } catch {
            if case .failed = error { throw .unknownRevision(revision) }
            throw error
        }
        let name = String(decoding: commit, as: UTF8.self).trimmingCharacters(in: .newlines)
        let listing = try run(["ls-tree", "-r", "-z", "--full-tree", name] + (prefix.isEmpty ? [] : ["--", prefix]))
        return listing.split(separator: 0).compactMap { line in
            // `<mode> <type> <object>\t<path>`
            guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
            let fields = line[..<tab].split(separator: UInt8(ascii: " "))
            let path = String(decoding: line[(tab + 1)...], as: UTF8.self)
            guard fields.count == 3, path.utf8.starts(with: prefix.utf8) else { return nil }
            let isLink = fields[0].elementsEqual("120000".utf8)
            guard isLink || fields[0].starts(with: "100".utf8) else { return nil }
            let name = String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
            return (Entry(path: name, object: String(decoding: fields[2], as: UTF8.self)), isLink)
        }.sorted { $0.entry.path < $1.entry.path }
    }

    /// Returns the contents of objects by their names.
    package func contents(of objects: [String]) throws(GitError) -> [String: [UInt8]] {
        guard !objects.isEmpty else { return [:] }
        let output = try run(["cat-file", "--batch"], input: Array(objects.joined(separator: "\n").utf8) + [UInt8(ascii: "\n")])
        var found: [String: [UInt8]] = [:]
        var rest = output[...]
        for object in objects {
            // `<object> <type> <size>`, the content, and a line feed.
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { throw cut(object) }
            let header = rest[..<end].split(separator: UInt8(ascii: " "))
            guard header.count == 3, let size = Int(String(decoding: header[2], as: UTF8.self)),
                rest.count > end - rest.startIndex + size + 1
            else { throw cut(object) }
            found[object] = Array(rest[(end + 1)..<(end + 1 + size)])
            rest = rest[(end + 2 + size)...]
        }
        return found
    }

    /// Writes files of a commit to a folder, under their paths, and the links that lead to a place in the folder.
    ///
    /// Submodules are left out.
    /// - Parameters:
    ///   - revision: The name of a tag, branch or commit.
    ///   - target: The folder, which exists.
    ///   - isWanted: Returns whether a file with a path is written.
    package func write(at revision: String, to target: String, where isWanted: (String) -> Bool) throws(GitError) {
        let found = try entries(at: revision).filter { each in
            (each.isLink || isWanted(each.entry.path)) && Self.resolved(each.entry.path[...], from: "") == each.entry.path
        }
        let contents = try self.contents(of: Set(found.map(\.entry.object)).sorted())
        do {
            for (entry, isLink) in found {
                let path = "\(target)/\(entry.path)"
                let content = contents[entry.object] ?? []
                let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
                if isLink {
                    let destination = String(decoding: content, as: UTF8.self)
                    let outer = entry.path.split(separator: "/").dropLast().joined(separator: "/")
                    guard Self.resolved(destination[...], from: outer) != nil else { continue }
                    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: destination)
                } else {
                    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                    try Data(content).write(to: URL(fileURLWithPath: path))
                }
            }
        } catch {
            throw .failed(command: "writing the files of \(revision)", output: "\(error)")
        }
    }

    /// Returns the path that a relative path has from a folder, without `.` and `..`; nil if it leads out of the root.
    ///
    /// The trees of a malicious repository may have such names.
    private static func resolved(_ path: Substring, from folder: String) -> String? {
        var parts = folder.split(separator: "/")
        guard !path.hasPrefix("/") else { return nil }
        for part in path.split(separator: "/") where part != "." {
            if part == ".." {
                guard parts.popLast() != nil else { return nil }
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    private func cut(_ object: String) -> GitError {
        .failed(command: "git cat-file --batch", output: "the object \(object) is missing; a shallow or partial clone lacks objects")
    }

    private func run(_ arguments: [String], input: [UInt8]? = nil) throws(GitError) -> [UInt8] {
        try GitProcess(program, ["-C", folder] + arguments).run(input: input)
    }
}
