import NIOSSL

/// What a client secures its connections with.
enum Security {
    /// A client's configuration that trusts one certificate.
    static func configuration(trusting certificate: String) throws -> TLSConfiguration {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.trustRoots = .certificates([try NIOSSLCertificate(bytes: Array(certificate.utf8), format: .pem)])
        return configuration
    }

    /// - Parameter protocols: What the client offers to speak: `["h2"]`.
    static func context(trusting certificate: String, protocols: [String]) throws -> NIOSSLContext {
        var configuration = try configuration(trusting: certificate)
        configuration.applicationProtocols = protocols
        return try NIOSSLContext(configuration: configuration)
    }
}
