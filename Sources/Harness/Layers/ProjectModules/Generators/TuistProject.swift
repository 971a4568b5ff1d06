internal import SafeFiles
internal import SwiftSymbols
internal import SwiftSyntax
internal import Threads
internal import VerificationModel

/// Reads the projects that Tuist generates, as far as their manifests are plain: targets with literal names and sources.
///
/// Source: Tuist, "ProjectDescription": `Project`, `Target`, `SourceFilesList`, `BuildableFolder`, `TargetDependency`, `Settings`.
enum TuistProject {
    /// - Parameters:
    ///   - path: The path of the manifest, relative to the root.
    ///   - root: The root of the repository.
    ///   - files: The Swift files of the repository.
    static func read(_ path: String, below root: String, _ files: FileList) -> BuildProject {
        let folder = RelativePath.folder(of: path)
        do throws(FileError) {
            let bytes = try FileReading.bytes(of: "\(root)/\(path)", limit: 16 << 20)
            return DeepStack.run {
                let tree = SwiftSource.tree(of: bytes)
                let visitor = TargetVisitor(ManifestConstants(tree, .tuist), folder: folder, root, files)
                visitor.walk(tree)
                visitor.addTargets()
                for branch in visitor.otherBranches { visitor.skip(branch, "this branch of #if is for other builds") }
                if visitor.targets.isEmpty, visitor.unread.isEmpty { visitor.skip(tree, "no target with literal sources was found") }
                let places = SyntaxPlace.places(of: visitor.unread.map(\.node), in: tree)
                return BuildProject(
                    .tuist, path: path, name: visitor.project ?? RelativePath.name(of: folder), targets: visitor.targets,
                    unread: zip(visitor.unread, places).map { unread, place in
                        BuildProject.UnreadPart(place: place.inFile(path), reason: unread.reason, hidesFiles: unread.hidesFiles)
                    })
            }
        } catch {
            let unread = BuildProject.UnreadPart(place: SourcePlace(file: path), reason: "the project is not read: it \(error)")
            return BuildProject(.tuist, path: path, name: RelativePath.name(of: folder), targets: [], unread: [unread])
        }
    }

    private final class TargetVisitor: BranchVisitor {
        var project: String?
        var targets: [BuildTarget] = []
        var unread: [(node: Syntax, reason: String, hidesFiles: Bool)] = []
        /// The calls that declare targets.
        private var calls: [FunctionCallExprSyntax] = []
        /// The build settings of the project.
        private var settings = TuistSettings()
        private let constants: ManifestConstants
        private let folder: String
        private let root: String
        private let files: FileList

        init(_ constants: ManifestConstants, folder: String, _ root: String, _ files: FileList) {
            self.constants = constants
            self.folder = folder
            self.root = root
            self.files = files
            super.init(.tuist)
        }

        /// Skips dependencies, because a target in them is written like a declared one.
        override func visit(_ argument: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
            argument.label?.text == "dependencies" ? .skipChildren : .visitChildren
        }

        override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let type = call.plainName
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
            if type == "Project" {
                project = text("name", of: call)
                if let written = call.argument("settings") { settings = read(written, "the project") }
                if let targets = call.argument("targets"), !targets.is(ArrayExprSyntax.self), !targets.is(DeclReferenceExprSyntax.self) {
                    skip(targets, "the list of targets is not a literal")
                }
            } else if let member, member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "Project" {
                skip(call, "\(member.declName.baseName.text) makes the project in another file")
                return .skipChildren
            } else if type == "Target" || member?.declName.baseName.text == "target", call.argument("product") != nil {
                // The settings of the project may follow.
                calls.append(call)
                return .skipChildren
            } else if let name = type ?? member?.declName.baseName.text, isInTargets(call) {
                skip(call, "\(name) makes a target in another place")
                return .skipChildren
            }
            return .visitChildren
        }

        /// Returns whether a call is an element of the list of targets.
        private func isInTargets(_ call: FunctionCallExprSyntax) -> Bool {
            guard let list = call.parent?.parent?.parent?.as(ArrayExprSyntax.self) else { return false }
            return list.parent?.as(LabeledExprSyntax.self)?.label?.text == "targets"
        }

        func addTargets() { for call in calls { addTarget(call) } }

