#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A lock between programs, held for as long as it is kept; another program that wants it waits.
///
/// Source: flock(2). The file stays, empty: to remove it would let two programs hold two locks of one name.
final class FileLock {
    /// Nil where the file cannot be made; whatever is locked by it cannot be opened then either.
    private let descriptor: Int32?

    init(_ path: String) {
        let opened = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        descriptor = opened < 0 ? nil : opened
        while let descriptor, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }

    deinit {
        if let descriptor { _ = close(descriptor) }
    }
}
