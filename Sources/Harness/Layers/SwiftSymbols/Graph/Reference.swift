/// A place where a file uses a declaration of another file.
package struct Reference: Hashable, Sendable {
    /// The number of the file, among those that were read.
    package let file: Int
    /// The number of the used declaration, among all declarations.
    package let declaration: Int
    /// The number of the declaration around the use; nil at the top of a file.
    package let context: Int?
    /// The offset, in bytes from the beginning of the file.
    package let offset: Int
    package let role: NameRole
    /// Whether the build contains the use.
    package let isActive: Bool
    /// The conditions of the `#if` around the use, the outermost first.
    package let conditions: [String]
    /// Whether the use is in the macro `#Preview`.
    package var isInPreview = false
}

/// The purpose of a name at a place.
package enum NameRole: UInt8, Comparable, Sendable {
    case other
    /// The name follows the colon of a type or an extension.
    case conformance
    case attribute
    /// The name is called.
    case call

    package static func < (left: NameRole, right: NameRole) -> Bool { left.rawValue < right.rawValue }
}
