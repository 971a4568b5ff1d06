import NIOSSL

/// The security of a client's connections.
enum Security {
    /// Returns a client's configuration that trusts one certificate.
    static func configuration(trusting certificate: String) throws -> TLSConfiguration {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.trustRoots = .certificates([try NIOSSLCertificate(bytes: Array(certificate.utf8), format: .pem)])
        return configuration
    }

    /// Returns a client's context that trusts one certificate.
    /// - Parameter protocols: The protocols that the client offers: `["h2"]`.
    static func context(trusting certificate: String, protocols: [String]) throws -> NIOSSLContext {
        var configuration = try configuration(trusting: certificate)
        configuration.applicationProtocols = protocols
        return try NIOSSLContext(configuration: configuration)
    }
}
