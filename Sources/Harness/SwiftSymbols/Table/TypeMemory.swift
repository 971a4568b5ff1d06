/// What names of types were found to stand for, so that each is looked up once in a place; of one thread.
final class TypeMemory {
    struct Key: Hashable {
        let name: String
        /// The place: a type or an extension of a file by its entry, or the file itself.
        let file: Int
        let entry: Int
        /// Whether the build has what names it.
        let isActive: Bool
    }

    var found: [Key: Declaration?] = [:]
}
