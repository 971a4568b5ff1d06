internal import StrictJSON
internal import VerificationModel

/// A property list in Apple's binary format, as a text in which names are beside their values.
///
/// - Source: CFBinaryPList.c of swift-corelibs-foundation, which describes the format.
struct BinaryPropertyList {
    /// The ranges of all binary values.
    let dataRanges: [Range<Int>]
    /// The list as JSON, with binary values as text or in hexadecimal digits; nil if the objects form no tree of a sensible size.
    let text: [UInt8]?

    /// Returns whether bytes begin as such a list does.
    static func hasMark(_ bytes: [UInt8]) -> Bool {
        bytes.count >= 40 && bytes.starts(with: "bplist".utf8) && bytes.contains { $0 < 0x09 || $0 >= 0x80 }
    }

    /// A list; nil for bytes that are none.
    init?(_ bytes: [UInt8]) {
        guard Self.hasMark(bytes), let reader = Reader(bytes) else { return nil }
        dataRanges = reader.offsets.compactMap { reader.header(at: $0) }.filter { $0.kind == 4 }.map(\.content)
        var writer = Writer(reader)
        text = writer.write()
    }

    // MARK: Reading

    private struct Reader {
        /// The first bytes of an object.
        struct Header {
            let kind: UInt8
            /// The number of bytes, characters, elements or pairs; for a number, the exponent of its length.
            let count: Int
            let content: Range<Int>
        }

        let bytes: [UInt8]
        let offsets: [Int]
        let referenceSize: Int
        let top: Int
        private let end: Int

        init?(_ bytes: [UInt8]) {
            self.bytes = bytes
            let trailer = bytes.count - 32
            let offsetSize = Int(bytes[trailer + 6])
            referenceSize = Int(bytes[trailer + 7])
            guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), let count = Self.number(bytes, trailer + 8, 8),
                let top = Self.number(bytes, trailer + 16, 8), let table = Self.number(bytes, trailer + 24, 8), count > 0, top < count,
                table >= 8, table <= trailer, count <= (trailer - table) / offsetSize
            else { return nil }
            self.top = top
            end = table
            var offsets: [Int] = []
            for index in 0..<count {
                let offset = Self.number(bytes, table + index * offsetSize, offsetSize)
                guard let offset, offset >= 8, offset < table else { return nil }
                offsets.append(offset)
            }
            self.offsets = offsets
        }

        static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int? {
            guard start >= 0, start + count <= bytes.count else { return nil }
            let value = bytes[start..<start + count].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return Int(exactly: value)
        }

        func header(at offset: Int) -> Header? {
            let (kind, low) = (bytes[offset] >> 4, Int(bytes[offset] & 0x0F))
            var (count, start) = (low, offset + 1)
            if low == 0x0F, kind >= 4, kind != 8 {
                guard start < end, bytes[start] >> 4 == 1 else { return nil }
                let size = 1 << Int(bytes[start] & 0x0F)
                guard size <= 8, let number = Self.number(bytes, start + 1, size) else { return nil }
                (count, start) = (number, start + 1 + size)
            }
            let unit: Int
            switch kind {
            case 0: return Header(kind: kind, count: low, content: start..<start)
            case 1, 2, 3: (unit, count) = (1, 1 << min(low, 8))
            case 4, 5, 7: unit = 1
            case 6: unit = 2
            case 8: (unit, count) = (1, low + 1)
            case 0xA, 0xB, 0xC: unit = referenceSize
            case 0xD: unit = 2 * referenceSize
            default: return nil
            }
            guard start <= end, count <= (end - start) / unit else { return nil }
            return Header(kind: kind, count: count, content: start..<start + count * unit)
        }

