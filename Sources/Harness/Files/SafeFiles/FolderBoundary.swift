package import VerificationModel

/// A folder that names from outside must not leave.
package struct FolderBoundary: Hashable, Sendable {
    /// The folder, with all links in its own path followed.
    package let folder: String

    /// A boundary around a folder that exists.
    /// - Throws: ``FileError/missing`` or ``FileError/notAFolder``.
    package init(_ folder: String) throws(FileError) {
        self.folder = try realPath(folder)
        guard try PathLookup.isFolder(self.folder) else { throw .notAFolder }
    }

    /// Returns the path of a file by its name inside the folder.
    ///
    /// - Parameter name: Relative, with `/` between its parts.
    /// - Throws: ``FileError/leavesFolder`` for an absolute name, one with `..`, an empty part or a NUL in it, and for one that a link leads
    ///   out; ``FileError/missing`` where nothing has that name.
    package func path(of name: String) throws(FileError) -> String {
        let resolved = try resolved(name)
        guard contains(resolved) else { throw .leavesFolder }
        return resolved
    }

    /// Returns whether a name has a link in it that leads out of the folder.
    ///
    /// A name that nothing has, or that leads out without a link, has none: ``path(of:)`` gives the reason.
    package func hasLinkOut(_ name: String) -> Bool {
        do throws(FileError) { return !contains(try resolved(name)) } catch { return false }
    }

    /// The path of a file without links, which may be outside of the folder.
    private func resolved(_ name: String) throws(FileError) -> String {
        _ = try Self.parts(of: name)
        return try realPath("\(folder)/\(name)")
    }

    private func contains(_ path: String) -> Bool { PathContainment.rest(of: path, below: folder) != nil }

    /// The parts of a name that stays in its folder, judged by its text alone.
    static func parts(of name: String) throws(FileError) -> [Substring] {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." || $0.contains("\0") }) else {
            throw .leavesFolder
        }
        return parts
    }
}
