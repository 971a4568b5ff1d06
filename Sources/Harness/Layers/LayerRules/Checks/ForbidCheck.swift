internal import SwiftSymbols
internal import VerificationModel

/// Holds files against a rule about names.
struct ForbidCheck {
    let rule: ForbidRule
    let sources: CheckedSources

    /// A use of something forbidden.
    private struct Use {
        let name: String
        let match: Match
        let file: Int
        /// What it stands in; nil at the top of a file.
        let user: String?
        let offset: Int
        let conditions: [String]
        /// Where it is declared, if it is.
        let declared: SourcePlace?
    }

    /// Why a use is forbidden.
    private struct Match {
        /// What is done with the name: `calls`.
        let verb: String
        /// What of the rule it is, as messages have it: `calls of Task.sleep`.
        let part: String
        /// What has it in the end, where the name itself is another.
        var through: String?
    }

    func breaches(_ exceptions: inout ExceptionLedger) -> [Breach] {
        var breaches: [Breach] = []
        for file in sources.graph.files.indices where !sources.isGenerated(file) && covers(file) {
            var names: [String] = []
            var groups: [String: [Use]] = [:]
            for use in (sources.outsideUses(of: file).compactMap(use) + sources.references(of: file).compactMap(use)).sorted(by: {
                $0.offset < $1.offset
            }) {
                guard !exceptions.covers(sources.graph.files[file], using: [use.name, use.match.through].compactMap { $0 }) else {
                    continue
                }
                let key = "\(use.match.verb) \(use.name)"
                if groups[key] == nil { names.append(key) }
                groups[key, default: []].append(use)
            }
            breaches += names.compactMap { groups[$0].map { breach($0, of: file) } }
        }
        return breaches
    }

    /// The files that the rule is about.
    func covers(_ file: Int) -> Bool { rule.places.contains { $0.contains(sources.graph.files[file], in: sources.layers[file]) } }

    /// Why the rule cannot be broken, whatever the files say.
    func vacancies() -> [Finding] {
        guard !rule.header.isOptional else { return [] }
        return rule.places.filter { choice in
            !sources.graph.files.indices.contains { choice.contains(sources.graph.files[$0], in: sources.layers[$0]) }
        }.map { choice in
            Finding(
                "layers.vacuous-rule", at: choice.place, what: "no Swift file is at \(choice.text)",
                allowed: "at least one, or optional: true",
                because: "a rule that matches nothing protects nothing", next: "mend the pattern, or say optional: true")
        }
    }

    private func use(_ found: OutsideUse) -> Use? {
        match(found.names, found.role, lineage: []).map { match in
            Use(
                name: found.names[0], match: match, file: found.file, user: sources.user(found.context), offset: found.offset,
                conditions: found.conditions, declared: nil)
        }
    }

    /// What the place of the rule declares itself is its own.
    private func use(_ reference: Reference) -> Use? {
        let symbol = sources.symbol(of: reference)
        guard !covers(symbol.file) else { return nil }
        var names = [symbol.symbol]
        if symbol.isType, let last = symbol.symbol.split(separator: ".").last, last.count < symbol.symbol.count {
            names.append(String(last))
        }
        let lineage = reference.role == .conformance ? sources.graph.symbols.lineages[reference.declaration] ?? [] : []
        return match(names, reference.role, lineage: lineage).map { match in
            Use(
                name: symbol.symbol, match: match, file: reference.file, user: sources.user(reference.context), offset: reference.offset,
                conditions: reference.conditions, declared: sources.graph.place(of: symbol.offset, in: symbol.file))
        }
    }

    private func match(_ names: [String], _ role: NameRole, lineage: [String]) -> Match? {
        switch role {
        case .conformance where !rule.conformances.isEmpty:
            if let pattern = rule.conformances.pattern(of: names) {
                return Match(verb: "conforms to", part: Self.conformance(pattern))
            }
            let all = lineage + (names + lineage).flatMap { StandardConformances.parts(of: $0) }
            if let found = all.first(where: rule.conformances.contains), let pattern = rule.conformances.pattern(of: found) {
                return Match(verb: "conforms to", part: Self.conformance(pattern), through: found)
            }
        case .attribute:
            if let pattern = rule.attributes.pattern(of: names) { return Match(verb: "has the attribute", part: Self.attribute(pattern)) }
        case .call: if let pattern = rule.calls.pattern(of: names) { return Match(verb: "calls", part: Self.call(pattern)) }
        default: break
        }
        return rule.names.pattern(of: names).map { Match(verb: "uses", part: $0) }
    }

    private static func conformance(_ pattern: String) -> String { "conformances to \(pattern)" }
    private static func attribute(_ pattern: String) -> String { "@\(pattern)" }
    private static func call(_ pattern: String) -> String { "calls of \(pattern)" }

    private func breach(_ uses: [Use], of file: Int) -> Breach {
        Breach(
            "layers.forbidden", in: sources.graph.files[file], uses, use: { Breach.Use(user: $0.user, to: $0.name) }, finding: finding)
    }

    private func finding(_ uses: [Use]) -> Finding {
        let first = uses[0]
        let places = uses.map { sources.graph.place(of: $0.offset, in: $0.file) }
        let through = first.match.through.map { ", and so to \($0)" } ?? ""
        let declared = first.declared.map { ", declared at \($0)" } ?? ""
        return Finding(
            "layers.forbidden", at: places[0],
            what: "\(first.match.verb) \(first.name)\(through)\(declared)"
                + UsePlaces.words(conditions: first.conditions, lines: places.compactMap(\.line)),
            allowed: "\(rule.places.map(\.text).joined(separator: ", ")) without \(forbidden(first.match))", because: rule.header.because,
            next: rule.header.hint ?? "move what needs it to where it is allowed, or write an exception with its reason")
    }

    /// All that the rule forbids; of a preset, which has many names, what was found of it.
    private func forbidden(_ match: Match) -> String {
        let parts =
            rule.names.texts + rule.conformances.texts.map(Self.conformance) + rule.attributes.texts.map(Self.attribute)
            + rule.calls.texts.map(Self.call)
        guard let preset = rule.header.preset else { return parts.joined(separator: ", ") }
        return "\(match.part) and \(parts.count - 1) more of the preset \(preset)"
    }
}

/// What conforming to a protocol of the standard library means besides.
enum StandardConformances {
    static func parts(of name: String) -> [String] {
        switch name {
        case "Codable": ["Decodable", "Encodable"]
        case "Hashable", "Comparable": ["Equatable"]
        case "Error": ["Sendable"]
        default: []
        }
    }
}
