#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The number of files and connections that the process may have open.
enum DescriptorLimit {
    /// Raises the limit to the number that the connections need, or as far as the system allows.
    /// - Returns: The new limit.
    static func raise(for connections: Int) -> Int {
        #if canImport(Glibc)
            let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let files = RLIMIT_NOFILE
        #endif
        var limit = rlimit()
        guard getrlimit(files, &limit) == 0 else { return 0 }
        // Each connection may pass a request on over another one, and the server also reads files.
        let wanted = rlim_t(connections * 2 + 256)
        guard limit.rlim_cur < wanted else { return Int(clamping: limit.rlim_cur) }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        guard setrlimit(files, &limit) == 0 else { return 0 }
        return Int(clamping: limit.rlim_cur)
    }
}
