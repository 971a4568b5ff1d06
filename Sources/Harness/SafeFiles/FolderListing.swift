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
    /// Hidden files and folders (`.build`, `.git`) are left out. A link to a file counts as a file; a link to a folder is not entered, so
    /// that a circle of links ends.
    /// - Parameters:
    ///   - folder: Where to begin.
    ///   - isWanted: Whether a file of this name, without its folders, is listed.
    /// - Throws: ``FileProblem`` of the first folder that cannot be read, and for a wanted name that is not UTF-8.
    public static func files(
        below folder: String, where isWanted: (String) -> Bool = { _ in true }
    ) throws(FileProblem) -> [String] {
        var found: [String] = []
        var pending = [""]
        while let inner = pending.popLast() {
            for entry in try entries(of: inner.isEmpty ? folder : "\(folder)/\(inner)") where !entry.name.hasPrefix(".") {
                guard entry.isUTF8 else {
                    if isWanted(entry.name) { throw .system("the name \(entry.name) in it is not UTF-8") }
                    continue
                }
                let relative = inner.isEmpty ? entry.name : "\(inner)/\(entry.name)"
                switch try kind(of: "\(folder)/\(relative)") {
                case .folder: pending.append(relative)
                case .file where isWanted(entry.name): found.append(relative)
                case .link where isWanted(entry.name) && !leadsToFolder("\(folder)/\(relative)"): found.append(relative)
                case .file, .link, .other, nil: break
                }
            }
        }
        return found.sorted()
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

    /// Whether anything has this name.
    public static func exists(_ path: String) -> Bool {
        access(path, F_OK) == 0
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
