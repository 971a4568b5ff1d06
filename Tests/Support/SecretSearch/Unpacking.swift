internal import CZlib

/// Texts that are compressed in bytes.
enum Unpacking {
    /// Returns what is compressed in bytes: from each place where a frame may begin, and all of them without a frame.
    static func texts(in bytes: [UInt8]) -> [[UInt8]] {
        var texts = [inflated(bytes[...], windowBits: -MAX_WBITS)]
        for index in bytes.indices.dropLast() {
            switch (bytes[index], bytes[index + 1]) {
            case (0x1F, 0x8B): texts.append(inflated(bytes[index...], windowBits: MAX_WBITS + 16))
            case (0x78, 0x01), (0x78, 0x5E), (0x78, 0x9C), (0x78, 0xDA): texts.append(inflated(bytes[index...], windowBits: MAX_WBITS))
            case (0x50, 0x4B) where bytes[index...].starts(with: [0x50, 0x4B, 3, 4]) && index + 30 < bytes.count:
                // APPNOTE.TXT of PKWARE, section 4.3.7.
                let names = [26, 28].map { Int(bytes[index + $0]) | Int(bytes[index + $0 + 1]) << 8 }.reduce(0, +)
                if index + 30 + names < bytes.count {
                    texts.append(inflated(bytes[(index + 30 + names)...], windowBits: -MAX_WBITS))
                }
            default: break
            }
        }
        return texts.compactMap { $0 }
    }

    /// Returns what bytes begin with, up to the end of its compressed form; nil where they are not compressed.
    private static func inflated(_ bytes: ArraySlice<UInt8>, windowBits: Int32) -> [UInt8]? {
        var stream = z_stream()
        guard inflateInit2_(&stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        var input = Array(bytes)
        var output = [UInt8](repeating: 0, count: 1 << 16)
        let count: Int? = input.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                stream.next_in = source.baseAddress
                stream.avail_in = UInt32(source.count)
                stream.next_out = target.baseAddress
                stream.avail_out = UInt32(target.count)
                return inflate(&stream, Z_FINISH) == Z_STREAM_END ? Int(stream.total_out) : nil
            }
        }
        return count.map { Array(output.prefix($0)) }
    }
}
