/// Style sheets, as far as their strings, addresses and comments: CSS Syntax Level 3 section 4.
enum StyleFormat: BodyFormat {
    static let name = "CSS"

    static func isPossible(_ type: MediaType, _ bytes: [UInt8]) -> Bool { type.isOf("css") }

    static func regions(in bytes: [UInt8], _ type: MediaType) -> [BodyRegion]? {
        var scanner = StyleScanner(bytes)
        return scanner.regions()
    }
}

/// Finds the strings, addresses and comments of a style sheet.
///
/// It reads each byte once.
private struct StyleScanner: RegionScanner {
    let bytes: [UInt8]
    var index = 0
    var found: [BodyRegion] = []
    private var brackets: [UInt8] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the regions in their order; nil for a sheet that ends inside something, or whose brackets do not match.
    mutating func regions() -> [BodyRegion]? {
        while index < bytes.count {
            guard readToken() else { return nil }
        }
        return brackets.isEmpty ? found : nil
    }

    private mutating func readToken() -> Bool {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return readString(byte)
        case UInt8(ascii: "/") where isAt("/*"): return readUntil("*/", from: index + 2, .comment)
        case UInt8(ascii: "\\"): index += 2
        case UInt8(ascii: "("):
            index += 1
            if isAddress { return readAddress() }
            brackets.append(UInt8(ascii: ")"))
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            // The closing bracket of each is two behind it in ASCII.
            brackets.append(byte + 2)
            index += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            index += 1
            return brackets.popLast() == byte
        default: index += 1
        }
        return true
    }

    /// Whether the parenthesis before the position begins an address without quotes.
    private var isAddress: Bool {
        guard index >= 4, bytes[index - 4..<index - 1].elementsEqual("url".utf8, by: { $0 | 0x20 == $1 }) else { return false }
        return bytes[index...].first { !Self.isSpace($0) }.map { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") } == true
    }

    private mutating func readAddress() -> Bool {
        while Self.isSpace(bytes[index]) { index += 1 }
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: ")"), !Self.isSpace(bytes[index]) {
            guard !"\"'(".utf8.contains(bytes[index]) else { return false }
            skipCharacter()
        }
        let end = index
        while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
        guard index < bytes.count, bytes[index] == UInt8(ascii: ")") else { return false }
        add(.address, start..<end)
        index += 1
        return true
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
