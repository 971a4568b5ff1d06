/// A file of a format of text, with the values that its reader needs.
struct ImportedText: Sendable {
    let bytes: [UInt8]
    /// The path, as messages name it.
    let file: String
    /// The request, if the user has named it.
    let request: ImportedRequestLine?
    /// The time in seconds since 1970.
    let now: Int
}
