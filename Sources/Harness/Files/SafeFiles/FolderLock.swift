#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif
package import VerificationModel

/// Keeps other programs of this package from writing into a folder; it ends with the process at the latest.
package final class FolderLock: Sendable {
    private let descriptor: Int32

    /// Locks a folder that exists.
    /// - Throws: ``FileError/system(_:)`` where another program holds it.
    package init(_ folder: String) throws(FileError) {
        try RepositoryBoundary.check(folder)
        descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw lastSystemProblem() }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let isHeld = errno == EWOULDBLOCK
            let problem = isHeld ? FileError.system("another program is recording into it; wait until that is done") : lastSystemProblem()
            close(descriptor)
            throw problem
        }
    }

    deinit { close(descriptor) }
}
