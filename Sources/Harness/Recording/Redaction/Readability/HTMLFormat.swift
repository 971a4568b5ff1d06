/// Pages: the states of the tokenizer for tags, attributes, comments and raw text, HTML section 13.2.5.
///
/// Programs, style sheets and JSON in a page are read by their own formats.
enum HTMLFormat: BodyFormat {
    static let name = "HTML"
    static let hasNumbers = true

    /// A text of XML that is not well-formed is read by the same tags.
    static func isPossible(_ type: MediaType, _ bytes: [UInt8]) -> Bool {
        if type.isOf("html", "xml") { return true }
        let start = String(decoding: bytes.prefix(1_024), as: UTF8.self).drop(while: \.isWhitespace).lowercased()
        return start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
    }

    static func regions(in bytes: [UInt8], _ type: MediaType) -> [BodyRegion]? {
        var scanner = HTMLScanner(bytes)
        return scanner.regions()
    }
}

/// Finds the texts, attributes and comments of a page.
///
/// It reads each byte a bounded number of times.
private struct HTMLScanner: RegionScanner {
    let bytes: [UInt8]
    var index = 0
    var found: [BodyRegion] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the regions in their order.
    ///
    /// Every text is a page, so that there always are some.
    mutating func regions() -> [BodyRegion] {
        while index < bytes.count {
            readText()
            if index < bytes.count { readMarkup() }
        }
        return found
    }

    /// Reads text up to the next byte that begins markup.
    private mutating func readText() {
        let start = index
        while index < bytes.count, !beginsMarkup { index += 1 }
        add(.text, start..<index)
    }

    private var beginsMarkup: Bool {
        guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else { return false }
        let next = bytes[index + 1]
        guard next == UInt8(ascii: "/") else { return isLetter(next) || next == UInt8(ascii: "!") || next == UInt8(ascii: "?") }
        return index + 2 < bytes.count
    }

