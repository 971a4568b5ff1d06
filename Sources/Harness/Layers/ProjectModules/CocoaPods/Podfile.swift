internal import VerificationModel

/// The pods of a Podfile that lie in folders of the repository, and the targets that use them.
///
/// Source: CocoaPods, "Podfile Syntax Reference": `target`, `abstract_target`, `project` and `pod` with `path`. Methods that the file
/// declares are followed. Pods that code names, or that depend on a condition, are not read.
struct Podfile {
    /// A pod that is named by its path.
    struct Pod {
        /// The name, without a subspecification.
        let name: String
        /// The names of the subspecifications; `""` for those that the pod uses by default.
        let parts: Set<String>
        /// The path of its folder, or of its specification, relative to the root.
        let path: String
        let place: SourcePlace
    }

    /// A target of an Xcode project.
    struct Target {
        let name: String
        /// The path of the project, relative to the root; nil for the one in the folder of the Podfile.
        let project: String?
        /// The names of its local pods.
        let pods: Set<String>
    }

    /// The path, relative to the root.
    let path: String
    private(set) var pods: [Pod] = []
    private(set) var targets: [Target] = []
    private(set) var unread: [BuildProject.UnreadPart] = []
    private var scopes: [Scope] = []
    /// The numbers of the blocks around the current statement, the innermost last.
    private var open: [Int] = [0]
    /// The names of the pods whose specifications are in the repository.
    private let known: Set<String>

    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - path: The path, relative to the root.
    ///   - known: The names of the pods whose specifications are in the repository. Others cannot be local pods.
    init(_ bytes: [UInt8], _ path: String, known: Set<String>) throws(RubyFile.Failure) {
        self.path = path
        self.known = known
        scopes = [Scope(kind: .root, parent: nil)]
        let file = try RubyFile(bytes)
        for statement in file.statements { try read(statement) }
        guard open.count == 1 else { throw RubyFile.Failure(reason: "a block does not end", line: file.statements.last?.line ?? 1) }
        let named = Set(pods.map(\.name))
        if known.isSubset(of: named) { unread.removeAll { $0.reason == Self.otherFile } }
        targets = scopes.indices.compactMap { target($0) }
    }

    private mutating func read(_ statement: RubyStatement) throws(RubyFile.Failure) {
        let change = statement.openings
        if change > 0 {
            begin(kind(of: statement))
            for _ in 1..<change { begin(.block) }
        } else {
            guard open.count + change > 0 else { throw RubyFile.Failure(reason: "an end has no beginning", line: statement.line) }
            readLine(statement)
            open.removeLast(-change)
        }
    }

    // MARK: Blocks

    private struct Scope {
        enum Kind: Hashable {
            case root
            /// A target, or several.
            case target(String)
            case method(String)
            /// Code that runs if something is true.
            case condition
            case block
        }

        let kind: Kind
        let parent: Int?
        var pods: Set<String> = []
        /// The methods that are called.
        var calls: Set<String> = []
        var project: String?

        init(kind: Kind, parent: Int?) { (self.kind, self.parent) = (kind, parent) }
    }

    private mutating func add(_ kind: Scope.Kind) -> Int {
        scopes.append(Scope(kind: kind, parent: open.last))
        return scopes.count - 1
    }

    private mutating func begin(_ kind: Scope.Kind) {
        let number = add(kind)
        open.append(number)
    }

    private mutating func kind(of statement: RubyStatement) -> Scope.Kind {
        let block = statement.tokens.firstIndex(of: .word("do")) ?? statement.tokens.count
        let words = Array(statement.tokens[..<block])
        switch words.first {
        case .word("target")?, .word("abstract_target")?:
            guard let name = RubyStatement.text(RubyStatement.unwrapped(Array(words.dropFirst()), "(", ")")) else { return .block }
            return .target(name)
        case .word("def")?:
            guard case .word(let name)? = words.dropFirst().first else { return .block }
            return .method(name)
        case _ where statement.isConditional: return .condition
        default:
            skipHiddenPods(statement)
            return .block
        }
    }

    // MARK: Statements

