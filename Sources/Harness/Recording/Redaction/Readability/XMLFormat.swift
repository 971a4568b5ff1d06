internal import VerificationModel

/// XML that is well-formed: XML 1.0 section 2.1.
///
/// Foundation's parser is a library of its own on Linux, and libxml2 is not part of every platform, so that a small reader checks the text.
enum XMLFormat: BodyFormat {
    static let name = "XML"

    static func isPossible(_ type: MediaType, _ bytes: [UInt8]) -> Bool {
        type.isOf("xml") || !type.isOf("html") && BodyFormats.firstByte(of: bytes) == UInt8(ascii: "<")
    }

    static func regions(in bytes: [UInt8], _ type: MediaType) -> [BodyRegion]? {
        guard String(validUTF8: bytes) != nil else { return nil }
        var scanner = XMLScanner(bytes)
        return scanner.regions()
    }
}

/// Checks that tags match, that attributes are quoted and that references are valid.
///
/// It reads each byte a bounded number of times.
private struct XMLScanner: RegionScanner {
    let bytes: [UInt8]
    var index = 0
    var found: [BodyRegion] = []
    /// The names of the open elements.
    private var open: [Range<Int>] = []
    private var hasRoot = false
    /// Whether a declaration may name other entities than the five of XML.
    private var hasDeclaration = false

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the regions in their order; nil for a text that is not well-formed.
    mutating func regions() -> [BodyRegion]? {
        while index < bytes.count {
            let isRead = bytes[index] == UInt8(ascii: "<") ? readMarkup() : readText()
            guard isRead else { return nil }
        }
        return hasRoot && open.isEmpty ? found : nil
    }

    private mutating func readMarkup() -> Bool {
        if isAt("<!--") { return readComment() }
        if isAt("<![CDATA[") { return !open.isEmpty && readCharacters(until: "]]>", from: index + 9, .text) }
        if isAt("<?") { return readCharacters(until: "?>", from: index + 2, .comment) }
        if isAt("<!DOCTYPE") { return !hasRoot && readDeclaration() }
        return isAt("</") ? readEndTag() : readStartTag()
    }

    /// Two hyphens end a comment: section 2.5.
    private mutating func readComment() -> Bool {
        guard readCharacters(until: "--", from: index + 4, .comment), index < bytes.count, bytes[index] == UInt8(ascii: ">") else {
            return false
        }
        index += 1
        return true
    }

    private mutating func readCharacters(until end: StaticString, from start: Int, _ kind: BodyRegion.Kind) -> Bool {
        readUntil(end, from: start, kind) && bytes[start..<index].allSatisfy(isCharacter)
    }

    /// The declarations between the brackets are skipped, with their strings and comments.
    private mutating func readDeclaration() -> Bool {
        var depth = 0
        hasDeclaration = true
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard let end = bytes[(index + 1)...].firstIndex(of: bytes[index]) else { return false }
                index = end
            case UInt8(ascii: "<") where isAt("<!--"):
                guard readComment() else { return false }
                continue
            case UInt8(ascii: "<"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ">"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            index += 1
            if depth == 0 { return true }
        }
        return false
    }

    // MARK: Tags

    private mutating func readStartTag() -> Bool {
        index += 1
        guard let name = readName(), !open.isEmpty || !hasRoot else { return false }
        hasRoot = true
        var names: Set<ArraySlice<UInt8>> = []
        while index < bytes.count {
            let hasSpace = skipSpace()
            if isAt("/>") {
                index += 2
                return true
            }
            if isAt(">") {
                index += 1
                open.append(name)
                return true
            }
            guard hasSpace, let attribute = readName(), names.insert(bytes[attribute]).inserted else { return false }
            _ = skipSpace()
            guard isAt("=") else { return false }
            index += 1
            _ = skipSpace()
            guard readValue() else { return false }
        }
        return false
    }

    private mutating func readEndTag() -> Bool {
        index += 2
        guard let name = readName(), let begun = open.popLast(), bytes[begun].elementsEqual(bytes[name]) else { return false }
        _ = skipSpace()
        guard isAt(">") else { return false }
        index += 1
        return true
    }

    private mutating func readValue() -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else { return false }
        let (quote, start) = (bytes[index], index + 1)
        index = start
        while index < bytes.count, bytes[index] != quote {
            guard bytes[index] != UInt8(ascii: "<"), readCharacter() else { return false }
        }
        guard index < bytes.count else { return false }
        add(.attribute, start..<index)
        index += 1
        return true
    }

    /// A name of section 2.3; everything beyond ASCII counts as a letter.
    private mutating func readName() -> Range<Int>? {
        let start = index
        while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
        guard start < index, !"-.0123456789".utf8.contains(bytes[start]) else { return nil }
        return start..<index
    }

    // MARK: Text

    private mutating func readText() -> Bool {
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
            guard !isAt("]]>"), readCharacter() else { return false }
        }
        guard !open.isEmpty else { return bytes[start..<index].allSatisfy(isSpace) }
        add(.text, start..<index)
        return true
    }

    /// Reads one character, or a reference.
    private mutating func readCharacter() -> Bool {
        guard bytes[index] == UInt8(ascii: "&") else {
            defer { index += 1 }
            return isCharacter(bytes[index])
        }
        index += 1
        let start = index
        while index < bytes.count, isNameByte(bytes[index]) || bytes[index] == UInt8(ascii: "#") { index += 1 }
        guard isAt(";") else { return false }
        defer { index += 1 }
        return isReference(String(decoding: bytes[start..<index], as: UTF8.self))
    }

    /// Section 4.1.
    private func isReference(_ name: String) -> Bool {
        guard name.hasPrefix("#") else {
            return ["amp", "lt", "gt", "apos", "quot"].contains(name) || hasDeclaration && !name.isEmpty && !name.contains("#")
        }
        let isHexadecimal = name.hasPrefix("#x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: isHexadecimal ? 16 : 10) else { return false }
        return Unicode.Scalar(value) != nil && (value >= 0x20 || [0x09, 0x0A, 0x0D].contains(value))
    }

    private mutating func skipSpace() -> Bool {
        let start = index
        while index < bytes.count, isSpace(bytes[index]) { index += 1 }
        return index > start
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    private func isCharacter(_ byte: UInt8) -> Bool { byte >= 0x20 || isSpace(byte) }

    private func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
            true
        default: false
        }
    }
}
