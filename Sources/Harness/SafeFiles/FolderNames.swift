internal import VerificationModel

/// The names in folders, read once, by how a file system that minds neither case nor Unicode's forms has them.
package struct FolderNames {
    private var folders: [String: [String: [String]]] = [:]

    /// No folder is read yet.
    package init() {}

    /// Makes sure that a name is there already, or that no other is like it.
    /// - Throws: ``FileProblem/alike(_:)``, and where the folder cannot be read.
    mutating func checkAlike(_ part: some StringProtocol, in folder: String) throws(FileProblem) {
        let name = String(part)
        let names = try names(in: folder)
        // Texts that Unicode calls equal are one key, though their bytes differ.
        let alike = names[name.lowercased()] ?? []
        guard !alike.isEmpty, !alike.contains(where: { $0.utf8.elementsEqual(name.utf8) }) else { return }
        throw .alike(alike.sorted()[0])
    }

    private mutating func names(in folder: String) throws(FileProblem) -> [String: [String]] {
        if let known = folders[folder] { return known }
        let names = Dictionary(grouping: try FolderListing.names(in: folder)) { $0.lowercased() }
        folders[folder] = names
        return names
    }
}
