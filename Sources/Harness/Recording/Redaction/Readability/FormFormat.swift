/// The fields of a form: `application/x-www-form-urlencoded` of the URL standard.
///
/// The braces of a placeholder need no encoding there.
enum FormFormat: BodyFormat {
    static let name = "a form"

    static func isPossible(_ type: MediaType, _ bytes: [UInt8]) -> Bool { type.isOf("www-form-urlencoded") }

    static func regions(in bytes: [UInt8], _ type: MediaType) -> [BodyRegion]? {
        var regions: [BodyRegion] = []
        var (start, isValue) = (0, false)
        for index in 0...bytes.count {
            if index < bytes.count {
                guard bytes[index] == UInt8(ascii: "&") || bytes[index] == UInt8(ascii: "=") && !isValue else { continue }
            }
            if start < index { regions.append(BodyRegion(kind: .field, range: start..<index)) }
            start = index + 1
            isValue = index < bytes.count && bytes[index] == UInt8(ascii: "=")
        }
        return regions
    }
}
