/// A file, read.
///
/// Nothing of it changes once the table of all files is made: that is what lets it go from one thread to another.
struct ParsedFile: @unchecked Sendable {
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
