/// A declaration in a file.
package struct DeclaredSymbol: Hashable, Sendable {
    /// The number of the file, among those that were read.
    package let file: Int
    /// The offset of its name, in bytes from the beginning of the file.
    package let offset: Int
    /// Its name, with the names of the declarations around it: `Film.Rating.stars`.
    package let symbol: String
    /// Its kind: `struct`, `function`.
    package let kind: String
    /// Whether it is a type or a type alias.
    package let isType: Bool
    /// The number of the type that contains it directly, through an extension, or inside of a member.
    ///
    /// It is nil without such a type, and for members of an outside type.
    package let owner: Int?
    /// Whether it is declared inside a function.
    package let isLocal: Bool

    /// Its name without the names around it: `stars`.
    package var lastName: String { symbol.split(separator: ".").last.map(String.init) ?? symbol }
}
