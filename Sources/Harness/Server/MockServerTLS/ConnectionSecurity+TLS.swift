public import MockServer
internal import NIOSSL
internal import Upstream
internal import UpstreamTLS

extension ConnectionSecurity {
    /// TLS, with a certificate that is made at the start of the server.
    ///
    /// HTTP/2 is used with clients that support it.
    ///
    /// ```swift
    /// configuration.connectionSecurity = .tls
    /// ```
    /// A client must trust `MockServer.certificate`.
    public static var tls: ConnectionSecurity {
        ConnectionSecurity(
            server: {
                let certificate = try ServerCertificate()
                let context = try certificate.context()
                return Server(certificate: certificate.pem) { NIOSSLServerHandler(context: context) }
            },
            client: { try UpstreamSecurity.tls() })
    }
}
