/// The results of lookups, so that each lookup is done once per thread.
///
/// No result depends on the file that is resolved or on earlier lookups, so a thread may keep the cache from file to file.
final class LookupCache {
    struct Key: Hashable {
        let name: Word
        /// The place: the entry of a type or extension, or a negative number for a file.
        let place: Int
        /// Whether the build contains the place of the name.
        let isActive: Bool
        /// The number of types that were followed to get there, which are limited.
        let depth: Int

        func _rawHashValue(seed: Int) -> Int {
            TableHash(name._rawHashValue(seed: seed)).combining(place).combining(depth << 1 | (isActive ? 1 : 0)).value
        }
    }

    struct Constrained: Hashable {
        let parameter: ObjectIdentifier
        let context: ObjectIdentifier?
    }

    /// A declaration.
    struct Identity: Hashable {
        private let identifier: ObjectIdentifier

        init(_ declaration: Declaration) { identifier = ObjectIdentifier(declaration) }

        func _rawHashValue(seed: Int) -> Int { TableHash(seed).combining(Int(bitPattern: identifier)).value }
    }

    /// The types that names refer to.
    var found: [Key: FoundDeclaration?] = [:]
    /// The types of variables and the result types of callables.
    var types: [Identity: KnownType] = [:]
    /// The parameter types of callables.
    var parameters: [Identity: [KnownType]] = [:]
    /// The types that generic parameters and associated types inherit from or conform to.
    var constraints: [Constrained: [KnownType]] = [:]
    /// The requirements of extensions.
    var requirements: [Identity: Resolver.Requirements] = [:]
    /// The types that extensions and protocols require `Self` to inherit from or conform to.
    var selfRequirements: [Identity: [KnownType]] = [:]
    /// For each type, the associated types and generic arguments of all its ancestors, where its own generic arguments are unknown.
    var bindings: [Int: [ObjectIdentifier: KnownType]] = [:]
}
