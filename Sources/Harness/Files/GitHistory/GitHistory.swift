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
            guard fields.count == 3, fields[0].starts(with: "100".utf8), path.hasSuffix(ending), path.hasPrefix(prefix) else { return nil }
            return Entry(path: String(path.dropFirst(prefix.count)), object: String(decoding: fields[2], as: UTF8.self))
        }.sorted { $0.path < $1.path }
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

    private func cut(_ object: String) -> GitError {
        .failed(command: "git cat-file --batch", output: "the object \(object) is missing; a shallow or partial clone lacks objects")
    }

    private func run(_ arguments: [String], input: [UInt8]? = nil) throws(GitError) -> [UInt8] {
        try GitProcess(program, ["-C", folder] + arguments).run(input: input)
    }
}
