internal import Foundation

extension GitHistory {
    /// Writes files of a commit to a folder, under their paths, and then the links that lead to a place in the folder.
    ///
    /// A commit may be malicious. Therefore links are created when all files are written, so that no file is written through one, and those
    /// that lead out of the folder or to a missing file are removed. Left out are submodules, `.git`, and a name that the file system takes for
    /// the same as an earlier one.
    /// - Parameters:
    ///   - revision: The name of a tag, branch or commit.
    ///   - target: The folder, which exists and is empty.
    ///   - isWanted: Returns whether a file with a path is written.
    package func write(at revision: String, to target: String, where isWanted: (String) -> Bool) throws(GitError) {
        let found = try entries(at: revision).filter { ($0.isLink || isWanted($0.entry.path)) && Self.isOrdinary($0.entry.path) }
        let contents = try self.contents(of: Set(found.map(\.entry.object)).sorted())
        do {
            let folder = try WrittenFolder(target)
            for (entry, isLink) in found where !isLink { try folder.write(contents[entry.object] ?? [], to: entry.path) }
            for (entry, isLink) in found where isLink { try folder.link(entry.path, to: contents[entry.object] ?? []) }
            folder.removeLinksOut()
        } catch {
            throw .failed(command: "writing the files of \(revision)", output: "\(error)")
        }
    }

    /// Returns whether each part of a path is a name that git would check out.
    ///
    /// Source: `verify_path` of git, which refuses names that some file system takes for `.git`.
    private static func isOrdinary(_ path: String) -> Bool {
        path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
            // HFS+ ignores some characters, and Windows dots and blanks at the end.
            let visible = part.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
            var name = String(String.UnicodeScalarView(visible)).lowercased()
            while name.hasSuffix(".") || name.hasSuffix(" ") { name.removeLast() }
            return !part.utf8.contains(0) && !part.contains("\\") && !["", ".git", "git~1"].contains(name)
        }
    }
}

/// A folder while the files of a commit are written to it.
private final class WrittenFolder {
    /// The path, without links.
    private let path: String
    /// The links that were created.
    private var links: [String] = []

    init(_ path: String) throws {
        guard let real = realPath(of: path) else { throw CocoaError(.fileNoSuchFile) }
        self.path = real
    }

    /// Writes a file; one with the name of an earlier one is left out.
    func write(_ bytes: [UInt8], to name: String) throws {
        guard try makeFolders(around: name) else { return }
        do {
            try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"), options: .withoutOverwriting)
        } catch CocoaError.fileWriteFileExists {
            return
        }
    }

    /// Creates a link, unless something has its name.
    func link(_ name: String, to destination: [UInt8]) throws {
        // No system allows a destination that is empty or has a NUL.
        guard !destination.isEmpty, !destination.contains(0), try makeFolders(around: name) else { return }
        let link = "\(path)/\(name)"
        guard symlink(String(decoding: destination, as: UTF8.self), link) == 0 else {
            // A name or destination that is too long leads to no file of the folder either.
            if [EEXIST, ENAMETOOLONG].contains(errno) { return }
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        links.append(link)
    }

    /// Creates the folders around a file.
    /// - Returns: Whether they are folders: a tree may have a link or a file with the name of a folder.
    private func makeFolders(around name: String) throws -> Bool {
        var folder = path
        for part in name.split(separator: "/").dropLast() {
            folder += "/\(part)"
            if mkdir(folder, 0o700) == 0 { continue }
            guard errno == EEXIST else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            var status = stat()
            guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
        }
        return true
    }

    /// Removes the links that lead out of the folder or to a missing file.
    ///
    /// A link through a removed one has no destination, so that the order does not matter.
    func removeLinksOut() {
        for link in links {
            if let real = realPath(of: link), real == path || real.hasPrefix("\(path)/") { continue }
            unlink(link)
        }
    }

}

/// Returns a path without links; nil if its file is missing.
private func realPath(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
}
