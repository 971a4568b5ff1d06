/// A reader that goes through a body, and collects the parts of it that can be replaced.
protocol RegionScanner {
    /// The body.
    var bytes: [UInt8] { get }
    /// The position of the next byte.
    var index: Int { get set }
    /// The parts that were found, in their order.
    var found: [BodyRegion] { get set }
}

extension RegionScanner {
    /// Returns whether the next bytes are a text.
    func isAt(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        return text.withUTF8Buffer { buffer in (0..<count).allSatisfy { bytes[index + $0] == buffer[$0] } }
    }

    /// Adds a part, unless it is empty.
    mutating func add(_ kind: BodyRegion.Kind, _ range: Range<Int>) {
        if !range.isEmpty { found.append(BodyRegion(kind: kind, range: range)) }
    }

    /// Reads a part and the text that ends it; false if the body ends first.
    mutating func readUntil(_ end: StaticString, from start: Int, _ kind: BodyRegion.Kind) -> Bool {
        index = start
        while index < bytes.count, !isAt(end) { index += 1 }
        guard index < bytes.count else { return false }
        add(kind, start..<index)
        index += end.utf8CodeUnitCount
        return true
    }

    /// Reads a string from its first quote to its last; false if the line ends first.
    ///
    /// A backslash removes the meaning of the next character.
    mutating func readString(_ quote: UInt8) -> Bool {
        let start = index + 1
        index = start
        while index < bytes.count, bytes[index] != quote {
            if bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") { return false }
            skipCharacter()
        }
        guard index < bytes.count else { return false }
        add(.string, start..<index)
        index += 1
        return true
    }

    /// Skips a character, and the one behind it if it is a backslash.
    mutating func skipCharacter() { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
}
