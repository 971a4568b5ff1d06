internal import DecodingPrograms
internal import SwiftSymbols

/// Reads the formats of a `DateFormatter` or an `ISO8601DateFormatter` that the sources make.
///
/// The result of a `DateFormatter` depends on its locale and time zone as well, so that only the locale `en_US_POSIX` is read, and a time zone at
/// GMT, one in the format, or that of the device.
///
/// One instance searches the sources once for the settings of all formatters.
final class DateFormats {
    let table: SymbolTable
    /// The names of all values that get a setting of a formatter.
    private lazy var configuredNames: Set<String> = {
        var walk = ConfiguredNames()
        for file in table.files { walk.walk(file.root) }
        return walk.names
    }()
    private var configured: [ObjectIdentifier: Bool] = [:]
    private lazy var variables = Dictionary(grouping: table.declarations.filter { $0.kind == .variable }, by: \.name.text)

    init(table: SymbolTable) { self.table = table }

    /// The formatters whose formats are read.
    static let types: Set<String> = ["DateFormatter", "ISO8601DateFormatter"]

    // MARK: Properties

    /// Returns the format of the formatter that an expression refers to; nil if it is not known.
    ///
    /// It refers to a formatter that is made there, or to a static or global variable.
    /// - Parameter owner: The name of the type around the expression.
    func format(of expression: ExpressionNode, in owner: String?) -> DateTextFormat? {
        if let made = Self.made(expression) { return format(made, [:]) }
        let name: String
        let type: String?
        switch expression {
        case .name(let found, _, _): (name, type) = (found.text, owner)
        case .member(nil, let found, _, _): (name, type) = (found.text, "DateFormatter")
        case .member(.name(let base, _, _)?, let found, _, _), .member(.member(_, let base, _, _)?, let found, _, _):
            (name, type) = (found.text, base.text == "self" || base.text == "Self" ? owner : base.text)
        default: return nil
        }
        let variables = (variables[name] ?? []).filter { variable in
            guard variable.condition.isActive, let parent = variable.parent else { return false }
            switch parent.kind {
            case .file: if case .name = expression { return true } else { return false }
            case .extension: return variable.isStatic && parent.type?.heads.last?.text == type
            default: return variable.isStatic && parent.isNominal && parent.name.text == type
            }
        }
        guard variables.count == 1, !isConfigured(variables[0]) else { return nil }
        switch variables[0].value {
        case .call(.closure(let closure), let arguments)? where arguments.arguments.isEmpty: return format(returnedBy: closure.body)
        case let value?: return Self.made(value).flatMap { format($0, [:]) }
        case nil: return variables[0].accessors.first(where: \.isGetter).flatMap { format(returnedBy: $0.body) }
        }
    }

    /// Returns whether code anywhere may change the settings of a formatter that a variable has.
    private func isConfigured(_ variable: Declaration) -> Bool {
        guard configuredNames.contains(variable.name.text) else { return false }
        if let known = configured[ObjectIdentifier(variable)] { return known }
        var walk = SettingUses(variable)
        for file in table.files where !walk.isFound { walk.walk(file.root) }
        configured[ObjectIdentifier(variable)] = walk.isFound
        return walk.isFound
    }

    /// Returns the format that statements give a new formatter, which they return.
    private func format(returnedBy statements: [StatementNode]) -> DateTextFormat? {
        if statements.count == 1 {
            switch statements[0] {
            case .expression(let only), .return(let only?): return Self.made(only).flatMap { format($0, [:]) }
            default: return nil
            }
        }
        guard case .variable(let bindings, _)? = statements.first, let made = Self.local(bindings),
            case .return(.name(let returned, _, _)?)? = statements.last, returned.text == made.name
        else { return nil }
        var settings: [String: ExpressionNode] = [:]
        for statement in statements.dropFirst().dropLast() {
            guard let set = assignment(statement, to: made.name), settings.updateValue(set.value, forKey: set.property) == nil else {
                return nil
            }
        }
        return format(made.type, settings)
    }

    // MARK: Local variables

    /// Returns the local formatters that statements make and set up before they use them, by name.
    ///
    /// A formatter that anything else may change is left out.
    func locals(of statements: [StatementNode]) -> [String: DateTextFormat] {
        var found: [String: DateTextFormat] = [:]
        for (index, statement) in statements.enumerated() {
            guard case .variable(let bindings, _) = statement, let made = Self.local(bindings) else { continue }
            found[made.name] = format(made, in: statements[(index + 1)...])
        }
        return found
    }

