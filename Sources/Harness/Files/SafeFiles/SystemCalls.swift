// Every file that calls the system has these lines: a conditional import counts for its own file only.
#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif
package import VerificationModel

/// Returns the message of the system for the call that has just failed.
func lastSystemProblem() -> FileError { systemProblem(errno) }

/// Returns the message of the system for the call that has just failed to write into a folder.
func lastSystemProblem(writingInto folder: String) -> FileError { systemProblem(errno, writingInto: folder) }

/// Returns the message of the system for an error code.
/// - Parameters:
///   - code: The value of `errno`.
///   - folder: The folder into which something should be written; nil for a call that only reads.
func systemProblem(_ code: Int32, writingInto folder: String? = nil) -> FileError {
    switch code {
    case ENOENT: return .missing
    case ENOTDIR: return .notAFolder
    case EROFS:
        if let folder { return .readOnly(folder: folder) }
    default: break
    }
    return .system(String(cString: strerror(code)))
}

/// An open file, closed when it goes out of scope.
struct OpenFile: ~Copyable {
    let descriptor: Int32

    /// - Throws: ``FileError``, also for a link that leads out of the repository around it.
    init(reading path: String) throws(FileError) {
        // O_NONBLOCK: opening a pipe must not wait for a writer; it changes nothing for regular files.
        var opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        if opened < 0, errno == ELOOP {
            try RepositoryBoundary.check(path)
            opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        }
        guard opened >= 0 else { throw lastSystemProblem() }
        descriptor = opened
    }

    init(writing path: String) throws(FileError) {
        descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw lastSystemProblem() }
    }

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit { _ = close(descriptor) }

    var kindAndSize: (kind: FileKind, size: Int) {
        get throws(FileError) {
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { throw lastSystemProblem() }
            return (FileKind(status), Int(status.st_size))
        }
    }

    /// Whether the file belongs to this user, and no other one may write it.
    var isOwn: Bool {
        get throws(FileError) {
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { throw lastSystemProblem() }
            return status.st_uid == geteuid() && status.st_mode & (S_IWGRP | S_IWOTH) == 0
        }
    }

    /// Fills the bytes from an index on, as far as the file reaches.
    func read(into bytes: inout [UInt8], from start: Int) throws(FileError) -> Int {
        while true {
            let count = bytes.withUnsafeMutableBytes {
                readOnce(into: UnsafeMutableRawBufferPointer(rebasing: $0[start...]), from: descriptor)
            }
            if count >= 0 { return count }
            guard errno == EINTR else { throw lastSystemProblem() }
        }
    }

    func write(_ bytes: [UInt8]) throws(FileError) {
        try writeAll(bytes, to: descriptor)
    }

    func synchronize() throws(FileError) {
        // Some file systems cannot sync a folder and return EINVAL. Their renames cannot be made more durable.
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw lastSystemProblem() }
    }
}

/// Writes bytes to an open file, however many calls it takes.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(FileError) {
    var written = 0
    while written < bytes.count {
        let count = bytes.withUnsafeBytes { writeOnce(UnsafeRawBufferPointer(rebasing: $0[written...]), to: descriptor) }
        if count < 0 {
            if errno == EINTR { continue }
            throw lastSystemProblem()
        }
        written += count
    }
}

// Outside `OpenFile`, whose own methods hide the system's functions of the same names.

private func readOnce(into buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
}

private func writeOnce(_ buffer: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    write(descriptor, buffer.baseAddress, buffer.count)
}

/// The kind of a file.
enum FileKind {
    case file, folder, link, other

    fileprivate init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .link
        default: self = .other
        }
    }

    /// Creates the kind of file that a folder has for a name; nil if the file system does not give it there.
    init?(ofEntry type: UInt8) {
        switch Int32(type) {
        case Int32(DT_REG): self = .file
        case Int32(DT_DIR): self = .folder
        case Int32(DT_LNK): self = .link
        case Int32(DT_UNKNOWN): return nil
        default: self = .other
        }
    }

    /// Returns the kind of file at a path, following the last link or not.
    init(of path: String, followingLinks: Bool) throws(FileError) {
        var status = stat()
        guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { throw lastSystemProblem() }
        self.init(status)
    }
}

/// Removes a file that is no longer needed, if it still exists.
func removeFile(_ path: String) {
    _ = unlink(path)
}

/// Makes a folder that its owner writes and everybody reads, as far as the system's mask lets them; it is there for good when this returns.
package func makeFolder(_ path: String) throws(FileError) {
    try RepositoryBoundary.check(path)
    // Another program may have made it meanwhile.
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw lastSystemProblem(writingInto: FileReplacement.split(path).folder) }
    try synchronizeFolder(of: path)
}

/// Makes a folder, and the folders around it that are missing.
package func makeFolders(_ path: String) throws(FileError) {
    guard !PathLookup.exists(path) else { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex { try makeFolders(String(path[..<slash])) }
    try makeFolder(path)
}

/// Makes sure that the names in a path's folder are those of now, whatever happens to the machine.
func synchronizeFolder(of path: String) throws(FileError) {
    let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    try OpenFile(reading: parent.isEmpty ? "/" : parent).synchronize()
}

/// Gives a file another name in one step.
func renameFile(_ old: String, to new: String) throws(FileError) {
    guard rename(old, new) == 0 else { throw lastSystemProblem(writingInto: FileReplacement.split(new).folder) }
}

/// Creates a file of a new, unique name: a prefix and six letters or digits.
/// - Parameters:
///   - prefix: The path as far as it is known.
///   - permissions: The permissions, of which the system's mask takes some away. The mask is not read: that changes it for all threads.
func createUniqueFile(_ prefix: String, permissions: mode_t) throws(FileError) -> (path: String, descriptor: Int32) {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    while true {
        let path = prefix + String((0..<6).map { _ in letters[Int.random(in: letters.indices)] })
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, permissions)
        if descriptor >= 0 { return (path, descriptor) }
        guard errno == EEXIST else { throw lastSystemProblem(writingInto: FileReplacement.split(prefix).folder) }
    }
}

/// The path with all its links followed.
func realPath(_ path: String) throws(FileError) -> String {
    guard let resolved = realpath(path, nil) else { throw lastSystemProblem() }
    defer { free(resolved) }
    return String(cString: resolved)
}