        private func addTarget(_ call: FunctionCallExprSyntax) {
            guard let name = text("name", of: call) else { return skip(call, "the name of the target is not a literal") }
            guard let sources = sources(of: call, name) else { return }
            let product = call.argument("product")?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            let dependencies = call.argument("dependencies").map { self.dependencies($0, depth: 0) } ?? []
            if let written = call.argument("productName"), literal(written) == nil {
                return skip(written, "the product name of the target \(name) is not a literal")
            }
            let productName = text("productName", of: call) ?? name
            let own = call.argument("settings").map { read($0, "the target \(name)") } ?? TuistSettings()
            let settings = XcodeSettings(
                own.levels + [["PRODUCT_NAME": productName]] + self.settings.levels, target: name, project: project ?? "",
                configuration: "Debug")
            let patterns = SourceFilePatterns(settings)
            for reason in patterns.unread { list(call, "the target \(name) may leave out more files: \(reason)") }
            if settings.moduleName == nil {
                let reason = "contains a build setting that is not set here, so the name of its product is used"
                list(call, "the module name of the target \(name) \(reason)")
            }
            let target = BuildTarget(
                name: name, moduleNames: [settings.moduleName ?? ModuleName.of(target: productName)],
                isTest: ["unitTests", "uiTests"].contains(product), dependencies: Set(dependencies), areDependenciesComplete: false,
                defines: settings.defines, system: system(of: call) ?? settings.system, files: sources.filter { !patterns.leavesOut($0) })
            if !target.files.isEmpty { targets.append(target) }
        }

        /// Returns the system of a target's destinations; nil if they belong to several systems, or are not literals.
        private func system(of call: FunctionCallExprSyntax) -> String? {
            guard let written = call.argument("destinations") ?? call.argument("platform") else { return nil }
            let value = constants.value(of: written)
            let destinations = value.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [value]
            return TargetSystem.common(to: destinations.map { $0.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? "" })
        }

        /// Returns the build settings that an argument gives to something.
        private func read(_ expression: ExprSyntax, _ owner: String) -> TuistSettings {
            guard !expression.is(NilLiteralExprSyntax.self) else { return TuistSettings() }
            let settings = TuistSettings(expression, constants, in: folder, below: root)
            for reason in settings.unread { list(expression, "some build settings of \(owner) are not read: \(reason)") }
            return settings
        }

        /// Returns the dependencies of a list, with those of constants and of properties of types.
        private func dependencies(_ expression: ExprSyntax, depth: Int) -> [BuildDependency] {
            guard depth < 8 else { return [] }
            if let list = expression.as(ArrayExprSyntax.self) {
                return list.elements.flatMap { dependencies($0.expression, depth: depth + 1) }
            }
            if let sum = expression.as(SequenceExprSyntax.self) { return sum.elements.flatMap { dependencies($0, depth: depth + 1) } }
            if let call = expression.as(FunctionCallExprSyntax.self) { return dependency(call).map { [$0] } ?? [] }
            let value = constants.value(of: expression)
            return value.id == expression.id ? [] : dependencies(value, depth: depth + 1)
        }

        private func dependency(_ call: FunctionCallExprSyntax) -> BuildDependency? {
            switch call.memberName {
            case "target": text("name", of: call).map { .named($0) }
            case "external": text("name", of: call).map { .product($0, package: nil) }
            case "project": text("target", of: call).map { .named($0) }
            case "package": text("product", of: call).map { .product($0, package: nil) }
            case "framework": text("path", of: call).map { .named(RelativePath.name(of: $0)) }
            default: nil
            }
        }

        // MARK: Sources

        /// Returns the files of a target; nil if they are not written as literals.
        private func sources(of call: FunctionCallExprSyntax, _ target: String) -> Set<String>? {
            var found: Set<String> = []
            for label in ["sources", "buildableFolders"] {
                guard let written = call.argument(label), !written.is(NilLiteralExprSyntax.self) else { continue }
                guard let files = files(written) else {
                    skip(written, "the \(label) of the target \(target) are not literals")
                    return nil
                }
                found.formUnion(files)
            }
            return found
        }

        /// Returns the files of a pattern, of a list, or of a call that names patterns.
        private func files(_ expression: ExprSyntax) -> Set<String>? {
            if let path = literal(expression) { return RelativePath.joined(folder, path).flatMap { files.files(at: $0) }.map { Set($0) } }
            if let list = expression.as(ArrayExprSyntax.self) {
                var found: Set<String> = []
                for element in list.elements {
                    guard let files = files(element.expression) else { return nil }
                    found.formUnion(files)
                }
                return found
            }
            guard let call = expression.as(FunctionCallExprSyntax.self), let first = call.arguments.first,
                ["SourceFilesList", "folder", "glob", "paths", "sourceFilesList"].contains(call.memberName ?? call.plainName ?? ""),
                let found = files(first.expression)
            else { return nil }
            guard let excluding = call.argument("excluding") else {
                return call.argument("exceptions") == nil ? found : nil
            }
            return files(excluding).map { found.subtracting($0) }
        }

        // MARK: Literals

        private func text(_ label: String, of call: FunctionCallExprSyntax) -> String? { call.argument(label).flatMap(literal) }

        /// Returns the text of a literal, or of a constant that is one.
        private func literal(_ expression: ExprSyntax) -> String? { constants.text(of: expression) }

        func skip(_ node: some SyntaxProtocol, _ reason: String) {
            let end = "so it is not read; its files belong to no module unless the generated Xcode project is there"
            unread.append((Syntax(node), "\(reason), \(end)", true))
        }

        /// Lists a part that hides no files.
        private func list(_ node: some SyntaxProtocol, _ reason: String) { unread.append((Syntax(node), reason, false)) }
    }
}
