internal import SwiftParser
internal import SwiftSyntax

/// Collects the targets, products and packages of a manifest.
final class ManifestVisitor: BranchVisitor {
    private static let sources = ["Sources", "Source", "src", "srcs"]

    /// For each function that declares a target, the folders that its own folder is looked for in.
    ///
    /// Source: Swift Package Manager, "PackageDescription", `Target.path`.
    private static let kinds = [
        "target": sources, "executableTarget": sources, "macro": sources, "testTarget": ["Tests"] + sources, "plugin": ["Plugins"],
    ]
    private(set) var folders: [String: [String]] = [:]
    private(set) var tests: Set<String> = []
    private(set) var choices: [String: ManifestModules.Choice] = [:]
    private(set) var dependencies: [String: [BuildDependency]?] = [:]
    private(set) var targets: [String] = []
    private(set) var products: [String: [String]] = [:]
    private(set) var package: String?
    private(set) var isManifest = false
    private(set) var localPackages: [String] = []
    private(set) var remotePackages: Set<String> = []
    private(set) var unread: [(node: Syntax, reason: String, hidesFiles: Bool)] = []
    /// The numbers of targets by their kinds, which have folders of their own: tests, plugins, and all others.
    private var counts: [String: Int] = [:]
    /// The targets without a path, by their modules.
    private var withoutPath: [String: (name: String, kind: String)] = [:]
    /// The constants that names and files of targets consist of.
    private var used: Set<String> = []
    /// The differences of the current branch for other builds; nil for the build that the manifest is read for.
    private var other: Difference?
    private let constants: ManifestConstants

    init(_ constants: ManifestConstants, _ conditions: ManifestConditions) {
        self.constants = constants
        super.init(conditions)
    }

    // MARK: Branches for other builds

    /// The parts of a branch for other builds that the build does not have that the manifest is read for.
    private struct Difference {
        /// The targets that only the branch declares.
        var added: [String] = []
        /// The targets that the branch declares with other files.
        var changed: [String] = []
        /// The constants for targets that have another value in the branch.
        var constants: [String] = []
    }

    /// Adds the targets that only other builds have, and lists the branches that differ.
    func visitOtherBranches() {
        var number = 0
        // A branch may contain others.
        while number < otherBranches.count {
            let branch = otherBranches[number]
            number += 1
            other = Difference()
            if let elements = branch.elements { walk(elements) }
            if let other { list(other, of: branch) }
        }
        other = nil
    }

    private func list(_ difference: Difference, of branch: IfConfigClauseSyntax) {
        let beginning = "the manifest is read as on \(conditions.host.rawValue), and this branch is for other builds; "
        let parts = [
            ("its targets are added: ", difference.added, false),
            ("its other files are not read for the targets: ", difference.changed, true),
            ("its values are not read for the constants: ", difference.constants, true),
        ]
        for (what, names, hidesFiles) in parts where !names.isEmpty {
            skip(branch, beginning + what + names.joined(separator: ", "), hidesFiles: hidesFiles)
        }
    }

    /// The targets without a path that are the only ones of their kinds, by their modules, with the folders that may be theirs as a whole.
    var alone: [String: (name: String, folders: [String])] {
        withoutPath.filter { counts[$0.value.kind] == 1 }.mapValues { target in
            // The folder of the other targets is not that of tests.
            (target.name, target.kind == "testTarget" ? ["Tests"] : Self.kinds[target.kind] ?? [])
        }
    }

    /// Returns the kind of a target for the number of its kind.
    private static func group(_ kind: String) -> String { ["plugin", "testTarget"].contains(kind) ? kind : "target" }

