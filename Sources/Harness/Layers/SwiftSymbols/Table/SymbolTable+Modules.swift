/// The names that a file sees of modules.
extension SymbolTable {
    func topLevel(_ name: Word, of module: Int, from file: Int, isActive: Bool) -> [Declaration] {
        (topLevel[name] ?? []).filter {
            modules.isIn($0.file, group: module) && modules.isVisible($0, from: file, isActive: isActive)
        }
    }

    func module(named name: Word, from file: Int, isActive: Bool = true) -> Int? {
        file < files.count ? modules.group(named: name, from: file, isActive: isActive) : nil
    }

    /// Returns the declarations of other files that a name may mean behind the name of a module, if the file imports the module, no project
    /// declares it, and files without a target declare the name.
    func ofUnknownModule(_ module: String, _ name: Word, from file: Int, isActive: Bool) -> [Declaration] {
        guard let all = topLevel[name], file < files.count, modules.mayHaveFilesWithoutTarget(Word(module)),
            !BuildConditions.isOfSystem(module), files[file].imports.contains(where: { $0.path[0].text == module })
        else { return [] }
        return all.filter { $0.file != file && modules.isWithoutTarget($0.file) && modules.isVisible($0, from: file, isActive: isActive) }
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
