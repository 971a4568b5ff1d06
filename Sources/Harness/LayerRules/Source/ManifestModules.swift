internal import SwiftParser
internal import SwiftSyntax

/// The modules of a package, read from its manifest without running it.
///
/// Source: PackageDescription: a target's folder is its `path`, or its name in `Sources`, `Source`, `src` or `srcs`; its module is its name with
/// everything that no identifier may have replaced by `_`. Targets that are not spelled out with literals are not seen.
struct ManifestModules: Sendable {
    /// A module and the folders in which its sources may be, relative to the root; `""` is the root itself.
    private(set) var folders: [String: [String]] = [:]

    init() {}

    init(manifest bytes: [UInt8]) {
        let visitor = TargetVisitor(viewMode: .sourceAccurate)
        let tree = SwiftSource.tree(of: bytes)
        visitor.walk(tree)
        folders = visitor.folders
        isBroken = tree.hasError
    }

    /// Whether the manifest is no Swift, so that targets may have been missed.
    private(set) var isBroken = false

    /// The same modules, each in further folders: those that its own lead to.
    func adding(_ real: (String) -> String?) -> ManifestModules {
        var modules = self
        modules.folders = folders.mapValues { folders in folders + folders.compactMap(real).filter { !folders.contains($0) } }
        return modules
    }

    /// The same modules of a package that lies in a folder.
    func below(_ folder: String) -> ManifestModules {
        var modules = self
        modules.folders = folders.mapValues { $0.map { $0.isEmpty ? folder : "\(folder)/\($0)" } }
        return modules
    }

    /// The module of a target: what no identifier may have is `_`.
    static func module(of target: String) -> String { String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }) }

    private final class TargetVisitor: SyntaxVisitor {
        private static let kinds: Set<String> = ["target", "executableTarget", "macro", "plugin"]
        fileprivate var folders: [String: [String]] = [:]

        /// A target that another depends on is spelled like one that is declared.
        override func visit(_ argument: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
            argument.label?.text == "dependencies" ? .skipChildren : .visitChildren
        }

        override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self), Self.kinds.contains(callee.declName.baseName.text),
                let name = literal("name", of: call)
            else { return .visitChildren }
            let usual = ["Sources", "Source", "src", "srcs"].map { "\($0)/\(name)" }
            let hasPath = call.arguments.contains { $0.label?.text == "path" }
            let paths = hasPath ? literal("path", of: call).map { [Self.normalized($0)] } : usual
            let module = ManifestModules.module(of: name)
            if let paths, folders[module] == nil { folders[module] = paths }
            return .visitChildren
        }

        private func literal(_ label: String, of call: FunctionCallExprSyntax) -> String? {
            let argument = call.arguments.first { $0.label?.text == label }
            return argument?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }

        private static func normalized(_ path: String) -> String {
            path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        }
    }
}
