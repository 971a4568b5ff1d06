internal import CZlib

/// Bytes that zlib compresses, as a server or an archive has them.
package enum CompressedBytes {
    /// The frames around compressed bytes.
    package enum Frame: Int32 {
        /// RFC 1950.
        case zlib = 15
        /// RFC 1951.
        case none = -15
        /// RFC 1952.
        case gzip = 31
    }

    /// Returns bytes compressed, in a frame.
    package static func of(_ bytes: [UInt8], _ frame: Frame) -> [UInt8] {
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        let status = deflateInit2_(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, frame.rawValue, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
        precondition(status == Z_OK, "zlib has no memory")
        defer { deflateEnd(&stream) }
        var input = bytes
        var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
        let count = input.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                stream.next_in = source.baseAddress
                stream.avail_in = UInt32(source.count)
                stream.next_out = target.baseAddress
                stream.avail_out = UInt32(target.count)
                precondition(deflate(&stream, Z_FINISH) == Z_STREAM_END, "the bound is too small")
                return Int(stream.total_out)
            }
        }
        return Array(output.prefix(count))
    }
}
