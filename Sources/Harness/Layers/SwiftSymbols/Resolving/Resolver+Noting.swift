/// What a resolver writes down of the names that it meets.
extension Resolver {
    func note(_ declaration: Declaration, at offset: Int) {
        guard isNoting, declaration.file != file, let number = declaration.number else { return }
        references.append(
            Reference(
                file: file, declaration: number, context: contextNumber, offset: offset, role: roles[offset] ?? .other,
                isActive: isActivePlace, conditions: conditions))
    }

    /// The number of what the place stands in, of a type where that is an extension.
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

    func noteUnresolved(_ name: String, at offset: Int, _ reason: UnresolvedUse.Reason) {
        guard isNoting else { return }
        unresolvedUses.insert(UnresolvedUse(file: file, name: name, offset: offset, reason: reason, isActive: isActivePlace))
    }

    // MARK: What no file declares

    /// Notes a name of what no file declares, if it is watched: under all that it is called.
    func noteOutside(_ name: NameNode) {
        guard isNoting, isWatched(name.text) else { return }
        noteOutside([name.text], at: name.offset)
    }

    private func noteOutside(_ names: [String], at offset: Int) {
        guard isNoting, names.contains(where: isWatched) else { return }
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

    /// `URLSession` for `Foundation.URLSession`, where that is imported.
    private func withoutModule(_ name: String) -> String? {
        guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")),
            name[..<dot] == "Swift" || table.files[file].imports.contains(where: { $0.path[0].text == name[..<dot] })
        else { return nil }
        return String(name[name.index(after: dot)...])
    }

    /// Notes a member of what no file declares, by the type that it belongs to, and as it is written.
    func noteOutsideMember(_ name: NameNode, of receiver: KnownType, _ base: ExpressionNode?) {
        guard isNoting, let watched, watched.hasMembers else { return }
        // The module may stand before it.
        var names = [
            base.flatMap { writtenPath($0, partLimit: watched.partLimit) }.map { "\($0).\(name.text)" },
            receiver.instance.outsideName.map { "\($0).\(name.text)" },
        ]
        .compactMap { $0 }
        if names.count == 2, names[0] == names[1] { names.removeLast() }
        guard names.contains(where: isWatched), members(name.word, of: receiver).isEmpty else { return }
        noteOutside(names, at: name.offset)
    }

    /// Notes a type that no file declares where it is meant without being named: `.init()`.
    func noteOutsideType(_ type: KnownType, at offset: Int) {
        guard let name = type.instance.outsideName else { return }
        noteOutside([name], at: offset)
    }

    /// `a.b.c`, where an expression is nothing else and has no more parts, and `a` nothing that a function declares.
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
