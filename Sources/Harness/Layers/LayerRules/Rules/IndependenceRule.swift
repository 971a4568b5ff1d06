internal import ProjectModules
internal import StrictYAML
internal import PackageGraph
internal import SwiftSymbols
internal import VerificationModel

/// Groups of files, distinguished by a part of their path, that must not use each other.
struct IndependenceRule: LayerRule {
    static let key = "independent"
    static let purpose = "Rules about parts of the app that must not use each other."
    static let keys = [
        FormatKey(
            "paths", "Patterns with one name in braces: App/{feature}/**. Files with different values must not use each other.",
            .texts(matching: LayersPattern.capture, atLeast: 1), isRequired: true),
        FormatKey("except", "Values of the name that all others may use, and that may use all others.", .texts()),
    ]
    static let defaultReason: String? = "parts that use each other can only be changed together"
    static let violation = FindingCode(
        "layers.independent", "A part uses another part that must be independent of it",
        meaning: "An `independent` rule states that two values of a name in braces must not use each other.",
        example: "A file in `App/Films` uses a type of `App/Series`, with `independent: [{ paths: \"App/{feature}/**\" }]`.",
        fix: "Move the shared code to a place that both may use, or name that place under `except`.",
        suppression: FindingCode.layerException)

    let header: RuleHeader
    let paths: [CapturingGlob]
    /// The groups that all may use, and that may use all.
    let except: [(text: String, place: SourcePlace)]

    static func read(_ reader: RuleReader) -> IndependenceRule? {
        guard let entry = reader.entry(of: Self.self) else { return nil }
        return IndependenceRule(
            header: reader.header(entry, because: defaultReason),
            paths: reader.captures("paths", entry), except: entry.strings("except") ?? [])
    }

    func neededFiles(among files: UnresolvedFiles) -> Set<Int> {
        let except = Set(except.map(\.text))
        return files.needing(files.files.map { paths.value(in: $0).map { [$0] } ?? [] }) { own, other in
            !except.contains(own) && !except.contains(other)
        }
    }

    func evaluate(_ sources: CheckedSources, _ exceptions: inout ExceptionLedger, frozen: BaselineLedger) -> RuleResult {
        let check = IndependenceCheck(rule: self, sources: sources)
        return RuleResult(violations: check.violations(&exceptions), unmatched: check.unmatched())
    }
}

/// Checks that groups of files do not use each other.
private struct IndependenceCheck {
    let rule: IndependenceRule
    let sources: CheckedSources
    /// By file, the group that it belongs to.
    private let groups: [String?]
    private let except: Set<String>

    init(rule: IndependenceRule, sources: CheckedSources) {
        self.rule = rule
        self.sources = sources
        groups = sources.graph.files.map(rule.paths.value)
        except = Set(rule.except.map(\.text))
    }

    private struct Key: Hashable {
        let group: String
        let root: Int
    }

    func violations(_ exceptions: inout ExceptionLedger) -> [Violation] {
        var violations: [Violation] = []
        for (file, own) in groups.enumerated() {
            guard let own, !except.contains(own), !sources.isGenerated(file) else { continue }
            var keys: [Key] = []
            var uses: [Key: UseGroup] = [:]
            for reference in sources.checkedReferences(of: file) {
                guard let other = groups[sources.target(of: reference)], other != own, !except.contains(other),
                    !exceptions.covers(sources.graph.files[file], using: sources.names(of: reference))
                else { continue }
                let key = Key(group: other, root: sources.root(of: reference) { groups[$0.file] == other })
                if uses[key]?.references.append(reference) == nil {
                    uses[key] = UseGroup(references: [reference])
                    keys.append(key)
                }
            }
            violations += keys.compactMap { key in uses[key].map { violation(own, key, $0, of: file) } }
        }
        return violations
    }

    private func violation(_ own: String, _ key: Key, _ group: UseGroup, of file: Int) -> Violation {
        let to = sources.graph.symbols.declarations[key.root].symbol
        return Violation(
            IndependenceRule.violation, in: sources.graph.files[file], group.references,
            use: { Violation.Use(user: sources.user($0.context), to: to) }, finding: { finding(own, key, UseGroup(references: $0)) })
    }

    private func finding(_ own: String, _ key: Key, _ group: UseGroup) -> Finding {
        let places = group.references.map { sources.graph.place(of: $0.offset, in: $0.file) }
        let name = rule.paths.first?.name ?? ""
        return Finding(
            IndependenceRule.violation, at: places[0],
            what: "\(own) uses \(group.words(sources.graph)), of \(key.group)"
                + UsePlaces.words(conditions: group.references[0].conditions, lines: places.compactMap(\.line)),
            allowed: "\(rule.paths.map(\.text).joined(separator: ", ")) whose {\(name)} do not use each other"
                + (except.isEmpty ? "" : ", except for \(except.sorted().joined(separator: ", "))"),
            because: rule.header.because,
            next: rule.header.hint ?? "move the shared code to a place that both may use, or name \(key.group) under \"except\"")
    }

    /// The parts of the rule that match nothing.
    func unmatched() -> [Finding] {
        let known = Set(groups.compactMap(\.self))
        var findings: [Finding] = []
        let compared = known.subtracting(except)
        if compared.count < 2, !rule.header.isOptional {
            let found = compared.first.map { "only \($0)" } ?? (known.isEmpty ? "no file" : "nothing")
            let excepted =
                known.count == compared.count ? "" : ", except for \(known.intersection(except).sorted().joined(separator: ", "))"
            findings.append(
                .unmatched(
                    at: rule.header.place,
                    what: "\(rule.paths.map(\.text).joined(separator: ", ")) matches \(found)\(excepted)",
                    allowed: "at least two groups of files, or optional: true",
                    because: "a rule about one group compares nothing",
                    next: "fix the pattern\(excepted.isEmpty ? "" : ", remove names from \"except\""), or set optional: true"))
        }
        for each in rule.except where !known.contains(each.text) {
            findings.append(
                .unmatched(
                    at: each.place, what: "there is no \(each.text) among the groups of the rule",
                    allowed: known.isEmpty ? "names of groups" : "one of \(known.sorted().joined(separator: ", "))",
                    because: "an unused exception hides the next violation",
                    next: NearestName.advice(for: each.text, in: known, otherwise: "remove it")))
        }
        return findings
    }
}
