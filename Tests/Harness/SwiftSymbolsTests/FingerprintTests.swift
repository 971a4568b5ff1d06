import Testing

@testable import SwiftSymbols

@Suite("Fingerprints")
struct FingerprintTests {
    /// The digests are those of Python's `hashlib.blake2b(bytes, digest_size=16)`.
    @Test(arguments: [
        ([], "cae66941d9efbd404e4d88758ea67670"),
        (Array("abc".utf8), "cf4ab791c62b8d2b2109c90275287816"),
        (Array(0..<128), "a74787004ef589e31149183900d0294a"),
        (Array(0...128), "aaf1b0371f6d4ee49ee4fb5ddd9c49ef"),
        ((0..<1000).map { UInt8($0 % 251) }, "bca120dfd89cd95d82898473a5b01c90"),
    ])
    func areDigestsOfBLAKE2b(_ bytes: [UInt8], _ digest: String) {
        let found = Fingerprint(bytes).bytes.map { String(Int($0) + 0x100, radix: 16).dropFirst() }.joined()
        #expect(found == digest)
        #expect(Fingerprint(([1] + bytes).dropFirst()) == Fingerprint(bytes))
    }

    @Test func areReadAsTheyWereWritten() {
        let print = Fingerprint(Array("a".utf8))
        #expect(print.bytes.withUnsafeBytes { Fingerprint(stored: $0) } == print)
        #expect(print.bytes.count == Fingerprint.size)
    }
}
