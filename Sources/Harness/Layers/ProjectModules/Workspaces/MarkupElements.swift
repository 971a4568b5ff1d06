/// The elements of a document in the part of XML in which Xcode writes workspaces.
///
/// Elements, attributes, comments, processing instructions and references to characters are read, and text is ignored. Anything else, such
/// as a document type, is a failure.
struct MarkupElements {
    /// An element with its attributes.
    struct Element {
        let name: String
        let attributes: [String: String]
        /// The number of elements around it.
        let depth: Int
        /// The place of its first byte.
        let offset: Int
    }

    /// The reason why a text is not such a document, and the place.
    struct Failure: Error {
        let reason: String
        let offset: Int
    }

    /// The number of elements that may be around one.
    private static let nestingLimit = 256

    /// The elements, in the order in which they begin.
    private(set) var elements: [Element] = []
    private let bytes: [UInt8]
    private var offset = 0
    /// The names of the elements that have begun and not ended.
    private var open: [String] = []

    /// - Parameter bytes: The document in UTF-8, with or without a byte order mark.
    init(_ bytes: [UInt8]) throws(Failure) {
        self.bytes = bytes
        while let next = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
            offset = next
            try readTag()
        }
        offset = bytes.count
        if let name = open.last { throw failure("the element \(name) does not end") }
        if elements.isEmpty { throw failure("it has no element") }
    }

    private mutating func readTag() throws(Failure) {
        if takes("<!--") {
            try skip(to: "-->")
        } else if takes("<?") {
            try skip(to: "?>")
        } else if takes("</") {
            let name = try readName()
            skipSpaces()
            guard open.popLast() == name, takes(">") else { throw failure("the end of the element \(name) has no beginning") }
        } else {
            let start = offset
            offset += 1
            try readElement(at: start)
        }
    }

    private mutating func readElement(at start: Int) throws(Failure) {
        guard !open.isEmpty || elements.isEmpty else { throw failure("it has a second root element") }
        let name = try readName()
        var attributes: [String: String] = [:]
        while true {
            skipSpaces()
            let isAlone = takes("/>")
            if isAlone || takes(">") {
                elements.append(Element(name: name, attributes: attributes, depth: open.count, offset: start))
                if isAlone { return }
                guard open.count < Self.nestingLimit else { throw failure("elements contain each other too often") }
                open.append(name)
                return
            }
            let key = try readName()
            skipSpaces()
            guard takes("=") else { throw failure("the attribute \(key) has no value") }
            skipSpaces()
            guard attributes.updateValue(try readValue(of: key), forKey: key) == nil else {
                throw failure("the attribute \(key) is there twice")
            }
        }
    }

    // MARK: Texts

    private mutating func readName() throws(Failure) -> String {
        let name = bytes[offset...].prefix(while: Self.isInName)
        guard !name.isEmpty else { throw failure("a name is missing") }
        offset += name.count
        return String(decoding: name, as: UTF8.self)
    }

    private static func isInName(_ byte: UInt8) -> Bool {
        let character = Character(Unicode.Scalar(byte))
        return byte >= 0x80 || character.isLetter || character.isNumber || "_-.:".contains(character)
    }

    private mutating func readValue(of key: String) throws(Failure) -> String {
        guard offset < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[offset]) else {
            throw failure("the value of the attribute \(key) is not in quotes")
        }
        let quote = bytes[offset]
        guard let end = bytes[(offset + 1)...].firstIndex(of: quote) else {
            throw failure("the value of the attribute \(key) does not end")
        }
        let written = String(decoding: bytes[(offset + 1)..<end], as: UTF8.self)
        guard !written.contains("<"), let value = Self.text(of: written) else {
            throw failure("the value of the attribute \(key) is not valid")
        }
        offset = end + 1
        return value
    }

    /// Returns a text with the characters that its references mean; nil if one of them is not known.
    private static func text(of written: String) -> String? {
        let known: [Substring: Character] = ["amp": "&", "apos": "'", "gt": ">", "lt": "<", "quot": "\""]
        var result = ""
        var rest = written[...]
        while let start = rest.firstIndex(of: "&") {
            guard let end = rest[start...].firstIndex(of: ";") else { return nil }
            let name = rest[rest.index(after: start)..<end]
            if let character = known[name] {
                result += rest[..<start] + String(character)
            } else {
                guard let scalar = scalar(of: name) else { return nil }
                result += rest[..<start] + String(Character(scalar))
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// Returns the character of a number: `#233` or `#xE9`.
    private static func scalar(of name: Substring) -> Unicode.Scalar? {
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap { Unicode.Scalar($0) }
    }

    // MARK: Bytes

    private mutating func takes(_ text: String) -> Bool {
        guard bytes[offset...].starts(with: text.utf8) else { return false }
        offset += text.utf8.count
        return true
    }

    private mutating func skip(to end: String) throws(Failure) {
        let start = offset
        while offset < bytes.count { if takes(end) { return } else { offset += 1 } }
        offset = start
        throw failure("a comment or an instruction does not end")
    }

    private mutating func skipSpaces() {
        while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
    }

    private func failure(_ reason: String) -> Failure { Failure(reason: reason, offset: offset) }
}
