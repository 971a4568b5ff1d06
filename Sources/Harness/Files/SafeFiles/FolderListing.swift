#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif
package import VerificationModel

/// Lists the files of a folder and of the folders in it.
package enum FolderListing {
    /// Every file below a folder, sorted, as names relative to it.
    ///
    /// Hidden files and folders (`.build`, `.git`) are left out. Links are followed, as compilers do. Each folder is listed once, under its
    /// own name rather than a link's, and under the first of several links' names; so a circle of links ends. A folder that goes while the
    /// others are listed is left out.
    /// - Parameters:
    ///   - folder: Where to begin.
    ///   - followsLinksOut: Whether a link to a folder that is not below this one is followed.
    ///   - isWanted: Whether a file of this name, without its folders, is listed.
    ///   - repeated: Called for each link to a folder that is listed under another name, with its name and the place of the folder.
    /// - Throws: ``FileError`` of the first folder that cannot be read, for a wanted name that is not UTF-8, and for a followed link that leads
    ///   out of the repository.
    package static func files(
        below folder: String, followsLinksOut: Bool = true, where isWanted: (String) -> Bool = { _ in true },
        repeated: (_ link: String, _ real: String) -> Void = { _, _ in }
    ) throws(FileError) -> [String] {
        let root = try realPath(folder)
        let boundary = RepositoryBoundary(around: folder)
        try boundary?.check(real: root)
        var found: [String] = []
        var folders = [""]
        var links: [String] = []
        // By bytes: Unicode calls names equal that are two folders.
        var entered: Set<[UInt8]> = []
        // Folders before links: a folder is listed under its own name if it has one here.
        while let (inner, isLink) = folders.popLast().map({ ($0, false) }) ?? links.popLast().map({ ($0, true) }) {
            guard let real = try location(of: folder, inner) else { continue }
            guard entered.insert(Array(real.utf8)).inserted else {
                if isLink { repeated(inner, real) }
                continue
            }
            guard followsLinksOut || inner.isEmpty || PathContainment.rest(of: real, below: root) != nil else { continue }
            if isLink { _ = try ofInner(inner) { () throws(FileError) in try boundary?.check(real: real) } }
            for entry in try entries(of: folder, inner) where !entry.name.hasPrefix(".") {
                guard entry.isUTF8 else {
                    if isWanted(entry.name) { throw .system("the name \(entry.name) in it is not UTF-8") }
                    continue
                }
                let relative = inner.isEmpty ? entry.name : "\(inner)/\(entry.name)"
                switch try kind(of: entry, at: "\(folder)/\(relative)") {
                case .folder: folders.append(relative)
                case .link where leadsToFolder("\(folder)/\(relative)"): links.append(relative)
                case .file where isWanted(entry.name), .link where isWanted(entry.name): found.append(relative)
                case .file, .link, .other, nil: break
                }
            }
            links.sort(by: >)
        }
        return found.sorted()
    }

    /// The names in a folder below another, none if it has gone; a problem names the folder.
    private static func entries(of folder: String, _ inner: String) throws(FileError) -> [Entry] {
        guard !inner.isEmpty else { return try entries(of: folder) }
        return try ofInner(inner) { () throws(FileError) in try entries(of: "\(folder)/\(inner)") } ?? []
    }

    /// The path of a folder below another, without links; nil if it has gone.
    private static func location(of folder: String, _ inner: String) throws(FileError) -> String? {
        guard !inner.isEmpty else { return try realPath(folder) }
        return try ofInner(inner) { () throws(FileError) in try realPath("\(folder)/\(inner)") }
    }

    /// Returns a result for a folder below another; nil if it has gone since its name was read.
    static func ofInner<Value>(_ inner: String, _ read: () throws(FileError) -> Value) throws(FileError) -> Value? {
        do throws(FileError) {
            return try read()
        } catch {
            guard error != .missing else { return nil }
            throw .system("\(inner) in it \(error)")
        }
    }

    /// The names of everything in a folder, in no order.
    package static func names(in folder: String) throws(FileError) -> [String] { try entries(of: folder).map(\.name) }

    /// Nil for what has gone since its name was read.
    private static func kind(of entry: Entry, at path: String) throws(FileError) -> FileKind? {
        if let known = entry.kind { return known }
        do {
            return try FileKind(of: path, followingLinks: false)
        } catch FileError.missing {
            return nil
        }
    }

    /// A link to a missing file is listed like a file of its name, and its reader reports it.
    private static func leadsToFolder(_ path: String) -> Bool {
        do { return try PathLookup.isFolder(path) } catch { return false }
    }

    private struct Entry {
        let name: String
        let isUTF8: Bool
        /// Nil if the file system does not give it with the name.
        let kind: FileKind?
    }

    private static func entries(of folder: String) throws(FileError) -> [Entry] {
        guard let directory = opendir(folder) else { throw lastSystemProblem() }
        defer { closedir(directory) }
        var entries: [Entry] = []
        while let found = readdir(directory) {
            let kind = FileKind(ofEntry: found.pointee.d_type)
            let entry = withUnsafePointer(to: &found.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { text in
                    Entry(name: String(cString: text), isUTF8: String(validatingCString: text) != nil, kind: kind)
                }
            }
            if entry.name != ".", entry.name != ".." { entries.append(entry) }
        }
        return entries
    }
}
