internal import VerificationModel

/// A text as it reads when something that it is encoded by is undone, and where in the text each of its bytes comes from.
struct DecodedText {
    /// The bytes, as they read now.
    let bytes: [UInt8]
    /// The encodings that were removed, in their order.
    let encodings: [Encoding]
    /// The bytes of encodings that occur here.
    let marks: EncodingHints
    /// Whether this is text, in UTF-8 or in an older encoding of which most characters are ASCII.
    let isText: Bool
    /// Whether this is UTF-8: nothing that is compressed is.
    let isUnicode: Bool
    private(set) var map: OffsetMap
    /// The places at which the last encoding was undone in place, in ascending order; those that follow closely are one.
    let changes: [Range<Int>]

    /// Whether this may be a wrong reading of the text, which shows the values of known secrets but no names beside values.
    var isDoubtful: Bool { encodings.contains(.brokenLines) }

    /// A text as it is.
    init(_ bytes: [UInt8]) {
        self.init(bytes, [Self.container(of: bytes) ?? Self.binaryContents(of: bytes)?.encoding].compactMap(\.self), OffsetMap())
    }

    init(_ bytes: [UInt8], _ encodings: [Encoding], _ map: OffsetMap, changes: [Range<Int>] = []) {
        self.changes = changes
        self.bytes = bytes
        self.encodings = encodings
        self.map = map
        marks = EncodingHints(of: bytes)
        isUnicode = !marks.contains(.high) || String(validUTF8: bytes) != nil
        isText =
            isUnicode || !marks.contains(.zero) && bytes.count { $0 >= 0x80 } * 3 < bytes.count
    }

    /// Returns the range of the text from which a range of these bytes comes.
    func textRange(of range: Range<Int>) -> Range<Int> { map.textRange(of: range) }

    /// Returns the number of bytes of the text from which a byte comes.
    func width(at index: Int) -> Int { map.width(at: index) }

    /// A range of these bytes, decoded: they come from all of it.
    ///
    /// Parts of one file are named once.
    func undoing(_ encoding: Encoding, _ decoded: [UInt8], whole range: Range<Int>) -> DecodedText {
        let isSame = encoding.hasParts && encodings.last == encoding
        return DecodedText(
            decoded, isSame ? encodings : encodings + [encoding], OffsetMap(count: decoded.count, from: textRange(of: range)))
    }
}

// MARK: Views of a text

extension DecodedText {
    /// A text that would take for ever to be looked into, so many things are encoded inside each other.
    struct TooDeep: Error {}

    /// A file with parts that cannot be read.
    struct Unreadable: Error {
        /// Its encodings, the outermost first.
        let encodings: [Encoding]
    }

    /// Calls a body with this text and with every text that is encoded in it.
    /// - Parameter sought: What the body searches for.
    /// - Returns: The number of bytes that were searched or read in addition.
    /// - Throws: ``TooDeep``, ``Unreadable``, and what the body throws.
    @discardableResult
    func forEach(seeking sought: SoughtBytes, _ body: ViewSearch.Body) throws -> Int {
        var search = ViewSearch(of: self, seeking: sought)
        try search.search(self, body)
        return search.work
    }

    /// Returns the forms of one value: its bytes, and its bytes without their encodings.
    var meanings: [[UInt8]] {
        let unescaped = [percentDecoded(.percent), percentDecoded(.form), unescaped()].compactMap { $0?.bytes }
        let decoded = Self.base64Value(bytes)
        return [bytes] + unescaped + [decoded].compactMap { $0 }
    }
}
