/// The nodes of a file as they are stored: declarations and bodies apart, each with its places apart.
struct FileEntry {
    /// The fingerprint of all that other files may see of the file.
    ///
    /// It does not depend on bodies and places.
    let interface: Fingerprint
    private let parts: [ArraySlice<UInt8>]

    /// Reads the beginning of a stored file.
    init(stored: ArraySlice<UInt8>) throws(NodeReader.Damaged) {
        let sizes = try NodeReader.reading(stored) { reader throws(NodeReader.Damaged) in
            (interface: try reader.fingerprint(), sizes: try reader.list(reader.number), rest: reader.restCount)
        }
        interface = sizes.interface
        var start = stored.endIndex - sizes.rest
        var parts: [ArraySlice<UInt8>] = []
        for size in sizes.sizes {
            guard size >= 0, size <= stored.endIndex - start else { throw NodeReader.Damaged() }
            parts.append(stored[start..<start + size])
            start += size
        }
        guard parts.count == 4, start == stored.endIndex else { throw NodeReader.Damaged() }
        self.parts = parts
    }

    /// Writes a file.
    init(_ file: ParsedFile) {
        let declarations = NodeWriter()
        declarations.list(file.imports) { found in
            declarations.list(found.path, declarations.name)
            declarations.condition(found.condition)
            for value in [found.isExported, found.isTestable, found.isSPI] { declarations.flag(value) }
        }
        declarations.declaration(file.root)
        declarations.interface(of: file.root)
        declarations.optional(file.errorOffset, declarations.offset)
        let bodies = NodeWriter()
        bodies.declarations = declarations.declarations
        bodies.bodies(of: file.root)
        interface = Fingerprint(declarations.bytes)
        parts = [declarations.bytes[...], declarations.places[...], bodies.bytes[...], bodies.places[...]]
    }

    /// The bytes to store.
    var bytes: [UInt8] {
        let head = NodeWriter()
        head.raw(interface.bytes)
        head.list(parts) { head.number($0.count) }
        return head.bytes + parts.joined()
    }

    /// Returns the file.
    /// - Parameters:
    ///   - number: The number of the file.
    ///   - withBodies: Whether bodies are read too.
    func file(_ number: Int, withBodies: Bool) throws(NodeReader.Damaged) -> ParsedFile {
        let (file, declarations) = try NodeReader.reading(parts[0], parts[1], file: number) { reader throws(NodeReader.Damaged) in
            let imports = try reader.list { () throws(NodeReader.Damaged) in
                ParsedFile.Import(
                    path: try reader.list(reader.name), condition: try reader.condition(), isExported: try reader.flag(),
                    isTestable: try reader.flag(), isSPI: try reader.flag())
            }
            let root = try reader.declaration(in: nil)
            try reader.readInterface(of: root)
            return (ParsedFile(imports: imports, root: root, errorOffset: try reader.optional(reader.offset)), reader.declarations)
        }
        if withBodies {
            try NodeReader.reading(parts[2], parts[3], file: number, declarations) { reader throws(NodeReader.Damaged) in
                try reader.readBodies(of: file.root)
                guard reader.isAtEnd else { throw NodeReader.Damaged() }
            }
        }
        return file
    }
}
