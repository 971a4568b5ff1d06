#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif
package import VerificationModel

/// The files that a process has open at the same time.
package enum OpenFiles {
    /// The number of files that a command needs, with those that Foundation and the system's libraries open for a process that it starts.
    private static let neededCount = 32

    /// Checks that enough files can be opened, because Foundation ends the program where it gets no descriptor.
    /// - Throws: ``FileError/system(_:)``.
    package static func check() throws(FileError) {
        var files: [Int32] = []
        defer { for file in files { _ = close(file) } }
        // A pipe needs no file system: a container may have no /dev.
        for _ in 0..<neededCount / 2 {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { throw lastSystemProblem() }
            files += ends
        }
    }
}
