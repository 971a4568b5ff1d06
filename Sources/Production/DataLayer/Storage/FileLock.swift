#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A lock between programs, released when the object is freed.
///
/// Another program that requests it waits.
///
/// Source: flock(2). The empty file is not removed: otherwise two programs could hold two locks of one name.
final class FileLock {
    /// Creates the file and locks it; nil if the file cannot be created.
    ///
    /// The database beside it cannot be opened then either.
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
