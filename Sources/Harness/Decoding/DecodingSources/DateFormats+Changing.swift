internal import DecodingPrograms
internal import SwiftSymbols

/// Local formatters that read a text with several formats, one after the other.
extension DateFormats {
    /// Returns what reads dates with the formatters that statements make and whose formats they, or statements in them, change, by name.
    ///
    /// Everything else is set once, before the formatter is used.
    func changing(in statements: [StatementNode]) -> [String: Builtin] {
        var found: [String: Builtin] = [:]
        for (index, statement) in statements.enumerated() {
            guard case .variable(let bindings, _) = statement, let made = Self.local(bindings), made.type == "DateFormatter" else {
                continue
            }
            found[made.name] = reading(made.name, in: statements[(index + 1)...])
        }
        return found
    }

    private func reading(_ name: String, in statements: ArraySlice<StatementNode>) -> Builtin? {
        var settings: [String: ExpressionNode] = [:]
        var uses = ChangingUses(name: name, table: table)
        for statement in statements {
            if let set = assignment(statement, to: name), set.property != "dateFormat" {
                guard uses.count == uses.formatCount, settings.updateValue(set.value, forKey: set.property) == nil else { return nil }
            } else {
                uses.walk([statement], in: table.files[0].root)
            }
        }
        guard uses.formatCount > 0, uses.formatCount == uses.assignmentCount, uses.count == uses.formatCount + uses.harmlessCount,
            settings.keys.allSatisfy(["locale", "timeZone"].contains), isPOSIX(settings["locale"])
        else { return nil }
        guard let zone = settings["timeZone"] else { return .dateInZoneOfFormat }
        return isCurrent(zone) ? .dateInLocalZone : isGMT(zone) ? .dateInGMT : nil
    }
}

/// A walk that counts the uses of a formatter whose format is changed.
private struct ChangingUses: BodyWalk {
    let name: String
    let table: SymbolTable
    private(set) var count = 0
    /// The number of uses of its format, and of plain assignments of it.
    private(set) var formatCount = 0
    private(set) var assignmentCount = 0
    /// The number of uses that read a text, or write a date.
    private(set) var harmlessCount = 0

    init(name: String, table: SymbolTable) {
        (self.name, self.table) = (name, table)
    }

    mutating func enter(_ expression: ExpressionNode, in scope: Declaration) {
        switch expression {
        case .name where expression.nameText == name: count += 1
        case .member(let base?, let member, _, _) where base.nameText == name:
            if member.text == "dateFormat" { formatCount += 1 }
            if ["date", "string"].contains(member.text) { harmlessCount += 1 }
        case .sequence(let parts):
            if case .assignment(.operand(let target), _) = table.folded(parts), isFormat(target) { assignmentCount += 1 }
        default: break
        }
    }

    private func isFormat(_ target: ExpressionNode) -> Bool {
        if case .member(let base?, let member, _, _) = target { base.nameText == name && member.text == "dateFormat" } else { false }
    }
}
