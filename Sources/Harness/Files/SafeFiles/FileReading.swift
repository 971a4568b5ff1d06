package import VerificationModel

/// Reads whole files, within limits.
package enum FileReading {
    /// The bytes of a regular file.
    ///
    /// - Parameters:
    ///   - path: Links are followed; see ``FolderBoundary`` for names that come from outside.
    ///   - limit: The largest size accepted, in bytes. A file that grows while it is read is held to it too.
    /// - Throws: ``FileError``: missing, not a regular file, too large, or the error of the system.
    package static func bytes(of path: String, limit: Int) throws(FileError) -> [UInt8] {
        try bytes(of: try OpenFile(reading: path), limit: limit)
    }

    /// The bytes of a file that only this user can have written.
    /// - Throws: ``FileError``, also for a file of another user, or one that others may write.
    package static func ownBytes(of path: String, limit: Int) throws(FileError) -> [UInt8] {
        let file = try OpenFile(reading: path)
        guard try file.isOwn else { throw .system("another user may have written it") }
        return try bytes(of: file, limit: limit)
    }

    private static func bytes(of file: borrowing OpenFile, limit: Int) throws(FileError) -> [UInt8] {
        let (kind, size) = try file.kindAndSize
        guard kind == .file else { throw .notAFile }
        guard size <= limit else { throw .tooLarge(limit: limit) }
        // One byte more than the file has: a full buffer means that it has grown.
        var bytes = [UInt8](repeating: 0, count: size + 1)
        var count = 0
        while true {
            let part = try file.read(into: &bytes, from: count)
            if part == 0 { break }
            count += part
            guard count <= limit else { throw .tooLarge(limit: limit) }
            if count == bytes.count { bytes.append(contentsOf: repeatElement(0, count: count)) }
        }
        bytes.removeLast(bytes.count - count)
        return bytes
    }
}
