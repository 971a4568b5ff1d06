/// A body of several parts: RFC 2046 section 5.1.
///
/// The lines between the parts are kept, and each part is read by its own type. A part inside of many others is read as text.
enum MultipartFormat: BodyFormat {
    static let name = "a body of several parts"
    static let hasNumbers = true

    static func isPossible(_ type: MediaType, _ bytes: [UInt8]) -> Bool { type.essence.hasPrefix("multipart/") && type.boundary != nil }

    /// The largest number of bodies around a part that is read by its own type.
    private static let depthLimit = 8

    static func regions(in bytes: [UInt8], _ type: MediaType) -> [BodyRegion]? { regions(in: bytes, type, depth: 0) }

    static func regions(in bytes: [UInt8], _ type: MediaType, depth: Int) -> [BodyRegion]? {
        guard let boundary = type.boundary, !boundary.isEmpty else { return nil }
        let delimiter = Array("--\(boundary)".utf8)
        var regions: [BodyRegion] = []
        var part: Int?
        var line = 0
        var hasEnded = false
        while line < bytes.count {
            let end = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            if bytes[line..<end].starts(with: delimiter) {
                if let part {
                    regions += self.regions(ofPart: part..<contentEnd(before: line, in: bytes, from: part), in: bytes, depth: depth + 1)
                }
                hasEnded = bytes[line..<end].dropFirst(delimiter.count).starts(with: "--".utf8)
                part = hasEnded ? nil : min(end + 1, bytes.count)
            }
            line = end + 1
        }
        return hasEnded ? regions : nil
    }

    /// The line break before a delimiter belongs to the delimiter.
    private static func contentEnd(before line: Int, in bytes: [UInt8], from start: Int) -> Int {
        var end = line
        if end > start, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return end
    }

    private static func regions(ofPart range: Range<Int>, in bytes: [UInt8], depth: Int) -> [BodyRegion] {
        var (line, type) = (range.lowerBound, String?.none)
        var regions: [BodyRegion] = []
        while line < range.upperBound {
            let end = bytes[line..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound
            let text = bytes[line..<end].last == UInt8(ascii: "\r") ? bytes[line..<end - 1] : bytes[line..<end]
            line = min(end + 1, range.upperBound)
            if text.isEmpty { break }
            regions.append(BodyRegion(kind: .field, range: text.startIndex..<text.endIndex))
            let field = String(decoding: text, as: UTF8.self).split(separator: ":", maxSplits: 1)
            if field.count == 2, field[0].lowercased() == "content-type" { type = String(field[1]) }
        }
        guard line < range.upperBound else { return regions }
        if depth > depthLimit { type = nil }
        let own = type.flatMap { BodyFormats.read(Array(bytes[line..<range.upperBound]), MediaType($0), depth: depth) }?.regions
        return regions + (own?.map { $0.moved(by: line) } ?? [BodyRegion(kind: .text, range: line..<range.upperBound)])
    }
}
