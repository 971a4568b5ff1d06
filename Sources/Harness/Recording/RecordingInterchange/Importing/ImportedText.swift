/// A file of a format that is text, and what its reader must know besides.
struct ImportedText: Sendable {
    let bytes: [UInt8]
    /// The path, as messages name it.
    let file: String
    /// What was asked for, where the user has said it.
    let request: ImportedRequestLine?
    /// The time in seconds since 1970.
    let now: Int
}
