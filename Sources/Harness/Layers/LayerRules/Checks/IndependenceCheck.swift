internal import SwiftSymbols
internal import VerificationModel

/// Holds groups of files, told apart by their paths, against each other.
struct IndependenceCheck {
    let rule: IndependenceRule
    let sources: CheckedSources
    /// By file, the group that it belongs to.
    private let groups: [String?]
    private let except: Set<String>

    init(rule: IndependenceRule, sources: CheckedSources) {
        self.rule = rule
        self.sources = sources
        groups = sources.graph.files.map { file in rule.paths.lazy.compactMap { $0.value(in: file) }.first }
        except = Set(rule.except.map(\.text))
    }

    private struct Key: Hashable {
        let group: String
        let root: Int
    }

    func breaches(_ exceptions: inout ExceptionLedger) -> [Breach] {
        var breaches: [Breach] = []
        for (file, own) in groups.enumerated() {
            guard let own, !except.contains(own), !sources.isGenerated(file) else { continue }
            var keys: [Key] = []
            var uses: [Key: UseGroup] = [:]
            for reference in sources.references(of: file) {
                guard let other = groups[sources.target(of: reference)], other != own, !except.contains(other),
                    !exceptions.covers(sources.graph.files[file], using: sources.names(of: reference))
                else { continue }
                let key = Key(group: other, root: sources.root(of: reference) { groups[$0.file] == other })
                if uses[key]?.references.append(reference) == nil {
                    uses[key] = UseGroup(references: [reference])
                    keys.append(key)
                }
            }
            breaches += keys.compactMap { key in uses[key].map { breach(own, key, $0, of: file) } }
        }
        return breaches
    }

    private func breach(_ own: String, _ key: Key, _ group: UseGroup, of file: Int) -> Breach {
        let to = sources.graph.symbols.declarations[key.root].symbol
        return Breach(
            "layers.independent", in: sources.graph.files[file], group.references,
            use: { Breach.Use(user: sources.user($0.context), to: to) }, finding: { finding(own, key, UseGroup(references: $0)) })
    }

    private func finding(_ own: String, _ key: Key, _ group: UseGroup) -> Finding {
        let places = group.references.map { sources.graph.place(of: $0.offset, in: $0.file) }
        let name = rule.paths.first?.name ?? ""
        return Finding(
            "layers.independent", at: places[0],
            what: "\(own) uses \(group.words(sources.graph)), of \(key.group)"
                + UsePlaces.words(conditions: group.references[0].conditions, lines: places.compactMap(\.line)),
            allowed: "\(rule.paths.map(\.text).joined(separator: ", ")) whose {\(name)} do not know each other"
                + (except.isEmpty ? "" : ", but for \(except.sorted().joined(separator: ", "))"),
            because: rule.header.because,
            next: rule.header.hint ?? "move what both need to where both may look, or name \(key.group) under \"except\"")
    }

    /// Why the rule cannot be broken, whatever the files say.
    func vacancies() -> [Finding] {
        let known = Set(groups.compactMap(\.self))
        var findings: [Finding] = []
        let compared = known.subtracting(except)
        if compared.count < 2, !rule.header.isOptional {
            let found = compared.first.map { "\($0) alone" } ?? (known.isEmpty ? "no file" : "nothing")
            let excepted = known.count == compared.count ? "" : ", but for \(known.intersection(except).sorted().joined(separator: ", "))"
            findings.append(
                Finding(
                    "layers.vacuous-rule", at: rule.header.place,
                    what: "\(rule.paths.map(\.text).joined(separator: ", ")) stands for \(found)\(excepted)",
                    allowed: "two groups of files at least, or optional: true",
                    because: "what stands alone is independent of nothing",
                    next: "mend the pattern\(excepted.isEmpty ? "" : ", take names out of \"except\""), or say optional: true"))
        }
        for each in rule.except where !known.contains(each.text) {
            findings.append(
                Finding(
                    "layers.vacuous-rule", at: each.place, what: "there is no \(each.text) among what the rule tells apart",
                    allowed: known.isEmpty ? "names of groups" : "one of \(known.sorted().joined(separator: ", "))",
                    because: "an exception that nothing needs hides the next breach",
                    next: NearestName.advice(for: each.text, in: known, otherwise: "take it out")))
        }
        return findings
    }
}
