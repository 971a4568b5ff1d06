package import VerificationModel

/// The names in folders, read once, by how a file system that minds neither case nor Unicode's forms has them.
///
/// A writer of several files adds each of them. Files that other programs create meanwhile are not seen.
package struct FolderNames {
    private struct Listing {
        /// By the name in lower case: texts that Unicode calls equal are one key, though their bytes differ.
        var alike: [String: [String]] = [:]
        /// Those that begin with a dot.
        var hidden: [String] = []
    }

    private var folders: [String: Listing] = [:]

    /// No folder is read yet.
    package init() {}

    /// Makes sure that a name is there already, or that no other is like it.
    /// - Throws: ``FileError/alike(_:)``, and where the folder cannot be read.
    mutating func checkAlike(_ part: some StringProtocol, in folder: String) throws(FileError) {
        let name = String(part)
        let alike = try listing(of: folder).alike[name.lowercased()] ?? []
        guard !alike.isEmpty, !alike.contains(where: { $0.utf8.elementsEqual(name.utf8) }) else { return }
        throw .alike(alike.sorted()[0])
    }

    /// The names in a folder that begin with a dot, as they were when it was read, but for those that were taken away.
    mutating func hidden(in folder: String) throws(FileError) -> [String] { try listing(of: folder).hidden }

    /// A file has this path now.
    mutating func insert(_ path: String) {
        let (folder, name) = FileReplacement.split(path)
        guard folders[folder] != nil else { return }
        remove(path)
        folders[folder]?.alike[name.lowercased(), default: []].append(name)
    }

    /// No file has this path any more.
    mutating func remove(_ path: String) {
        let (folder, name) = FileReplacement.split(path)
        folders[folder]?.alike[name.lowercased()]?.removeAll { $0.utf8.elementsEqual(name.utf8) }
        folders[folder]?.hidden.removeAll { $0.utf8.elementsEqual(name.utf8) }
    }

    /// Returns the path of a file as a file system that ignores case finds it, below a folder.
    ///
    /// Projects that were written on a Mac may name files in another case. A path that leads to several files, or to none, stays as it is.
    package static func onDisk(_ path: String, below folder: String) throws(FileError) -> String {
        var found = folder
        for part in path.split(separator: "/") {
            guard !PathLookup.exists("\(found)/\(part)") else {
                found += "/\(part)"
                continue
            }
            guard PathLookup.exists(found) else { return "\(folder)/\(path)" }
            let alike = try FolderListing.names(in: found).filter { $0.lowercased() == part.lowercased() }
            guard alike.count == 1 else { return "\(folder)/\(path)" }
            found += "/\(alike[0])"
        }
        return found
    }

    private mutating func listing(of folder: String) throws(FileError) -> Listing {
        if let known = folders[folder] { return known }
        let names = try FolderListing.names(in: folder)
        let listing = Listing(alike: Dictionary(grouping: names) { $0.lowercased() }, hidden: names.filter { $0.hasPrefix(".") })
        folders[folder] = listing
        return listing
    }
}
