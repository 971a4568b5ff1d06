/// What a file declares.
package struct DeclaredSymbol: Hashable, Sendable {
    /// The number of the file, among those that were read.
    package let file: Int
    /// Where its name stands, in bytes from the beginning of the file.
    package let offset: Int
    /// Its name, behind those of what it stands in: `Film.Rating.stars`.
    package let symbol: String
    /// What it is: `struct`, `function`.
    package let kind: String
    /// Whether it is a type, or another name for one.
    package let isType: Bool
    /// The number of the type that it belongs to, as a member, as one that an extension adds, or inside of one; nil for what stands alone, or belongs to a type
    /// from outside.
    package let owner: Int?
    /// Whether it is declared inside a function.
    package let isLocal: Bool

    /// Its name alone: `stars`.
    package var lastName: String { symbol.split(separator: ".").last.map(String.init) ?? symbol }
}
