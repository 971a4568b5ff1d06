internal import VerificationModel

extension PodSpecification {
    /// Reads a specification that is written in Ruby.
    ///
    /// - Parameters:
    ///   - bytes: The content of the file.
    ///   - path: The path of the file, relative to the root.
    ///   - name: The name of the pod.
    init(ruby bytes: [UInt8], _ path: String, name: String) throws(RubyFile.Failure) {
        let file = try RubyFile(bytes)
        var reader = PodSpecificationReader(path, name)
        for statement in file.statements { try reader.read(statement) }
        self = try reader.finished(line: file.statements.last?.line ?? 1)
    }
}

/// Reads the statements of a specification: assignments of literals, dependencies, and the blocks of its parts.
private struct PodSpecificationReader {
    private enum Block {
        /// A specification, and the variable that names it.
        case specification(PodSpecification, variable: String)
        /// Code that runs if something is true.
        case condition
        case other
    }

    /// The number of blocks that may be around a statement.
    private static let nestingLimit = 100

    private let path: String
    private let name: String
    /// The blocks around the current statement, the innermost last.
    private var blocks: [Block] = []
    private var found: PodSpecification?

    init(_ path: String, _ name: String) { (self.path, self.name) = (path, name) }

    func finished(line: Int) throws(RubyFile.Failure) -> PodSpecification {
        guard blocks.isEmpty else { throw RubyFile.Failure(reason: "a block does not end", line: line) }
        guard let found else { throw RubyFile.Failure(reason: "it does not call Pod::Spec.new", line: 1) }
        return found
    }

    mutating func read(_ statement: RubyStatement) throws(RubyFile.Failure) {
        let change = statement.openings
        if change > 0 {
            guard blocks.count + change <= Self.nestingLimit else {
                throw RubyFile.Failure(reason: "blocks contain each other too often", line: statement.line)
            }
            blocks.append(block(statement))
            for _ in 1..<change { blocks.append(.other) }
            return
        }
        guard blocks.count + change >= 0 else { throw RubyFile.Failure(reason: "an end has no beginning", line: statement.line) }
        readLine(statement)
        for _ in 0..<(-change) { if let block = blocks.popLast() { end(block) } }
    }

    // MARK: Blocks

    private mutating func block(_ statement: RubyStatement) -> Block {
        let tokens = statement.tokens
        let parameter = tokens.last == .sign("|") && tokens.count > 2 ? tokens[tokens.count - 2] : nil
        guard case .word(let variable)? = parameter, let start = tokens.firstIndex(of: .word("do")) else {
            return statement.isConditional ? .condition : otherBlock(statement)
        }
        if !specifications.isEmpty, let call = attribute(of: Array(tokens[..<start])), call.platform == nil {
            let kinds: [String: Kind] = ["app_spec": .app, "subspec": .library, "test_spec": .tests]
            let usual = ["app_spec": "App", "test_spec": "Tests"]
            let arguments = RubyStatement.unwrapped(call.rest, "(", ")")
            let written = arguments.isEmpty ? usual[call.name] : RubyStatement.text(arguments)
            guard let kind = kinds[call.name], let name = written else { return otherBlock(statement) }
            if isConditional { skip(statement, "the part \(name) of the pod depends on a condition, so it is not read") }
            return isConditional ? .condition : .specification(PodSpecification(name: name, kind: kind), variable: variable)
        }
        let isRoot = statement.has(["Pod"]) && statement.has(["Spec", "Specification"]) && statement.has(["new"])
        guard isRoot, specifications.isEmpty, found == nil else { return otherBlock(statement) }
        return .specification(PodSpecification(name: name), variable: variable)
    }

    private typealias Kind = PodSpecification.Kind

    private mutating func otherBlock(_ statement: RubyStatement) -> Block {
        skipHidden(statement)
        return .other
    }

    private mutating func end(_ block: Block) {
        guard case .specification(let specification, _) = block else { return }
        if let outer = specifications.last {
            change(outer) { $0.parts.append(specification) }
        } else {
            found = specification
        }
    }

    /// The numbers of the blocks that are specifications, the innermost last.
    private var specifications: [Int] {
        blocks.indices.filter { if case .specification = blocks[$0] { true } else { false } }
    }

    private var isConditional: Bool { blocks.contains { if case .condition = $0 { true } else { false } } }

    private mutating func change(_ number: Int, _ body: (inout PodSpecification) -> Void) {
        guard case .specification(var specification, let variable) = blocks[number] else { return }
        body(&specification)
        blocks[number] = .specification(specification, variable: variable)
    }

    // MARK: Statements

    /// A call or an assignment of an attribute of a specification: `s.ios.source_files = ...`.
    private struct Call {
        let specification: Int
        let platform: String?
        let name: String
        /// The tokens after the name.
        let rest: [RubyToken]
    }