        /// Returns the objects that a list, a set or a dictionary refers to: of a dictionary, its names come first.
        func references(of header: Header) -> [Int]? {
            var references: [Int] = []
            for start in stride(from: header.content.lowerBound, to: header.content.upperBound, by: referenceSize) {
                guard let reference = Self.number(bytes, start, referenceSize), reference < offsets.count else { return nil }
                references.append(reference)
            }
            return references
        }
    }

    // MARK: Writing

    private struct Writer {
        private let reader: Reader
        private var output: [UInt8] = []
        /// The objects of a keyed archive, which refer to each other by their places in it.
        private var archived: [Int] = []
        /// The numbers of objects and bytes that may be written: a list may refer to one object many times.
        private var left: Int
        private let byteLimit: Int

        private static let depthLimit = 128
        /// An object and the elements of a list.
        private static let archiveDepthLimit = 2

        init(_ reader: Reader) {
            self.reader = reader
            left = 256 * reader.offsets.count + 1_024
            byteLimit = 64 * reader.bytes.count + 65_536
        }

        mutating func write() -> [UInt8]? {
            if let top = reader.header(at: reader.offsets[reader.top]), top.kind == 0xD, let references = reader.references(of: top),
                let name = references.prefix(top.count).firstIndex(where: { string($0) == "$objects" }),
                let objects = reader.header(at: reader.offsets[references[top.count + name]]), objects.kind == 0xA
            {
                archived = reader.references(of: objects) ?? []
            }
            return write(reader.top, depth: 0, archiveDepth: 0) ? output : nil
        }

        /// Returns the text of an object that is a string.
        private func string(_ object: Int) -> String? {
            guard let header = reader.header(at: reader.offsets[object]) else { return nil }
            let content = reader.bytes[header.content]
            switch header.kind {
            case 5, 7: return String(decoding: content, as: UTF8.self)
            case 6:
                let starts = stride(from: content.startIndex, to: content.endIndex, by: 2)
                return String(decoding: starts.map { UInt16(content[$0]) << 8 | UInt16(content[$0 + 1]) }, as: UTF16.self)
            default: return nil
            }
        }

        private mutating func write(_ object: Int, depth: Int, archiveDepth: Int) -> Bool {
            left -= 1
            guard left > 0, output.count < byteLimit, depth < Self.depthLimit else { return false }
            guard let header = reader.header(at: reader.offsets[object]) else { return false }
            switch header.kind {
            case 0: output += Array(header.count == 8 ? "false".utf8 : header.count == 9 ? "true".utf8 : "null".utf8)
            case 1: output += Array(number(header).utf8)
            case 2: output += Array(real(header).utf8)
            case 4: output += Array(JSONStrings.quoted(data(header)).utf8)
            case 5, 6, 7: output += Array(JSONStrings.quoted(string(object) ?? "").utf8)
            case 8: return archivedObject(header, depth, archiveDepth)
            case 0xA, 0xB, 0xC: return list(header, depth, archiveDepth)
            case 0xD: return dictionary(header, depth, archiveDepth)
            default: output += Array("null".utf8)
            }
            return true
        }

        private func number(_ header: Reader.Header) -> String {
            let bytes = reader.bytes[header.content]
            guard bytes.count <= 8 else { return bytes.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }.description }
            let value = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return bytes.count == 8 ? Int64(bitPattern: value).description : value.description
        }

        private func real(_ header: Reader.Header) -> String {
            let value = reader.bytes[header.content].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return header.content.count == 4 ? "\(Float(bitPattern: UInt32(truncatingIfNeeded: value)))" : "\(Double(bitPattern: value))"
        }

        private func data(_ header: Reader.Header) -> String {
            let bytes = reader.bytes[header.content]
            return String(validUTF8: Array(bytes)) ?? bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }

        private mutating func archivedObject(_ header: Reader.Header, _ depth: Int, _ archiveDepth: Int) -> Bool {
            let index = Reader.number(reader.bytes, header.content.lowerBound, header.count) ?? .max
            guard index < archived.count, archiveDepth < Self.archiveDepthLimit else {
                output += Array("null".utf8)
                return true
            }
            return write(archived[index], depth: depth + 1, archiveDepth: archiveDepth + 1)
        }

        private mutating func list(_ header: Reader.Header, _ depth: Int, _ archiveDepth: Int) -> Bool {
            guard let references = reader.references(of: header) else { return false }
            output.append(UInt8(ascii: "["))
            for (place, reference) in references.enumerated() {
                if place > 0 { output.append(UInt8(ascii: ",")) }
                guard write(reference, depth: depth + 1, archiveDepth: archiveDepth) else { return false }
            }
            output.append(UInt8(ascii: "]"))
            return true
        }

        private mutating func dictionary(_ header: Reader.Header, _ depth: Int, _ archiveDepth: Int) -> Bool {
            guard let references = reader.references(of: header) else { return false }
            var pairs = Array(zip(references.prefix(header.count), references.dropFirst(header.count)))
            pairs += archivedPairs(pairs)
            output.append(UInt8(ascii: "{"))
            for (place, pair) in pairs.enumerated() {
                if place > 0 { output.append(UInt8(ascii: ",")) }
                guard write(pair.0, depth: depth + 1, archiveDepth: archiveDepth) else { return false }
                output.append(UInt8(ascii: ":"))
                guard write(pair.1, depth: depth + 1, archiveDepth: archiveDepth) else { return false }
            }
            output.append(UInt8(ascii: "}"))
            return true
        }

        /// Returns the names and values of a dictionary in a keyed archive, which has them in two lists.
        private func archivedPairs(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
            let lists = ["NS.keys", "NS.objects"].map { name in
                pairs.first { string($0.0) == name }.flatMap { reader.header(at: reader.offsets[$0.1]) }.flatMap(reader.references)
            }
            guard let names = lists[0], let values = lists[1] else { return [] }
            return Array(zip(names, values))
        }
    }
}
