/// A use of a name that could not be resolved.
package struct UnresolvedUse: Hashable, Sendable {
    /// The reason why a use could not be resolved.
    package enum Reason: UInt8, Hashable, Sendable {
        /// The type of the receiver could not be inferred.
        case receiver
        /// Several declarations match.
        case meaning
        /// No declaration with this name accepts the arguments.
        case arguments
        /// Several modules declare the name, and the projects do not show which one the place means.
        case modules
    }

    /// The number of the file, among those that were read.
    package let file: Int
    package let name: String
    /// The offset, in bytes from the beginning of the file.
    package let offset: Int
    package let reason: Reason
    /// The numbers of the declarations that may be meant, if several modules declare the name.
    package let candidates: [Int]
    /// Whether the build contains the use.
    package let isActive: Bool
}
