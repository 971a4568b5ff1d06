package import VerificationModel

extension FolderBoundary {
    /// The path of a file that is to be written under a name inside the folder; the folders before it are made.
    ///
    /// - Parameter name: Relative, with `/` between its parts.
    /// - Throws: ``FileProblem/leavesFolder`` as for ``path(of:)``; ``FileProblem/alike(_:)`` where a file system that minds neither case nor Unicode's
    ///   forms would write another file than the one that is meant.
    package func pathForWriting(_ name: String) throws(FileProblem) -> String {
        let parts = try Self.parts(of: name)
        var folder = self.folder
        for part in parts.dropLast() {
            try Self.checkAlike(part, in: folder)
            let path = "\(folder)/\(part)"
            if !PathLookup.exists(path) { try makeFolder(path) }
            folder = try inside(path)
            guard try PathLookup.isFolder(folder) else { throw .notAFolder }
        }
        let last = String(parts[parts.count - 1])
        try Self.checkAlike(last, in: folder)
        let path = "\(folder)/\(last)"
        return PathLookup.exists(path) && !PathLookup.isLinkToNothing(path) ? try inside(path) : path
    }

    /// Takes a file away for good; one that is not there is no problem.
    /// - Throws: ``FileProblem/leavesFolder`` as for ``path(of:)``.
    package func remove(_ name: String) throws(FileProblem) {
        let path = try pathForWriting(name)
        guard PathLookup.exists(path) else { return }
        removeFile(path)
        try synchronizeFolder(of: path)
    }

    private func inside(_ path: String) throws(FileProblem) -> String {
        let resolved = try realPath(path)
        guard PathContainment.rest(of: resolved, below: folder) != nil else { throw .leavesFolder }
        return resolved
    }

    private static func checkAlike(_ part: some StringProtocol, in folder: String) throws(FileProblem) {
        let name = String(part)
        let entries = try FolderListing.names(in: folder)
        guard !entries.contains(where: { $0.utf8.elementsEqual(name.utf8) }) else { return }
        // Unicode calls texts equal that differ in their forms only.
        if let alike = entries.sorted().first(where: { $0.lowercased() == name.lowercased() }) { throw .alike(alike) }
    }
}
