/// Declarations of which one module can have only one, so that several belong to different modules.
enum Rivals {
    /// Returns the types and variables among which a file does not decide; empty if it does.
    ///
    /// A file decides for its own declaration. Aliases of the same type need no decision.
    /// - Parameter found: The types or variables that a file sees under a name, all of which the build contains.
    static func of(_ found: [Declaration], from file: Int, _ table: SymbolTable) -> [Declaration] {
        guard found.count > 1, !found.contains(where: { $0.file == file }) else { return [] }
        let meanings = found.map { TypeNames.isType($0) ? meaning(of: $0, table) : nil }
        let isSame = meanings.dropFirst().allSatisfy { $0 != nil && $0 === meanings[0] }
        return isSame ? [] : found
    }

    private static func meaning(of type: Declaration, _ table: SymbolTable) -> Declaration? {
        if case .nominal(let declaration, _) = table.meaning(of: type) { declaration } else { nil }
    }
}
