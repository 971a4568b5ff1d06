/// Whether bytes that come one by one can be read.
package struct Reading {
    /// The number of readable bytes at the end.
    private(set) var length = 0
    /// Whether all so far may be the beginning of a text in UTF-8, without control characters.
    private(set) var mayBeText = true
    /// The number of bytes that the last character lacks.
    private var lacking = 0

    /// Whether the last bytes are enough for a secret.
    var isLongEnough: Bool { length >= SecretPolicy.shortestValue }

    /// Takes the next byte.
    @inline(__always)
    mutating func read(_ byte: UInt8) {
        switch byte {
        case 0x20..<0x7F:
            begin(lacking: 0)
        case 0x80..<0xC0 where lacking > 0:
            lacking -= 1
            length += 1
        case 0xC2..<0xF5:
            begin(lacking: byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3)
        default:
            mayBeText = false
            if byte >= 0x09, byte <= 0x0D { begin(lacking: 0) } else { (length, lacking) = (0, 0) }
        }
    }

    /// Begins a character, of which a number of bytes is to come.
    @inline(__always)
    private mutating func begin(lacking: Int) {
        if self.lacking > 0 { (length, mayBeText) = (0, false) }
        self.lacking = lacking
        length += 1
    }

    /// ASCII but for control characters, and white space.
    static let isReadable = (0..<256).map { (0x20..<0x7F).contains($0) || (0x09...0x0D).contains($0) }
}
