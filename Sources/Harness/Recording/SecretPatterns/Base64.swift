/// Base64 in either alphabet, as searching for secrets needs it.
///
/// Source: RFC 4648 sections 4 and 5.
package enum Base64 {
    /// The six bits of each byte; 64 for a byte that is not a digit.
    package static let sixBits: [UInt8] = {
        var table = [UInt8](repeating: 64, count: 256)
        let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
        for (value, byte) in alphabet.utf8.enumerated() { table[Int(byte)] = UInt8(value) }
        for byte in "+-".utf8 { table[Int(byte)] = 62 }
        for byte in "/_".utf8 { table[Int(byte)] = 63 }
        return table
    }()

    /// Returns the bytes that digits encode; bits that are left over at the end are dropped.
    package static func decoded(_ digits: ArraySlice<UInt8>) -> [UInt8] {
        var decoded: [UInt8] = []
        decode(digits, into: &decoded)
        return decoded
    }

    /// Replaces the content of an array by the bytes that digits encode.
    ///
    /// The array keeps its memory: a text has many short runs of digits, and a new array for each takes longer than decoding.
    package static func decode(_ digits: ArraySlice<UInt8>, into decoded: inout [UInt8]) {
        let table = sixBits
        decoded.removeAll(keepingCapacity: true)
        decoded.reserveCapacity(digits.count * 3 / 4)
        var bits: UInt32 = 0
        var bitCount = 0
        for byte in digits {
            bits = bits << 6 | UInt32(table[Int(byte)])
            bitCount += 6
            if bitCount >= 8 {
                bitCount -= 8
                decoded.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
            }
        }
    }
}
