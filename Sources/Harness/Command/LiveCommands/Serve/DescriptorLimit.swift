#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// How many files and connections the process may have open.
enum DescriptorLimit {
    /// Raises it to what a number of connections needs, or as far as the system lets it.
    /// - Returns: What it is.
    static func raise(for connections: Int) -> Int {
        #if canImport(Glibc)
            let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let files = RLIMIT_NOFILE
        #endif
        var limit = rlimit()
        guard getrlimit(files, &limit) == 0 else { return 0 }
        // Besides the connections there are the files that are read, and those that are passed on.
        let wanted = rlim_t(connections * 2 + 256)
        guard limit.rlim_cur < wanted else { return Int(clamping: limit.rlim_cur) }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        guard setrlimit(files, &limit) == 0 else { return 0 }
        return Int(clamping: limit.rlim_cur)
    }
}
