/// Names that occur only once, with a number behind those that are in use.
enum UnusedNames {
    /// Returns a name that is not in use, and notes it.
    /// - Parameters:
    ///   - stem: The name, which is returned unless it is in use.
    ///   - separator: The text in front of a number.
    ///   - used: The names in use.
    static func name(_ stem: String, separator: String, _ used: inout Set<String>) -> String {
        var name = stem
        var number = 1
        while !used.insert(name).inserted {
            number += 1
            name = "\(stem)\(separator)\(number)"
        }
        return name
    }
}
