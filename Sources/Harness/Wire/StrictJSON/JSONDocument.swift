/// A JSON text, read strictly, that knows the byte range of every value in it.
///
/// Strict means RFC 8259 to the letter: no trailing comma, no byte order mark, no lone surrogate, no invalid UTF-8. Repeated keys, which the RFC only
/// advises against, are read and listed in ``repeatedKeys``. Numbers stay as written, whatever their size.
public struct JSONDocument: Sendable {
    /// The deepest nesting of arrays and objects accepted.
    public static let depthLimit = 512

    let text: ParsedText

    /// The text.
    public var bytes: [UInt8] { text.bytes }
    /// Keys that occur more than once in the same object, in the order of their second places.
    public var repeatedKeys: [JSONRepeatedKey] { text.repeatedKeys }

    /// Reads a text.
    /// - Throws: ``JSONSyntaxError`` for the first thing that is not JSON.
    public init(_ bytes: [UInt8]) throws(JSONSyntaxError) {
        guard bytes.count < Int(Int32.max) else {
            throw JSONSyntaxError(reason: .tooLarge(limit: Int(Int32.max)), offset: 0)
        }
        let parsed: Result<JSONParser.Output, JSONSyntaxError> = bytes.withUnsafeBufferPointer { text in
            var parser = JSONParser(text, depthLimit: Self.depthLimit)
            return parser.run()
        }
        text = ParsedText(bytes, try parsed.get())
    }

    /// The text's one value.
    public var root: JSONValue { JSONValue(text: text, index: 0) }
}

/// A text and its nodes, shared by all values in it.
final class ParsedText: Sendable {
    let bytes: [UInt8]
    let repeatedKeys: [JSONRepeatedKey]
    let nodes: [JSONNode]

    init(_ bytes: [UInt8], _ output: JSONParser.Output) {
        self.bytes = bytes
        nodes = output.nodes
        repeatedKeys = output.repeatedKeys
    }
}

/// A key that an object holds more than once.
public struct JSONRepeatedKey: Hashable, Sendable {
    /// The key, its escapes resolved.
    public let key: String
    /// The range of its repetition, with the quotes.
    public let range: Range<Int>
}

/// One value, or one key, of a document: `next` is the node after everything inside it.
struct JSONNode {
    var kind: JSONValue.Kind
    var hasEscapes = false
    var start: UInt32
    var end: UInt32
    var next: UInt32

    /// Whether a string's characters are those of a text.
    func isString(_ text: String, in bytes: [UInt8]) -> Bool {
        let inside = bytes[Int(start) + 1..<Int(end) - 1]
        return hasEscapes ? JSONStrings.resolvingEscapes(inside).elementsEqual(text.utf8) : inside.elementsEqual(text.utf8)
    }
}

/// One value of a ``JSONDocument``.
public struct JSONValue: Sendable {
    /// The types of JSON: RFC 8259 section 3 has no others.
    public enum Kind: UInt8, Sendable {
        /// Members in braces.
        case object
        /// Elements in brackets.
        case array
        /// Text in quotes.
        case string
        /// A number, as written.
        case number
        /// `true` or `false`.
        case boolean
        /// `null`.
        case null
    }

    /// A name and its value in an object.
    public struct Member: Sendable {
        /// The name, its escapes resolved.
        public let key: String
        /// The name as a string with a place of its own.
        package let name: JSONValue
        /// The value.
        public let value: JSONValue
    }

    private let source: ParsedText
    private let index: Int
    private var node: JSONNode { source.nodes[index] }

    init(text: ParsedText, index: Int) {
        source = text
        self.index = index
    }

    /// The value's type.
    public var kind: Kind { node.kind }
    /// The bytes that it takes, quotes and brackets included.
    public var range: Range<Int> { Int(node.start)..<Int(node.end) }
    /// The bytes as they were written.
    package var bytes: ArraySlice<UInt8> { source.bytes[range] }
    /// The text as it was written.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// A string's text, its escapes resolved; nil for every other type.
    public var string: String? {
        guard kind == .string else { return nil }
        return JSONStrings.decode(source.bytes[range.dropFirst().dropLast()], hasEscapes: node.hasEscapes)
    }

    /// A boolean's value; nil for every other type.
    public var boolean: Bool? {
        kind == .boolean ? source.bytes[range.lowerBound] == UInt8(ascii: "t") : nil
    }

    /// A number's text; nil for every other type.
    public var number: String? { kind == .number ? text : nil }

    /// An array's elements; empty for every other type.
    public var elements: [JSONValue] {
        guard kind == .array else { return [] }
        var found: [JSONValue] = []
        var child = index + 1
        while child < node.next {
            found.append(JSONValue(text: source, index: child))
            child = Int(source.nodes[child].next)
        }
        return found
    }

    /// An object's members, in the order of the text, repeated ones too; empty for every other type.
    public var members: [Member] {
        guard kind == .object else { return [] }
        var found: [Member] = []
        var key = index + 1
        while key < node.next {
            let name = JSONValue(text: source, index: key)
            found.append(Member(key: name.string ?? "", name: name, value: JSONValue(text: source, index: key + 1)))
            key = Int(source.nodes[key + 1].next)
        }
        return found
    }

    /// The first member of an object that has this name.
    public subscript(name: String) -> JSONValue? {
        guard kind == .object else { return nil }
        var key = index + 1
        while key < node.next {
            if source.nodes[key].isString(name, in: source.bytes) { return JSONValue(text: source, index: key + 1) }
            key = Int(source.nodes[key + 1].next)
        }
        return nil
    }
}
