/// Builds a view of another one, in which some bytes are kept and some are replaced.
struct TextViewBuilder {
    private let source: DecodedText
    private var bytes: [UInt8] = []
    private var map: OffsetMap
    /// The offset up to which the source's bytes are kept or replaced.
    private var position: Int
    /// The places that were replaced; those that follow closely are one.
    private var changes: [Range<Int>] = []

    /// Begins at a byte of a view.
    init(_ source: DecodedText, from position: Int = 0) {
        self.source = source
        self.position = position
        map = OffsetMap(from: position < source.bytes.count ? source.textRange(of: position..<position + 1).lowerBound : 0)
    }

    /// Replaces a range after all earlier ones by other bytes, and keeps the bytes in between.
    mutating func replace(_ range: Range<Int>, with decoded: some Collection<UInt8>) {
        keep(upTo: range.lowerBound)
        noteChange(bytes.count..<bytes.count + decoded.count)
        map.add(bytes.count..<bytes.count + decoded.count, from: source.textRange(of: range))
        bytes.append(contentsOf: decoded)
        position = range.upperBound
    }

    /// Leaves out the bytes before an offset.
    ///
    /// Whether the next bytes must be replaced, not kept.
    mutating func skip(to index: Int) { position = index }

    /// Replaces one byte by another.
    mutating func replace(at index: Int, with byte: UInt8) {
        keep(upTo: index + 1)
        bytes[bytes.count - 1] = byte
        noteChange(bytes.count - 1..<bytes.count)
    }

    private mutating func noteChange(_ range: Range<Int>) {
        if let last = changes.last, range.lowerBound - last.upperBound < DecodedText.reach {
            changes[changes.count - 1] = last.lowerBound..<range.upperBound
        } else {
            changes.append(range)
        }
    }

    /// The new view, which ends at a byte of the source, with one more thing undone, if any.
    mutating func finished(at end: Int, _ encoding: DecodedText.Encoding?) -> DecodedText {
        keep(upTo: end)
        return DecodedText(bytes, source.encodings + [encoding].compactMap { $0 }, map, changes: changes)
    }

    private mutating func keep(upTo end: Int) {
        guard position < end else { return }
        map.add(position..<end, of: source.map, movedBy: bytes.count - position)
        bytes.append(contentsOf: source.bytes[position..<end])
        position = end
    }
}
