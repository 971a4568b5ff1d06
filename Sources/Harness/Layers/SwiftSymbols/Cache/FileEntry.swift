/// The nodes of a file as they are stored: declarations and bodies apart, each with its places apart.
struct FileEntry {
    /// The declarations of a file, to which bodies can be added.
    struct Declarations {
        let file: ParsedFile
        fileprivate let all: [Declaration]
    }

    /// The fingerprint of all that other files may see of the file.
    ///
    /// It does not depend on bodies and places.
    let interface: Fingerprint
    /// The number of declarations with a name.
    let declarationCount: Int
    private let parts: [ArraySlice<UInt8>]

    private static let partCount = 5

    /// Reads the beginning of a stored file.
    init(stored: ArraySlice<UInt8>) throws(NodeReader.Damaged) {
        let sizes = try NodeReader.reading(stored) { reader throws(NodeReader.Damaged) in
            (
                interface: try reader.fingerprint(), count: try reader.size(), parts: try reader.list(reader.number),
                rest: reader.restCount
            )
        }
        interface = sizes.interface
        declarationCount = sizes.count
        var start = stored.endIndex - sizes.rest
        var parts: [ArraySlice<UInt8>] = []
        for size in sizes.parts {
            guard size >= 0, size <= stored.endIndex - start else { throw NodeReader.Damaged() }
            parts.append(stored[start..<start + size])
            start += size
        }
        guard parts.count == Self.partCount, start == stored.endIndex else { throw NodeReader.Damaged() }
        self.parts = parts
    }

    /// Writes a file.
    init(_ file: ParsedFile) {
        let declarations = NodeWriter()
        declarations.imports(file.imports)
        declarations.declaration(file.root)
        declarations.interface(of: file.root)
        declarations.optional(file.errorOffset, declarations.offset)
        declarations.optional(file.excessOffset, declarations.offset)
        let bodies = NodeWriter()
        bodies.declarations = declarations.declarations
        bodies.bodies(of: file.root)
        interface = Fingerprint(declarations.bytes)
        declarationCount = DeclarationIndex(file).declarations.count
        let digests = declarations.digests.union(bodies.digests).sorted().flatMap { withUnsafeBytes(of: $0.littleEndian, Array.init) }
        parts = [declarations.bytes[...], declarations.places[...], bodies.bytes[...], bodies.places[...], digests[...]]
    }

    /// The bytes to store.
    var bytes: [UInt8] {
        let head = NodeWriter()
        head.raw(interface.bytes)
        head.number(declarationCount)
        head.list(parts) { head.number($0.count) }
        return head.bytes + parts.joined()
    }

    /// Returns whether the file contains one of some names.
    /// - Parameter names: The digests of the names.
    func contains(anyOf names: Set<UInt32>) -> Bool {
        parts[4].withUnsafeBytes { bytes in
            let count = bytes.count / MemoryLayout<UInt32>.size
            func digest(_ index: Int) -> UInt32 {
                UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index * MemoryLayout<UInt32>.size, as: UInt32.self))
            }
            return names.contains { name in
                var (low, high) = (0, count)
                while low < high {
                    let middle = (low + high) / 2
                    if digest(middle) < name { low = middle + 1 } else { high = middle }
                }
                return low < count && digest(low) == name
            }
        }
    }

    /// Returns the declarations of the file.
    /// - Parameter number: The number of the file.
    func declarations(_ number: Int) throws(NodeReader.Damaged) -> Declarations {
        try NodeReader.reading(parts[0], parts[1], file: number) { reader throws(NodeReader.Damaged) in
            let imports = try reader.imports()
            let root = try reader.declaration(in: nil)
            try reader.readInterface(of: root)
            let (errorOffset, excessOffset) = (try reader.optional(reader.offset), try reader.optional(reader.offset))
            let file = ParsedFile(imports: imports, root: root, errorOffset: errorOffset, excessOffset: excessOffset)
            return Declarations(file: file, all: reader.declarations)
        }
    }

    /// Adds the bodies to the declarations of the file.
    func addBodies(to declarations: Declarations) throws(NodeReader.Damaged) {
        let root = declarations.file.root
        try NodeReader.reading(parts[2], parts[3], file: root.file, declarations.all) { reader throws(NodeReader.Damaged) in
            try reader.readBodies(of: root)
            guard reader.isAtEnd else { throw NodeReader.Damaged() }
        }
    }
}
