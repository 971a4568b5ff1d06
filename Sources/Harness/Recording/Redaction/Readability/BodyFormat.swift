/// A format of bodies that can be read again after redaction.
///
/// To add a format, write its file, and add a line to ``BodyFormats/all``.
protocol BodyFormat: Sendable {
    /// The format in messages: `JavaScript`.
    static var name: String { get }

    /// Whether a number may become a string: both are values, in the same places.
    static var hasNumbers: Bool { get }

    /// Returns whether a body may have this format, by its type and its first bytes.
    static func isPossible(_ type: MediaType, _ bytes: [UInt8]) -> Bool

    /// Returns the parts of a body that can be replaced, in their order; nil for a body that is not of this format.
    ///
    /// Everything between them is markup, code or punctuation.
    static func regions(in bytes: [UInt8], _ type: MediaType) -> [BodyRegion]?

    /// Returns the same for a body that may contain other bodies.
    /// - Parameter depth: The number of bodies around this one.
    static func regions(in bytes: [UInt8], _ type: MediaType, depth: Int) -> [BodyRegion]?
}

extension BodyFormat {
    static var hasNumbers: Bool { false }

    static func regions(in bytes: [UInt8], _ type: MediaType, depth: Int) -> [BodyRegion]? { regions(in: bytes, type) }
}

/// The formats of bodies.
enum BodyFormats {
    /// The formats, in the order in which they are tried.
    private static let all: [any BodyFormat.Type] = [
        JSONFormat.self, JSONLinesFormat.self, EventStreamFormat.self, FormFormat.self, MultipartFormat.self, TableFormat.self,
        ScriptFormat.self, StyleFormat.self, XMLFormat.self, HTMLFormat.self,
    ]

    /// Returns the format that a body has, and its parts; nil for a body that no format reads.
    ///
    /// Byte order marks are part of no format, and a body in UTF-16 is read as text.
    /// - Parameter depth: The number of bodies around this one.
    static func read(_ bytes: [UInt8], _ type: MediaType, depth: Int = 0) -> (format: any BodyFormat.Type, regions: [BodyRegion])? {
        if let (wide, isCertain) = DecodedText(bytes).wideDecoded(), isCertain, let body = read(wide.bytes, type, depth: depth) {
            return (body.format, body.regions.map { BodyRegion(kind: $0.kind, range: wide.textRange(of: $0.range)) })
        }
        let marks = lengthOfMarks(before: bytes)
        if marks > 0 {
            let body = read(Array(bytes.dropFirst(marks)), type, depth: depth)
            return body.map { ($0.format, $0.regions.map { $0.moved(by: marks) }) }
        }
        for format in all where format.isPossible(type, bytes) {
            if let regions = format.regions(in: bytes, type, depth: depth) { return (format, regions) }
        }
        return nil
    }

    /// Returns the length of all byte order marks at the beginning of a body.
    private static func lengthOfMarks(before bytes: [UInt8]) -> Int {
        var length = 0
        while bytes[length...].starts(with: byteOrderMark) { length += byteOrderMark.count }
        return length
    }

    /// Returns the first byte of a body that is not white space.
    static func firstByte(of bytes: [UInt8]) -> UInt8? { bytes.first { $0 != 0x20 && !(0x09...0x0D).contains($0) } }

    /// U+FEFF in UTF-8.
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
