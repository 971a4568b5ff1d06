internal import Foundation

/// The server that requests are passed on to.
package struct UpstreamOrigin: Hashable, Sendable {
    /// The server's name or address, without brackets.
    package let host: String
    package let port: Int
    /// Whether requests are sent over TLS.
    package let isSecure: Bool
    /// The path before the path of each request, without `/` at its end.
    package let basePath: String

    /// Reads an address: `https://api.example.com/v3`.
    /// - Returns: Nil if the text is not an HTTP address, or has a user, a query or a fragment.
    package init?(_ url: String) {
        guard let parts = URLComponents(string: url), let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = parts.host, !host.isEmpty, parts.query == nil, parts.fragment == nil, parts.user == nil,
            (1...65_535).contains(parts.port ?? 1), parts.port != nil || !Self.hasPort(url)
        else { return nil }
        self.host = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
        isSecure = scheme == "https"
        port = parts.port ?? (isSecure ? 443 : 80)
        basePath = parts.percentEncodedPath.hasSuffix("/") ? String(parts.percentEncodedPath.dropLast()) : parts.percentEncodedPath
    }

    /// Returns whether a port is written in an address: Foundation reads one that is too large as none.
    private static func hasPort(_ url: String) -> Bool {
        guard let slashes = url.firstRange(of: "//") else { return false }
        let authority = url[slashes.upperBound...].prefix { !"/?#".contains($0) }
        let afterHost = authority.lastIndex(of: "]").map { authority[$0...] } ?? authority
        guard let colon = afterHost.lastIndex(of: ":") else { return false }
        return colon != afterHost.indices.last
    }

    /// The value of a request's `Host` field.
    package var hostField: String {
        (host.contains(":") ? "[\(host)]" : host) + (port == (isSecure ? 443 : 80) ? "" : ":\(port)")
    }

    /// Returns whether the server is on this machine, at a port.
    package func isHere(at port: Int) -> Bool { self.port == port && ["127.0.0.1", "localhost", "::1"].contains(host.lowercased()) }

    /// The name that the certificate must have; nil for an address.
    var serverName: String? { host.contains(where: \.isLetter) && !host.contains(":") ? host : nil }
}
