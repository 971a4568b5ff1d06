package import VerificationModel

extension FolderBoundary {
    /// The path of a file that is to be written under a name inside the folder; the folders before it are made.
    ///
    /// - Parameter name: Relative, with `/` between its parts.
    /// - Throws: ``FileError/leavesFolder`` as for ``path(of:)``; ``FileError/alike(_:)`` where a file system that minds neither case nor Unicode's
    ///   forms would write another file than the one that is meant.
    package func pathForWriting(_ name: String) throws(FileError) -> String {
        var names = FolderNames()
        return try pathForWriting(name, &names)
    }

    /// The same for one of several files, between which the folders are read once.
    package func pathForWriting(_ name: String, _ names: inout FolderNames) throws(FileError) -> String {
        let parts = try Self.parts(of: name)
        var folder = self.folder
        for part in parts.dropLast() {
            try names.checkAlike(part, in: folder)
            let path = "\(folder)/\(part)"
            if !PathLookup.exists(path) { try makeFolder(path) }
            folder = try inside(path)
            guard try PathLookup.isFolder(folder) else { throw .notAFolder }
        }
        let last = String(parts[parts.count - 1])
        try names.checkAlike(last, in: folder)
        let path = "\(folder)/\(last)"
        return PathLookup.exists(path) && !PathLookup.isLinkToNothing(path) ? try inside(path) : path
    }

    /// Gives a file other bytes, or makes it: a kill at any moment leaves the old ones or the new ones.
    /// - Throws: As ``pathForWriting(_:)``, and where the file cannot be written.
    package func replace(_ name: String, with bytes: [UInt8], _ names: inout FolderNames) throws(FileError) {
        let path = try pathForWriting(name, &names)
        try FileReplacement.write(bytes, to: path)
        names.insert(path)
    }

    /// Gives a file the name of another, which goes.
    /// - Throws: As ``pathForWriting(_:)``, and where the file is not there.
    package func move(_ name: String, to other: String, _ names: inout FolderNames) throws(FileError) {
        let (path, target) = (try pathForWriting(name, &names), try pathForWriting(other, &names))
        try renameFile(path, to: target)
        try synchronizeFolder(of: target)
        names.remove(path)
        names.insert(target)
    }

    /// Takes a file away for good; one that is not there is no problem.
    /// - Throws: ``FileError/leavesFolder`` as for ``path(of:)``.
    package func remove(_ name: String, _ names: inout FolderNames) throws(FileError) {
        let path = try pathForWriting(name, &names)
        guard PathLookup.exists(path) else { return }
        removeFile(path)
        try synchronizeFolder(of: path)
        names.remove(path)
    }

    private func inside(_ path: String) throws(FileError) -> String {
        let resolved = try realPath(path)
        guard PathContainment.rest(of: resolved, below: folder) != nil else { throw .leavesFolder }
        return resolved
    }
}
