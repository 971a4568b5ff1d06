/// The references in a text of HTML or XML: attributes such as `href`, and in XML the elements whose content is one.
///
/// Source: XML 1.0 section 3.1; the HTML standard, "Attributes" and "Parsing HTML documents"; RFC 4287 (Atom) and RSS 2.0.
package struct MarkupReferences {
    /// A text with the offset at which it begins.
    package typealias Reference = (offset: Int, text: Substring)

    private let bytes: [UInt8]
    private let isHTML: Bool
    private var index = 0
    private var found: [Reference] = []

    private init(_ bytes: [UInt8], isHTML: Bool) {
        self.bytes = bytes
        self.isHTML = isHTML
    }

    /// Returns the references in their order.
    /// - Parameter isHTML: Whether scripts and styles contain no tags, and the content of an element is not a reference.
    package static func all(in bytes: [UInt8], isHTML: Bool) -> [Reference] {
        var search = MarkupReferences(bytes, isHTML: isHTML)
        search.run()
        return search.found
    }

    /// The names of attributes that refer to something, without a prefix such as `xlink:`.
    private static let attributes: Set<String> = [
        "action", "background", "data", "formaction", "href", "poster", "resource", "src", "srcset", "url",
    ]

    private mutating func run() {
        // The offset behind the last tag, if that opens an element that has content.
        var content: Int?
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            if isAt(start, "</"), let content, !isHTML { note(content..<start, ifAlone: true) }
            content = nil
            if isAt(start, "<!--") {
                index = end(of: "-->", from: start)
            } else if isAt(start, "<![CDATA[") {
                index = end(of: "]]>", from: start)
            } else if isAt(start, "</") || isAt(start, "<!") || isAt(start, "<?") {
                index = end(of: ">", from: start)
            } else {
                let name = tag(at: start)
                let isClosed = index < bytes.count && bytes[index] == UInt8(ascii: ">")
                let isEmpty = isClosed && bytes[index - 1] == UInt8(ascii: "/")
                if isClosed { index += 1 }
                content = isEmpty ? nil : index
                if isHTML, ["script", "style"].contains(name) { index = end(of: "</\(name)", from: index) }
            }
        }
    }

    /// Reads a tag, and returns its name in small letters.
    private mutating func tag(at start: Int) -> String {
        index = start + 1
        let name = word()
        while index < bytes.count, bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "<") {
            let attribute = word()
            guard !attribute.isEmpty else {
                index += 1
                continue
            }
            skipSpaces()
            guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { continue }
            index += 1
            skipSpaces()
            let value = value()
            let local = attribute.split(separator: ":").last.map(String.init) ?? ""
            guard !attribute.hasPrefix("xmlns"), Self.attributes.contains(local) else { continue }
            // Each candidate of `srcset` has its own address.
            let texts = local == "srcset" ? bytes[value].split(separator: UInt8(ascii: ",")).map(\.indices) : [value]
            for range in texts { note(range) }
        }
        return name
    }

    /// Notes the first word of a text.
    /// - Parameter isRequired: Whether a text of several words is none.
    private mutating func note(_ range: Range<Int>, ifAlone isRequired: Bool = false) {
        let rest = bytes[range].drop(while: Self.isSpace)
        let word = rest.prefix { !Self.isSpace($0) }
        guard !word.isEmpty, !isRequired || rest[word.endIndex...].allSatisfy(Self.isSpace) else { return }
        found.append((word.startIndex, Substring(String(decoding: word, as: UTF8.self))))
    }

    /// Reads the value of an attribute, with or without quotes.
    private mutating func value() -> Range<Int> {
        guard index < bytes.count else { return index..<index }
        let quote = bytes[index]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let start = index
            index = bytes[start...].firstIndex { Self.isSpace($0) || $0 == UInt8(ascii: ">") } ?? bytes.count
            return start..<index
        }
        let start = index + 1
        let end = bytes[start...].firstIndex(of: quote) ?? bytes.count
        index = min(end + 1, bytes.count)
        return start..<end
    }

    /// Reads a name, in small letters.
    private mutating func word() -> String {
        let start = index
        index = bytes[start...].firstIndex { Self.isSpace($0) || "=/><\"'".utf8.contains($0) } ?? bytes.count
        return String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
    }

    private mutating func skipSpaces() { index = bytes[index...].firstIndex { !Self.isSpace($0) } ?? bytes.count }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) }

    /// Returns whether a text is at an offset, in ASCII letters of any size.
    private func isAt(_ offset: Int, _ text: String) -> Bool {
        let part = bytes[offset...].prefix(text.utf8.count)
        return part.count == text.utf8.count
            && zip(part, text.utf8).allSatisfy { $0 == $1 || $0 | 0x20 == $1 && (0x61...0x7A).contains($1) }
    }

    /// Returns the offset behind the next occurrence of a text, or the end.
    private func end(of text: String, from start: Int) -> Int {
        guard let first = text.utf8.first else { return start }
        var place = start
        while let next = bytes[place...].firstIndex(of: first) {
            if isAt(next, text) { return next + text.utf8.count }
            place = next + 1
        }
        return bytes.count
    }
}
