#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif
package import VerificationModel

/// A temporary folder that only its owner can use, removed with all files when it goes out of scope.
///
/// Its name cannot be guessed, so that no other user can put a link in its place.
package struct PrivateFolder: ~Copyable {
    /// The path.
    package let path: String

    /// Creates an empty folder.
    /// - Parameter folder: The folder for temporary files.
    /// - Throws: ``FileError`` where no folder can be created.
    package init(in folder: String) throws(FileError) {
        var template = Array("\(folder)/plumbline-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw lastSystemProblem(writingInto: folder) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { Self.remove(path) }

    /// Removes a folder and its content; links are removed and not followed.
    private static func remove(_ path: String) {
        guard let kind = try? FileKind(of: path, followingLinks: false) else { return }
        guard kind == .folder else { return removeFile(path) }
        for name in (try? FolderListing.names(in: path)) ?? [] { remove("\(path)/\(name)") }
        rmdir(path)
    }
}
