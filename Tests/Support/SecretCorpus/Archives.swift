internal import CZlib
internal import CompressedBytes

/// Files that contain compressed bytes.
enum Archives {
    private static func checksum(_ bytes: [UInt8]) -> UInt32 { UInt32(crc32(0, bytes, UInt32(bytes.count))) }

    private static func little(_ number: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(number >> ($0 * 8) & 255) } }

    private static func big(_ number: Int) -> [UInt8] { little(number, 4).reversed() }

    /// Returns an archive with one file: APPNOTE.TXT of PKWARE, sections 4.3.7, 4.3.12 and 4.3.16.
    static func zip(_ bytes: [UInt8], isStored: Bool) -> [UInt8] {
        let name = Array("items.json".utf8)
        let data = isStored ? bytes : CompressedBytes.of(bytes, .none)
        let fields =
            little(20, 2) + little(0, 2) + little(isStored ? 0 : 8, 2) + little(0, 2) + little(0x5B76, 2)
            + little(Int(checksum(bytes)), 4) + little(data.count, 4) + little(bytes.count, 4) + little(name.count, 2) + little(0, 2)
        let entry = [0x50, 0x4B, 3, 4] + fields + name + data
        let directory = [0x50, 0x4B, 1, 2] + little(20, 2) + fields + [UInt8](repeating: 0, count: 14) + name
        let end =
            [0x50, 0x4B, 5, 6] + [0, 0, 0, 0] + little(1, 2) + little(1, 2) + little(directory.count, 4) + little(entry.count, 4) + [0, 0]
        return entry + directory + end
    }

    /// Returns a picture of one pixel with a text: PNG sections 11.2 and 11.3.3.
    /// - Parameter isCompressed: Whether the text is in a chunk `zTXt` rather than `tEXt`.
    static func png(text: [UInt8], isCompressed: Bool) -> [UInt8] {
        let keyword = Array("Comment".utf8) + [0]
        let chunks: [(String, [UInt8])] = [
            ("IHDR", big(1) + big(1) + [8, 0, 0, 0, 0]),
            isCompressed ? ("zTXt", keyword + [0] + CompressedBytes.of(text, .zlib)) : ("tEXt", keyword + text),
            ("IDAT", CompressedBytes.of([0, 128], .zlib)), ("IEND", []),
        ]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunks.flatMap { name, data in
                let typed = Array(name.utf8) + data
                return big(data.count) + typed + big(Int(checksum(typed)))
            }
    }
}
