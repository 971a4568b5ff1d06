#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Lists the files of a folder and of the folders in it.
public enum FolderListing {
    /// Every file below a folder, sorted, as names relative to it.
    ///
    /// Hidden files and folders (`.build`, `.git`) are left out. Links are followed, as compilers do; a folder that was entered already is not entered
    /// again through a link, so that a circle of links ends.
    /// - Parameters:
    ///   - folder: Where to begin.
    ///   - isWanted: Whether a file of this name, without its folders, is listed.
    /// - Throws: ``FileProblem`` of the first folder that cannot be read, and for a wanted name that is not UTF-8.
    public static func files(
        below folder: String, where isWanted: (String) -> Bool = { _ in true }
    ) throws(FileProblem) -> [String] {
        var found: [String] = []
        var pending = [""]
        var entered: Set<String> = [try realPath(folder)]
        while let inner = pending.popLast() {
            for entry in try entries(of: folder, inner) where !entry.name.hasPrefix(".") {
                guard entry.isUTF8 else {
                    if isWanted(entry.name) { throw .system("the name \(entry.name) in it is not UTF-8") }
                    continue
                }
                let relative = inner.isEmpty ? entry.name : "\(inner)/\(entry.name)"
                let path = "\(folder)/\(relative)"
                switch try kind(of: path) {
                case .folder: pending.append(relative)
                case .link where leadsToFolder(path):
                    if entered.insert(try realPath(path)).inserted { pending.append(relative) }
                case .file where isWanted(entry.name), .link where isWanted(entry.name): found.append(relative)
                case .file, .link, .other, nil: break
                }
            }
        }
        return found.sorted()
    }

    /// The names in a folder below another; a problem names the folder.
    private static func entries(of folder: String, _ inner: String) throws(FileProblem) -> [(name: String, isUTF8: Bool)] {
        guard !inner.isEmpty else { return try entries(of: folder) }
        do {
            return try entries(of: "\(folder)/\(inner)")
        } catch {
            throw .system("\(inner) in it \(error)")
        }
    }

    /// Nil for what has gone since its name was read.
    private static func kind(of path: String) throws(FileProblem) -> FileKind? {
        do {
            return try FileKind(of: path, followingLinks: false)
        } catch FileProblem.missing {
            return nil
        }
    }

    /// Whether the path names a folder, directly or through a link.
    /// - Throws: ``FileProblem`` where nothing has this name or it cannot be looked at.
    public static func isFolder(_ path: String) throws(FileProblem) -> Bool {
        try FileKind(of: path, followingLinks: true) == .folder
    }

    /// Whether anything has this name, be it a link that leads nowhere: what is there and cannot be read must not look as if it were absent.
    public static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Whether a path is there, but what it leads to is not.
    static func isLinkToNothing(_ path: String) -> Bool {
        exists(path) && access(path, F_OK) != 0
    }

    /// A link that leads nowhere is listed as a file: whoever reads it reports it by name.
    private static func leadsToFolder(_ path: String) -> Bool {
        do { return try isFolder(path) } catch { return false }
    }

    private static func entries(of folder: String) throws(FileProblem) -> [(name: String, isUTF8: Bool)] {
        guard let directory = opendir(folder) else { throw lastSystemProblem() }
        defer { closedir(directory) }
        var names: [(name: String, isUTF8: Bool)] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { text in
                    (name: String(cString: text), isUTF8: String(validatingCString: text) != nil)
                }
            }
            if name.name != ".", name.name != ".." { names.append(name) }
        }
        return names
    }
}
