#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif
package import VerificationModel

/// The kind of a file at a path.
package enum PathLookup {
    /// Whether the path names a folder, directly or through a link.
    /// - Throws: ``FileError`` where nothing has this name or it cannot be looked at.
    package static func isFolder(_ path: String) throws(FileError) -> Bool {
        try FileKind(of: path, followingLinks: true) == .folder
    }

    /// Whether anything has this name, even a link to a missing file: an unreadable file must not look absent.
    package static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// A path with links followed, from the root of the file system; a path that does not exist is as it was given.
    package static func real(_ path: String) -> String {
        do throws(FileError) { return try realPath(path) } catch { return path }
    }

    /// Whether a path is there, but what it leads to is not.
    static func isLinkToNothing(_ path: String) -> Bool {
        exists(path) && access(path, F_OK) != 0
    }
}
