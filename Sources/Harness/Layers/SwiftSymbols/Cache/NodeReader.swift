/// Reads nodes that a ``NodeWriter`` wrote.
final class NodeReader {
    /// The bytes are not those of nodes.
    struct Damaged: Error {}

    private let bytes: Cursor
    private let places: Cursor
    private var words: [Word] = []
    private var lastOffset = 0
    /// The number of nodes around the place.
    private var nesting = 0
    /// The number of the file that is read.
    let file: Int
    /// The declarations that are read already, by their numbers.
    var declarations: [Declaration]

    /// - Parameters:
    ///   - bytes: What the writer wrote, without places. It must outlive the reader.
    ///   - places: The places. They must outlive the reader.
    ///   - file: The number of the file.
    ///   - declarations: The declarations that the nodes may name.
    init(
        _ bytes: UnsafeRawBufferPointer, places: UnsafeRawBufferPointer = UnsafeRawBufferPointer(start: nil, count: 0), file: Int = 0,
        declarations: [Declaration] = []
    ) {
        self.bytes = Cursor(bytes)
        self.places = Cursor(places)
        self.file = file
        self.declarations = declarations
    }

    /// Reads bytes.
    static func reading<Value>(
        _ bytes: ArraySlice<UInt8>, _ places: ArraySlice<UInt8> = [], file: Int = 0, _ declarations: [Declaration] = [],
        _ read: (NodeReader) throws(Damaged) -> Value
    ) throws(Damaged) -> Value {
        try bytes.withUnsafeBytes { bytes in
            places.withUnsafeBytes { places in
                Result { () throws(Damaged) in try read(NodeReader(bytes, places: places, file: file, declarations: declarations)) }
            }
        }.get()
    }

    /// The number of bytes, without places, that are not read yet.
    var restCount: Int { bytes.rest }

    /// Whether everything is read.
    var isAtEnd: Bool { bytes.isAtEnd && places.isAtEnd }

    func number() throws(Damaged) -> Int { Int(bitPattern: try bytes.number()) }

    func fingerprint() throws(Damaged) -> Fingerprint {
        Fingerprint(stored: UnsafeRawBufferPointer(rebasing: try bytes.slice(Fingerprint.size)))
    }

    func flag() throws(Damaged) -> Bool { try bytes.byte() != 0 }

    func offset() throws(Damaged) -> Int {
        let written = try places.number()
        lastOffset &+= Int(bitPattern: written >> 1) ^ -Int(bitPattern: written & 1)
        return try Self.checked(lastOffset)
    }

    /// Reads a number of bytes or of declarations.
    func size() throws(Damaged) -> Int { try Self.checked(number()) }

    /// Returns a number that counts parts of a file; others come from no writer.
    private static func checked(_ size: Int) throws(Damaged) -> Int {
        guard (0...Int(Int32.max)).contains(size) else { throw Damaged() }
        return size
    }

    /// Reads a node that may contain others of its kind.
    func nested<Node>(_ read: () throws(Damaged) -> Node) throws(Damaged) -> Node {
        guard nesting < Self.nestingLimit else { throw Damaged() }
        nesting += 1
        defer { nesting -= 1 }
        return try read()
    }

    /// The number of nodes around one.
    ///
    /// An entry that is nested more deeply counts as damaged, and its file is parsed again.
    private static let nestingLimit = TextDepth.limit

    func text() throws(Damaged) -> String { String(decoding: try bytes.slice(number()), as: UTF8.self) }

    func word() throws(Damaged) -> Word {
        let known = try number()
        guard known == 0 else {
            guard words.indices.contains(known - 1) else { throw Damaged() }
            return words[known - 1]
        }
        let slice = try bytes.slice(number())
        let word = Word(String(decoding: slice, as: UTF8.self), bytes: slice)
        words.append(word)
        return word
    }

    func list<Element>(_ read: () throws(Damaged) -> Element) throws(Damaged) -> [Element] {
        let count = try number()
        guard count != 0 else { return [] }
        // Each element has at least one byte.
        guard count > 0, count <= bytes.rest else { throw Damaged() }
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for _ in 0..<count { elements.append(try read()) }
        return elements
    }

    func optional<Value>(_ read: () throws(Damaged) -> Value) throws(Damaged) -> Value? { try flag() ? try read() : nil }

    /// A place in bytes.
    ///
    /// The position is not a property of the reader, because exclusive access to it would be checked for each byte.
    private struct Cursor: ~Copyable {
        private let bytes: UnsafeRawBufferPointer
        private let position: UnsafeMutablePointer<Int>

        init(_ bytes: UnsafeRawBufferPointer) {
            self.bytes = bytes
            position = .allocate(capacity: 1)
            position.initialize(to: 0)
        }

        deinit { position.deallocate() }

        var rest: Int { bytes.count - position.pointee }
        var isAtEnd: Bool { rest == 0 }

        func byte() throws(Damaged) -> UInt8 {
            let place = position.pointee
            guard place < bytes.count else { throw Damaged() }
            position.pointee = place + 1
            return bytes[place]
        }

        func number() throws(Damaged) -> UInt {
            let first = try byte()
            guard first >= 0x80 else { return UInt(first) }
            var value = UInt(first & 0x7F)
            var shift: UInt = 7
            while true {
                let byte = try byte()
                value |= UInt(byte & 0x7F) << shift
                guard byte >= 0x80 else { return value }
                shift += 7
                guard shift < UInt(UInt.bitWidth) else { throw Damaged() }
            }
        }

        func slice(_ count: Int) throws(Damaged) -> Slice<UnsafeRawBufferPointer> {
            guard count >= 0, count <= rest else { throw Damaged() }
            defer { position.pointee += count }
            return bytes[position.pointee..<position.pointee + count]
        }
    }
}
