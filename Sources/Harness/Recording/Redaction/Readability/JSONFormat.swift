internal import StrictJSON

/// JSON: RFC 8259.
enum JSONFormat: BodyFormat {
    static let name = "JSON"
    static let hasNumbers = true

    static func isPossible(_ type: MediaType, _ bytes: [UInt8]) -> Bool {
        type.isOf("json") || BodyFormats.firstByte(of: bytes).map { "{[\"".utf8.contains($0) } == true
    }

    static func regions(in bytes: [UInt8], _ type: MediaType) -> [BodyRegion]? { isJSON(bytes) ? strings(in: bytes) : nil }

    /// Returns whether bytes are one JSON text.
    static func isJSON(_ bytes: [UInt8]) -> Bool {
        do throws(JSONSyntaxError) {
            _ = try JSONDocument(bytes)
            return true
        } catch {
            return false
        }
    }

    /// Returns the strings of texts that are valid.
    static func strings(in bytes: [UInt8]) -> [BodyRegion] {
        var regions: [BodyRegion] = []
        var index = 0
        while index < bytes.count {
            defer { index += 1 }
            guard bytes[index] == UInt8(ascii: "\"") else { continue }
            let start = index + 1
            index = start
            while index < bytes.count, bytes[index] != UInt8(ascii: "\"") { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
            if start < index { regions.append(BodyRegion(kind: .string, range: start..<index)) }
        }
        return regions
    }
}

/// A JSON text in each line, or behind each record separator: RFC 7464 and the JSON Lines format.
enum JSONLinesFormat: BodyFormat {
    static let name = "JSON lines"
    static let hasNumbers = true

    static func isPossible(_ type: MediaType, _ bytes: [UInt8]) -> Bool {
        type.isOf("ndjson", "jsonl", "jsonlines", "json-seq") || JSONFormat.isPossible(type, bytes)
    }

    static func regions(in bytes: [UInt8], _ type: MediaType) -> [BodyRegion]? {
        let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == 0x1E }.map { $0.filter { $0 != UInt8(ascii: "\r") } }
        guard lines.allSatisfy({ BodyFormats.firstByte(of: $0) == nil || JSONFormat.isJSON($0) }) else { return nil }
        return JSONFormat.strings(in: bytes)
    }
}
