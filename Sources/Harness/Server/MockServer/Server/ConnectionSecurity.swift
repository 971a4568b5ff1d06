package import NIOCore
package import Upstream

/// A way to secure connections.
///
/// The library `MockServerTLS` has the one there is, `.tls`. Tests that speak plain HTTP need none, and build no TLS library.
public struct ConnectionSecurity: Sendable {
    /// What one server secures the connections with that it accepts.
    package struct Server: Sendable {
        /// The certificate that a client must trust, as PEM.
        package let certificate: String
        /// Returns the handler of a new connection; it negotiates `h2` or `http/1.1`.
        package let handler: @Sendable () -> any ChannelHandler

        package init(certificate: String, handler: @escaping @Sendable () -> any ChannelHandler) {
            self.certificate = certificate
            self.handler = handler
        }
    }

    /// Prepares a server, with a certificate of its own.
    package let server: @Sendable () throws -> Server
    /// Prepares a client, which trusts what the system trusts.
    package let client: @Sendable () throws -> UpstreamSecurity

    package init(server: @escaping @Sendable () throws -> Server, client: @escaping @Sendable () throws -> UpstreamSecurity) {
        self.server = server
        self.client = client
    }
}
