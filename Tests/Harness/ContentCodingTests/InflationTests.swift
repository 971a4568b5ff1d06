import ContentCoding
import Testing

@Suite("Undoing gzip and zlib")
struct InflationTests {
    /// "Two sisters keep a lighthouse." by another program: `gzip -n`, and Python's `zlib.compress`.
    private static let text = Array("Two sisters keep a lighthouse.\n".utf8)
    private static let gzip = [UInt8](
        [
            0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0xFF, 0x0B, 0x29, 0xCF, 0x57, 0x28, 0xCE, 0x2C, 0x2E, 0x49, 0x2D, 0x2A,
            0x56, 0xC8, 0x4E, 0x4D, 0x2D, 0x50, 0x48, 0x54, 0xC8, 0xC9, 0x4C, 0xCF, 0x28, 0xC9, 0xC8, 0x2F, 0x2D, 0x4E, 0xD5, 0xE3, 0x02,
            0x00, 0x8A, 0x09, 0xFD, 0x11, 0x1F, 0x00, 0x00, 0x00,
        ])
    private static let zlib = [UInt8](
        [
            0x78, 0x9C, 0x0B, 0x29, 0xCF, 0x57, 0x28, 0xCE, 0x2C, 0x2E, 0x49, 0x2D, 0x2A, 0x56, 0xC8, 0x4E, 0x4D, 0x2D, 0x50, 0x48, 0x54,
            0xC8, 0xC9, 0x4C, 0xCF, 0x28, 0xC9, 0xC8, 0x2F, 0x2D, 0x4E, 0xD5, 0xE3, 0x02, 0x00, 0xB9, 0x8F, 0x0B, 0x42,
        ])

    @Test func readsBoth() throws {
        #expect(try Inflation.inflated(Self.gzip, limit: 100) == Self.text)
        #expect(try Inflation.inflated(Self.zlib, limit: 100) == Self.text)
        #expect(Inflation.isGzip(Self.gzip) && !Inflation.isGzip(Self.zlib))
    }

    /// RFC 1952 section 2.2: members simply follow each other.
    @Test func readsSeveralMembers() throws {
        #expect(try Inflation.inflated(Self.gzip + Self.gzip, limit: 100) == Self.text + Self.text)
    }

    /// RFC 1951: what zlib has between its head and its checksum.
    @Test func readsCompressedBytesWithoutAHead() {
        let deflate = Array(Self.zlib.dropFirst(2).dropLast(4))
        #expect(Inflation.isDeflate(deflate))
        #expect(Inflation.readableDeflate([0, 1] + deflate + [7], from: 2, limit: 100).bytes == Self.text)
        #expect(Inflation.readableDeflate([0, 1] + deflate + [7], from: 2, limit: 100).end == 2 + deflate.count)
        for bytes in [deflate + [7], Array(deflate.dropLast()), Self.text, Self.zlib, [], [0, 5, 0, 5, 0]] {
            #expect(!Inflation.isDeflate(bytes))
        }
    }

    @Test func isHeldToItsLimit() throws {
        #expect(try Inflation.inflated(Self.gzip, limit: Self.text.count) == Self.text)
        #expect(throws: Inflation.InflationError.tooLarge(limit: 30)) { try Inflation.inflated(Self.gzip, limit: 30) }
    }

    @Test func reportsTheProblem() {
        #expect(throws: Inflation.InflationError.damaged) { try Inflation.inflated(Self.text, limit: 100) }
        for length in [0, 1, 9, 20, Self.gzip.count - 1] {
            #expect(throws: Inflation.InflationError.truncated) { try Inflation.inflated(Array(Self.gzip.prefix(length)), limit: 100) }
        }
        var broken = Self.gzip
        broken[broken.count - 6] ^= 0x55
        #expect(throws: Inflation.InflationError.damaged) { try Inflation.inflated(broken, limit: 100) }
        #expect(throws: Inflation.InflationError.damaged) { try Inflation.inflated(Self.gzip + Self.text, limit: 100) }
    }
}
