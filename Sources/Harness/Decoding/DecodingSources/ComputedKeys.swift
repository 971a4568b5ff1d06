internal import DecodingPrograms
internal import SwiftSymbols

/// Computes the texts of coding keys whose `stringValue` is written by hand: a text for each case, and changes of the raw value.
struct ComputedKeys {
    let builder: ProgramBuilder
    private let keys: Declaration
    private let body: [StatementNode]

    /// - Returns: Nil unless a type has a getter of `stringValue`.
    init?(_ builder: ProgramBuilder, _ keys: Declaration) {
        let property = builder.table.ownMembers("stringValue", of: keys).first { $0.kind == .variable && $0.condition.isActive }
        guard keys.kind == .enum, let getter = property?.accessors.first(where: \.isGetter) else { return nil }
        self.builder = builder
        self.keys = keys
        body = getter.body
    }

    /// Returns the names of the cases and the texts of the keys; nil if one cannot be computed.
    func texts() -> [CodingKeysReader.Key]? {
        let raw = builder.conformances.rawType(of: keys).flatMap { DeclaredTypeReader.rawCases(of: keys, $0, builder) } ?? []
        var found: [CodingKeysReader.Key] = []
        for member in keys.members where member.kind == .enumCase && member.condition.isActive {
            let name = member.name.text
            var rawValue: String?
            if case .string(let text)? = raw.first(where: { $0.name == name })?.value { rawValue = text }
            guard let text = value(of: body, Case(name: name, rawValue: rawValue)) else { return nil }
            found.append((name, text))
        }
        return found
    }

    private struct Case {
        let name: String
        let rawValue: String?
    }

    private func value(of statements: [StatementNode], _ one: Case) -> String? {
        guard statements.count == 1 else { return nil }
        switch statements[0] {
        case .return(let value?): return text(value, one)
        case .expression(.statement(let statement)): return value(of: [statement], one)
        case .expression(let value): return text(value, one)
        case .switch(let subject, let branches):
            guard case .name(let own, _, _) = subject, own.text == "self" else { return nil }
            for each in branches.filter(\.condition.isActive).flatMap(\.content) {
                if each.items.isEmpty { return value(of: each.body, one) }
                for item in each.items {
                    guard item.condition == nil, case .expression(.member(nil, let name, _, _)) = item.pattern else { return nil }
                    if name.text == one.name { return value(of: each.body, one) }
                }
            }
            return nil
        default: return nil
        }
    }

    private func text(_ expression: ExpressionNode, _ one: Case) -> String? {
        if case .string(let text)? = Literals.constant(expression) { return text }
        switch expression {
        case .name(let name, _, _) where name.text == "rawValue": return one.rawValue
        case .member(.name(let own, _, _)?, let name, _, _) where own.text == "self" && name.text == "rawValue": return one.rawValue
        case .sequence(let parts):
            var result = ""
            for (index, part) in parts.enumerated() {
                switch part {
                case .operand(let operand):
                    guard let text = text(operand, one) else { return nil }
                    result += text
                case .operator(let name) where name.text == "+" && !index.isMultiple(of: 2): continue
                default: return nil
                }
            }
            return result
        case .call(.member(let base?, let name, _, _), let arguments) where arguments.arguments.isEmpty && arguments.trailing.isEmpty:
            switch name.text {
            case "lowercased": return text(base, one)?.lowercased()
            case "uppercased": return text(base, one)?.uppercased()
            default: return nil
            }
        default: return nil
        }
    }
}
