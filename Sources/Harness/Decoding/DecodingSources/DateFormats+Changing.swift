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
        var uses = FormatterUses(name: name, table: table)
        for statement in statements {
            if let set = assignment(statement, to: name), set.property != "dateFormat" {
                guard uses.count == uses.formatCount, settings.updateValue(set.value, forKey: set.property) == nil else { return nil }
            } else {
                uses.walk([statement], in: table.files[0].root)
            }
        }
        guard uses.formatCount > 0, uses.formatCount == uses.assignmentCount, uses.count == uses.formatCount + uses.readingCount,
            settings.keys.allSatisfy(["locale", "timeZone"].contains), isPOSIX(settings["locale"])
        else { return nil }
        guard let zone = settings["timeZone"] else { return .dateInZoneOfFormat }
        return isCurrent(zone) ? .dateInLocalZone : isGMT(zone) ? .dateInGMT : nil
    }
}
