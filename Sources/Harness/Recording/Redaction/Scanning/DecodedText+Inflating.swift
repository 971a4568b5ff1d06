internal import ContentCoding

/// Decompresses gzip, zlib and deflate in a text.
extension DecodedText {
    /// The largest size of decompressed bytes.
    static let inflationLimit = 64 << 20
    /// The cost of an attempt to decompress, as a number of bytes.
    static let trialCost = 16_384

    /// Calls a body with what gzip or zlib holds, as far as it can be read: what follows a damaged place is lost to an app too.
    ///
    /// Inside a text, such as a form of several parts, gzip may begin anywhere, and zlib at the beginning of a line: its two magic bytes
    /// also occur in many pictures. Compressed bytes without a head begin where the text begins.
    /// - Parameter charge: Called with the number of bytes that were read in addition.
    func forEachInflated(charge: (Int) throws -> Void, body: (DecodedText) throws -> Void) rethrows {
        var next = 1
        if Inflation.isGzip(bytes) || Inflation.isZlib(bytes) {
            let inflated = Inflation.readable(bytes, limit: Self.inflationLimit)
            if !inflated.bytes.isEmpty { try body(undoing(.gzip, inflated.bytes, whole: 0..<bytes.count)) }
            next = max(next, inflated.end)
        }
        if mayBeDeflated {
            let inflated = Inflation.readableDeflate(bytes, limit: Self.inflationLimit)
            try charge(inflated.consumed)
            if inflated.bytes.count >= SecretPolicy.shortestValue { try body(undoing(.deflate, inflated.bytes, whole: 0..<bytes.count)) }
        }
        guard !isUnicode else { return }
        while let start = compressedStart(from: next) {
            let inflated = Inflation.readable(bytes, from: start, limit: Self.inflationLimit)
            try charge(Self.trialCost + inflated.consumed)
            let isWhole = inflated.end > start
            if !inflated.bytes.isEmpty { try body(undoing(.gzip, inflated.bytes, whole: start..<(isWhole ? inflated.end : bytes.count))) }
            next = isWhole ? inflated.end : start + 1
        }
    }

    /// Whether the text is as it came, or was decoded as a whole.
    private var mayBeDeflated: Bool {
        switch encodings.last {
        case nil, .base64, .base32, .hexadecimal, .gzip, .deflate: true
        case .some(let last): last.isInPlace && !isText
        }
    }

    /// Returns the offset at which the next compressed bytes may begin, unless a text around this one contains them unchanged.
    private func compressedStart(from first: Int) -> Int? {
        guard first < bytes.count - 2 else { return nil }
        return (first..<bytes.count - 2).first { index in
            switch bytes[index] {
            case 0x1F: bytes[index + 1] == 0x8B && bytes[index + 2] == 0x08 && isOwn(index)
            case 0x78: bytes[index - 1] == UInt8(ascii: "\n") && Inflation.isZlib(bytes[index], bytes[index + 1]) && isOwn(index)
            default: false
            }
        }
    }

    /// Whether a byte came of what was undone here, and not of the text around this one.
    func isOwn(_ index: Int) -> Bool {
        guard let last = encodings.last, last.isInPlace || last.isWide else { return true }
        return width(at: index) > 1
    }
}
