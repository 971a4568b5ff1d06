internal import Crypto
internal import Foundation

/// The first half of a SHA-256 digest, by which equal content is recognized.
///
/// Source: FIPS 180-4, section 6.2, and SP 800-107, section 5.1, about shorter digests.
package struct Fingerprint: Hashable, Sendable {
    /// The number of its bytes.
    static let size = 16

    private let high: UInt64
    private let low: UInt64

    /// Creates the fingerprint of bytes that follow each other.
    init(_ parts: [some ContiguousBytes]) {
        var hash = SHA256()
        for part in parts { part.withUnsafeBytes { hash.update(bufferPointer: $0) } }
        self = hash.finalize().withUnsafeBytes { Fingerprint($0) }
    }

    /// - Parameter bytes: At least ``size`` bytes.
    init(_ bytes: UnsafeRawBufferPointer) {
        high = bytes.loadUnaligned(as: UInt64.self)
        low = bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    }

    /// Its bytes.
    var bytes: [UInt8] { withUnsafeBytes(of: high, Array.init) + withUnsafeBytes(of: low, Array.init) }
}
