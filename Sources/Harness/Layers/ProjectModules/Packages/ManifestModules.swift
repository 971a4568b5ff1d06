internal import SwiftParser
internal import SwiftSyntax

/// The modules of a package, read from its manifest without running it.
///
/// Source: PackageDescription. A target's folder is its `path`, or its name in `Sources`, `Source`, `src` or `srcs`. Folders of test
/// targets are looked for in `Tests` first. A module has the name of its target, with `_` for every character that an identifier cannot
/// contain. Targets that are not declared with literals are ignored.
package struct ManifestModules: Sendable {
    /// For each module, the folders that may contain its sources, relative to the root.
    ///
    /// `""` is the root itself.
    package private(set) var folders: [String: [String]] = [:]
    /// The modules of test targets.
    package private(set) var tests: Set<String> = []
    /// For each module, the targets and products that its target depends on; nil if some are not literals.
    private(set) var dependencies: [String: [BuildDependency]?] = [:]
    /// The targets in their order, by the names that the manifest gives them.
    private(set) var targets: [String] = []
    /// For each product, the names of its targets.
    private(set) var products: [String: [String]] = [:]
    /// The paths of the packages that it depends on by path, as written.
    private(set) var localPackages: [String] = []
    /// The name of the package; nil if it is not a literal.
    private(set) var package: String?
    /// The places of calls that make targets whose names are not literals.
    private(set) var unnamed: [SyntaxPlace] = []
    /// For each module, its choice of files in its folders.
    private var choices: [String: Choice] = [:]

    init() {}

    init(_ tree: SourceFileSyntax) {
        let visitor = TargetVisitor(ManifestConstants(tree))
        visitor.walk(tree)
        folders = visitor.folders
        tests = visitor.tests
        dependencies = visitor.dependencies
        targets = visitor.targets
        products = visitor.products
        localPackages = visitor.localPackages
        package = visitor.package
        unnamed = visitor.unnamed.isEmpty ? [] : SyntaxPlace.places(of: visitor.unnamed, in: tree)
        choices = visitor.choices
        isBroken = tree.hasError
    }

    /// Whether the manifest is not valid Swift, so that targets may be missing.
    package private(set) var isBroken = false

    /// Returns the same modules with the folders that their folders link to added.
    ///
    /// - Parameter real: Returns the target of a link, or nil for another folder.
    package func adding(_ real: (String) -> String?) -> ManifestModules {
        var modules = self
        modules.folders = folders.mapValues { folders in folders + folders.compactMap(real).filter { !folders.contains($0) } }
        return modules
    }

    /// Returns the same modules, with their folders below a folder.
    package func below(_ folder: String) -> ManifestModules {
        var modules = self
        modules.folders = folders.mapValues { $0.map { $0.isEmpty ? folder : "\(folder)/\($0)" } }
        return modules
    }

    /// Whether there are no modules except those of tests.
    ///
    /// The manifest then does not describe the code itself.
    package var isEmpty: Bool { folders.keys.allSatisfy(tests.contains) }

    /// Returns whether a module contains a file of one of its folders.
    ///
    /// Excluded files and resources are not contained.
    /// - Parameter path: The path of the file, relative to the folder.
    package func has(_ path: some Sequence<UInt8>, in module: String) -> Bool { choices[module]?.has(path) ?? true }

    /// The files of its folder that a target contains.
    ///
    /// Paths are relative to the folder.
    private struct Choice: Sendable {
        /// The included paths; nil for all.
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

        /// For each function that declares a target, the folders that its own folder is looked for in.
        ///
        /// Source: Swift Package Manager, "PackageDescription", `Target.path`.
        private static let kinds = [
            "target": sources, "executableTarget": sources, "macro": sources, "testTarget": ["Tests"] + sources, "plugin": ["Plugins"],
        ]
        fileprivate var folders: [String: [String]] = [:]
        fileprivate var tests: Set<String> = []
        fileprivate var choices: [String: Choice] = [:]
        fileprivate var dependencies: [String: [BuildDependency]?] = [:]
        fileprivate var targets: [String] = []
        fileprivate var products: [String: [String]] = [:]
        fileprivate var package: String?
        fileprivate var localPackages: [String] = []
        fileprivate var unnamed: [FunctionCallExprSyntax] = []
        private let constants: ManifestConstants

        init(_ constants: ManifestConstants) {
            self.constants = constants
            super.init(viewMode: .sourceAccurate)
        }

        /// Skips dependencies, because a target in them is written like a declared one.
        override func visit(_ argument: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
            guard argument.label?.text == "dependencies" else { return .visitChildren }
            for element in argument.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [] {
                guard let call = element.as(FunctionCallExprSyntax.self),
                    call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "package",
                    let path = call.arguments.first(where: { $0.label?.text == "path" })
                else { continue }
                if let text = constants.text(of: path.expression) { localPackages.append(text) }
            }
            return .skipChildren
        }

        override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Package" { package = literal("name", of: call) }
            guard let kind = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return .visitChildren }
            if ["executable", "library"].contains(kind), let name = literal("name", of: call) {
                products[name] = literals("targets", of: call) ?? []
            }
            guard let folders = Self.kinds[kind] else { return .visitChildren }
            guard let name = literal("name", of: call) else {
                if call.arguments.first?.label?.text == "name" { unnamed.append(call) }
                return .visitChildren
            }
            // A plugin that a target uses is written like a declared one. Only the latter has a capability.
            guard kind != "plugin" || call.arguments.contains(where: { $0.label?.text == "capability" }) else { return .visitChildren }
            let usual = folders.map { "\($0)/\(name)" }
            let hasPath = call.arguments.contains { $0.label?.text == "path" }
            let paths = hasPath ? literal("path", of: call).map { [Self.normalized($0)] } : usual
            let module = ModuleName.of(target: name)
            if let paths, self.folders[module] == nil {
                self.folders[module] = paths
                if kind == "testTarget" { tests.insert(module) }
                targets.append(name)
                let written = call.arguments.first { $0.label?.text == "dependencies" }
                dependencies[module] = .some(written.map { constants.dependencies(in: $0.expression) } ?? [])
                choices[module] = Choice(
                    sources: literals("sources", of: call), excluded: (literals("exclude", of: call) ?? []) + resources(of: call))
            }
            return .visitChildren
        }

        /// Returns the paths of a list, or nil if the argument is not a list of literals.
        private func literals(_ label: String, of call: FunctionCallExprSyntax) -> [String]? {
            guard let list = elements(label, of: call) else { return nil }
            let texts = list.compactMap { $0.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
            return texts.count == list.count ? texts.map(Self.normalized) : nil
        }

        /// Returns the paths of resources, which are copied and not compiled: `.copy("Samples")`.
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
