internal import VerificationModel

/// The lines and columns of the bytes of a file, with fast lookup.
struct TextPlaces: Sendable {
    private let file: String
    /// The offsets of the beginnings of the lines.
    private let starts: [Int]

    init(_ bytes: [UInt8], file: String) {
        self.file = file
        starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// Returns the place of a byte, counted from 0.
    func place(of offset: Int) -> SourcePlace {
        var range = 0..<starts.count
        while range.count > 1 {
            let middle = range.lowerBound + range.count / 2
            range = starts[middle] <= offset ? middle..<range.upperBound : range.lowerBound..<middle
        }
        return SourcePlace(file: file, line: range.lowerBound + 1, column: offset - starts[range.lowerBound] + 1)
    }
}
