package import NIOHTTP1

/// The head of an answer, byte by byte: the parser of SwiftNIO keeps neither the reason phrase nor bytes that are not UTF-8.
package struct AnswerHead: Sendable {
    /// A field, without the blanks around its value: RFC 9112 section 5.
    package struct Field: Sendable {
        package let name: String
        package let value: [UInt8]

        package init(name: String, value: [UInt8]) {
            self.name = name
            self.value = value
        }
    }

    package let status: Int
    package let reason: [UInt8]
    package let fields: [Field]

    /// Creates a head from the parts that the parser has read.
    package init(_ status: HTTPResponseStatus, _ fields: HTTPHeaders) {
        self.status = Int(status.code)
        reason = Array(status.reasonPhrase.utf8)
        self.fields = fields.map { Field(name: $0.name, value: Array($0.value.utf8)) }
    }

    /// Reads a head from its bytes.
    ///
    /// The result is nil if they are not a head.
    init?(_ bytes: some Collection<UInt8>) {
        let lines = bytes.split(separator: UInt8(ascii: "\n")).map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
            .filter { !$0.isEmpty }
        let words = lines.first?.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false) ?? []
        guard words.count >= 2, words[0].starts(with: "HTTP/".utf8), let status = Int(String(decoding: words[1], as: UTF8.self)) else {
            return nil
        }
        self.status = status
        reason = words.count > 2 ? Array(words[2]) : []
        fields = lines.dropFirst().map { line in
            let name = line.prefix { $0 != UInt8(ascii: ":") }
            return Field(name: String(decoding: name, as: UTF8.self), value: Self.trimmed(line.dropFirst(name.count + 1)))
        }
    }

    /// Returns whether the head equals the one that the parser has read.
    func isSame(_ status: HTTPResponseStatus, _ fields: HTTPHeaders) -> Bool {
        self.status == Int(status.code) && self.fields.map(\.name) == fields.map(\.name)
    }

    private static func trimmed(_ value: some Collection<UInt8>) -> [UInt8] {
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        return Array(value.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }
}
