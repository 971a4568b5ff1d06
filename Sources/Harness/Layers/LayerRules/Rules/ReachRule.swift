internal import StrictYAML
internal import PackageGraph
internal import SwiftSymbols
internal import VerificationModel

/// Files and modules that some files must not use, not even through others.
struct ReachRule: LayerRule {
    enum Target: Sendable {
        case files(FileChoice)
        case module(String, SourcePlace)

        var text: String {
            switch self {
            case .files(let choice): choice.text
            case .module(let name, _): name
            }
        }
    }

    static let key = "unreachable"
    static let purpose = "Rules about code that files must not reach, directly or through other files."
    static let keys = [
        FormatKey(
            "from", "The layers, or patterns of files, that must not reach the others.",
            .texts(matching: LayersPattern.relative, atLeast: 1), isRequired: true),
        FormatKey(
            "to", "The layers, modules, or patterns of files that must not be reached, through other files either.",
            .texts(matching: LayersPattern.relative, atLeast: 1),
            isRequired: true),
    ]
    static let violation = FindingCode(
        "layers.unreachable", "A file reaches code that it must not reach",
        meaning: """
            An `unreachable` rule forbids that files use a layer, a pattern or a module, through other files too. The \
            finding shows the chain.
            """,
        example: "A view model uses a helper that imports GRDB.",
        fix: "Break the chain at the use that the finding names.",
        suppression: """
            Add an entry to `exceptions` in layers.yml for one of the uses in the chain, with `from`, `to` and `because`, or \
            freeze the violation with `verify baseline`.
            """)

    let header: RuleHeader
    let from: [FileChoice]
    let to: [Target]

    static func read(_ reader: RuleReader) -> ReachRule? {
        guard let entry = reader.entry(of: Self.self) else { return nil }
        _ = entry.required("to")
        let to: [Target] = reader.texts("to", entry).compactMap { text, place in
            let isName = !text.contains(where: { "/*?{".contains($0) })
            if isName, !reader.layers.contains(text) { return .module(text, place) }
            return reader.choice(text, "an element of \"to\"", at: place).map { .files($0) }
        }
        return ReachRule(header: reader.header(entry), from: reader.choices("from", entry), to: to)
    }

    func evaluate(_ sources: CheckedSources, _ exceptions: inout ExceptionLedger, frozen: BaselineLedger) -> RuleResult {
        let check = ReachCheck(rule: self, sources: sources)
        return RuleResult(violations: check.violations(&exceptions), unmatched: check.unmatched())
    }
}

/// Checks what files use through others.
private struct ReachCheck {
    let rule: ReachRule
    let sources: CheckedSources

    func violations(_ exceptions: inout ExceptionLedger) -> [Violation] {
        let isWithin = sources.graph.files.indices.map(isFrom)
        // A file that the rule is about as well has a chain of its own.
        let all = search { !isWithin[sources.target(of: $0)] }
        var covered: Set<Reference> = []
        for reference in sources.graph.symbols.references where all.distance(over: reference) != nil {
            let file = sources.graph.files[reference.file]
            if exceptions.covers(file, using: sources.names(of: reference)) { covered.insert(reference) }
        }
        let open = covered.isEmpty ? all : search { !isWithin[sources.target(of: $0)] && !covered.contains($0) }
        return sources.graph.files.indices.filter { isWithin[$0] && !sources.isGenerated($0) }.flatMap { file in
            direct(file, &exceptions) + through(file, open)
        }
    }

    private func search(_ isOpen: @escaping (Reference) -> Bool) -> ChainSearch {
        let isEnd = sources.graph.files.indices.map { target(at: $0) != nil && !isFrom($0) }
        return ChainSearch(sources.graph, isEnd: { isEnd[sources.target(of: $0)] }, isOpen: isOpen)
    }

    private func isFrom(_ file: Int) -> Bool { rule.from.contains { $0.contains(sources.graph.files[file], in: sources.layers[file]) } }

    /// Returns the target of the rule that a file is, or imports.
    private func target(at file: Int) -> ReachRule.Target? {
        rule.to.first { target in
            switch target {
            case .files(let choice): choice.contains(sources.graph.files[file], in: sources.layers[file])
            case .module(let name, _): sources.graph.symbols.imports[file].contains { $0.path.first == name }
            }
        }
    }

    /// Returns the target that a file imports itself.
    private func direct(_ file: Int, _ exceptions: inout ExceptionLedger) -> [Violation] {
        var violations: [Violation] = []
        for case .module(let name, _) in rule.to {
            guard let found = sources.imports(of: file).first(where: { $0.module == name }),
                !exceptions.covers(sources.graph.files[file], using: [name])
            else { continue }
            violations.append(Violation(finding(at: sources.graph.place(of: found.offset, in: file), what: "imports \(name)"), to: name))
        }
        return violations
    }

    /// Returns the violations of a file through other files: one for all of its chains to a target.
    private func through(_ file: Int, _ open: ChainSearch) -> [Violation] {
        let uses = sources.references(of: file).filter { open.distance(over: $0) != nil }
        guard !uses.isEmpty else { return [] }
        let to = rule.to.map(\.text).joined(separator: ", ")
        return [
            Violation(
                ReachRule.violation, in: sources.graph.files[file], uses,
                use: { use in
                    let root = sources.root(of: use) { $0.file == sources.target(of: use) }
                    return Violation.Use(user: sources.user(use.context), to: to, first: sources.graph.symbols.declarations[root].symbol)
                }, finding: { finding(open.way(over: $0) ?? []) })
        ]
    }

    private func finding(_ chain: [Reference]) -> Finding {
        let edges = chain.map(sources.graph.edge)
        let end = sources.target(of: chain[chain.count - 1])
        let target = target(at: end)
        let steps = edges.map { "uses \($0.symbol) of \($0.target.file)" }.enumerated().map { index, words in
            index == 0 ? words : "which \(words) (\(edges[index].place))"
        }
        let imported = if case .module(let name, _)? = target { ", which imports \(name)" } else { "" }
        return finding(at: edges[0].place, what: "reaches \(target?.text ?? ""): \(steps.joined(separator: ", "))\(imported)")
    }

    private func finding(at place: SourcePlace, what: String) -> Finding {
        Finding(
            ReachRule.violation, at: place, what: what,
            allowed:
                "\(rule.from.map(\.text).joined(separator: ", ")) without \(rule.to.map(\.text).joined(separator: ", ")), through others too",
            because: rule.header.because,
            next: rule.header.hint ?? "cut the chain: declare a protocol on this side of it, and inject the implementation")
    }

    /// The parts of the rule that match nothing.
    func unmatched() -> [Finding] {
        guard !rule.header.isOptional else { return [] }
        let imported = Set(sources.graph.symbols.imports.flatMap { $0.compactMap(\.path.first) })
        return rule.to.compactMap { target in
            guard case .module(let name, let place) = target, !imported.contains(name) else { return nil }
            return .unmatched(
                at: place, what: "nothing imports \(name), and no layer has that name",
                allowed: "a layer, a module that is imported, or a pattern of files",
                next: NearestName.advice(for: name, in: imported, otherwise: "fix it, or set optional: true"))
        }
    }
}
