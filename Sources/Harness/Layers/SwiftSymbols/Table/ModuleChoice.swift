/// The declaration that a name means.
enum FoundDeclaration {
    case one(Declaration)
    /// Declarations of several modules, of which the projects do not show which one is meant.
    case several([Declaration])
}

/// The choice between declarations of which one module can have only one, so that several belong to different modules.
enum ModuleChoice {
    /// Returns the type or variable that a file means: its own one, or else the one of its module, or else the only one of the modules that
    /// the file itself imports, or else the only one.
    ///
    /// Aliases of one type are one.
    /// - Parameter found: The types or variables that the file sees under a name, at least one, all of which the build contains.
    static func of(_ found: [Declaration], from file: Int, _ table: SymbolTable) -> FoundDeclaration {
        if let own = found.first(where: { $0.file == file }) { return .one(own) }
        guard found.count > 1 else { return .one(found[0]) }
        let same = found.filter { table.modules.isSame($0.file, file) }
        let together = same.isEmpty ? found.filter { table.modules.isTogether($0.file, with: file) } : same
        let imported = together.isEmpty ? found.filter { table.isInSight($0, from: file) } : together
        let left = imported.isEmpty ? found : imported
        if left.count == 1 { return .one(left[0]) }
        let meanings = left.map { TypeNames.isType($0) ? meaning(of: $0, table) : nil }
        let isSame = meanings.dropFirst().allSatisfy { $0 != nil && $0 === meanings[0] }
        return isSame ? .one(left[0]) : .several(left)
    }

    private static func meaning(of type: Declaration, _ table: SymbolTable) -> Declaration? {
        if case .nominal(let declaration, _) = table.meaning(of: type) { declaration } else { nil }
    }
}
