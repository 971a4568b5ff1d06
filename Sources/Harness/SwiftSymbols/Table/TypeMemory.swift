/// What names of types were found to stand for, so that each is looked up once in a place; of one thread.
final class TypeMemory {
    struct Key: Hashable {
        let name: String
        /// The place: a type or an extension by its entry, or a file by its number below 0.
        let place: Int
        /// Whether the build has what names it.
        let isActive: Bool
    }

    var found: [Key: Declaration?] = [:]
}
