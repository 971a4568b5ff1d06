internal import Crypto
internal import Foundation
internal import NIOCore
internal import NIOSSL
internal import SwiftASN1
internal import X509

/// A certificate of a server's own, made on the spot, for `localhost` and the loopback addresses.
struct ServerCertificate {
    /// The certificate, for clients to trust.
    let pem: String
    private let key: String

    /// A new key and a certificate that it has signed itself.
    /// - Throws: What keeps the certificate from being made.
    init() throws {
        let key = P256.Signing.PrivateKey()
        let name = try DistinguishedName { CommonName("Plumbline mock server") }
        let certificate = try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: Certificate.PublicKey(key.publicKey),
            // Clocks differ; and nobody serves from one run to the next month.
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

    /// What connections are secured with: HTTP/2 where the client knows it, else HTTP/1.1.
    func context() throws -> NIOSSLContext {
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: [.certificate(try NIOSSLCertificate(bytes: Array(pem.utf8), format: .pem))],
            privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(key.utf8), format: .pem)))
        configuration.applicationProtocols = ["h2", "http/1.1"]
        // A client that does not say goodbye is not waited for.
        configuration.shutdownTimeout = .milliseconds(100)
        return try NIOSSLContext(configuration: configuration)
    }
}
