/// The parts of the declarations of a file that other files may see, as bytes to compare.
struct Signatures {
    /// The imports.
    let imports: [UInt8]
    /// The functions of operators, each with the declaration around it, in the order of the file.
    private(set) var operators: [[UInt8]] = []
    private let numbers: [ObjectIdentifier: Int]

    init(_ file: ParsedFile) {
        let writer = NodeWriter()
        writer.imports(file.imports)
        imports = writer.bytes
        writer.declaration(file.root)
        numbers = writer.declarations
        operators = DeclarationIndex(file).operators.flatMap { [$0.parent.map(bytes) ?? [], bytes($0)] }
    }

    func bytes(_ declaration: Declaration) -> [UInt8] { written { $0.signature(of: declaration) }.bytes }

    /// Returns the digests of the names that a declaration mentions.
    func mentions(of declaration: Declaration) -> Set<UInt32> { written { $0.mentions(of: declaration) }.digests }

    private func written(_ write: (NodeWriter) -> Void) -> NodeWriter {
        let writer = NodeWriter()
        writer.declarations = numbers
        write(writer)
        return writer
    }
}
