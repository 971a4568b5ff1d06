/// The imports and declarations of a parsed file.
struct ParsedFile: Sendable {
    struct Import {
        /// `Foundation`, or `Foundation.Date` for `import struct Foundation.Date`.
        let path: [NameNode]
        let condition: Condition
        let isExported: Bool
        let isTestable: Bool
    }

    let imports: [Import]
    let root: Declaration
    /// The offset from which the file is not valid Swift; nil if it is valid.
    let errorOffset: Int?
}
