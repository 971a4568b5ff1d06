/// Finds what looks like a secret in a text: by the name beside it, or by its own shape.
///
/// It reads no grammar to the end: JSON that is cut short, or stands in a string in a string, has its secrets found too.
struct SecretScanner {
    /// Something that looks like a secret.
    struct Find: Hashable {
        /// The secret itself, without what shows that it is one.
        let range: Range<Int>
        /// What a placeholder for it is called.
        let name: String
        /// The name beside it that says that it is a secret; nil where it is known by its own shape.
        let field: String?
        /// Whether it is a JSON number, whose placeholder needs quotes.
        var isNumber = false
    }

    private let bytes: [UInt8]
    private let names: SecretFieldNames
    private var finds: [Find] = []

    /// Looks a text through.
    /// - Parameters:
    ///   - bytes: The text.
    ///   - names: Which names say that their value is a secret.
    /// - Returns: What was found, in the order of the text; some may overlap.
    static func finds(in bytes: [UInt8], names: SecretFieldNames) -> [Find] {
        var scanner = SecretScanner(bytes: bytes, names: names)
        scanner.scan()
        return scanner.finds
    }

    private init(bytes: [UInt8], names: SecretFieldNames) {
        self.bytes = bytes
        self.names = names
    }

    private mutating func scan() {
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "="): parameter(equals: index)
            case UInt8(ascii: ":"):
                member(colon: index)
                line(colon: index)
                userInfo(colon: index)
            case UInt8(ascii: "e"): token(at: index)
            case UInt8(ascii: "-"): privateKey(at: index)
            case UInt8(ascii: " "): credentials(space: index)
            default: break
            }
            shape(at: index)
        }
    }

    private mutating func find(_ range: Range<Int>, _ name: String, field: Range<Int>? = nil, isNumber: Bool = false) {
        guard !range.isEmpty, !Self.isNothing(bytes[range]) else { return }
        let field = field.map { String(decoding: bytes[$0], as: UTF8.self) }
        finds.append(Find(range: range, name: name, field: field, isNumber: isNumber))
    }

    /// Placeholders, and words for nothing.
    static func isNothing(_ value: ArraySlice<UInt8>) -> Bool {
        if value.starts(with: "{{".utf8), value.suffix(2).elementsEqual("}}".utf8) { return true }
        return ["null", "none", "true", "false", "undefined"].contains(String(decoding: value, as: UTF8.self))
    }

    // MARK: By name

    /// `?name=value`, `&name=value`, `name=value;`.
    private mutating func parameter(equals: Int) {
        let name = before(equals) { Self.isNameByte($0) || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "%") }
        guard !name.isEmpty else { return }
        let isParameter = name.lowerBound == 0 || "?&;".utf8.contains(bytes[name.lowerBound - 1])
        guard let placeholder = names.placeholder(for: bytes[name], in: isParameter ? .parameter : .member) else { return }
        find(after(equals) { $0 > 0x20 && $0 != 0x7F && !"&;#\"'<>`\\".utf8.contains($0) }, placeholder, field: name)
    }

    /// `"name": "value"`, and `"name": 1234`.
    private mutating func member(colon: Int) {
        var end = colon
        while end > 0, Self.isSpace(bytes[end - 1]) { end -= 1 }
        guard end > 1, bytes[end - 1] == UInt8(ascii: "\"") else { return }
        let name = before(end - 1) { Self.isNameByte($0) || $0 == UInt8(ascii: " ") }
        guard !name.isEmpty, name.lowerBound > 0, bytes[name.lowerBound - 1] == UInt8(ascii: "\""),
            let placeholder = names.placeholder(for: bytes[name], in: .member)
        else { return }
        var start = colon + 1
        while start < bytes.count, Self.isSpace(bytes[start]) { start += 1 }
        guard start < bytes.count else { return }
        if bytes[start] == UInt8(ascii: "\"") {
            find(start + 1..<stringEnd(from: start + 1), placeholder, field: name)
        } else {
            find(after(start - 1) { "+-.0123456789eE".utf8.contains($0) }, placeholder, field: name, isNumber: true)
        }
    }

    /// Where a string that begins here ends, its quote not included.
    private func stringEnd(from start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index, bytes.count)
    }

    /// `name: value` on a line of its own, as heads and YAML have it.
    private mutating func line(colon: Int) {
        guard colon + 1 < bytes.count, bytes[colon + 1] == UInt8(ascii: " ") else { return }
        let name = before(colon, while: Self.isNameByte)
        guard !name.isEmpty, names.placeholder(for: bytes[name], in: .header) != nil else { return }
        var value = after(colon) { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        let isFlow = bytes[..<name.lowerBound].last { !Self.isSpace($0) || $0 == UInt8(ascii: "\n") }.map { "{,".utf8.contains($0) } == true
        if isFlow { value = flowValue(value) }
        value = trimmed(value)
        let field = String(decoding: bytes[name], as: UTF8.self)
        for (range, placeholder) in HeaderSecrets.ranges(in: Array(bytes[value]), field: field, names: names) {
            find(value.lowerBound + range.lowerBound..<value.lowerBound + range.upperBound, placeholder, field: name)
        }
    }

    /// The first value of several between braces; a placeholder's own braces are none of these.
    private func flowValue(_ line: Range<Int>) -> Range<Int> {
        let start = trimmed(line).lowerBound
        if bytes[start..<line.upperBound].starts(with: "{{".utf8) {
            let end = bytes[start..<line.upperBound].indices.first { bytes[$0...].starts(with: "}}".utf8) }
            return start..<(end.map { $0 + 2 } ?? line.upperBound)
        }
        return after(line.lowerBound - 1) { $0 >= 0x20 && !",}".utf8.contains($0) }
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var range = range
        while let first = range.first, Self.isSpace(bytes[first]) || "\"'".utf8.contains(bytes[first]) { range.removeFirst() }
        while let last = range.last, Self.isSpace(bytes[last]) || "\"'".utf8.contains(bytes[last]) { range.removeLast() }
        return range
    }

    // MARK: By shape

    /// `://user:password@host`.
    private mutating func userInfo(colon: Int) {
        guard bytes[colon...].starts(with: "://".utf8) else { return }
        let authority = after(colon + 2) { $0 > 0x20 && !"/?#\"'<>\\".utf8.contains($0) }
        guard let mark = bytes[authority].lastIndex(of: UInt8(ascii: "@")) else { return }
        find(authority.lowerBound..<mark, "USER_INFO")
    }

    /// A JSON Web Token: RFC 7519, in the compact form of RFC 7515 section 7.1.
    private mutating func token(at index: Int) {
        guard bytes[index...].starts(with: "eyJ".utf8), index == 0 || !SecretShape.Alphabet.urlSafe.contains(bytes[index - 1]) else {
            return
        }
        let isPart = SecretShape.Alphabet.urlSafe.contains
        let head = after(index - 1, while: isPart)
        guard head.count >= 12, head.upperBound < bytes.count, bytes[head.upperBound] == UInt8(ascii: ".") else { return }
        let body = after(head.upperBound, while: isPart)
        guard body.count >= 4, body.upperBound < bytes.count, bytes[body.upperBound] == UInt8(ascii: ".") else { return }
        find(index..<after(body.upperBound, while: isPart).upperBound, "JWT")
    }

    /// `-----BEGIN PRIVATE KEY-----` and what follows up to its end: RFC 7468.
    private mutating func privateKey(at index: Int) {
        let begin = Array("-----BEGIN ".utf8)
        guard bytes[index...].starts(with: begin) else { return }
        let label = after(index + begin.count - 1) { $0 >= 0x20 && $0 != UInt8(ascii: "-") }
        guard String(decoding: bytes[label], as: UTF8.self).hasSuffix("PRIVATE KEY") else { return }
        let end = Array("-----END ".utf8)
        var last = label.upperBound
        while last < bytes.count, !bytes[last...].starts(with: end) { last += 1 }
        if last < bytes.count {
            last = after(last + end.count - 1) { $0 != UInt8(ascii: "-") }.upperBound
            while last < bytes.count, bytes[last] == UInt8(ascii: "-") { last += 1 }
        }
        find(index..<last, "PRIVATE_KEY")
    }

    /// `Bearer` or `Basic` and a token: RFC 9110 section 11.4.
    private mutating func credentials(space: Int) {
        let scheme = before(space, while: Self.isNameByte)
        let name = String(decoding: bytes[scheme], as: UTF8.self).lowercased()
        guard name == "bearer" || name == "basic" else { return }
        let token = after(space) { SecretShape.Alphabet.urlSafe.contains($0) || ".~+/=".utf8.contains($0) }
        // "bearer instruments" and "basic information" are none.
        guard token.count >= 8, bytes[token].contains(where: { !Self.isLowerCaseLetter($0) }) else { return }
        find(token, "AUTHORIZATION")
    }

    private mutating func shape(at index: Int) {
        let first = bytes[index]
        for shape in SecretShape.known where shape.prefix[0] == first && bytes[index...].starts(with: shape.prefix) {
            guard index == 0 || !SecretShape.Alphabet.alphanumeric.contains(bytes[index - 1]) else { continue }
            let rest = after(index + shape.prefix.count - 1, while: shape.alphabet.contains)
            if rest.count >= shape.shortest { find(index..<rest.upperBound, shape.name) }
        }
    }

    // MARK: Stretches

    private func before(_ end: Int, while isWanted: (UInt8) -> Bool) -> Range<Int> {
        var start = end
        while start > 0, end - start < 80, isWanted(bytes[start - 1]) { start -= 1 }
        return start..<end
    }

    private func after(_ index: Int, while isWanted: (UInt8) -> Bool) -> Range<Int> {
        var end = index + 1
        while end < bytes.count, isWanted(bytes[end]) { end += 1 }
        return index + 1..<end
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        SecretShape.Alphabet.urlSafe.contains(byte) || byte == UInt8(ascii: ".")
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func isLowerCaseLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
}
