/// A use of a name of which nobody can tell what it stands for.
package struct UnresolvedUse: Hashable, Sendable {
    /// Why it cannot be told.
    package enum Reason: UInt8, Hashable, Sendable {
        /// The type of what it belongs to does not follow from what is written.
        case receiver
        /// Several declarations fit.
        case meaning
        /// None of those that have the name takes what is handed over.
        case arguments
    }

    /// The number of the file, among those that were read.
    package let file: Int
    package let name: String
    /// In bytes from the beginning of the file.
    package let offset: Int
    package let reason: Reason
    /// Whether the build has the place.
    package let isActive: Bool
}
