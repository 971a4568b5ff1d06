internal import ContentCoding
internal import VerificationModel

/// Whether bytes that were decoded have to be looked into: most of what looks encoded is a name, a number or a checksum.
struct Sieve {
    let sought: SoughtBytes

    /// Returns whether bytes are a text, have a part that is long enough for a secret, are compressed or are a file with parts.
    /// - Parameter mayBeDeflated: Whether they may be compressed bytes without a head.
    func holds(_ bytes: [UInt8], mayBeDeflated: Bool = false) -> Bool {
        guard bytes.count > 1 else { return false }
        // The first byte shows that most bytes do not begin compressed ones.
        let isCompressed = Inflation.isZlib(bytes[0], bytes[1]) || bytes[0] == 0x1F && Inflation.isGzip(bytes)
        if isCompressed || DecodedText.container(of: bytes) != nil { return true }
        var reading = Reading()
        var last: UInt32 = 0
        let lower = SoughtBytes.lower
        for index in bytes.indices {
            reading.read(bytes[index])
            last = last << 8 | UInt32(lower[Int(bytes[index])])
            if reading.isLongEnough || index >= 3 && sought.mayBegin(with: last) { return true }
        }
        if reading.mayBeText, bytes.count >= SecretPolicy.shortestValue, String(validUTF8: bytes) != nil { return true }
        return mayBeDeflated && Inflation.isDeflate(bytes)
    }
}
