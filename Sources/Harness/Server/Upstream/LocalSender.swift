/// Distinguishes an app on this machine from a page of another site in a browser.
///
/// Loopback is not authentication: any page can send requests to it, and a name server can give its own name this address. Source: Fetch,
/// section 3.1 (`Origin`), and Fetch Metadata Request Headers, section 2.3.
package enum LocalSender {
    /// The reason why a request may be of another site.
    package enum ProblemError: Error, Hashable, Sendable {
        /// The Host field names another machine.
        case host
        /// A page of another site sent it.
        case site
    }

    /// Checks the fields of a request.
    /// - Parameters:
    ///   - hosts: The values of `Host`; nil if the server also listens for other machines, so that any name may be its own.
    ///   - origins: The values of `Origin`.
    ///   - sites: The values of `Sec-Fetch-Site`.
    package static func check(hosts: [String]?, origins: [String], sites: [String]) throws(ProblemError) {
        if let hosts, !hosts.allSatisfy(isLoopback) { throw .host }
        for field in origins {
            let parts = field.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, ["http:", "https:"].contains(parts[0]), isLoopback(String(parts[2])) else { throw .site }
        }
        // Browsers request pictures and similar resources without Origin.
        guard !sites.contains("cross-site") else { throw .site }
    }

    /// Returns whether a host, with a port or without, is this machine, by an address or a name that needs no name server.
    package static func isLoopback(_ host: String) -> Bool {
        host.lowercased().wholeMatch(of: /(127\.0\.0\.1|localhost|\[::1\])(:[0-9]{1,5})?/) != nil
    }
}
