internal import Foundation
internal import SafeFiles
package import VerificationModel

/// The tags of a git repository, by the files in which git keeps them.
///
/// The program `git` does not run, and neither does anything that a repository configures. A repository with reftables has no such files.
/// Source: gitrepository-layout(5), git-pack-refs(1).
package enum GitTags {
    /// The largest file of packed references that is read, in bytes.
    private static let sizeLimit = 64 << 20

    /// Returns the names of the tags, sorted by the numbers in them: `1.9` before `1.10`; none outside of a repository.
    /// - Parameter folder: A folder of the working tree.
    /// - Throws: ``FileError`` of a file or folder that cannot be read.
    package static func names(in folder: String) throws(FileError) -> [String] {
        guard let repository = try repository(around: folder) else { return [] }
        let names = Set(try looseNames(in: "\(repository)/refs/tags") + packedNames(in: "\(repository)/packed-refs"))
        return names.sorted { ($0.compare($1, options: .numeric) == .orderedAscending) }
    }

    /// Returns the folder with the references of the repository that a folder belongs to.
    private static func repository(around folder: String) throws(FileError) -> String? {
        let path = PathLookup.real(folder)
        // A working folder that was removed has no path.
        guard path.hasPrefix("/") else { return nil }
        var parts = path.split(separator: "/")
        while true {
            let git = parts.map { "/\($0)" }.joined() + "/.git"
            if PathLookup.exists(git) { return try PathLookup.isFolder(git) ? git : linked(from: git) }
            guard parts.popLast() != nil else { return nil }
        }
    }

    /// Returns the folder that the file `.git` of a worktree or submodule names, or the one that it shares with the main worktree.
    private static func linked(from file: String) throws(FileError) -> String? {
        guard let line = try text(of: file), line.hasPrefix("gitdir: ") else { return nil }
        let own = absolute(String(line.dropFirst("gitdir: ".count)), from: URL(fileURLWithPath: file).deletingLastPathComponent().path)
        return try text(of: "\(own)/commondir").map { absolute($0, from: own) } ?? own
    }

    private static func absolute(_ path: String, from folder: String) -> String { path.hasPrefix("/") ? path : "\(folder)/\(path)" }

    private static func text(of file: String) throws(FileError) -> String? {
        try content(of: file).map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines) }
    }

    /// Returns the bytes of a file; nil if it is missing.
    private static func content(of file: String) throws(FileError) -> [UInt8]? {
        guard PathLookup.exists(file) else { return nil }
        return try FileReading.bytes(of: file, limit: sizeLimit)
    }

    private static func looseNames(in folder: String) throws(FileError) -> [String] {
        guard PathLookup.exists(folder) else { return [] }
        return try FolderListing.files(below: folder, followsLinksOut: false).filter { !$0.hasSuffix(".lock") }
    }

    private static func packedNames(in file: String) throws(FileError) -> [String] {
        guard let content = try content(of: file) else { return [] }
        return content.split(separator: UInt8(ascii: "\n")).compactMap { line in
            // `<object> refs/tags/<name>`
            let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
            guard fields.count == 2, fields[1].starts(with: "refs/tags/".utf8) else { return nil }
            return String(decoding: fields[1].dropFirst("refs/tags/".utf8.count), as: UTF8.self)
        }
    }
}
