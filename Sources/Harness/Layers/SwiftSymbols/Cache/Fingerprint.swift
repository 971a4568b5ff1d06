/// A digest by which equal content is recognized: BLAKE2b with 16 bytes and without a key.
///
/// It is written here because a library for it would bring a whole TLS library into each build that checks layers.
/// Source: RFC 7693, sections 2 and 3.
package struct Fingerprint: Hashable, Comparable, Sendable {
    /// The number of its bytes.
    static let size = 16

    private let low: UInt64
    private let high: UInt64

    /// Creates the fingerprint of bytes.
    init(_ bytes: [UInt8]) { self = bytes.withUnsafeBytes(BLAKE2b.digest) }

    /// Creates the fingerprint of a part of bytes.
    init(_ bytes: ArraySlice<UInt8>) { self = bytes.withUnsafeBytes(BLAKE2b.digest) }

    init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    /// - Parameter stored: The ``bytes`` of a fingerprint.
    init(stored: UnsafeRawBufferPointer) {
        low = UInt64(littleEndian: stored.loadUnaligned(as: UInt64.self))
        high = UInt64(littleEndian: stored.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    }

    /// Its bytes.
    var bytes: [UInt8] { withUnsafeBytes(of: low.littleEndian, Array.init) + withUnsafeBytes(of: high.littleEndian, Array.init) }

    package static func < (left: Fingerprint, right: Fingerprint) -> Bool {
        left.low == right.low ? left.high < right.high : left.low < right.low
    }
}
