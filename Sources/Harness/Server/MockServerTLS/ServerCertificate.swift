internal import Crypto
internal import Foundation
internal import NIOCore
internal import NIOSSL
internal import SwiftASN1
internal import X509

/// A certificate for one server, made at its start, for `localhost` and the loopback addresses.
struct ServerCertificate {
    /// The certificate, for clients to trust.
    let pem: String
    private let key: String

    /// Creates a new key and a self-signed certificate.
    /// - Throws: The error of the library that makes the certificate.
    init() throws {
        let key = P256.Signing.PrivateKey()
        let name = try DistinguishedName { CommonName("Plumbline mock server") }
        let certificate = try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: Certificate.PublicKey(key.publicKey),
            // The clocks of machines differ, and no server runs longer than a month.
            notValidBefore: Date(timeIntervalSinceNow: -86_400), notValidAfter: Date(timeIntervalSinceNow: 30 * 86_400), issuer: name,
            subject: name, signatureAlgorithm: .ecdsaWithSHA256,
            extensions: try Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
                KeyUsage(digitalSignature: true, keyCertSign: true)
                try ExtendedKeyUsage([.serverAuth])
                SubjectAlternativeNames([
                    .dnsName("localhost"), .ipAddress(ASN1OctetString(contentBytes: [127, 0, 0, 1])),
                    .ipAddress(ASN1OctetString(contentBytes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])),
                ])
            }, issuerPrivateKey: Certificate.PrivateKey(key))
        pem = try certificate.serializeAsPEM().pemString
        self.key = key.pemRepresentation
    }

    /// Returns the TLS context of connections: HTTP/2 if the client supports it, otherwise HTTP/1.1.
    func context() throws -> NIOSSLContext {
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: [.certificate(try NIOSSLCertificate(bytes: Array(pem.utf8), format: .pem))],
            privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(key.utf8), format: .pem)))
        configuration.applicationProtocols = ["h2", "http/1.1"]
        // The server does not wait for the closing alert of a client.
        configuration.shutdownTimeout = .milliseconds(100)
        return try NIOSSLContext(configuration: configuration)
    }
}