    private mutating func readLine(_ statement: RubyStatement) {
        guard let scope = open.last else { return }
        switch statement.firstWord {
        case "pod": readPod(statement)
        case "project", "xcodeproj":
            guard let first = statement.arguments.first, let written = RubyStatement.text(first) else { return }
            let name = written.hasSuffix(".xcodeproj") ? written : "\(written).xcodeproj"
            scopes[scope].project = RelativePath.joined(RelativePath.folder(of: path), name)
        case "target":
            if let name = statement.arguments.first.flatMap({ RubyStatement.text($0) }) { _ = add(.target(name)) }
        case "eval", "eval_gemfile", "instance_eval", "load", "require_relative":
            if !known.isEmpty { skip(statement, Self.otherFile) }
        case let name? where statement.arguments.isEmpty: scopes[scope].calls.insert(name)
        default: skipHiddenPods(statement)
        }
    }

    private static let otherFile =
        "this runs another file, which is not read; write the pods of the repository as pod 'Name', path: 'Folder' in the Podfile"

    private mutating func readPod(_ statement: RubyStatement) {
        let arguments = statement.arguments
        guard let fullName = arguments.first.flatMap({ RubyStatement.text($0) }) else {
            if !known.isEmpty { skip(statement, "the name of the pod is not a text between quotes, so it is not read") }
            return
        }
        let parts = fullName.split(separator: "/", maxSplits: 1)
        guard let name = parts.first.map(String.init) else { return }
        let options = arguments.dropFirst().flatMap { RubyStatement.pairs($0) ?? [] }
        guard let option = options.first(where: { $0.key == "path" }) else {
            let isPlain = arguments.dropFirst().allSatisfy { RubyStatement.text($0) != nil || RubyStatement.pairs($0) != nil }
            if !isPlain, known.contains(name) { skip(statement, "the options of the pod \(name) are made by code, so it is not read") }
            return
        }
        guard !statement.isConditional, !open.contains(where: { scopes[$0].kind == .condition }) else {
            return skip(statement, "the pod \(name) depends on a condition, so it is not read")
        }
        guard let path = RubyStatement.text(option.value) else {
            return skip(statement, "the path of the pod \(name) is not a text between quotes, so it is not read")
        }
        guard !path.hasPrefix("~"), let folder = RelativePath.joined(RelativePath.folder(of: self.path), path) else {
            return skip(statement, "the path \(path) leads out of the repository, so the files of the pod \(name) are not read")
        }
        // A package manager makes this folder.
        guard !folder.split(separator: "/").contains(where: { RepositoryFolders.vendored.contains(String($0)) }) else { return }
        let written = options.first { $0.key == "subspecs" }?.value ?? []
        guard let subspecs = RubyStatement.texts(written) else {
            return skip(statement, "the subspecs of the pod \(name) are not texts between quotes, so it is not read")
        }
        let all = Set(parts.dropFirst().map(String.init) + subspecs)
        pods.append(Pod(name: name, parts: all.isEmpty ? [""] : all, path: folder, place: place(of: statement)))
        if let scope = open.last { scopes[scope].pods.insert(name) }
    }

    /// Lists a statement that may name local pods in a way that is not read.
    private mutating func skipHiddenPods(_ statement: RubyStatement) {
        let hasPath = statement.tokens.contains { $0 == .label("path") || $0 == .symbol("path") }
        guard !known.isEmpty, hasPath, statement.has(["pod"]) else { return }
        skip(statement, "the pods of this code are not read; write each of them in a line of its own")
    }

    private mutating func skip(_ statement: RubyStatement, _ reason: String) {
        unread.append(BuildProject.UnreadPart(place: place(of: statement), reason: reason))
    }

    private func place(of statement: RubyStatement) -> SourcePlace { SourcePlace(file: path, line: statement.line, column: 1) }

    // MARK: Targets

    private func target(_ number: Int) -> Target? {
        guard case .target(let name) = scopes[number].kind else { return nil }
        var pods: Set<String> = []
        var project: String?
        var next: Int? = number
        while let one = next {
            var methods: Set<String> = []
            pods.formUnion(self.pods(of: scopes[one], &methods))
            project = project ?? scopes[one].project
            next = scopes[one].parent
        }
        return Target(name: name, project: project, pods: pods)
    }

    /// Returns the pods of a block and of the methods that it calls, each of them once.
    private func pods(of scope: Scope, _ methods: inout Set<String>) -> Set<String> {
        var found = scope.pods
        for call in scope.calls where methods.insert(call).inserted {
            for method in scopes where method.kind == .method(call) { found.formUnion(pods(of: method, &methods)) }
        }
        return found
    }
}
