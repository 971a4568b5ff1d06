internal import SwiftParser
internal import SwiftSyntax

/// The definitions and features that a manifest sets for its modules, read without running it.
///
/// Source: PackageDescription, SwiftSetting and Trait.
/// - A setting outside of all targets applies to all of them. A setting that only other systems have is ignored.
/// - If the condition of an `if` consists of constants, the branch that it selects is read. Any other condition, such as one on the
///   environment, is false.
/// - Traits that are enabled by default are defined.
struct ManifestSettings: Sendable {
    /// For each module, the names that are defined by `-D`; under nil those that apply to all.
    private(set) var defines: [String?: Set<String>] = [:]
    /// For each module, its upcoming and experimental features; under nil those that apply to all.
    private(set) var features: [String?: Set<String>] = [:]

    init(_ tree: SourceFileSyntax, _ constants: ManifestConstants, _ conditions: ManifestConditions) {
        let visitor = SettingVisitor(constants, conditions)
        visitor.walk(tree)
        defines = visitor.defines
        features = visitor.features
    }

    /// Returns the names that are defined for a module.
    func defines(of module: String) -> Set<String> { (defines[module] ?? []).union(defines[nil] ?? []) }

    /// Returns the features that are enabled for a module.
    func features(of module: String) -> Set<String> { (features[module] ?? []).union(features[nil] ?? []) }

    private final class SettingVisitor: BranchVisitor {
        var defines: [String?: Set<String>] = [:]
        var features: [String?: Set<String>] = [:]
        /// The targets around the current place, the innermost last.
        private var targets: [String] = []

        private let constants: ManifestConstants

        init(_ constants: ManifestConstants, _ conditions: ManifestConditions) {
            self.constants = constants
            super.init(conditions)
        }

        override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
            if constants.holds(node.conditions) { walk(node.body) } else if let other = node.elseBody { walk(other) }
            return .skipChildren
        }

        override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        /// Skips settings of other languages, which are written like Swift's, and those of other packages.
        override func visit(_ argument: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
            ["cSettings", "cxxSettings", "dependencies"].contains(argument.label?.text) ? .skipChildren : .visitChildren
        }

        override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self) else { return .visitChildren }
            let text = literal(call.arguments.first)
            switch callee.declName.baseName.text {
            case "target", "executableTarget", "testTarget", "macro", "plugin":
                targets.append(literal(call.arguments.first { $0.label?.text == "name" }) ?? "")
            case "define": if let text, counts(call) { defines[targets.last, default: []].insert(text) }
            case "enableUpcomingFeature", "enableExperimentalFeature":
                if let text, counts(call) { features[targets.last, default: []].insert(text) }
            case "default":
                let traits = call.arguments.first { $0.label?.text == "enabledTraits" }.map { constants.strings(in: $0.expression) }
                defines[nil, default: []].formUnion(traits ?? [])
            default: break
            }
            return .visitChildren
        }

        override func visitPost(_ call: FunctionCallExprSyntax) {
            let kinds = ["target", "executableTarget", "testTarget", "macro", "plugin"]
            guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self), kinds.contains(callee.declName.baseName.text) else {
                return
            }
            targets.removeLast()
        }

        /// Returns whether a setting applies to a debug build on Linux.
        private func counts(_ call: FunctionCallExprSyntax) -> Bool {
            guard let condition = call.arguments.dropFirst().first?.expression.as(FunctionCallExprSyntax.self) else { return true }
            return condition.arguments.allSatisfy { argument in
                let words = argument.expression.trimmedDescription
                switch argument.label?.text {
                case "platforms": return constants.names(in: argument.expression).contains("linux")
                case "configuration": return words == ".debug"
                default: return false
                }
            }
        }

        private func literal(_ argument: LabeledExprSyntax?) -> String? {
            argument?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }
    }
}
