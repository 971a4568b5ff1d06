/// A file, read.
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
    /// Where it stops being Swift, if it does.
    let errorOffset: Int?
}
