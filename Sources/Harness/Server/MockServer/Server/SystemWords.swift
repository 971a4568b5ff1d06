#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// What the system says of an error.
enum SystemWords {
    /// - Parameter code: A value of `errno`.
    static func of(_ code: Int32) -> String { String(cString: strerror(code)) }
}
