internal import SecretPatterns

/// Bodies in which the bytes around a text depend on it, so that no part of it can be replaced.
extension MediaType {
    /// Returns the name of the binary format of a body; nil for a text.
    ///
    /// The length of a text is mostly in front of it, and may look like a character of it: the type decides first.
    func binaryFormat(of bytes: [UInt8]) -> String? {
        if let format = Self.formats.first(where: { format in format.types.contains { isOf($0) } }) { return format.name }
        let text = DecodedText(bytes)
        if text.wideDecoded()?.isCertain == true { return nil }
        return text.isText && !bytes.contains(where: Self.isControl) ? nil : Self.otherBytes
    }

    /// Returns the name of the binary format of a body in which values are to be replaced; nil where each of them is in a text.
    ///
    /// A text in UTF-16 or UTF-32 may be among other bytes.
    func binaryFormat(of bytes: [UInt8], around spans: [Redactor.Span]) -> String? {
        let format = binaryFormat(of: bytes)
        return format == Self.otherBytes && spans.allSatisfy { !$0.widths.isEmpty } ? nil : format
    }

    /// The name of bytes whose format no type states.
    static let otherBytes = "binary bytes"

    private static let formats: [(name: String, types: [String])] = [
        ("Protocol Buffers", ["protobuf", "vnd.google.protobuf", "proto"]), ("gRPC", ["grpc", "grpc-web", "grpc-web-text"]),
        ("MessagePack", ["msgpack", "vnd.msgpack", "messagepack"]), ("CBOR", ["cbor", "cbor-seq"]), ("BSON", ["bson"]),
        ("Thrift", ["thrift", "vnd.apache.thrift.binary", "vnd.apache.thrift.compact"]), ("Avro", ["avro", "vnd.apache.avro"]),
        ("FlatBuffers", ["flatbuffers", "flatbuffer"]), ("Cap'n Proto", ["capnp", "capnproto"]),
    ]

    /// Returns the printable texts of a binary body that begin behind a byte which may be their length.
    ///
    /// Such a byte may be a letter, so that what follows does not look like a word of its own.
    static func textsBehindLengths(in bytes: [UInt8]) -> [Range<Int>] {
        var texts: [Range<Int>] = []
        var run = 0..<0
        let isLetter = SecretShape.Alphabet.alphanumeric.contains
        for start in bytes.indices.dropLast(shortestText) {
            if run.upperBound <= start { run = start..<(bytes[start...].firstIndex { !(0x20..<0x7F).contains($0) } ?? bytes.count) }
            guard run.upperBound - start > shortestText else { continue }
            if start == run.lowerBound {
                let length = start > 0 ? Int(bytes[start - 1]) : 0
                if (shortestText..<0x20).contains(length), length <= run.count { texts.append(start..<start + length) }
                // The first byte may be the last one of a longer length.
                texts.append(start + 1..<run.upperBound)
            }
            let end = start + 1 + Int(bytes[start])
            guard start > run.lowerBound, end <= run.upperBound, !isLetter(bytes[start - 1]) else { continue }
            if end == bytes.count || !isLetter(bytes[end]) { texts.append(start + 1..<end) }
        }
        return texts
    }

    private static let shortestText = 8

    /// Returns whether a byte is a control character that texts do not have: neither white space, nor a zero, an escape sequence or a separator
    /// of records.
    private static func isControl(_ byte: UInt8) -> Bool { (0x01..<0x09).contains(byte) || (0x0E..<0x1B).contains(byte) }
}
