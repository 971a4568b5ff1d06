internal import DecodingPrograms
internal import SwiftSymbols

/// Reads the format of a `DateFormatter` that a static or global variable of the sources makes.
///
/// The result of such a formatter depends on its locale and time zone as well, so that only the locale `en_US_POSIX` and a time zone at GMT, or
/// one in the format, are read.
struct DateFormats {
    let table: SymbolTable

    /// Returns the format of the formatter that an expression refers to; nil if it is not known.
    /// - Parameter owner: The name of the type around the expression.
    func format(of expression: ExpressionNode, in owner: String?) -> String? {
        let name: String
        let type: String?
        switch expression {
        case .name(let found, _, _): (name, type) = (found.text, owner)
        case .member(nil, let found, _, _): (name, type) = (found.text, "DateFormatter")
        case .member(.name(let base, _, _)?, let found, _, _), .member(.member(_, let base, _, _)?, let found, _, _):
            (name, type) = (found.text, base.text == "self" || base.text == "Self" ? owner : base.text)
        default: return nil
        }
        let variables = table.declarations.filter { variable in
            guard variable.kind == .variable, variable.name.text == name, variable.condition.isActive, let parent = variable.parent else {
                return false
            }
            switch parent.kind {
            case .file: if case .name = expression { return true } else { return false }
            case .extension: return variable.isStatic && parent.type?.heads.last?.text == type
            default: return variable.isStatic && parent.isNominal && parent.name.text == type
            }
        }
        guard variables.count == 1 else { return nil }
        if case .call(.closure(let closure), let arguments)? = variables[0].value, arguments.arguments.isEmpty {
            return format(of: closure.body)
        }
        return variables[0].accessors.first(where: \.isGetter).flatMap { format(of: $0.body) }
    }

    /// Returns the format that statements give a new formatter, which they return.
    private func format(of statements: [StatementNode]) -> String? {
        guard case .variable(let bindings, _)? = statements.first, bindings.count == 1, case .name(let formatter) = bindings[0].pattern,
            case .call(.name(let type, _, _), let arguments)? = bindings[0].value, type.text == "DateFormatter",
            arguments.arguments.isEmpty,
            case .return(.name(let returned, _, _)?)? = statements.last, returned.text == formatter.text
        else { return nil }
        var settings: [String: ExpressionNode] = [:]
        for statement in statements.dropFirst().dropLast() {
            guard case .expression(.sequence(let parts)) = statement, case .assignment(let left, let right) = table.folded(parts),
                case .operand(.member(.name(let base, _, _)?, let property, _, _)) = left, base.text == formatter.text,
                case .operand(let value) = right, settings.updateValue(value, forKey: property.text) == nil
            else { return nil }
        }
        guard settings.keys.allSatisfy(["dateFormat", "locale", "timeZone", "calendar"].contains),
            let written = settings["dateFormat"], case .string(let format)? = Literals.constant(written),
            argument(settings["locale"], of: "Locale") == ["identifier": .string("en_US_POSIX")]
        else { return nil }
        if let zone = settings["timeZone"] {
            let known: [[String: Constant]] = [
                ["secondsFromGMT": .integer(0)], ["identifier": .string("GMT")], ["identifier": .string("UTC")],
                ["abbreviation": .string("GMT")], ["abbreviation": .string("UTC")],
            ]
            guard known.contains(argument(zone, of: "TimeZone")) else { return nil }
        } else if !Self.namesZone(format) {
            return nil
        }
        if let calendar = settings["calendar"] {
            guard case .call(.name(let type, _, _), let arguments) = calendar, type.text == "Calendar", arguments.arguments.count == 1,
                case .member(nil, let name, _, _) = arguments.arguments[0].value, ["iso8601", "gregorian"].contains(name.text)
            else { return nil }
        }
        return format
    }

    /// The label and value of the only argument of an initializer; empty for any other expression.
    private func argument(_ expression: ExpressionNode?, of type: String) -> [String: Constant] {
        switch expression {
        case .forced(let inner)?: return argument(inner, of: type)
        case .call(.name(let name, _, _), let arguments)? where name.text == type && arguments.arguments.count == 1:
            guard let label = arguments.arguments[0].label, let value = Literals.constant(arguments.arguments[0].value) else { return [:] }
            return [label: value]
        default: return [:]
        }
    }

    /// Whether a format has a field for the time zone, outside of quoted text.
    private static func namesZone(_ format: String) -> Bool {
        let fields = format.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset.isMultiple(of: 2) }
        return fields.contains { $0.element.contains { "zZOvVXx".contains($0) } }
    }
}
