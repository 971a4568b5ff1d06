#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif
package import VerificationModel

/// The streams that a program writes to.
package enum StandardStream: Int32, Sendable {
    /// Results.
    case output = 1
    /// Progress and errors.
    case errors = 2

    /// Makes writing to a pipe without a reader, or more to a file than the system's limit allows, an error: the system would end the process.
    ///
    /// For programs, not for libraries: it holds for the whole process.
    package static func throwInsteadOfSignals() {
        _ = signal(SIGPIPE, SIG_IGN)
        _ = signal(SIGXFSZ, SIG_IGN)
    }

    /// Writes text as UTF-8.
    /// - Throws: ``FileError/system(_:)`` where the stream is closed, its reader gone (see ``throwInsteadOfSignals()``), or its disk full.
    package func write(_ text: String) throws(FileError) {
        try writeAll(Array(text.utf8), to: rawValue)
    }
}
