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

    /// Whether this may be a wrong reading of the text, which shows the values of known secrets but no names beside values.
    var isDoubtful: Bool { encodings.contains(.brokenLines) }

    /// A text as it is.
    init(_ bytes: [UInt8]) {
        self.init(bytes, [Self.container(of: bytes) ?? Self.binaryContents(of: bytes)?.encoding].compactMap(\.self), OffsetMap())
    }

    init(_ bytes: [UInt8], _ encodings: [Encoding], _ map: OffsetMap) {
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
    /// The largest number of nested encodings: a token in a URL in JSON in base64 in a form has four.
    static let depthLimit = 8
    /// The largest amount of work for a text, as a multiple of its bytes, plus a mebibyte.
    private static let workLimit = 200

    /// A text that would take for ever to be looked into, so many things are encoded inside each other.
    struct TooDeep: Error {}

    /// A file with parts that cannot be read.
    struct Unreadable: Error {
        /// Its encodings, the outermost first.
        let encodings: [Encoding]
    }

    /// The work that is left for a text, and the bytes that are searched for in it.
    final class Work {
        private var left: Int
        let sieve: Sieve

        fileprivate init(_ left: Int, _ sieve: Sieve) {
            self.left = left
            self.sieve = sieve
        }

        /// Takes a number of bytes off the work that is left.
        /// - Throws: ``TooDeep`` if none is left.
        func charge(_ count: Int) throws {
            left -= count
            guard left > 0 else { throw TooDeep() }
        }
    }

    /// The views that were come by in one text, in whatever order its encodings were undone.
    private final class Seen {
        private var views: [DecodedText]

        init(_ views: DecodedText...) {
            self.views = views
        }

        /// Adds a view, and returns whether it has content that was not seen before.
        func insert(_ view: DecodedText) -> Bool {
            guard !views.contains(where: { $0.covers(view) }) else { return false }
            views.append(view)
            return true
        }
    }

    /// Returns whether this view has all content of another view of the same text.
    private func covers(_ other: DecodedText) -> Bool {
        encodings.count <= other.encodings.count && encodings.isEmpty == other.encodings.isEmpty && canBeForm == other.canBeForm
            && bytes == other.bytes && map == other.map
    }

    /// Calls a body with this text and with every text that is encoded in it.
    ///
    /// In binary bytes, such as a picture's, each readable stretch is searched alone.
    /// - Parameter sought: What the body searches for.
    /// - Throws: ``TooDeep``, ``Unreadable``, and what the body throws.
    func forEach(seeking sought: SoughtBytes, _ body: (DecodedText) throws -> Void) throws {
        try forEach(Work(Self.workLimit * bytes.count + 1 << 20, Sieve(sought: sought)), Seen(), body)
    }

    private func forEach(_ work: Work, _ seen: Seen, _ body: (DecodedText) throws -> Void) throws {
        guard seen.insert(self) else { return }
        try work.charge(bytes.count)
        try body(self)
        guard encodings.count < Self.depthLimit else { return }
        func visit(_ view: DecodedText) throws { try view.forEach(work, Seen(), body) }
        try forEachInflated(charge: work.charge, body: visit)
        try forEachPart(charge: work.charge, body: visit)
        let wide = wideDecoded()
        if let wide {
            try visit(wide.view)
            if wide.isCertain { return }
        }
        try forEachWideStretch(body: visit)
        if isText {
            try forEachDecoded(work, seen, body)
        } else {
            for range in Self.readableRanges(in: bytes) {
                var builder = TextViewBuilder(self, from: range.lowerBound)
                let stretch = builder.finished(at: range.upperBound, nil)
                try work.charge(stretch.bytes.count)
                try body(stretch)
                try stretch.forEachDecoded(work, Seen(stretch), body)
            }
        }
    }

    private func forEachDecoded(_ work: Work, _ seen: Seen, _ body: (DecodedText) throws -> Void) throws {
        for decode in [{ percentDecoded(.percent) }, { percentDecoded(.form) }, unescaped, withoutEntities, quotedPrintable] {
            if let view = decode() { try view.forEach(work, seen, body) }
        }
        for forEachRun in [forEachBase64Run, forEachHexadecimalRun, forEachBase32Run] {
            try forEachRun(work.sieve) { try $0.forEach(work, Seen(), body) }
        }
    }

    /// Returns the forms of one value: its bytes, and its bytes without their encodings.
    var meanings: [[UInt8]] {
        let unescaped = [percentDecoded(.percent), percentDecoded(.form), unescaped()].compactMap { $0?.bytes }
        let decoded = Self.base64Value(bytes)
        return [bytes] + unescaped + [decoded].compactMap { $0 }
    }
}
