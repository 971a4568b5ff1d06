internal import NIOCore

/// A strict reader of bodies in chunks.
///
/// Chunk extensions are read and dropped. Trailers are checked against the grammar and dropped.
///
/// Source: RFC 9112 section 7.1.
struct ChunkedBodyReader {
    private enum Phase {
        case size
        case data(Int)
        case dataEnd
        case trailers
    }

    /// The largest number of bytes of the line with a chunk's size and extensions.
    private static let sizeLineLimit = 4 << 10

    private let limits: RequestLimits
    private var phase = Phase.size
    private var trailerBytes = 0
    private(set) var body: [UInt8] = []

    init(limits: RequestLimits) {
        self.limits = limits
    }

    /// Reads the available bytes.
    /// - Returns: Whether the body is complete.
    mutating func read(_ buffer: inout ByteBuffer) throws(RequestRefusalError) -> Bool {
        while true {
            switch phase {
            case .size:
                guard
                    let line = try Self.line(
                        &buffer, Self.sizeLineLimit, .malformed("the line of a chunk's size is longer than \(Self.sizeLineLimit) bytes"))
                else { return false }
                let size = try Self.size(line)
                guard size <= limits.body - body.count else { throw .bodyTooLarge(limits.body) }
                phase = size == 0 ? .trailers : .data(size)
            case .data(let missing):
                let count = min(missing, buffer.readableBytes)
                guard count > 0, let bytes = buffer.readBytes(length: count) else { return false }
                body += bytes
                phase = count == missing ? .dataEnd : .data(missing - count)
            case .dataEnd:
                guard buffer.readableBytes >= 2, let end = buffer.readBytes(length: 2) else { return false }
                guard end == [Byte.carriageReturn, Byte.lineFeed] else { throw .malformed("a chunk is longer than its size") }
                phase = .size
            case .trailers:
                guard let line = try Self.line(&buffer, limits.headerBytes, .headTooLarge(limits.headerBytes)) else { return false }
                if line.isEmpty { return true }
                trailerBytes += line.count + 2
                guard trailerBytes <= limits.headerBytes else { throw .headTooLarge(limits.headerBytes) }
                let checked = line.withUnsafeBytes { bytes in
                    Result { () throws(RequestRefusalError) in try RequestFields.check(bytes) }
                }
                try checked.get()
            }
        }
    }

    private static func line(
        _ buffer: inout ByteBuffer, _ limit: Int, _ tooLong: @autoclosure () -> RequestRefusalError
    ) throws(RequestRefusalError) -> [UInt8]? {
        let bytes = buffer.readableBytesView
        guard let end = bytes.firstIndex(of: Byte.lineFeed) else {
            guard bytes.count <= limit else { throw tooLong() }
            return nil
        }
        let count = end - bytes.startIndex
        guard count <= limit else { throw tooLong() }
        guard count > 0, bytes[end - 1] == Byte.carriageReturn, let line = buffer.readBytes(length: count + 1) else {
            throw .malformed("a line between chunks does not end with CRLF")
        }
        return Array(line.dropLast(2))
    }

    /// Returns the size of a chunk: hexadecimal digits, and extensions after `;` (RFC 9112 section 7.1).
    private static func size(_ line: [UInt8]) throws(RequestRefusalError) -> Int {
        let digits = line.prefix { $0 != UInt8(ascii: ";") }
        guard (1...8).contains(digits.count), let size = Int(String(decoding: digits, as: UTF8.self), radix: 16),
            digits.allSatisfy({ ($0 | 0x20) &- UInt8(ascii: "a") < 6 || $0 &- UInt8(ascii: "0") < 10 }),
            line.allSatisfy({ $0 >= Byte.space && $0 < 0x7F || $0 == Byte.tab })
        else { throw .malformed("the size of a chunk is not a hexadecimal number") }
        return size
    }
}
