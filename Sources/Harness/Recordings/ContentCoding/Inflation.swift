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

    /// Whether bytes begin as zlib does.
    static func isZlib(_ bytes: some Collection<UInt8>) -> Bool {
        let head = Array(bytes.prefix(2))
        return head.count == 2 && head[0] & 0x0F == 8 && head[0] >> 4 <= 7 && (UInt16(head[0]) << 8 | UInt16(head[1])) % 31 == 0
    }

    /// What bytes stand for, up to the first place that is damaged, and no more than a limit.
    static func readable(_ bytes: [UInt8], limit: Int) -> [UInt8] {
        var output: [UInt8] = []
        _ = undo(bytes, into: &output, limit: limit)
        return output
    }

    /// What bytes stand for.
    /// - Parameters:
    ///   - bytes: Gzip or zlib.
    ///   - limit: The most bytes that they may stand for.
    /// - Throws: ``Problem``.
    public static func inflated(_ bytes: [UInt8], limit: Int) throws(Problem) -> [UInt8] {
        var output: [UInt8] = []
        if let problem = undo(bytes, into: &output, limit: limit) { throw problem }
        return output
    }

    private static func undo(_ bytes: [UInt8], into output: inout [UInt8], limit: Int) -> Problem? {
        var stream = z_stream()
        guard plumbline_inflate_begin(&stream) == Z_OK else { return .damaged }
        defer { inflateEnd(&stream) }
        var input = bytes
        return input.withUnsafeMutableBufferPointer { buffer in
            stream.next_in = buffer.baseAddress
            stream.avail_in = UInt32(buffer.count)
            return run(&stream, into: &output, limit: limit)
        }
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

extension Inflation.Problem: CustomStringConvertible {
    /// The problem as the end of a sentence that begins with what the bytes are.
    public var description: String {
        switch self {
        case .damaged: "is damaged"
        case .truncated: "ends too early"
        case .tooLarge(let limit): "stands for more than \(limit) bytes"
        }
    }
}
