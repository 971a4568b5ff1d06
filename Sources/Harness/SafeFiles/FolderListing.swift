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
    ///   - suffix: What the names must end with, `.swift` for example; empty for all.
    /// - Throws: ``FileProblem`` of the first folder that cannot be read.
    public static func files(below folder: String, suffix: String = "") throws(FileProblem) -> [String] {
        var found: [String] = []
        var pending = [""]
        while let inner = pending.popLast() {
            for name in try entries(of: inner.isEmpty ? folder : "\(folder)/\(inner)") where !name.hasPrefix(".") {
                let relative = inner.isEmpty ? name : "\(inner)/\(name)"
                let path = "\(folder)/\(relative)"
                switch try FileKind(of: path, followingLinks: false) {
                case .folder: pending.append(relative)
                case .file where name.hasSuffix(suffix): found.append(relative)
                case .link where name.hasSuffix(suffix) && !leadsToFolder(path): found.append(relative)
                case .file, .link, .other: break
                }
            }
        }
        return found.sorted()
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

    private static func entries(of folder: String) throws(FileProblem) -> [String] {
        guard let directory = opendir(folder) else { throw lastSystemProblem() }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
