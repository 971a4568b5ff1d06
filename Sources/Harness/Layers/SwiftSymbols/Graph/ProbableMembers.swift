/// The only members that unresolved uses may mean: those whose receiver has an unknown type, while one declaration in sight has the name.
struct ProbableMembers: Sendable {
    private let table: SymbolTable
    /// The members of the sources, by the names that unresolved uses have.
    private let members: [Word: [Declaration]]

    init(_ table: SymbolTable, of uses: [UnresolvedUse]) {
        self.table = table
        let names = Set(uses.filter { $0.reason == .receiver }.map { Word($0.name) }).filter { !table.isMemberOutside($0) }
        members = Dictionary(grouping: table.declarations.filter { names.contains($0.name.word) && Self.isMember($0) }, by: \.name.word)
    }

    /// Returns a use with the only declaration that it may mean, if there is exactly one in another file.
    func completed(_ use: UnresolvedUse) -> UnresolvedUse {
        guard use.reason == .receiver, let all = members[Word(use.name)] else { return use }
        let seen = all.filter { table.isInSight($0, from: use.file) && Self.fits($0, use) }
        guard seen.count == 1, seen[0].file != use.file, let number = seen[0].number else { return use }
        return UnresolvedUse(
            file: use.file, name: use.name, offset: use.offset, reason: use.reason, isImplicit: use.isImplicit, call: use.call,
            candidates: [number],
            context: use.context,
            isActive: use.isActive, conditions: use.conditions, isInPreview: use.isInPreview)
    }

    /// Returns whether a declaration can be used with or without a receiver, as a use is written.
    ///
    /// A value has no static members. The type of an unknown receiver is nearly always that of a value.
    private static func fits(_ declaration: Declaration, _ use: UnresolvedUse) -> Bool {
        guard use.isImplicit == (declaration.isStatic || declaration.kind == .enumCase || TypeNames.isType(declaration)) else {
            return false
        }
        guard let call = use.call, declaration.isCallable else { return true }
        return accepts(declaration.parameters, call)
    }

    /// Returns whether parameters have the labels of a call, and no others whose arguments may not be left out.
    private static func accepts(_ parameters: [Declaration.Parameter], _ call: UnresolvedUse.Call) -> Bool {
        var left = parameters[...]
        for label in call.labels {
            if label.isEmpty, let last = parameters[..<left.startIndex].last, last.isVariadic { continue }
            guard let next = left.firstIndex(where: { ($0.label ?? "") == label || !$0.isOmissible }), (left[next].label ?? "") == label
            else { return false }
            left = left[(next + 1)...]
        }
        return left.count { !$0.isOmissible } <= call.closures && call.closures <= left.count
    }

    private static func isMember(_ declaration: Declaration) -> Bool {
        guard let parent = declaration.parent, parent.isNominal || parent.kind == .extension else { return false }
        return switch declaration.kind {
        case .function, .variable, .enumCase: true
        default: TypeNames.isType(declaration) && declaration.kind != .genericParameter && declaration.kind != .associatedType
        }
    }
}
