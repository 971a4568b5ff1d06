package import NIOCore
package import Upstream

/// A way to secure connections.
///
/// The library `MockServerTLS` has the only one, `.tls`. Tests with plain HTTP do not need it, and do not build a TLS library.
public struct ConnectionSecurity: Sendable {
    /// The security of the connections that one server accepts.
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

    /// Prepares a server with its own certificate.
    package let server: @Sendable () throws -> Server
    /// Prepares a client that trusts the certificates that the system trusts.
    package let client: @Sendable () throws -> UpstreamSecurity

    package init(server: @escaping @Sendable () throws -> Server, client: @escaping @Sendable () throws -> UpstreamSecurity) {
        self.server = server
        self.client = client
    }
}
