internal import HTTPMessages

/// The address of the server itself, as clients may write it.
struct ServerAddress: Hashable, Sendable {
    /// The configured host: `127.0.0.1`.
    let host: String
    let port: Int

    /// Returns whether a host is that of the server: a name of loopback, or the configured host, with the server's port.
    func isOwn(_ other: RequestHost) -> Bool {
        let isPort = other.port.map { $0 == port } ?? [80, 443].contains(port)
        return isPort && (other.isLoopback || other.name == host.lowercased() || other.name == "[\(host.lowercased())]")
    }
}
