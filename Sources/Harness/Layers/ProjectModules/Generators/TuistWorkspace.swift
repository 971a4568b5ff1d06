internal import SafeFiles
internal import SwiftSymbols
internal import SwiftSyntax
internal import Threads
internal import VerificationModel

/// Reads the workspaces that Tuist generates, as far as the list of their projects is plain: literals, constants and patterns.
///
/// Source: Tuist, "ProjectDescription": `Workspace` and `Path`. A project is named by its folder.
enum TuistWorkspace {
    /// - Parameters:
    ///   - path: The path of the manifest, relative to the root.
    ///   - root: The root of the repository.
    ///   - projects: The projects that Tuist generates.
    static func read(_ path: String, below root: String, _ projects: [BuildProject]) -> XcodeWorkspace {
        do throws(FileError) {
            let bytes = try FileReading.bytes(of: "\(root)/\(path)", limit: 16 << 20)
            return DeepStack.run {
                let tree = SwiftSource.tree(of: bytes)
                let visitor = WorkspaceVisitor(ManifestConstants(tree, .tuist), folder: RelativePath.folder(of: path), projects)
                visitor.walk(tree)
                for branch in visitor.otherBranches { visitor.skip(branch, "this branch of #if is for other builds, so it is not read") }
                if !visitor.isFound { visitor.skip(tree, "no workspace with a literal list of projects was found") }
                let places = SyntaxPlace.places(of: visitor.unread.map(\.node), in: tree)
                let unread = zip(visitor.unread, places).map { part, place in
                    BuildProject.UnreadPart(place: place.inFile(path), reason: part.reason, hidesFiles: false)
                }
                return XcodeWorkspace(path, .tuist, members: visitor.members, unread: unread)
            }
        } catch {
            let reason = "the workspace is not read: it \(error)"
            let part = BuildProject.UnreadPart(place: SourcePlace(file: path), reason: reason, hidesFiles: false)
            return XcodeWorkspace(path, .tuist, members: [], unread: [part])
        }
    }

    private final class WorkspaceVisitor: BranchVisitor {
        var members: Set<String> = []
        var unread: [(node: Syntax, reason: String)] = []
        /// Whether a workspace is made.
        var isFound = false
        private let constants: ManifestConstants
        private let folder: String
        private let projects: [BuildProject]

        init(_ constants: ManifestConstants, folder: String, _ projects: [BuildProject]) {
            self.constants = constants
            self.folder = folder
            self.projects = projects
            super.init(.tuist)
        }

        override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard call.plainName == "Workspace", let written = call.argument("projects") else { return .visitChildren }
            isFound = true
            if let texts = constants.texts(of: written) {
                for text in texts { add(text, written) }
            } else if let list = constants.value(of: written).as(ArrayExprSyntax.self) {
                for element in list.elements.map(\.expression) { add(element) }
            } else {
                skip(written, "the list of projects is not a literal, so it is not read")
            }
            return .skipChildren
        }

        private func add(_ element: ExprSyntax) {
            let path = element.as(FunctionCallExprSyntax.self).flatMap { call in
                ["path", "relativeToManifest"].contains(call.memberName) ? call.arguments.first?.expression : nil
            }
            guard let text = constants.text(of: path ?? element) else {
                return skip(element, "the path of this project is not a literal, so it is not read")
            }
            add(text, element)
        }

        /// Adds the projects in the folders that a path or a pattern leads to.
        private func add(_ text: String, _ node: ExprSyntax) {
            guard let path = RelativePath.joined(folder, text) else {
                return skip(node, "the path \(text) leads out of the repository, so it is not read")
            }
            guard let matches = test(path) else {
                return skip(node, "the pattern \(text) is not read; write it with *, ** and ? only")
            }
            let found = projects.filter { matches(RelativePath.folder(of: $0.path)) }
            if found.isEmpty { skip(node, "no Project.swift is at \(text), so it is not read; correct the path, or add the file") }
            members.formUnion(found.map(\.pathInWorkspace))
        }

        /// Returns a function that tests whether a path or a pattern leads to a folder; nil for a pattern that cannot be read.
        private func test(_ path: String) -> ((String) -> Bool)? {
            guard path.contains(where: { "*?{[".contains($0) }) else { return { $0.lowercased() == path.lowercased() } }
            guard !path.contains("[") else { return nil }
            do throws(GlobError) {
                let glob = try Glob(path)
                return { glob.matches($0) }
            } catch {
                return nil
            }
        }

        func skip(_ node: some SyntaxProtocol, _ reason: String) { unread.append((Syntax(node), reason)) }
    }
}