    private mutating func readMarkup() {
        if isAt("<!--") { return readComment() }
        if isAt("<!"), isWord("doctype", at: index + 2) { return readDeclaration() }
        let isEnd = bytes[index + 1] == UInt8(ascii: "/")
        guard isLetter(bytes[index + (isEnd ? 2 : 1)]) else {
            // Everything else is a comment up to the next `>`.
            let start = index + 2
            index = bytes[start...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
            return endComment(from: start, closedBy: 1)
        }
        index += isEnd ? 2 : 1
        let name = readTagName()
        let type = readAttributes()
        if !isEnd { readContent(of: name, type) }
    }

    private mutating func readComment() {
        let start = index + 4
        index = start
        if isAt(">") { return endComment(from: start, closedBy: 1) }
        if isAt("->") { return endComment(from: start, closedBy: 2) }
        while index < bytes.count {
            if isAt("-->") { return endComment(from: start, closedBy: 3) }
            if isAt("--!>") { return endComment(from: start, closedBy: 4) }
            index += 1
        }
        endComment(from: start, closedBy: 0)
    }

    private mutating func endComment(from start: Int, closedBy count: Int) {
        add(.comment, start..<index)
        index = min(index + count, bytes.count)
    }

    private mutating func readDeclaration() {
        index = bytes[index...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
    }

    // MARK: Tags

    private mutating func readTagName() -> String {
        let start = index
        while index < bytes.count, !isSpace(bytes[index]), !"/>".utf8.contains(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
    }

    /// Reads the attributes up to the end of the tag, and returns the value of `type`.
    private mutating func readAttributes() -> String? {
        var type: String?
        while index < bytes.count {
            while index < bytes.count, isSpace(bytes[index]) || bytes[index] == UInt8(ascii: "/") { index += 1 }
            guard index < bytes.count, bytes[index] != UInt8(ascii: ">") else { break }
            let start = index
            index += 1
            while index < bytes.count, !isSpace(bytes[index]), !"/>=".utf8.contains(bytes[index]) { index += 1 }
            let name = start..<index
            var next = index
            while next < bytes.count, isSpace(bytes[next]) { next += 1 }
            guard next < bytes.count, bytes[next] == UInt8(ascii: "=") else { continue }
            index = next + 1
            while index < bytes.count, isSpace(bytes[index]) { index += 1 }
            let value = readValue()
            if String(decoding: bytes[name], as: UTF8.self).lowercased() == "type" { type = String(decoding: bytes[value], as: UTF8.self) }
        }
        index = min(index + 1, bytes.count)
        return type
    }

    private mutating func readValue() -> Range<Int> {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
            let start = index
            while index < bytes.count, !isSpace(bytes[index]), bytes[index] != UInt8(ascii: ">") { index += 1 }
            add(.attribute, start..<index)
            return start..<index
        }
        let start = index + 1
        index = bytes[start...].firstIndex(of: bytes[index]) ?? bytes.count
        let value = start..<index
        add(.attribute, value)
        index = min(index + 1, bytes.count)
        return value
    }

    // MARK: Elements without tags in them

    private mutating func readContent(of name: String, _ type: String?) {
        switch name {
        case "script":
            let content = readScript()
            addContent(content, scriptFormat(type), MediaType(type))
        case "style": addContent(readUntilEnd(of: name), StyleFormat.self, MediaType(type))
        case "textarea", "title": add(.text, readUntilEnd(of: name))
        case "xmp", "iframe", "noembed", "noframes": add(.rawText, readUntilEnd(of: name))
        case "plaintext":
            add(.rawText, index..<bytes.count)
            index = bytes.count
        default: break
        }
    }

    /// The formats of scripts: section 4.12.1.
    private func scriptFormat(_ type: String?) -> (any BodyFormat.Type)? {
        let media = MediaType(type)
        if ["", "module"].contains(media.essence) || ScriptFormat.isPossible(media, []) { return ScriptFormat.self }
        return media.isOf("json") || ["importmap", "speculationrules"].contains(media.essence) ? JSONFormat.self : nil
    }

    private mutating func addContent(_ range: Range<Int>, _ format: (any BodyFormat.Type)?, _ type: MediaType) {
        let regions = format.flatMap { $0.regions(in: Array(bytes[range]), type) }
        guard let regions else { return add(.rawText, range) }
        found += regions.map { $0.moved(by: range.lowerBound) }
    }

    /// Returns the content up to the end tag, where the tag is read next.
    private mutating func readUntilEnd(of name: String) -> Range<Int> {
        let start = index
        while index < bytes.count, !isTag("</", name) { index += 1 }
        return start..<index
    }

    /// A script may hold `</script>` between `<!--<script>` and `-->`.
    private mutating func readScript() -> Range<Int> {
        let start = index
        var (isEscaped, isNested) = (false, false)
        while index < bytes.count {
            if isAt("<!--") {
                isEscaped = true
                // The hyphens may be those of the end.
                index += 2
            } else if isEscaped, isAt("-->") {
                (isEscaped, isNested) = (false, false)
            } else if isEscaped, !isNested, isTag("<", "script") {
                isNested = true
            } else if isTag("</", "script") {
                guard isNested else { break }
                isNested = false
            }
            index += 1
        }
        return start..<index
    }

    private func isTag(_ opening: StaticString, _ name: String) -> Bool {
        guard isAt(opening) else { return false }
        let start = index + opening.utf8CodeUnitCount
        let end = start + name.utf8.count
        return end < bytes.count && (isSpace(bytes[end]) || "/>".utf8.contains(bytes[end])) && isWord(name, at: start)
    }

    /// Returns whether a position has a word in small letters, in any case.
    private func isWord(_ word: String, at start: Int) -> Bool {
        let end = start + word.utf8.count
        return end <= bytes.count && bytes[start..<end].elementsEqual(word.utf8) { lowercased($0) == $1 }
    }

    // MARK: Bytes

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D }
    private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased(byte)) }
    private func lowercased(_ byte: UInt8) -> UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte }
}
