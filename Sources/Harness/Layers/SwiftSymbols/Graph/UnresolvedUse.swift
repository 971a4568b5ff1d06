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
        /// Not all supertypes of the receiver's type are known, and the sources add such a member to a type that may be one of them.
        case supertypes
        /// Only branches of `#if` declare the name which the build lacks, though it contains the use.
        case condition
        /// No project declares the name in front of it as a module, the file imports it or has no target, and files without a target declare
        /// the name.
        case unknownModule
    }

    /// The arguments of a call, as far as they decide which declaration takes them.
    struct Call: Hashable, Sendable {
        /// The labels of the arguments in parentheses; empty texts for those without one.
        let labels: [String]
        /// The number of the trailing closures.
        let closures: Int
    }

    /// The number of the file, among those that were read.
    package let file: Int
    package let name: String
    /// The offset, in bytes from the beginning of the file.
    package let offset: Int
    package let reason: Reason
    /// Whether the name is written without a receiver: `.name`.
    let isImplicit: Bool
    /// The arguments, if the name is called and nothing is known of its receiver.
    let call: Call?
    /// The numbers of the declarations that may be meant, as far as the reason leaves a choice.
    package let candidates: [Int]
    /// The number of the declaration around the use; nil at the top of a file.
    package let context: Int?
    /// Whether the build contains the use.
    package let isActive: Bool
    /// The conditions of the `#if` around the use, the outermost first.
    package let conditions: [String]
    /// Whether the use is in the macro `#Preview`.
    var isInPreview = false

    /// The number of the declaration that is probably used: the only one in sight that has the name; nil if there is none.
    package var probable: Int? {
        switch reason {
        case .receiver, .supertypes, .condition, .unknownModule: candidates.count == 1 ? candidates[0] : nil
        case .meaning, .arguments, .modules: nil
        }
    }

    /// The use of the declaration that is probably used.
    package var probableReference: Reference? {
        probable.map {
            Reference(
                file: file, declaration: $0, context: context, offset: offset, role: .other, isActive: isActive, conditions: conditions,
                isInPreview: isInPreview)
        }
    }
}
