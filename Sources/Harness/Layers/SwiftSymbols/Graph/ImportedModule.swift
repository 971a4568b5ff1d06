/// An import in a file.
package struct ImportedModule: Hashable, Sendable {
    /// `Foundation`, `os.log`, or `Foundation.Date` for `import struct Foundation.Date`.
    package let path: [String]
    /// The offset, in bytes from the beginning of the file.
    package let offset: Int
    /// The conditions of the `#if` around it, the outermost first.
    package let conditions: [String]

    /// The name of the module: `Foundation`.
    package var module: String { path[0] }
}
