/// A search for known secrets in files and outputs, in plain and in every common encoding.
///
/// It is written apart from the redactor, so that a mistake in one is not in both. It undoes each encoding wherever it may begin, several
/// inside each other, and looks at everything that this gives.
package struct SecretSearch: Sendable {
    /// A text that reveals a secret: all of it, or a half of a long one that is not a number.
    private struct Needle: Sendable {
        let bytes: [UInt8]
        let secret: Int
        /// Whether it is only a number, which counts if it is not a part of a longer word.
        let isNumber: Bool
    }

    /// The number of bytes by which needles are looked up, and the length of the shortest secret.
    private static let keyLength = 6
    /// The number of encodings inside each other that are undone.
    private static let depthLimit = 5

    private var needles: [UInt64: [Needle]] = [:]
    /// Whether a needle may begin with bytes of this hash.
    private var mayBegin = [Bool](repeating: false, count: 1 << 16)

    /// A search for secrets of six bytes or more.
    package init(_ secrets: [String]) {
        for (number, secret) in secrets.enumerated() {
            let bytes = Array(secret.utf8).map(Self.lower)
            precondition(bytes.count >= Self.keyLength, "\(secret) is too short to be found by its value")
            let half = bytes.count / 2
            let isNumber = bytes.allSatisfy { (0x30...0x39).contains($0) }
            for text in isNumber || bytes.count < 16 ? [bytes] : [Array(bytes[..<half]), Array(bytes[half...])] {
                let key = text[..<Self.keyLength].reduce(0) { $0 << 8 | UInt64($1) }
                needles[key, default: []].append(Needle(bytes: text, secret: number, isNumber: isNumber))
                mayBegin[Self.slot(key)] = true
            }
        }
    }

    private static func slot(_ key: UInt64) -> Int { Int((key &* 0x9E37_79B9_7F4A_7C15) >> 48) }

    private static func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte + 0x20 : byte }

    /// Returns the numbers of the secrets that bytes reveal.
    package func secrets(in bytes: [UInt8]) -> Set<Int> {
        var found: Set<Int> = []
        var seen: Set<[UInt8]> = []
        look(at: bytes, depth: 0, &seen, &found)
        return found
    }

    private func look(at bytes: [UInt8], depth: Int, _ seen: inout Set<[UInt8]>, _ found: inout Set<Int>) {
        guard bytes.count >= Self.keyLength, seen.insert(bytes).inserted else { return }
        lookForNeedles(in: bytes, &found)
        guard depth < Self.depthLimit else { return }
        for text in Unpacking.texts(in: bytes) { look(at: text, depth: depth + 1, &seen, &found) }
        // Other bytes than those of a text are only a sign of a wrong guess, or compressed.
        guard depth == 0 || Decoding.mayBeText(bytes) else { return }
        for text in Decoding.texts(in: bytes) { look(at: text, depth: depth + 1, &seen, &found) }
    }

    private func lookForNeedles(in bytes: [UInt8], _ found: inout Set<Int>) {
        var key: UInt64 = 0
        for index in bytes.indices {
            key = (key << 8 | UInt64(Self.lower(bytes[index]))) & 0xFFFF_FFFF_FFFF
            guard mayBegin[Self.slot(key)], index + 1 >= Self.keyLength else { continue }
            let start = index + 1 - Self.keyLength
            for needle in needles[key] ?? [] where isNeedle(needle, at: start, in: bytes) { found.insert(needle.secret) }
        }
    }

    private func isNeedle(_ needle: Needle, at start: Int, in bytes: [UInt8]) -> Bool {
        let end = start + needle.bytes.count
        guard end <= bytes.count, bytes[start..<end].elementsEqual(needle.bytes, by: { Self.lower($0) == $1 }) else { return false }
        return !needle.isNumber || !Self.isWordByte(bytes[..<start].last) && !Self.isWordByte(bytes[end...].first)
    }

    private static func isWordByte(_ byte: UInt8?) -> Bool {
        byte.map { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) } ?? false
    }
}