    private func attribute(of tokens: [RubyToken]) -> Call? {
        guard tokens.count > 2, case .word(let variable) = tokens[0], tokens[1] == .sign("."), case .word(let first) = tokens[2] else {
            return nil
        }
        let isNamed = { (number: Int) in
            if case .specification(_, let name) = blocks[number] { name == variable } else { false }
        }
        guard let named = specifications.last(where: isNamed) else { return nil }
        guard Self.platforms.contains(first) else {
            return Call(specification: named, platform: nil, name: first, rest: Array(tokens.dropFirst(3)))
        }
        guard tokens.count > 4, tokens[3] == .sign("."), case .word(let second) = tokens[4] else { return nil }
        return Call(specification: named, platform: first, name: second, rest: Array(tokens.dropFirst(5)))
    }

    private static let platforms: Set<String> = ["ios", "macos", "osx", "tvos", "visionos", "watchos"]

    private mutating func readLine(_ statement: RubyStatement) {
        guard let call = attribute(of: statement.tokens) else { return skipHidden(statement) }
        if call.name == "dependency" {
            let arguments = RubyStatement.elements(RubyStatement.unwrapped(call.rest, "(", ")"))
            guard let name = arguments.first.flatMap({ RubyStatement.text($0) }) else {
                return change(call.specification) { $0.areDependenciesComplete = false }
            }
            return change(call.specification) { $0.dependencies.insert(name) }
        }
        guard call.rest.first == .sign("=") else { return skipHidden(statement) }
        assign(call, Array(call.rest.dropFirst()), statement)
    }

    private mutating func assign(_ call: Call, _ value: [RubyToken], _ statement: RubyStatement) {
        let place = place(of: statement)
        switch call.name {
        case "source_files", "exclude_files":
            if let platform = call.platform, platform != "ios" {
                return skip(statement, "the \(call.name) of \(platform) are not read, because the pod is read as for iOS")
            }
            guard !isConditional, let texts = RubyStatement.texts(value) else { return skipHidden(statement) }
            let patterns = texts.map { PodSpecification.Pattern(text: $0, place: place, system: call.platform) }
            let kind: WritableKeyPath<PodSpecification, [PodSpecification.Pattern]> = call.name == "source_files" ? \.sources : \.excluded
            change(call.specification) { specification in
                // A later value replaces an earlier one of the same system.
                specification[keyPath: kind].removeAll { $0.system == call.platform }
                specification[keyPath: kind] += patterns
            }
        case "default_subspec", "default_subspecs":
            if value == [.symbol("none")] { return change(call.specification) { $0.defaults = [] } }
            guard !isConditional, let texts = RubyStatement.texts(value) else { return skipHidden(statement) }
            change(call.specification) { ($0.defaults, $0.defaultsPlace) = (texts, place) }
        case "header_dir", "module_name":
            guard !isConditional, let text = RubyStatement.text(value) else {
                return skip(
                    statement, "the \(call.name) of the pod is not a text between quotes, so the name of the pod is used", hidesFiles: false
                )
            }
            change(call.specification) { specification in
                if call.name == "module_name" { specification.moduleName = text } else { specification.headerFolder = text }
            }
        case "pod_target_xcconfig", "xcconfig":
            if let platform = call.platform, platform != "ios" { return }
            readSettings(value, call, statement)
        default: break
        }
    }

    private mutating func readSettings(_ value: [RubyToken], _ call: Call, _ statement: RubyStatement) {
        var settings: [String: String] = [:]
        let pairs = RubyStatement.pairs(value)
        for pair in pairs ?? [] { settings[pair.key] = RubyStatement.text(pair.value) }
        let names = ["OTHER_SWIFT_FLAGS", "SWIFT_ACTIVE_COMPILATION_CONDITIONS"]
        let hasUnknown = pairs?.contains { names.contains($0.key) && settings[$0.key] == nil } ?? true
        if hasUnknown || isConditional {
            skip(
                statement, "the \(call.name) of the pod is not a hash of texts, so some of its conditions are not known", hidesFiles: false)
        }
        if !isConditional { change(call.specification) { $0.settings.merge(settings) { _, new in new } } }
    }

    // MARK: Unread parts

    /// Lists a statement that gives the pod files in a way that is not read, and notes one that gives it dependencies so.
    private mutating func skipHidden(_ statement: RubyStatement) {
        if statement.has(["dependency"]), let innermost = specifications.last {
            change(innermost) { $0.areDependenciesComplete = false }
        }
        let words: Set<String> = ["default_subspec", "default_subspecs", "exclude_files", "source_files", "subspec", "test_spec"]
        guard statement.has(words) else { return }
        skip(statement, "the files of the pod that code chooses here are not read; write the patterns as texts between quotes")
    }

    private mutating func skip(_ statement: RubyStatement, _ reason: String, hidesFiles: Bool = true) {
        guard let innermost = specifications.last else { return }
        let part = BuildProject.UnreadPart(place: place(of: statement), reason: reason, hidesFiles: hidesFiles)
        change(innermost) { $0.unread.append(part) }
    }

    private func place(of statement: RubyStatement) -> SourcePlace { SourcePlace(file: path, line: statement.line, column: 1) }
}
