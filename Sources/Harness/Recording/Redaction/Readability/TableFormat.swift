/// Records of fields that are separated by commas or tabs: RFC 4180.
enum TableFormat: BodyFormat {
    static let name = "CSV"

    static func isPossible(_ type: MediaType, _ bytes: [UInt8]) -> Bool { type.isOf("csv", "tab-separated-values") }

    static func regions(in bytes: [UInt8], _ type: MediaType) -> [BodyRegion]? {
        let separator = type.isOf("csv") ? UInt8(ascii: ",") : 0x09
        let isEnd = { (byte: UInt8) in byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
        var regions: [BodyRegion] = []
        var index = 0
        while index < bytes.count {
            let start = index
            if bytes[index] == UInt8(ascii: "\"") {
                index += 1
                while index < bytes.count {
                    if bytes[index] != UInt8(ascii: "\"") {
                        index += 1
                    } else if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\"") {
                        index += 2
                    } else {
                        break
                    }
                }
                // The last quote is missing, or text follows it.
                guard index < bytes.count, index + 1 == bytes.count || isEnd(bytes[index + 1]) else { return nil }
                if start + 1 < index { regions.append(BodyRegion(kind: .string, range: start + 1..<index)) }
                index += 1
            } else {
                while index < bytes.count, !isEnd(bytes[index]) { index += 1 }
                if start < index { regions.append(BodyRegion(kind: .field, range: start..<index)) }
            }
            index += 1
        }
        return regions
    }
}
