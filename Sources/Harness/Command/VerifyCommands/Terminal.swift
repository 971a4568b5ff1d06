#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The terminal of the standard streams.
enum Terminal {
    /// Whether standard input is a terminal.
    static var hasInput: Bool { isatty(STDIN_FILENO) == 1 }

    /// Whether standard error is a terminal.
    static var hasErrors: Bool { isatty(STDERR_FILENO) == 1 }

    /// The terminal's width in characters; nil if standard output is a pipe or a file.
    static var width: Int? {
        guard isatty(STDOUT_FILENO) == 1 else { return nil }
        var size = winsize()
        let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return isKnown ? Int(size.ws_col) : 80
    }
}
