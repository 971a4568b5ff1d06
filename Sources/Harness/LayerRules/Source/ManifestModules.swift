internal import SwiftParser
internal import SwiftSyntax

/// The modules of a package, read from its manifest without running it.
///
/// Source: PackageDescription: a target's folder is its `path`, or `Sources/NAME`. Targets that are not spelled out with literals are not seen.
struct ManifestModules {
    /// A module and the folder of its sources, relative to the root.
    private(set) var folders: [String: String] = [:]

    init() {}

    init(manifest text: String) {
        let visitor = TargetVisitor(viewMode: .sourceAccurate)
        visitor.walk(Parser.parse(source: text))
        folders = visitor.folders
    }

    private final class TargetVisitor: SyntaxVisitor {
        private static let kinds: Set<String> = ["target", "executableTarget", "macro", "plugin"]
        fileprivate var folders: [String: String] = [:]

        override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self), Self.kinds.contains(callee.declName.baseName.text),
                let name = literal("name", of: call)
            else { return .visitChildren }
            let path = literal("path", of: call) ?? "Sources/\(name)"
            folders[name] = path.hasSuffix("/") ? String(path.dropLast()) : path
            return .visitChildren
        }

        private func literal(_ label: String, of call: FunctionCallExprSyntax) -> String? {
            let argument = call.arguments.first { $0.label?.text == label }
            return argument?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }
    }
}
