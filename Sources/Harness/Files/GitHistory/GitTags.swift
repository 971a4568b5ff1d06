internal import Foundation

/// The tags of a git repository, by the files in which git keeps them.
///
/// The program `git` does not run, and neither does anything that a repository configures. A repository with reftables has no such files.
/// Source: gitrepository-layout(5), git-pack-refs(1).
package enum GitTags {
    /// The largest file of packed references that is read, in bytes.
    private static let sizeLimit = 64 << 20

    /// Returns the names of the tags, sorted by the numbers in them: `1.9` before `1.10`.
    /// - Parameter folder: A folder of the working tree.
    package static func names(in folder: String) -> [String] {
        guard let repository = repository(around: folder) else { return [] }
        let names = Set(looseNames(in: "\(repository)/refs/tags") + packedNames(in: "\(repository)/packed-refs"))
        return names.sorted { ($0.compare($1, options: .numeric) == .orderedAscending) }
    }

    /// Returns the folder with the references of the repository that a folder belongs to.
    private static func repository(around folder: String) -> String? {
        let path = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
        // A working folder that was removed has no path.
        guard path.hasPrefix("/") else { return nil }
        var parts = path.split(separator: "/")
        while true {
            let git = parts.map { "/\($0)" }.joined() + "/.git"
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: git, isDirectory: &isFolder) {
                return isFolder.boolValue ? git : linked(from: git)
            }
            guard parts.popLast() != nil else { return nil }
        }
    }

    /// Returns the folder that the file `.git` of a worktree or submodule names, or the one that it shares with the main worktree.
    private static func linked(from file: String) -> String? {
        guard let line = text(of: file), line.hasPrefix("gitdir: ") else { return nil }
        let own = absolute(String(line.dropFirst("gitdir: ".count)), from: URL(fileURLWithPath: file).deletingLastPathComponent().path)
        return text(of: "\(own)/commondir").map { absolute($0, from: own) } ?? own
    }

    private static func absolute(_ path: String, from folder: String) -> String { path.hasPrefix("/") ? path : "\(folder)/\(path)" }

    private static func text(of file: String) -> String? {
        content(of: file).map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .newlines) }
    }

    private static func content(of file: String) -> Data? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        guard attributes?[.type] as? FileAttributeType == .typeRegular, (attributes?[.size] as? Int ?? .max) <= sizeLimit else {
            return nil
        }
        return FileManager.default.contents(atPath: file)
    }

    private static func looseNames(in folder: String) -> [String] {
        guard let found = FileManager.default.enumerator(atPath: folder) else { return [] }
        var names: [String] = []
        while let name = found.nextObject() as? String {
            if found.fileAttributes?[.type] as? FileAttributeType == .typeRegular, !name.hasSuffix(".lock") { names.append(name) }
        }
        return names
    }

    private static func packedNames(in file: String) -> [String] {
        guard let content = content(of: file) else { return [] }
        return content.split(separator: UInt8(ascii: "\n")).compactMap { line in
            // `<object> refs/tags/<name>`
            let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
            guard fields.count == 2, fields[1].starts(with: "refs/tags/".utf8) else { return nil }
            return String(decoding: fields[1].dropFirst("refs/tags/".utf8.count), as: UTF8.self)
        }
    }
}
