/// The collection of the uses that a resolver finds.
extension Resolver {
    func addReference(to declaration: Declaration, at offset: Int) {
        guard !table.isOfSDK(declaration) else { return }
        recorder?.note(declaration, at: offset)
        guard collectsUses, declaration.file != file, let number = declaration.number else { return }
        references.append(
            Reference(
                file: file, declaration: number, context: contextNumber, offset: offset, role: roles[offset] ?? .other,
                isActive: isActivePlace, conditions: conditions, isInPreview: isInPreview))
    }

    /// The number of the declaration around the place.
    ///
    /// For an extension it is that of the extended type.
    private var contextNumber: Int? {
        var scope: Declaration? = context
        while let declaration = scope {
            if let number = declaration.number { return number }
            if declaration.kind == .extension, case .nominal(let extended, _) = table.extendedType(of: declaration) {
                return extended.number
            }
            scope = declaration.parent
        }
        return nil
    }

    func addUnresolved(
        _ name: String, at offset: Int, _ reason: UnresolvedUse.Reason, _ candidates: [Declaration] = [], isImplicit: Bool = false,
        calledWith arguments: CallArguments? = nil
    ) {
        guard collectsUses else { return }
        unresolvedUses.insert(
            UnresolvedUse(
                file: file, name: name, offset: offset, reason: reason, isImplicit: isImplicit,
                call: arguments.map { UnresolvedUse.Call(labels: $0.arguments.map { $0.label ?? "" }, closures: $0.trailing.count) },
                candidates: Set(candidates.compactMap(\.number)).sorted(),
                context: contextNumber, isActive: isActivePlace, conditions: conditions, isInPreview: isInPreview))
    }

    // MARK: Names that no file declares

    /// Adds a use of a name that no file declares, if the name is watched.
    func addOutsideUse(_ name: NameNode) {
        guard collectsUses, isWatched(name.text) else { return }
        addOutsideUse([name.text], at: name.offset)
    }

    private func addOutsideUse(_ names: [String], at offset: Int) {
        guard collectsUses, names.contains(where: isWatched) else { return }
        let all = names + names.compactMap(withoutModule)
        outsideUses.insert(
            OutsideUse(
                file: file, names: all, context: contextNumber, offset: offset, role: roles[offset] ?? .other, isActive: isActivePlace,
                conditions: conditions))
    }

    private func isWatched(_ name: String) -> Bool {
        guard let watched else { return false }
        if let known = inference.watched[name] { return known }
        let found = watched.contains(name) || withoutModule(name).map(watched.contains) == true
        inference.watched[name] = found
        return found
    }

    /// Returns a name without its module, if the file imports the module: `URLSession` for `Foundation.URLSession`.
    private func withoutModule(_ name: String) -> String? {
        guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")), isModule(name[..<dot]) else { return nil }
        return String(name[name.index(after: dot)...])
    }

    /// Returns whether a name is that of the standard library or of a module that the file imports.
    private func isModule(_ name: some StringProtocol) -> Bool {
        name == "Swift" || table.files[file].imports.contains { $0.path[0].text == name }
    }

    /// Returns whether an expression is the name of a module: `Foundation` in `Foundation.URLSession`.
    private func isModule(_ expression: ExpressionNode?) -> Bool {
        guard case .name(let name, nil, _)? = expression else { return false }
        return isModule(name.text) && local(name.word) == nil
    }

    /// Adds a use of a member that no file declares, under the name of its type and under the name as it is written.
    func addOutsideMemberUse(_ name: NameNode, of receiver: KnownType, _ base: ExpressionNode?) {
        guard collectsUses, let watched, watched.hasMembers || isModule(base) else { return }
        // The written name may begin with the module.
        var names = [
            base.flatMap { writtenPath($0, partLimit: watched.partLimit) }.map { "\($0).\(name.text)" },
            receiver.instance.outsideName.map { "\($0).\(name.text)" },
        ]
        .compactMap { $0 }
        if names.count == 2, names[0] == names[1] { names.removeLast() }
        guard names.contains(where: isWatched), members(name.word, of: receiver).allSatisfy(table.isOfSDK) else { return }
        addOutsideUse(names, at: name.offset)
    }

    /// Adds a use of a type that no file declares and that is used without its name: `.init()`.
    func addOutsideTypeUse(_ type: KnownType, at offset: Int) {
        guard let name = type.instance.outsideName else { return }
        addOutsideUse([name], at: offset)
    }

    /// Returns `a.b.c` if an expression is such a path within the limit of parts, and `a` is not a local variable.
    private func writtenPath(_ expression: ExpressionNode, partLimit: Int) -> String? {
        guard partLimit > 0 else { return nil }
        return switch expression {
        case .name(let name, nil, _): local(name.word) == nil ? name.text : nil
        case .member(let base?, let name, nil, _): writtenPath(base, partLimit: partLimit - 1).map { "\($0).\(name.text)" }
        case .optionalChain(let inner), .forced(let inner): writtenPath(inner, partLimit: partLimit)
        case .call(let callee, _): writtenPath(callee, partLimit: partLimit).map { "\($0)()" }
        default: nil
        }
    }
}
