internal import StrictJSON
internal import VerificationModel

/// A JSON file of another program, read strictly except for two known habits of such programs.
///
/// A byte order mark is ignored. Half a surrogate pair, which JavaScript's strings may contain, is read as U+FFFD, and a note names its place, so
/// that the other exchanges of the file are not lost. Both replacements keep the places of all other bytes.
struct ImportedJSON {
    let root: JSONValue
    /// The path, as messages name it.
    let file: String
    let notes: [ImportNote]
    private let places: TextPlaces

    init(_ bytes: [UInt8], file: String) throws(ImportError) {
        var bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.replaceSubrange(..<3, with: repeatElement(UInt8(ascii: " "), count: 3)) }
        let halves = Self.replaceHalfSurrogates(&bytes)
        let places = TextPlaces(bytes, file: file)
        let document: JSONDocument
        do {
            document = try JSONDocument(bytes)
        } catch {
            throw ImportError(.syntax(error), at: places.place(of: error.offset))
        }
        self.file = file
        self.places = places
        root = document.root
        let lost = halves.first.map { first in
            let count = halves.count == 1 ? "" : ", and so were \(halves.count - 1) after it"
            return ImportNote(places.place(of: first), "half a surrogate pair is not a character; it was read as U+FFFD\(count)")
        }
        notes =
            [lost].compactMap { $0 }
            + document.repeatedKeys.map {
                ImportNote(places.place(of: $0.range.lowerBound), "\"\($0.key)\" is repeated here; the first value was used")
            }
    }

    func place(of value: JSONValue) -> SourcePlace { places.place(of: value.range.lowerBound) }

    // MARK: Half pairs

    /// Replaces each escape of half a surrogate pair by `\uFFFD`, and returns their offsets.
    private static func replaceHalfSurrogates(_ bytes: inout [UInt8]) -> [Int] {
        var found: [Int] = []
        var position = 0
        while let backslash = bytes[position...].firstIndex(of: UInt8(ascii: "\\")) {
            position = min(backslash + 2, bytes.count)
            guard let unit = unit(at: backslash, in: bytes) else { continue }
            position = backslash + 6
            guard (0xD800...0xDFFF).contains(unit) else { continue }
            if unit < 0xDC00, let next = Self.unit(at: position, in: bytes), (0xDC00...0xDFFF).contains(next) {
                position += 6
                continue
            }
            bytes.replaceSubrange(backslash..<position, with: Array("\\uFFFD".utf8))
            found.append(backslash)
        }
        return found
    }

    /// Returns the code unit of `\uXXXX`.
    private static func unit(at offset: Int, in bytes: [UInt8]) -> UInt16? {
        guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u") else { return nil }
        return bytes[offset + 2..<offset + 6].reduce(0) { unit, byte in
            unit.flatMap { unit in JSONStrings.hexadecimal(byte).map { unit << 4 | UInt16($0) } }
        }
    }
}
