package import NIOSSL
package import Upstream

extension UpstreamSecurity {
    /// Returns the security of TLS that trusts the certificates of the system, and uses HTTP/1.1.
    package static func tls() throws -> UpstreamSecurity {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.applicationProtocols = ["http/1.1"]
        return try tls(configuration)
    }

    /// Returns the security of TLS with a configuration.
    package static func tls(_ configuration: TLSConfiguration) throws -> UpstreamSecurity {
        let context = try NIOSSLContext(configuration: configuration)
        return UpstreamSecurity(
            handler: { host in try NIOSSLClientHandler(context: context, serverHostname: host) },
            isMissingAlert: { error in if case NIOSSLError.uncleanShutdown = error { true } else { false } })
    }
}
