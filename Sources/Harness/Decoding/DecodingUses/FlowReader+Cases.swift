internal import SwiftSymbols

/// The cases of enumerations that select branches, and those that calls give.
extension FlowReader {
    // MARK: Branches

    /// Returns what the branches of a `switch` over a parameter or `self` run for.
    func caseBranches(_ subject: ExpressionNode, _ branches: [Branch<[CaseNode]>]) -> (CaseNode) -> [CaseBranch] {
        let all = branches.flatMap(\.content)
        // The branch behind `fallthrough` runs for other cases too.
        guard let subject = caseSubject(subject), !all.contains(where: Self.fallsThrough) else { return { _ in [] } }
        let written = all.flatMap(\.items)
        // A branch of another pattern, such as a tuple, shows nothing about those after it.
        let isPlain = written.allSatisfy { caseName($0.pattern) != nil }
        return { item in
            if item.items.isEmpty {
                // A branch with a condition may leave its case to the default.
                let certain = written.filter { $0.condition == nil && !Self.bindsValues($0.pattern) }.compactMap {
                    caseName($0.pattern)
                }
                return isPlain ? [CaseBranch(subject: subject, names: Set(certain), isOther: true)] : []
            }
            let names = item.items.map { caseName($0.pattern) }
            guard !names.contains(nil) else { return [] }
            return [CaseBranch(subject: subject, names: Set(names.compactMap { $0 }), isOther: false)]
        }
    }

    private static func fallsThrough(_ branch: CaseNode) -> Bool {
        branch.body.contains { if case .jump(.fallthrough, _) = $0 { true } else { false } }
    }

    /// Returns what a body runs for behind `if case .a = parameter`.
    func caseBranches(_ conditions: [ConditionNode]) -> [CaseBranch] {
        conditions.compactMap { condition in
            guard case .pattern(let pattern, _, let expression) = condition, let subject = caseSubject(expression),
                let name = caseName(pattern)
            else { return nil }
            return CaseBranch(subject: subject, names: [name], isOther: false)
        }
    }

    /// Returns the parameter of the function, or `self`, that an expression is; nil for other values.
    private func caseSubject(_ expression: ExpressionNode) -> CaseSubject? {
        guard case .name(let name, _, _) = expression else { return nil }
        if name.text == "self" { return .receiver }
        guard let index = function.parameters.firstIndex(where: { $0.name.text == name.text }),
            local(name.text)?.contains(.parameter(ObjectIdentifier(function), index)) == true
        else { return nil }
        return .parameter(index)
    }

    /// Returns the name of the case that a pattern matches: `.a`, `A.a` or `.a(let b)`.
    private func caseName(_ pattern: PatternNode) -> String? {
        guard case .expression(let expression) = pattern else { return nil }
        return caseName(expression)
    }

    private func caseName(_ expression: ExpressionNode) -> String? {
        switch expression {
        case .member(_, let name, _, _): names[name].map { $0.declaration.kind == .enumCase } ?? true ? name.text : nil
        case .call(let callee, _): caseName(callee)
        case .optionalChain(let inner): caseName(inner)
        case .pattern(let pattern): caseName(pattern)
        default: nil
        }
    }

    /// Whether a pattern looks at values of its case, so that it may not match.
    private static func bindsValues(_ pattern: PatternNode) -> Bool {
        guard case .expression(let expression) = pattern else { return true }
        if case .member = expression { return false } else { return true }
    }

    // MARK: Calls

    /// Returns the cases that a call gives to its parameters, and to `self`.
    func cases(of use: ResolvedNames.Use, _ base: ExpressionNode?, _ arguments: [ArgumentNode]) -> [CaseSubject: GivenCase] {
        var found: [CaseSubject: GivenCase] = [:]
        if let base, let given = givenCase(base) { found[.receiver] = given }
        if base == nil, isMember(use.declaration) { found[.receiver] = .subject(.receiver) }
        for (number, argument) in arguments.enumerated() {
            let index = number < use.parameters.count ? use.parameters[number] : number
            if let given = givenCase(argument.value) { found[.parameter(index)] = given }
        }
        return found
    }

    private func givenCase(_ expression: ExpressionNode) -> GivenCase? {
        if let subject = caseSubject(expression) { return .subject(subject) }
        switch expression {
        case .member(let base, let name, _, _):
            return names[name].map { $0.declaration.kind == .enumCase } ?? (base == nil) ? .written(name.text) : nil
        case .call(let callee, _):
            guard case .member(_, let name, _, _) = callee, names[name]?.declaration.kind == .enumCase else { return nil }
            return .written(name.text)
        default: return nil
        }
    }
}
