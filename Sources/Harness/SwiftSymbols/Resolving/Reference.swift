/// A place where a file uses what another file declares.
package struct Reference: Hashable, Sendable {
    /// The number of the file, among those that were read.
    package let file: Int
    /// The number of the file that declares it.
    package let target: Int
    /// Its name, behind those of what it stands in: `Film.Rating.stars`.
    package let symbol: String
    /// What it is: `struct`, `function`.
    package let kind: String
    /// In bytes from the beginning of the file.
    package let offset: Int
    /// Whether it is a type, or another name for one.
    package let isType: Bool
    /// Whether the build has the place.
    package let isActive: Bool
}
