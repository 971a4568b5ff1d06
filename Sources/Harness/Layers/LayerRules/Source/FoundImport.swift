internal import VerificationModel

/// One import of a file.
struct FoundImport {
    /// `Foundation`, `os.log`, or `Foundation.Date` for `import struct Foundation.Date`.
    let path: [String]
    /// The conditions of the `#if` around it, outermost first.
    let conditions: [String]
    let place: SourcePlace

    var module: String { path[0] }
}