    private func format(_ made: (name: String, type: String), in statements: ArraySlice<StatementNode>) -> DateTextFormat? {
        var settings: [String: ExpressionNode] = [:]
        var uses = FormatterUses(name: made.name, table: table)
        for statement in statements {
            if let set = assignment(statement, to: made.name) {
                guard uses.count == 0, settings.updateValue(set.value, forKey: set.property) == nil else { return nil }
            } else {
                uses.walk([statement], in: table.files[0].root)
            }
        }
        return uses.count == uses.readingCount + uses.strategyCount ? format(made.type, settings) : nil
    }

    /// The name and the type of a local variable with a new formatter.
    static func local(_ bindings: [BindingNode]) -> (name: String, type: String)? {
        guard bindings.count == 1, case .name(let name) = bindings[0].pattern, let type = bindings[0].value.flatMap(made) else {
            return nil
        }
        return (name.text, type)
    }

    /// The type of a formatter that an expression makes; nil for any other expression.
    private static func made(_ expression: ExpressionNode) -> String? {
        guard case .call(.name(let type, _, _), let arguments) = expression, types.contains(type.text), arguments.arguments.isEmpty,
            arguments.trailing.isEmpty
        else { return nil }
        return type.text
    }

    func assignment(_ statement: StatementNode, to name: String) -> (property: String, value: ExpressionNode)? {
        guard case .expression(.sequence(let parts)) = statement, case .assignment(let left, let right) = table.folded(parts),
            case .operand(.member(.name(let base, _, _)?, let property, _, _)) = left, base.text == name, case .operand(let value) = right
        else { return nil }
        return (property.text, value)
    }

    // MARK: Settings

    private func format(_ type: String, _ settings: [String: ExpressionNode]) -> DateTextFormat? {
        type == "DateFormatter" ? pattern(settings) : options(settings)
    }

    private func options(_ settings: [String: ExpressionNode]) -> DateTextFormat? {
        guard settings.keys.allSatisfy(["formatOptions", "timeZone"].contains) else { return nil }
        if let zone = settings["timeZone"], !isGMT(zone) { return nil }
        guard let written = settings["formatOptions"] else { return .iso8601(["withInternetDateTime"]) }
        let elements: [ExpressionNode] = if case .array(let elements, _) = written { elements } else { [written] }
        var names: Set<String> = []
        for element in elements {
            guard case .member(let base, let name, _, _) = element, name.text.hasPrefix("with") else { return nil }
            if let base, base.rootName.nameText != "ISO8601DateFormatter" { return nil }
            names.insert(name.text)
        }
        return .iso8601(names)
    }

    private func pattern(_ settings: [String: ExpressionNode]) -> DateTextFormat? {
        guard settings.keys.allSatisfy(["dateFormat", "locale", "timeZone", "calendar"].contains),
            let written = settings["dateFormat"], case .string(let format)? = Literals.constant(written),
            isPOSIX(settings["locale"])
        else { return nil }
        var isLocal = false
        if let zone = settings["timeZone"] {
            isLocal = isCurrent(zone)
            guard isLocal || isGMT(zone) else { return nil }
        } else {
            isLocal = !DateTextFormat.namesZone(format)
        }
        if let calendar = settings["calendar"] {
            guard case .call(.name(let type, _, _), let arguments) = calendar, type.text == "Calendar", arguments.arguments.count == 1,
                case .member(nil, let name, _, _) = arguments.arguments[0].value, ["iso8601", "gregorian"].contains(name.text)
            else { return nil }
        }
        return isLocal ? .patternInLocalZone(format) : .pattern(format)
    }

    /// Whether a locale is the one in which texts of dates do not depend on the user.
    func isPOSIX(_ locale: ExpressionNode?) -> Bool { argument(locale, of: "Locale") == ["identifier": .string("en_US_POSIX")] }

