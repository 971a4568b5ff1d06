internal import ContentCoding

/// Reads the parts of ZIP archives, PNG images, binary property lists and bodies of binary formats.
extension DecodedText {
    private static let zipEntry: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
    private static let pngHead: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Returns the kind of file with several parts that bytes are; nil for all others.
    static func container(of bytes: [UInt8]) -> Encoding? {
        switch bytes.first {
        case 0x50: bytes.starts(with: zipEntry) ? .zip : nil
        case 0x89: bytes.starts(with: pngHead) ? .png : nil
        case 0x62: BinaryPropertyList.hasMark(bytes) ? .propertyList : nil
        default: nil
        }
    }

    /// Returns the values of a binary format; nil for a text, because no text is one.
    static func binaryContents(of bytes: [UInt8]) -> (encoding: Encoding, text: [UInt8])? {
        guard let first = bytes.first, first >= 0x80 || BinaryFormat.isBSON(bytes) else { return nil }
        return BinaryFormat.contents(of: bytes)
    }

    /// Calls a body with each part in which a secret may be.
    /// - Parameter charge: Called with the number of bytes that were read in addition.
    /// - Throws: ``Unreadable`` for a property list that cannot be read, and what the body and the charge throw.
    func forEachPart(charge: (Int) throws -> Void, body: (DecodedText) throws -> Void) throws {
        // Bytes that base64 decodes to are mostly not such a body, and there are many of them.
        if encodings.allSatisfy(\.isSealed), let contents = Self.binaryContents(of: bytes) {
            try charge(contents.text.count)
            return try body(undoing(contents.encoding, contents.text, whole: bytes.indices))
        }
        // Each of the others has a zero.
        guard marks.contains(.zero) || BinaryPropertyList.hasMark(bytes) else { return }
        if BinaryPropertyList.hasMark(bytes) { try forEachPropertyListPart(charge: charge, body: body) }
        var index = 0
        while let start = bytes[index...].firstIndex(where: { $0 == 0x50 || $0 == 0x89 }) {
            index = start + 1
            guard isOwn(start) else { continue }
            if bytes[start...].starts(with: Self.zipEntry) {
                try zipEntry(at: start, charge: charge, body: body)
            } else if bytes[start...].starts(with: Self.pngHead) {
                index = try forEachPNGPart(from: start, charge: charge, body: body)
            }
        }
    }

    /// A range of these bytes that is a part of a file.
    private func part(_ encoding: Encoding, _ range: Range<Int>) -> DecodedText { undoing(encoding, Array(bytes[range]), whole: range) }

    // MARK: ZIP

    /// The entry of a local head: APPNOTE.TXT section 4.3.7.
    ///
    /// Its length may follow it, and so the end of its bytes decides.
    private func zipEntry(at start: Int, charge: (Int) throws -> Void, body: (DecodedText) throws -> Void) throws {
        guard start + 30 <= bytes.count else { return }
        let content = start + 30 + little(2, at: start + 26) + little(2, at: start + 28)
        guard content <= bytes.count else { return }
        switch little(2, at: start + 8) {
        case 8:
            let inflated = Inflation.readableDeflate(bytes, from: content, limit: Self.inflationLimit)
            try charge(Self.trialCost + inflated.consumed)
            let end = inflated.end > content ? inflated.end : bytes.count
            if !inflated.bytes.isEmpty { try body(undoing(.zip, inflated.bytes, whole: start..<end)) }
        case 0:
            let end = min(bytes.count, content + little(4, at: start + 18))
            if end > content { try body(part(.zip, content..<end)) }
        default: break
        }
    }

    private func little(_ count: Int, at index: Int) -> Int { bytes[index..<index + count].reversed().reduce(0) { $0 << 8 | Int($1) } }

    // MARK: PNG

    /// The parts that have text: PNG section 11.3.
    ///
    /// The rest of a picture is searched as binary bytes are.
    /// - Returns: The end of the picture.
    private func forEachPNGPart(from start: Int, charge: (Int) throws -> Void, body: (DecodedText) throws -> Void) throws -> Int {
        var position = start + Self.pngHead.count
        while position + 12 <= bytes.count {
            let count = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            let content = position + 8..<min(bytes.count, position + 8 + count)
            let kind = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
            position = content.upperBound + 4
            guard !content.isEmpty, ["tEXt", "zTXt", "iTXt", "iCCP", "eXIf"].contains(kind) else { continue }
            try body(part(.png, content))
            guard kind != "tEXt", kind != "eXIf" else { continue }
            // zlib begins after one to four texts, each with a zero at its end.
            for first in content.lowerBound + 1..<content.upperBound where [0, 1].contains(bytes[first - 1]) {
                guard Inflation.isZlib(bytes[first..<content.upperBound]) else { continue }
                let inflated = Inflation.readable(Array(bytes[first..<content.upperBound]), limit: Self.inflationLimit)
                try charge(inflated.consumed)
                guard !inflated.bytes.isEmpty else { continue }
                try body(undoing(.png, inflated.bytes, whole: content))
                break
            }
        }
        return min(position, bytes.count)
    }

    // MARK: Property lists

    private func forEachPropertyListPart(charge: (Int) throws -> Void, body: (DecodedText) throws -> Void) throws {
        guard let list = BinaryPropertyList(bytes), let text = list.text else {
            throw Unreadable(encodings: encodings.last == .propertyList ? encodings : encodings + [.propertyList])
        }
        try charge(text.count)
        try body(undoing(.propertyList, text, whole: 0..<bytes.count))
        for data in list.dataRanges where !data.isEmpty { try body(part(.propertyList, data)) }
    }
}
