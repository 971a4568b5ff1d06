internal import Foundation

/// The files of a folder at earlier commits of its git repository.
///
/// The program `git` reads them from the objects of the repository, without a checkout and without the network.
/// Source: git-ls-tree(1), git-cat-file(1), git-rev-parse(1).
package struct GitHistory: Sendable {
    /// A reason why a file or commit cannot be read.
    package enum GitError: Error, Hashable, Sendable {
        /// No absolute folder of PATH contains the program.
        case noProgram
        /// The folder does not belong to a repository, or git does not open it; what git printed.
        case noRepository(String)
        /// No commit has the name.
        case unknownRevision(String)
        /// The output of a command is larger than the limit, in bytes.
        case tooLarge(command: String, limit: Int)
        /// A file is larger than the limit, in bytes; the name of the object with its content.
        case largeFile(object: String, limit: Int)
        /// A command took longer than the limit.
        case tooSlow(command: String, seconds: Int)
        /// Another failure: the command, and what git printed.
        case failed(command: String, output: String)
    }

    /// The limits of a run of git: a small repository can list more files than any memory holds, and its configuration can make git wait.
    package struct Limits: Hashable, Sendable {
        /// The largest list of files, in bytes.
        package var listing = 64 << 20
        /// The largest content of all wanted files together, in bytes.
        package var contents = 512 << 20
        /// The largest file, in bytes, which is that of a file in a working tree.
        package var file = 16 << 20
        /// The longest time, in seconds.
        package var seconds = 120

        /// The usual limits.
        package init() {}
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
    private let limits: Limits
    /// The path of the folder in the repository; empty, or with a slash at the end.
    private let prefix: String

    /// - Parameters:
    ///   - folder: A folder of a working tree.
    ///   - path: The folders that may contain the program, as PATH has them.
    ///   - limits: The limits of each run of git.
    package init(folder: String, path: String, limits: Limits = Limits()) throws(GitError) {
        // A relative folder would be one of the repository, whose programs must not run.
        let candidates = path.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/git" }
        guard let program = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { throw .noProgram }
        self.program = program
        self.folder = folder
        self.limits = limits
        do throws(GitError) {
            let output = try GitProcess(
                program, in: folder, ["rev-parse", "--show-prefix"], limit: 1 << 16, seconds: limits.seconds
            ).run(input: nil)
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
    func entries(at revision: String) throws(GitError) -> [(entry: Entry, isLink: Bool)] {
        // A commit needs no colon. Other objects do, and git reads the index for some of them.
        guard !revision.contains(":") else { throw .unknownRevision(revision) }
        let commit: [UInt8]
        do throws(GitError) {
            commit = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
        } catch {
            if case .failed = error { throw .unknownRevision(revision) }
            throw error
        }
        let name = String(decoding: commit, as: UTF8.self).trimmingCharacters(in: .newlines)
        let listing = try run(
            ["ls-tree", "-r", "-z", "--full-tree", name] + (prefix.isEmpty ? [] : ["--", prefix]), limit: limits.listing)
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
        let names = Array(objects.joined(separator: "\n").utf8) + [UInt8(ascii: "\n")]
        // The sizes come first, because a few packed bytes can be a large file.
        for line in try run(["cat-file", "--batch-check"], input: names, limit: limits.listing).split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: " "))
            guard fields.count == 3, let size = Self.number(fields[2]), size > limits.file else { continue }
            throw .largeFile(object: String(decoding: fields[0], as: UTF8.self), limit: limits.file)
        }
        let output = try run(["cat-file", "--batch"], input: names, limit: limits.contents)
        var found: [String: [UInt8]] = [:]
        var rest = output[...]
        for object in objects {
            // `<object> <type> <size>`, the content, and a line feed.
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { throw cut(object) }
            let header = rest[..<end].split(separator: UInt8(ascii: " "))
            guard header.count == 3, let size = Self.number(header[2]), rest.count - (end - rest.startIndex) - 1 > size else {
                throw cut(object)
            }
            found[object] = Array(rest[(end + 1)..<(end + 1 + size)])
            rest = rest[(end + 2 + size)...]
        }
        return found
    }

    private func cut(_ object: String) -> GitError {
        .failed(command: "git cat-file --batch", output: "the object \(object) is missing; a shallow or partial clone lacks objects")
    }

    /// Returns the number that digits mean; nil for other text.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        Int(String(decoding: digits, as: UTF8.self)).flatMap { $0 >= 0 ? $0 : nil }
    }

    /// Runs git, which prints at most a line unless a limit is given.
    private func run(_ arguments: [String], input: [UInt8]? = nil, limit: Int = 1 << 16) throws(GitError) -> [UInt8] {
        try GitProcess(program, in: folder, arguments, limit: limit, seconds: limits.seconds).run(input: input)
    }
}
