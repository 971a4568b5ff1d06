internal import SwiftSymbols
internal import VerificationModel

/// Holds what files use through others against a rule.
struct ReachCheck {
    let rule: ReachRule
    let sources: CheckedSources

    func breaches(_ exceptions: inout ExceptionLedger) -> [Breach] {
        let isWithin = sources.graph.files.indices.map(isFrom)
        // Whoever is held against the rule too has a chain of its own.
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
        return ChainSearch(sources.graph, sources.references, isEnd: { isEnd[sources.target(of: $0)] }, isOpen: isOpen)
    }

    private func isFrom(_ file: Int) -> Bool { rule.from.contains { $0.contains(sources.graph.files[file], in: sources.layers[file]) } }

    /// What of the rule a file is, or imports.
    private func target(at file: Int) -> ReachRule.Target? {
        rule.to.first { target in
            switch target {
            case .files(let choice): choice.contains(sources.graph.files[file], in: sources.layers[file])
            case .module(let name, _): sources.graph.symbols.imports[file].contains { $0.path.first == name }
            }
        }
    }

    /// What a file imports itself.
    private func direct(_ file: Int, _ exceptions: inout ExceptionLedger) -> [Breach] {
        var breaches: [Breach] = []
        for case .module(let name, _) in rule.to {
            guard let found = sources.imports(of: file).first(where: { $0.module == name }),
                !exceptions.covers(sources.graph.files[file], using: [name])
            else { continue }
            breaches.append(Breach(finding(at: found.place, what: "imports \(name)"), to: name))
        }
        return breaches
    }

    /// What a file comes to through others: one finding, however many of its uses lead there.
    private func through(_ file: Int, _ open: ChainSearch) -> [Breach] {
        let uses = sources.references(of: file).filter { open.distance(over: $0) != nil }
        guard !uses.isEmpty else { return [] }
        let to = rule.to.map(\.text).joined(separator: ", ")
        return [
            Breach(
                Self.ruleName, in: sources.graph.files[file], uses,
                use: { use in
                    let root = sources.root(of: use) { $0.file == sources.target(of: use) }
                    return Breach.Use(user: sources.user(use.context), to: to, first: sources.graph.symbols.declarations[root].symbol)
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

    private static let ruleName = "layers.unreachable"

    private func finding(at place: SourcePlace, what: String) -> Finding {
        Finding(
            Self.ruleName, at: place, what: what,
            allowed:
                "\(rule.from.map(\.text).joined(separator: ", ")) without \(rule.to.map(\.text).joined(separator: ", ")), through others too",
            because: rule.header.because,
            next: rule.header.hint ?? "cut the chain: declare a protocol on this side of it, and inject the implementation")
    }

    /// Why the rule cannot be broken, whatever the files say.
    func vacancies() -> [Finding] {
        guard !rule.header.isOptional else { return [] }
        let imported = Set(sources.graph.symbols.imports.flatMap { $0.compactMap(\.path.first) })
        return rule.to.compactMap { target in
            guard case .module(let name, let place) = target, !imported.contains(name) else { return nil }
            return Finding(
                "layers.vacuous-rule", at: place, what: "nothing imports \(name), and no layer has that name",
                allowed: "a layer, a module that is imported, or a pattern of files",
                because: "a rule that matches nothing protects nothing",
                next: NearestName.advice(for: name, in: imported, otherwise: "mend it, or say optional: true"))
        }
    }
}
