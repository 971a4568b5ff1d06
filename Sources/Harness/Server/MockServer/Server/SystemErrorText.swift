#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The texts that the system has for its errors.
enum SystemErrorText {
    /// Returns the text of an error.
    /// - Parameter code: A value of `errno`.
    static func text(of code: Int32) -> String { String(cString: strerror(code)) }
}
