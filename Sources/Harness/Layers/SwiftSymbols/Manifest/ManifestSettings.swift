internal import SwiftParser
internal import SwiftSyntax

/// What a manifest defines and turns on for its modules, read without running it.
///
/// Source: PackageDescription, SwiftSetting and Trait. A setting that stands in no target counts for all; one that only other systems have does not count. Of an
/// `if` whose condition is made of constants the branch that it takes counts; any other condition, such as one of the environment, is taken not to hold.
/// Traits that are enabled by default are defined.
package struct ManifestSettings: Sendable {
    /// What is set by `-D`, by module; under no name what counts for all.
    private(set) var defines: [String?: Set<String>] = [:]
    /// Upcoming and experimental features, likewise.
    private(set) var features: [String?: Set<String>] = [:]

    init() {}

    init(_ tree: SourceFileSyntax) {
        let visitor = SettingVisitor(ManifestConstants(tree))
        visitor.walk(tree)
        defines = visitor.defines
        features = visitor.features
    }

    /// What is defined for a module.
    package func defines(of module: String) -> Set<String> { (defines[module] ?? []).union(defines[nil] ?? []) }

    /// The features that are turned on for a module.
    package func features(of module: String) -> Set<String> { (features[module] ?? []).union(features[nil] ?? []) }

    private final class SettingVisitor: SyntaxVisitor {
        var defines: [String?: Set<String>] = [:]
        var features: [String?: Set<String>] = [:]
        /// The targets around, the innermost last.
        private var targets: [String] = []

        private let constants: ManifestConstants

        init(_ constants: ManifestConstants) {
            self.constants = constants
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
            if constants.holds(node.conditions) { walk(node.body) } else if let other = node.elseBody { walk(other) }
            return .skipChildren
        }

        override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        /// Settings of other languages are spelled like Swift's, and those of other packages like this one's.
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

        /// Whether a setting is for every system, or for Linux among others, and for a debug build.
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
