/// A place where a file uses what another file declares.
package struct Reference: Hashable, Sendable {
    /// The number of the file, among those that were read.
    package let file: Int
    /// The number of what is used, among all that is declared.
    package let declaration: Int
    /// The number of what the place stands in; nil at the top of a file.
    package let context: Int?
    /// In bytes from the beginning of the file.
    package let offset: Int
    package let role: NameRole
    /// Whether the build has the place.
    package let isActive: Bool
    /// The conditions of the `#if` around the place, the outermost first.
    package let conditions: [String]
}

/// What a name is there for.
package enum NameRole: UInt8, Comparable, Sendable {
    case other
    /// It stands behind the colon of a type or an extension.
    case conformance
    case attribute
    /// It is called.
    case call

    package static func < (left: NameRole, right: NameRole) -> Bool { left.rawValue < right.rawValue }
}
