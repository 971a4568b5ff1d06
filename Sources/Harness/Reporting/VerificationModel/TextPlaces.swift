/// The lines and columns of the bytes of a text, with fast lookup.
///
/// LF, CRLF and a CR without LF each end a line, as for ``SourcePlace/init(offset:in:file:)``.
package struct TextPlaces: Sendable {
    private let file: String
    /// The offsets of the beginnings of the lines.
    private let starts: [Int]
    private let count: Int

    /// Finds the lines of a text.
    package init(_ bytes: [UInt8], file: String) {
        self.file = file
        count = bytes.count
        starts =
            [0]
            + bytes.indices.filter { index in
                bytes[index] == UInt8(ascii: "\n")
                    || bytes[index] == UInt8(ascii: "\r") && !(index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n"))
            }.map { $0 + 1 }
    }

    /// Returns the place of a byte, counted from 0; past the end it is the place after the last byte.
    package func place(of offset: Int) -> SourcePlace {
        let offset = min(offset, count)
        var range = 0..<starts.count
        while range.count > 1 {
            let middle = range.lowerBound + range.count / 2
            range = starts[middle] <= offset ? middle..<range.upperBound : range.lowerBound..<middle
        }
        return SourcePlace(file: file, line: range.lowerBound + 1, column: offset - starts[range.lowerBound] + 1)
    }
}
