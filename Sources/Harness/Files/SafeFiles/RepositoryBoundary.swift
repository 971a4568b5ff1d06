#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif
package import VerificationModel

/// The folder that links must not lead out of: the repository around a path, or the working folder.
///
/// Git keeps links, so that a repository decides where its `Reports` and `Fixtures` are. A repository that one only wants to check must not
/// make this program read or write other files of the user. A path of a person that is in neither folder may have any links.
package struct RepositoryBoundary: Hashable, Sendable {
    /// The folder as it is named.
    package let folder: String

    /// The boundary around a path; nil if it is in no repository, and not below the working folder.
    package init?(around path: String) {
        guard let working = Self.workingFolder else { return nil }
        let parts = Self.parts(of: path.hasPrefix("/") ? path : "\(working)/\(path)")
        var place = ""
        var repository: String?
        for part in parts {
            place += "/\(part)"
            // A folder behind a link in a repository is not a repository around it.
            guard let kind = try? FileKind(of: place, followingLinks: false), kind != .link || repository == nil else { break }
            if PathLookup.exists("\(place)/.git") { repository = place }
        }
        let workingParts = Self.parts(of: working)
        let isBelowWorkingFolder = !workingParts.isEmpty && parts.starts(with: workingParts)
        guard let folder = repository ?? (isBelowWorkingFolder ? working : nil) else { return nil }
        self.folder = folder
    }

    /// Checks that no link leads a path out of the boundary around it.
    ///
    /// A path that does not exist is checked by the folder that it would be in.
    /// - Throws: ``FileError/leavesRepository(_:)``.
    package static func check(_ path: String) throws(FileError) {
        guard let boundary = RepositoryBoundary(around: path) else { return }
        let existing = PathLookup.exists(path) && !PathLookup.isLinkToNothing(path)
        guard let real = try? realPath(existing ? path : FileReplacement.split(withoutSlashes(path)).folder) else { return }
        try boundary.check(real: real)
    }

    /// Checks a path without links.
    func check(real: String) throws(FileError) {
        let root = try realPath(folder)
        guard real.utf8.elementsEqual(root.utf8) || PathContainment.rest(of: real, below: root) != nil else {
            throw .leavesRepository(folder)
        }
    }

    private static var workingFolder: String? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }

    /// The parts of an absolute path, without `.` and `..`.
    private static func parts(of path: String) -> [Substring] {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return parts
    }

    private static func withoutSlashes(_ path: String) -> String {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }
}