    private func count(_ kind: String) { if other == nil { counts[Self.group(kind), default: 0] += 1 } }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.path.first?.name.text == "PackageDescription" { isManifest = true }
        return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        guard constants.isKnown(node.conditions) else { return .visitChildren }
        if constants.holds(node.conditions) { walk(node.body) } else if let other = node.elseBody { walk(other) }
        return .skipChildren
    }

    // MARK: Dependencies, which are written like declarations

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value = node.initializer?.value, other != nil,
            used.contains(name), constants.choosesOtherFiles(value, than: name)
        {
            other?.constants.append(name)
        }
        return node.typeAnnotation?.trimmedDescription.contains("Dependency") ?? false ? .skipChildren : .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.extendedType.trimmedDescription.contains("Dependency") ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.signature.returnClause?.trimmedDescription.contains("Dependency") ?? false ? .skipChildren : .visitChildren
    }

    override func visit(_ argument: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        guard argument.label?.text == "dependencies" else { return .visitChildren }
        for element in argument.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [] {
            guard let call = element.as(FunctionCallExprSyntax.self), call.memberName == "package" else { continue }
            if let path = text("path", of: call) {
                localPackages.append(path)
            } else if let url = text("url", of: call) ?? text("id", of: call) {
                remotePackages.formUnion([BuildDependency.packageName(of: url), text("name", of: call) ?? ""].map { $0.lowercased() })
            }
        }
        return .skipChildren
    }

    // MARK: Declarations

    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if call.plainName == "Package", other == nil {
            package = text("name", of: call)
            isManifest = isManifest || call.arguments.contains { ["name", "products", "targets"].contains($0.label?.text) }
        }
        guard let kind = call.memberName else { return .visitChildren }
        if ["executable", "library"].contains(kind), let name = text("name", of: call), other == nil || products[name] == nil {
            products[name] = texts("targets", of: call) ?? []
        }
        if ["binaryTarget", "systemLibrary"].contains(kind) { count(kind) }
        guard let folders = Self.kinds[kind] else { return .visitChildren }
        guard let name = text("name", of: call) else {
            count(kind)
            if call.arguments.first?.label?.text == "name" {
                skip(call, "a target whose name is not a literal is not read; write the name as text between quotes")
            }
            return .visitChildren
        }
        // A plugin that a target uses is written like a declared one. Only the latter has a capability.
        guard kind != "plugin" || call.argument("capability") != nil else { return .visitChildren }
        let module = ModuleName.of(target: name)
        guard other != nil || self.folders[module] == nil else { return .visitChildren }
        count(kind)
        for label in ["name", "path", "sources", "exclude", "resources"] {
            if other == nil, let value = call.argument(label) { used.formUnion(constants.references(in: value)) }
        }
        guard let paths = paths(of: call, name, in: folders) else { return .visitChildren }
        let choice = ManifestModules.Choice(
            sources: texts("sources", of: call).map { $0.map(Self.normalized) },
            excluded: (texts("exclude", of: call) ?? []).map(Self.normalized) + resources(of: call))
        if let known = self.folders[module] {
            if known != paths || choices[module] != choice { other?.changed.append(name) }
            return .visitChildren
        }
        other?.added.append(name)
        self.folders[module] = paths
        if kind == "testTarget" { tests.insert(module) }
        if other == nil, call.argument("path")?.is(NilLiteralExprSyntax.self) ?? true {
            withoutPath[module] = (name, Self.group(kind))
        }
        targets.append(name)
        dependencies[module] = .some(call.argument("dependencies").map { constants.dependencies(in: $0) } ?? [])
        choices[module] = choice
        return .visitChildren
    }

    /// Returns the folders that may be a target's own; nil if its path is not known.
    private func paths(of call: FunctionCallExprSyntax, _ name: String, in folders: [String]) -> [String]? {
        guard let path = call.argument("path"), !path.is(NilLiteralExprSyntax.self) else { return folders.map { "\($0)/\(name)" } }
        guard let text = constants.text(of: path) else {
            skip(path, "the path of the target \(name) is not a literal, so the target is not read; write the path as text between quotes")
            return nil
        }
        return [Self.normalized(text)]
    }

    /// Returns the texts of a list; nil if there is none, or if it is not known.
    private func texts(_ label: String, of call: FunctionCallExprSyntax) -> [String]? {
        guard let list = call.argument(label), !list.is(NilLiteralExprSyntax.self) else { return nil }
        if let texts = constants.texts(of: list) { return texts }
        skip(list, "this list of \(label) is not made of literals, so it is ignored; write its elements as texts between quotes")
        return nil
    }

    /// Returns the paths of resources, which are copied and not compiled: `.copy("Samples")`.
    private func resources(of call: FunctionCallExprSyntax) -> [String] {
        let list = call.argument("resources")?.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
        return list.compactMap { resource in
            resource.as(FunctionCallExprSyntax.self)?.arguments.first.flatMap { constants.text(of: $0.expression) }
        }.map(Self.normalized)
    }

    private func text(_ label: String, of call: FunctionCallExprSyntax) -> String? {
        call.argument(label).flatMap { constants.text(of: $0) }
    }

    private func skip(_ node: some SyntaxProtocol, _ reason: String, hidesFiles: Bool = true) {
        unread.append((Syntax(node), reason, hidesFiles))
    }

    private static func normalized(_ path: String) -> String { RelativePath.joined("", path) ?? path }
}
