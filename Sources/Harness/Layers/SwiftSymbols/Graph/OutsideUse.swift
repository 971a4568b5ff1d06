/// A place where a file uses something that no file declares.
package struct OutsideUse: Hashable, Sendable {
    /// The number of the file, among those that were read.
    package let file: Int
    /// The names of the used thing: with the type that it belongs to, `URLSession.dataTask`, and as it is written,
    /// `URLSession.shared.dataTask`.
    package let names: [String]
    /// The number of the declaration around the use; nil at the top of a file.
    package let context: Int?
    /// The offset, in bytes from the beginning of the file.
    package let offset: Int
    package let role: NameRole
    /// Whether the build contains the use.
    package let isActive: Bool
    /// The conditions of the `#if` around the use, the outermost first.
    package let conditions: [String]
}
