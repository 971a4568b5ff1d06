/// The names that a file sees of modules.
extension SymbolTable {
    /// Returns the declarations that a name means behind the name of a module: those of the module itself, or else those that it exports again.
    func topLevel(_ name: Word, of module: Int, from file: Int, isActive: Bool) -> [Declaration] {
        let visible = (topLevel[name] ?? []).filter { modules.isVisible($0, from: file, isActive: isActive) }
        let own = visible.filter { modules.isIn($0.file, group: module) }
        return own.isEmpty ? visible.filter { modules.isExported($0.file, byGroup: module) } : own
    }

    func module(named name: Word, from file: Int, isActive: Bool = true) -> Int? {
        file < files.count ? modules.group(named: name, from: file, isActive: isActive) : nil
    }

    /// Returns the declarations of other files that a name may mean behind the name of a module that no project declares, if files without a
    /// target declare the name.
    ///
    /// The file imports the module, or may be a file of the module itself. A module in which it is needs no import, and could also be a type
    /// from outside: only types are then looked for.
    func ofUnknownModule(_ module: String, _ name: Word, from file: Int, isActive: Bool) -> [Declaration] {
        guard let all = topLevel[name], file < files.count, modules.mayHaveFilesWithoutTarget(Word(module)),
            !BuildConditions.isOfSystem(module)
        else { return [] }
        let isImported = files[file].imports.contains { $0.path[0].text == module }
        guard isImported || modules.isWithoutTarget(file) && !isKnownOutside(type: module) && entry(of: module) == nil else { return [] }
        return all.filter {
            $0.file != file && (isImported || TypeNames.isType($0)) && modules.isWithoutTarget($0.file)
                && modules.isVisible($0, from: file, isActive: isActive)
        }
    }

    /// Returns whether a declaration is visible in a file.
    ///
    /// - Parameter isActive: Whether the build contains the place from which it is seen.
    package func isVisible(_ declaration: Declaration, from file: Int, isActive: Bool = true) -> Bool {
        // Declarations of SDKs see nothing of the sources.
        isOfSDK(declaration) || file < files.count && modules.isVisible(declaration, from: file, isActive: isActive)
    }

    /// Returns whether a file sees a declaration of its own module or of a module that it imports.
    func isInSight(_ declaration: Declaration, from file: Int) -> Bool {
        isVisible(declaration, from: file)
            && (modules.isTogether(declaration.file, with: file)
                || modules.visible[file].contains { modules.isIn(declaration.file, module: $0) })
    }

    /// Returns whether a branch of `#if` that the build lacks declares a name.
    func isLeftOut(_ name: Word) -> Bool { leftOut.contains(name) }

    /// Returns the declarations that a file would see if the build did not lack them; none if all are in the file itself.
    func leftOut(_ declarations: [Declaration], from file: Int) -> [Declaration] {
        let found = declarations.filter { !$0.condition.isActive && isInSight($0, from: file) }
        return found.allSatisfy { $0.file == file } ? [] : found
    }
}