    /// Whether a time zone is that of the device: `TimeZone.current`, `.autoupdatingCurrent` or `NSTimeZone.local`.
    func isCurrent(_ zone: ExpressionNode) -> Bool {
        guard case .member(let base, let name, _, _) = zone else { return false }
        switch base {
        case nil: return ["current", "autoupdatingCurrent"].contains(name.text)
        case .name(let type, _, _)? where type.text == "TimeZone": return ["current", "autoupdatingCurrent"].contains(name.text)
        case .name(let type, _, _)? where type.text == "NSTimeZone": return ["default", "local", "system"].contains(name.text)
        default: return false
        }
    }

    func isGMT(_ zone: ExpressionNode) -> Bool {
        if case .member(let base, let name, _, _) = zone, name.text == "gmt" { return base == nil || base?.nameText == "TimeZone" }
        let known: [[String: Constant]] = [
            ["secondsFromGMT": .integer(0)], ["identifier": .string("GMT")], ["identifier": .string("UTC")],
            ["abbreviation": .string("GMT")], ["abbreviation": .string("UTC")],
        ]
        return known.contains(argument(zone, of: "TimeZone"))
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
}

/// A walk that counts the uses of a formatter.
struct FormatterUses: BodyWalk {
    let name: String
    let table: SymbolTable
    private(set) var count = 0
    /// The number of uses that read a text, or write a date.
    private(set) var readingCount = 0
    /// The number of strategies of decoders that get it.
    private(set) var strategyCount = 0
    /// The number of uses of its format, and of plain assignments of it.
    private(set) var formatCount = 0
    private(set) var assignmentCount = 0

    init(name: String, table: SymbolTable) {
        (self.name, self.table) = (name, table)
    }

    mutating func enter(_ expression: ExpressionNode, in scope: Declaration) {
        switch expression {
        case .name where expression.nameText == name: count += 1
        case .member(let base?, let member, _, _) where base.nameText == name:
            if member.text == "dateFormat" { formatCount += 1 }
            if ["date", "string"].contains(member.text) { readingCount += 1 }
        case .call(.member(_, let strategy, _, _), let arguments)
        where strategy.text == "formatted" && arguments.arguments.map(\.value.nameText) == [name]:
            strategyCount += 1
        case .sequence(let parts):
            if case .assignment(.operand(let target), _) = table.folded(parts), isFormat(target) { assignmentCount += 1 }
        default: break
        }
    }

    private func isFormat(_ target: ExpressionNode) -> Bool {
        if case .member(let base?, let member, _, _) = target { base.nameText == name && member.text == "dateFormat" } else { false }
    }
}

/// A search for the names of all values that get a setting of a formatter.
private struct ConfiguredNames: BodyWalk {
    private(set) var names: Set<String> = []

    mutating func enter(_ expression: ExpressionNode, in scope: Declaration) {
        guard case .member(let base?, let setting, _, _) = expression, SettingUses.settings.contains(setting.text) else { return }
        switch base {
        case .name(let found, _, _), .member(_, let found, _, _): names.insert(found.text)
        default: break
        }
    }
}

/// A walk that finds a use of a formatter's settings, which may change them.
private struct SettingUses: BodyWalk {
    let variable: Declaration
    private(set) var isFound = false
    /// Whether a local variable has the name.
    private var isHidden = false
    private var name: String { variable.name.text }

    static let settings: Set<String> = ["calendar", "dateFormat", "formatOptions", "locale", "timeZone"]

    init(_ variable: Declaration) {
        self.variable = variable
    }

    mutating func declaration(_ declaration: Declaration, walkContent: (inout Self) -> Void) {
        guard declaration !== variable else { return }
        let outer = isHidden
        isHidden = outer || declaration.parameters.contains { $0.name.text == name }
        walkContent(&self)
        isHidden = outer
    }

    mutating func enter(_ binding: BindingNode, in scope: Declaration) {
        if case .name(let found) = binding.pattern, found.text == name { isHidden = true }
    }

    mutating func enter(_ expression: ExpressionNode, in scope: Declaration) {
        guard case .member(let base?, let setting, _, _) = expression, Self.settings.contains(setting.text) else { return }
        switch base {
        case .name(let found, _, _): isFound = isFound || found.text == name && !isHidden
        case .member(_, let found, _, _): isFound = isFound || found.text == name
        default: break
        }
    }
}

extension ExpressionNode {
    /// The text of a plain name; nil for any other expression.
    var nameText: String? { if case .name(let name, _, _) = self { name.text } else { nil } }
}
