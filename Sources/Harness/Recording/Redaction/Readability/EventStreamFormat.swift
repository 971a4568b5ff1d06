/// Server-sent events: HTML section 9.2.
///
/// An event whose data are an object or a list of JSON remains one. Its data may be in several lines.
enum EventStreamFormat: BodyFormat {
    static let name = "an event stream"

    static func isPossible(_ type: MediaType, _ bytes: [UInt8]) -> Bool { type.isOf("event-stream") }

    static func regions(in bytes: [UInt8], _ type: MediaType) -> [BodyRegion]? {
        var regions: [BodyRegion] = []
        var data: [UInt8] = []
        var (start, line) = (0, 0)
        for index in 0...bytes.count {
            guard index == bytes.count || bytes[index] == UInt8(ascii: "\n") else { continue }
            let text = bytes[line..<index].last == UInt8(ascii: "\r") ? bytes[line..<index - 1] : bytes[line..<index]
            line = index + 1
            if text.starts(with: "data:".utf8) {
                let value = text.dropFirst("data:".utf8.count)
                data += (value.first == 0x20 ? value.dropFirst() : value) + [UInt8(ascii: "\n")]
            }
            guard text.isEmpty || index == bytes.count else { continue }
            let end = text.isEmpty ? text.startIndex : text.endIndex
            if start < end { regions.append(BodyRegion(kind: isStructure(data) ? .eventOfJSON : .event, range: start..<end)) }
            start = index + 1
            data = []
        }
        return regions
    }

    private static func isStructure(_ data: [UInt8]) -> Bool {
        BodyFormats.firstByte(of: data).map { "{[".utf8.contains($0) } == true && JSONFormat.isJSON(data)
    }
}
