/// The offsets in a text from which the bytes of a view of it come.
///
/// Most come from one byte each, one behind the other: only those that do not are listed.
struct OffsetMap {
    /// Bytes of a view that come, each of them, from all of a range of the text.
    private struct Piece {
        let start: Int32
        var end: Int32
        let textStart: Int32
        let textEnd: Int32
    }

    /// The offset from which the bytes before the first piece come.
    private let textStart: Int
    private var pieces: [Piece] = []

    /// Bytes that come from one byte each.
    init(from textStart: Int = 0) {
        self.textStart = textStart
    }

    /// Bytes that all come from all of a range.
    init(count: Int, from range: Range<Int>) {
        textStart = range.lowerBound
        add(0..<count, from: range)
    }

    /// Returns the range from which a range of bytes comes, which must not be empty.
    func textRange(of range: Range<Int>) -> Range<Int> {
        origin(of: range.lowerBound).lowerBound..<origin(of: range.upperBound - 1).upperBound
    }

    /// Returns the number of bytes of the text from which a byte comes.
    func width(at index: Int) -> Int { origin(of: index).count }

    private func origin(of index: Int) -> Range<Int> {
        guard let piece = pieces[..<count(startingUpTo: index)].last else { return textStart + index..<textStart + index + 1 }
        if index < piece.end { return Int(piece.textStart)..<Int(piece.textEnd) }
        let start = Int(piece.textEnd) + index - Int(piece.end)
        return start..<start + 1
    }

    /// Returns the number of pieces that begin at or before an offset.
    private func count(startingUpTo index: Int) -> Int {
        var (low, high) = (0, pieces.count)
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].start <= index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Adds all that it maps to a hash.
    func combine(into hasher: inout Hasher) {
        hasher.combine(textStart)
        pieces.withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    /// Adds what comes behind all others.
    mutating func add(_ range: Range<Int>, from text: Range<Int>) {
        if let last = pieces.last, last.end == range.lowerBound, last.textStart == text.lowerBound, last.textEnd == text.upperBound {
            pieces[pieces.count - 1].end = Int32(range.upperBound)
        } else {
            pieces.append(
                Piece(
                    start: Int32(range.lowerBound), end: Int32(range.upperBound), textStart: Int32(text.lowerBound),
                    textEnd: Int32(text.upperBound)))
        }
    }

    /// Adds what a range of another map's bytes comes from, which begin here elsewhere.
    mutating func add(_ range: Range<Int>, of map: OffsetMap, movedBy distance: Int) {
        var next = map.count(startingUpTo: range.lowerBound)
        if next > 0, map.pieces[next - 1].end > range.lowerBound { next -= 1 }
        while next < map.pieces.count, map.pieces[next].start < range.upperBound {
            let piece = map.pieces[next]
            let part = max(Int(piece.start), range.lowerBound)..<min(Int(piece.end), range.upperBound)
            add(part.lowerBound + distance..<part.upperBound + distance, from: Int(piece.textStart)..<Int(piece.textEnd))
            next += 1
        }
    }
}
