internal import SwiftParser
internal import SwiftSyntax

/// The modules of a package, read from its manifest without running it.
///
/// Source: PackageDescription: a target's folder is its `path`, or its name in `Sources`, `Source`, `src` or `srcs`, that of a test target first in `Tests`; its
/// module is its name with everything that no identifier may have replaced by `_`. Targets that are not spelled out with literals are not seen.
package struct ManifestModules: Sendable {
    /// A module and the folders in which its sources may be, relative to the root; `""` is the root itself.
    package private(set) var folders: [String: [String]] = [:]
    /// Those of test targets.
    package private(set) var tests: Set<String> = []
    /// By module, which files of its folders it has.
    private var choices: [String: Choice] = [:]

    init() {}

    init(_ tree: SourceFileSyntax) {
        let visitor = TargetVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        folders = visitor.folders
        tests = visitor.tests
        choices = visitor.choices
        isBroken = tree.hasError
    }

    /// Whether the manifest is not valid Swift, so that targets may be missing.
    package private(set) var isBroken = false

    /// The same modules, each in further folders: those that its own lead to.
    package func adding(_ real: (String) -> String?) -> ManifestModules {
        var modules = self
        modules.folders = folders.mapValues { folders in folders + folders.compactMap(real).filter { !folders.contains($0) } }
        return modules
    }

    /// The same modules of a package that lies in a folder.
    package func below(_ folder: String) -> ManifestModules {
        var modules = self
        modules.folders = folders.mapValues { $0.map { $0.isEmpty ? folder : "\(folder)/\($0)" } }
        return modules
    }

    /// The module of a target: what no identifier may have is `_`.
    package static func module(of target: String) -> String { String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }) }

    /// Whether there is no module but those of tests, so that nothing is said of the code itself.
    package var isEmpty: Bool { folders.keys.allSatisfy(tests.contains) }

    /// Whether a module has a file of one of its folders: it is not excluded, and no resource.
    /// - Parameter path: Relative to the folder.
    package func has(_ path: some Sequence<UInt8>, in module: String) -> Bool { choices[module]?.has(path) ?? true }

    /// Which files of its folder a target has; paths are relative to it.
    private struct Choice: Sendable {
        /// Nil for all.
        let sources: [String]?
        let excluded: [String]

        func has(_ path: some Sequence<UInt8>) -> Bool {
            let isAmong = { (folder: String) in
                folder.isEmpty || path.elementsEqual(folder.utf8) || path.starts(with: "\(folder)/".utf8)
            }
            return !excluded.contains(where: isAmong) && sources?.contains(where: isAmong) ?? true
        }
    }

    private final class TargetVisitor: SyntaxVisitor {
        private static let sources = ["Sources", "Source", "src", "srcs"]

        /// By what declares a target, the folders in which its own is looked for.
        ///
        /// Source: Swift Package Manager, "PackageDescription", `Target.path`.
        private static let kinds = [
            "target": sources, "executableTarget": sources, "macro": sources, "testTarget": ["Tests"] + sources, "plugin": ["Plugins"],
        ]
        fileprivate var folders: [String: [String]] = [:]
        fileprivate var tests: Set<String> = []
        fileprivate var choices: [String: Choice] = [:]

        /// A target that another depends on is spelled like one that is declared.
        override func visit(_ argument: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
            argument.label?.text == "dependencies" ? .skipChildren : .visitChildren
        }

        override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let kind = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
                let folders = Self.kinds[kind], let name = literal("name", of: call)
            else { return .visitChildren }
            // A plugin that a target uses is spelled like one that is declared, which says what it can.
            guard kind != "plugin" || call.arguments.contains(where: { $0.label?.text == "capability" }) else { return .visitChildren }
            let usual = folders.map { "\($0)/\(name)" }
            let hasPath = call.arguments.contains { $0.label?.text == "path" }
            let paths = hasPath ? literal("path", of: call).map { [Self.normalized($0)] } : usual
            let module = ManifestModules.module(of: name)
            if let paths, self.folders[module] == nil {
                self.folders[module] = paths
                if kind == "testTarget" { tests.insert(module) }
                choices[module] = Choice(
                    sources: literals("sources", of: call), excluded: (literals("exclude", of: call) ?? []) + resources(of: call))
            }
            return .visitChildren
        }

        /// The paths of a list; nil where it is none of literals.
        private func literals(_ label: String, of call: FunctionCallExprSyntax) -> [String]? {
            guard let list = elements(label, of: call) else { return nil }
            let texts = list.compactMap { $0.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
            return texts.count == list.count ? texts.map(Self.normalized) : nil
        }

        /// The paths of what is copied and not compiled: `.copy("Samples")`.
        private func resources(of call: FunctionCallExprSyntax) -> [String] {
            (elements("resources", of: call) ?? []).compactMap { resource in
                resource.as(FunctionCallExprSyntax.self)?.arguments.first?.expression.as(StringLiteralExprSyntax.self)?
                    .representedLiteralValue
            }.map(Self.normalized)
        }

        private func elements(_ label: String, of call: FunctionCallExprSyntax) -> [ExprSyntax]? {
            call.arguments.first { $0.label?.text == label }?.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression)
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
