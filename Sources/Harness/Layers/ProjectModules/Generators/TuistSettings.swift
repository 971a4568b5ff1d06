internal import SafeFiles
internal import SwiftSyntax

/// The build settings of a target or project of Tuist.
///
/// Source: Tuist, "ProjectDescription": `Settings`, `SettingsDictionary` and `Configuration`. The settings of the first configuration for
/// debugging take precedence over those of all configurations, and these over its configuration file.
struct TuistSettings {
    /// The levels of settings, the ones that take precedence first.
    private(set) var levels: [[String: String]] = []
    /// The reasons why some settings are not read.
    private(set) var unread: [String] = []

    /// No settings.
    init() {}

    /// - Parameters:
    ///   - expression: The value of `settings:`.
    ///   - constants: The constants of the manifest.
    ///   - folder: The folder of the manifest, relative to the root.
    ///   - root: The root of the repository.
    init(_ expression: ExprSyntax, _ constants: ManifestConstants, in folder: String, below root: String) {
        let value = constants.value(of: expression)
        guard let call = value.as(FunctionCallExprSyntax.self), ["Settings", "settings"].contains(call.memberName ?? call.plainName) else {
            unread.append("the settings are not literals")
            return
        }
        var configuration: FunctionCallExprSyntax?
        if let written = call.argument("configurations") {
            let list = constants.value(of: written).as(ArrayExprSyntax.self)
            if list == nil { unread.append("the configurations are not literals") }
            let calls = list?.elements.compactMap { $0.expression.as(FunctionCallExprSyntax.self) } ?? []
            configuration = calls.first { $0.memberName == "debug" }
        }
        for written in [configuration?.argument("settings"), call.argument("debug"), call.argument("base")].compactMap(\.self) {
            add(written, constants)
        }
        guard let written = configuration?.argument("xcconfig"), !written.is(NilLiteralExprSyntax.self) else { return }
        guard let path = constants.text(of: written).flatMap({ RelativePath.joined(folder, $0) }) else {
            unread.append("the path of the configuration file is not a literal")
            return
        }
        let file = XcodeConfigurationFile(path, below: root)
        levels.append(file.settings)
        unread += file.unread.map { "the configuration file \($0.path) \($0.error)" }
        unread += file.tooLarge.map { "the value of \($0.name) in \($0.path) is too large" }
    }

    /// Adds the settings of a dictionary.
    private mutating func add(_ expression: ExprSyntax, _ constants: ManifestConstants) {
        guard let dictionary = Self.literal(expression, constants).as(DictionaryExprSyntax.self) else {
            unread.append("the settings are not literals")
            return
        }
        guard case .elements(let elements) = dictionary.content else { return }
        var settings: [String: String] = [:]
        for element in elements {
            guard let name = constants.text(of: element.key) else {
                unread.append("the name of a setting is not a literal")
                continue
            }
            settings[name] = Self.text(of: element.value, constants)
            if settings[name] == nil, Self.used.contains(name) { unread.append("the value of \(name) is not a literal") }
        }
        levels.append(settings)
    }

    /// The settings that module names, conditions and files depend on.
    private static let used: Set<String> = [
        "EXCLUDED_SOURCE_FILE_NAMES", "INCLUDED_SOURCE_FILE_NAMES", "OTHER_SWIFT_FLAGS", "PRODUCT_MODULE_NAME", "PRODUCT_NAME",
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS",
    ]

    /// Returns the value of a constant, without parentheses around it and without its type: `([:] as SettingsDictionary)`.
    private static func literal(_ expression: ExprSyntax, _ constants: ManifestConstants) -> ExprSyntax {
        var value = constants.value(of: expression)
        for _ in 0..<4 {
            if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
                value = only.expression
            } else if let sequence = value.as(SequenceExprSyntax.self), sequence.elements.count == 3,
                sequence.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }), let first = sequence.elements.first
            {
                value = first
            }
        }
        return value
    }

    /// Returns the text of a value: a text, a list of texts, `.string(...)` or `.array(...)`; nil for anything else.
    private static func text(of expression: ExprSyntax, _ constants: ManifestConstants) -> String? {
        if let call = expression.as(FunctionCallExprSyntax.self), ["array", "string"].contains(call.memberName),
            let value = call.arguments.first?.expression
        {
            return text(of: value, constants)
        }
        return constants.text(of: expression) ?? constants.texts(of: expression)?.joined(separator: " ")
    }
}
