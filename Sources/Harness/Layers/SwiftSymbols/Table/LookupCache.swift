/// What was found out of the sources, so that each is looked up once; of one thread.
///
/// None of it depends on which file asks, or what was asked before: a thread may keep it from file to file.
final class LookupCache {
    struct Key: Hashable {
        let name: Word
        /// The place: a type or an extension by its entry, or a file by its number below 0.
        let place: Int
        /// Whether the build has what names it.
        let isActive: Bool
    }

    struct Constrained: Hashable {
        let parameter: ObjectIdentifier
        let context: ObjectIdentifier?
    }

    /// What names of types stand for.
    var found: [Key: Declaration?] = [:]
    /// What variables are written with, and what callables give.
    var types: [ObjectIdentifier: KnownType] = [:]
    /// What callables take.
    var parameters: [ObjectIdentifier: [KnownType]] = [:]
    /// What generic parameters and associated types inherit from or conform to.
    var constraints: [Constrained: [KnownType]] = [:]
    /// By type, what stands for the associated types and generic parameters of all that it inherits from, where nothing is known of its own.
    var bindings: [Int: [ObjectIdentifier: KnownType]] = [:]
}
