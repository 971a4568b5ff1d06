internal import CZlib

/// Undoes gzip and zlib.
///
/// Source: RFC 1952 (gzip, several members after each other allowed), RFC 1950 (zlib, which HTTP calls `deflate`).
public enum Inflation {
    /// Why bytes cannot be undone.
    public enum Problem: Error, Hashable, Sendable {
        /// They are neither gzip nor zlib, or damaged.
        case damaged
        /// They end before the data does.
        case truncated
        /// They stand for more bytes than accepted.
        case tooLarge(limit: Int)
    }

    /// Whether bytes begin as gzip does.
    public static func isGzip(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: [0x1F, 0x8B, 0x08]) }

    /// What bytes stand for.
    /// - Parameters:
    ///   - bytes: Gzip or zlib.
    ///   - limit: The most bytes that they may stand for.
    /// - Throws: ``Problem``.
    public static func inflated(_ bytes: [UInt8], limit: Int) throws(Problem) -> [UInt8] {
        var stream = z_stream()
        guard plumbline_inflate_begin(&stream) == Z_OK else { throw .damaged }
        defer { inflateEnd(&stream) }
        var input = bytes
        var output: [UInt8] = []
        var problem: Problem?
        input.withUnsafeMutableBufferPointer { buffer in
            stream.next_in = buffer.baseAddress
            stream.avail_in = UInt32(buffer.count)
            problem = run(&stream, into: &output, limit: limit)
        }
        if let problem { throw problem }
        return output
    }

    private static func run(_ stream: inout z_stream, into output: inout [UInt8], limit: Int) -> Problem? {
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let status = part.withUnsafeMutableBufferPointer { buffer in
                stream.next_out = buffer.baseAddress
                stream.avail_out = UInt32(buffer.count)
                return inflate(&stream, Z_NO_FLUSH)
            }
            output.append(contentsOf: part.prefix(part.count - Int(stream.avail_out)))
            if output.count > limit { return .tooLarge(limit: limit) }
            switch status {
            case Z_OK where stream.avail_in > 0 || stream.avail_out == 0: continue
            case Z_OK, Z_BUF_ERROR: return .truncated
            case Z_STREAM_END:
                // Another member may follow.
                guard stream.avail_in > 0 else { return nil }
                guard inflateReset(&stream) == Z_OK else { return .damaged }
            default: return .damaged
            }
        }
    }
}
