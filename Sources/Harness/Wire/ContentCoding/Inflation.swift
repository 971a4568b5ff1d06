internal import CZlib

/// Undoes gzip and zlib.
///
/// Source: RFC 1952 (gzip, several members after each other allowed), RFC 1950 (zlib, which HTTP calls `deflate`), RFC 1951 (what both contain).
public enum Inflation {
    /// Why bytes cannot be undone.
    public enum InflationError: Error, Hashable, Sendable {
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
    package static func isZlib(_ bytes: some Collection<UInt8>) -> Bool {
        guard let first = bytes.first, let second = bytes.dropFirst().first else { return false }
        return isZlib(first, second)
    }

    /// Whether zlib may begin with two bytes.
    package static func isZlib(_ first: UInt8, _ second: UInt8) -> Bool {
        first & 0x0F == 8 && first >> 4 <= 7 && (UInt16(first) << 8 | UInt16(second)) % 31 == 0
    }

    /// The result of decompressing bytes that may be damaged, or be followed by others.
    package struct Readable {
        /// The decompressed bytes up to the first damaged place.
        package fileprivate(set) var bytes: [UInt8] = []
        /// Behind the last member that is whole; where they begin if none is.
        package fileprivate(set) var end: Int
        /// How many were looked at.
        package fileprivate(set) var consumed = 0
    }

    /// Decompresses bytes from a place on, up to the first damaged place or a limit.
    package static func readable(_ bytes: [UInt8], from start: Int = 0, limit: Int) -> Readable {
        var readable = Readable(end: start)
        _ = undo(bytes, from: start, into: &readable, limit: limit)
        return readable
    }

    /// Decompresses bytes without a head (RFC 1951) from a place on, up to the first damaged place or a limit.
    package static func readableDeflate(_ bytes: [UInt8], from start: Int = 0, limit: Int) -> Readable {
        var readable = Readable(end: start)
        guard mayBeDeflate(bytes[start...]) else { return readable }
        _ = undo(bytes, from: start, hasHead: false, into: &readable, limit: limit)
        return readable
    }

    /// Returns whether bytes are a compressed text without a head, from their first to their last byte.
    package static func isDeflate(_ bytes: [UInt8]) -> Bool {
        let readable = readableDeflate(bytes, limit: deflateTrialLimit)
        return !readable.bytes.isEmpty && (readable.end == bytes.count || readable.bytes.count > deflateTrialLimit)
    }

    /// The most decompressed bytes for which the end of compressed bytes is looked for.
    private static let deflateTrialLimit = 1 << 20

    /// Whether the first block has a known kind, and a length that is repeated where it has one: RFC 1951 sections 3.2.3 and 3.2.4.
    private static func mayBeDeflate(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, first & 6 != 6 else { return false }
        guard first & 6 == 0 else { return true }
        let lengths = bytes.dropFirst().prefix(4)
        return lengths.count == 4 && zip(lengths.prefix(2), lengths.dropFirst(2)).allSatisfy { $0 == ~$1 }
    }

    /// Decompresses bytes.
    /// - Parameters:
    ///   - bytes: Gzip or zlib.
    ///   - limit: The most bytes that they may stand for.
    /// - Throws: ``InflationError``.
    public static func inflated(_ bytes: [UInt8], limit: Int) throws(InflationError) -> [UInt8] {
        var output = Readable(end: 0)
        if let problem = undo(bytes, from: 0, into: &output, limit: limit) { throw problem }
        return output.bytes
    }

    private static func undo(
        _ bytes: [UInt8], from start: Int, hasHead: Bool = true, into output: inout Readable, limit: Int
    ) -> InflationError? {
        var stream = z_stream()
        guard (hasHead ? plumbline_inflate_begin(&stream) : plumbline_inflate_begin_raw(&stream)) == Z_OK else { return .damaged }
        defer { inflateEnd(&stream) }
        return bytes.withUnsafeBufferPointer { buffer in
            // zlib only reads there, although its header does not declare it so.
            stream.next_in = UnsafeMutablePointer(mutating: buffer.baseAddress.map { $0 + start })
            stream.avail_in = UInt32(buffer.count - start)
            defer { output.consumed = buffer.count - start - Int(stream.avail_in) }
            return run(&stream, hasHead: hasHead, into: &output, limit: limit)
        }
    }

    private static func run(_ stream: inout z_stream, hasHead: Bool, into output: inout Readable, limit: Int) -> InflationError? {
        let inputEnd = output.end + Int(stream.avail_in)
        var part = [UInt8](repeating: 0, count: min(1 << 16, max(256, 4 * Int(stream.avail_in))))
        while true {
            let status = part.withUnsafeMutableBufferPointer { buffer in
                stream.next_out = buffer.baseAddress
                stream.avail_out = UInt32(buffer.count)
                return inflate(&stream, Z_NO_FLUSH)
            }
            output.bytes.append(contentsOf: part.prefix(part.count - Int(stream.avail_out)))
            if output.bytes.count > limit { return .tooLarge(limit: limit) }
            switch status {
            case Z_OK where stream.avail_in > 0 || stream.avail_out == 0: continue
            case Z_OK, Z_BUF_ERROR: return .truncated
            case Z_STREAM_END:
                output.end = inputEnd - Int(stream.avail_in)
                // Another member may follow.
                guard stream.avail_in > 0, hasHead else { return nil }
                guard inflateReset(&stream) == Z_OK else { return .damaged }
            default: return .damaged
            }
        }
    }
}

extension Inflation.InflationError: CustomStringConvertible {
    /// The problem as the end of a sentence that begins with what the bytes are.
    public var description: String {
        switch self {
        case .damaged: "is damaged"
        case .truncated: "ends too early"
        case .tooLarge(let limit): "decompresses to more than \(limit) bytes"
        }
    }
}
