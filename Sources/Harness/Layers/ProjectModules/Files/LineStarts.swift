internal import Locks

/// The offsets at which the lines of a text begin.
///
/// They are found when a place in the text is first asked for, because most texts are fine.
package final class LineStarts: Sendable {
    private let bytes: [UInt8]
    private let found = Locked<[Int]?>(nil)

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the line and the column of a byte, both from 1; the column counts bytes.
    ///
    /// A place that no text has is at the beginning.
    package func place(of offset: Int) -> (line: Int, column: Int) {
        guard offset >= 0 else { return (1, 1) }
        return found.withLock { found in
            let starts = found ?? Self.starts(bytes)
            found = starts
            var (low, high) = (0, starts.count)
            while low < high {
                let middle = (low + high) / 2
                if starts[middle] > offset { high = middle } else { low = middle + 1 }
            }
            return (low, offset - starts[low - 1] + 1)
        }
    }

    private static func starts(_ bytes: [UInt8]) -> [Int] {
        bytes.withUnsafeBufferPointer { bytes in
            var starts = [0]
            starts.reserveCapacity(bytes.count / 32)
            for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") {
                // CR LF is one line break.
                let isHalf = bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
                if !isHalf { starts.append(index + 1) }
            }
            return starts
        }
    }
}
