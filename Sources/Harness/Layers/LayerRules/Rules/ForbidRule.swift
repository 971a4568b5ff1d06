internal import Locks
internal import StrictYAML
internal import PackageGraph
internal import SwiftSymbols
internal import VerificationModel

/// Names that must not be used in some places.
struct ForbidRule: LayerRule {
    static let key = "forbid"
    static let purpose = "Rules about names that files in a place must not have."
    static let keys = [
        FormatKey(
            "in", "The layers, or patterns of files, that must not have the names.", .texts(matching: LayersPattern.relative, atLeast: 1),
            isRequired: true),
        FormatKey("names", "Names of types and functions: URLSession, *DTO, Task.sleep.", .texts(matching: LayersPattern.name, atLeast: 1)),
        FormatKey("attributes", "Attributes, with or without @: Published.", .texts(matching: LayersPattern.attribute, atLeast: 1)),
        FormatKey(
            "conformances", "Protocols and classes that no type conforms to or inherits from: Codable.",
            .texts(matching: LayersPattern.name, atLeast: 1)),
        FormatKey(
            "calls", "Names of functions that are not called: print, DispatchQueue.main.*.",
            .texts(matching: LayersPattern.name, atLeast: 1)),
    ]
    static let alternatives = ["names", "attributes", "conformances", "calls"]
    static let violation = FindingCode(
        "layers.forbidden", "A file has a name that is forbidden there",
        meaning: "A `forbid` rule names types, attributes, conformances or calls that files in a place must not have.",
        example: "`URLSession` in a view model, with `forbid: [{ in: Screens, names: [URLSession], because: screens use the domain }]`.",
        fix: "Move the code to a place where it is allowed.",
        suppression: FindingCode.layerException)

    let header: RuleHeader
    let places: [FileChoice]
    let names: NamePatterns
    let attributes: NamePatterns
    let conformances: NamePatterns
    let calls: NamePatterns

    static func read(_ reader: RuleReader) -> ForbidRule? {
        guard let entry = reader.entry(of: Self.self) else { return nil }
        if alternatives.allSatisfy({ entry[$0] == nil }) { reader.report(.missingAny(alternatives, of: entry.noun), at: entry.place) }
        let patterns = alternatives.map { reader.names($0, entry) }
        return ForbidRule(
            header: reader.header(entry), places: reader.choices("in", entry), names: patterns[0], attributes: patterns[1],
            conformances: patterns[2], calls: patterns[3])
    }

    var watchedNames: WatchedNames? {
        let patterns = [names, attributes, calls].filter { !$0.isEmpty }
        let conformances = conformances
        guard !patterns.isEmpty || !conformances.isEmpty else { return nil }
        let key = (patterns.map(\.texts) + [["conformances"], conformances.texts]).map { $0.joined(separator: " ") }.joined(separator: "\n")
        return WatchedNames(key: key, partLimit: patterns.map(\.partLimit).max() ?? 1) { name in
            patterns.contains { $0.contains(name) }
                || ([name] + StandardConformances.parts(of: name)).contains(where: conformances.contains)
        }
    }

    func neededFiles(among files: UnresolvedFiles) -> Set<Int> {
        files.all.filter { !files.isGenerated[$0] && covers(files.files[$0], in: files.layers[$0]) }
    }

    /// Whether the rule is about a file.
    func covers(_ file: String, in layers: [String]) -> Bool { places.contains { $0.contains(file, in: layers) } }

    func evaluate(_ sources: CheckedSources, _ exceptions: inout ExceptionLedger, frozen: BaselineLedger) -> RuleResult {
        let check = ForbidCheck(rule: self, sources: sources)
        return RuleResult(violations: check.violations(&exceptions), unmatched: check.unmatched(), warnings: check.unknownNames())
    }
}

/// Checks files against a rule about names.
private struct ForbidCheck {
    let rule: ForbidRule
    let sources: CheckedSources

    /// A use of something forbidden.
    private struct Use {
        let name: String
        let match: Match
        let file: Int
        /// The declaration around it; nil at the top of a file.
        let user: String?
        let offset: Int
        let conditions: [String]
        /// Where it is declared, if it is.
        let declared: SourcePlace?
    }

    /// Why a use is forbidden.
    private struct Match {
        /// The verb of the message: `calls`.
        let verb: String
        /// The part of the rule, as the text of a message: `calls of Task.sleep`.
        let part: String
        /// The name that leads to the forbidden one, if it is another.
        var through: String?
        var isConformance = false
    }

    /// For each alias, the names of the types that it refers to.
    private let aliased: [Int: [String]]

    init(rule: ForbidRule, sources: CheckedSources) {
        self.rule = rule
        self.sources = sources
        guard !rule.names.isEmpty || !rule.calls.isEmpty else {
            aliased = [:]
            return
        }
        let declarations = sources.graph.symbols.declarations
        aliased = Dictionary(
            sources.aliases.value.map { alias in
                let names = alias.types.flatMap { [declarations[$0].symbol, declarations[$0].lastName] } + alias.outside
                return (alias.declaration, names + alias.outside.compactMap { $0.split(separator: ".").last.map(String.init) })
            }, uniquingKeysWith: { first, _ in first })
    }

    func violations(_ exceptions: inout ExceptionLedger) -> [Violation] {
        var violations: [Violation] = []
        let conformances = Dictionary(grouping: conformancesWithinFiles(), by: \.file)
        for file in sources.graph.files.indices where !sources.isGenerated(file) && covers(file) {
            var names: [String] = []
            var groups: [String: [Use]] = [:]
            let uses =
                sources.outsideUses(of: file).compactMap(use) + sources.references(of: file).compactMap(use) + (conformances[file] ?? [])
            for use in uses.sorted(by: { $0.offset < $1.offset }) {
                guard !exceptions.covers(sources.graph.files[file], using: [use.name, use.match.through].compactMap { $0 }) else {
                    continue
                }
                let key = "\(use.match.verb) \(use.name)"
                if groups[key] == nil { names.append(key) }
                groups[key, default: []].append(use)
            }
            violations += names.compactMap { groups[$0].map { violation($0, of: file) } }
        }
        return violations
    }

    /// The files that the rule is about.
    func covers(_ file: Int) -> Bool { rule.covers(sources.graph.files[file], in: sources.layers[file]) }

    /// The parts of the rule that match nothing.
    func unmatched() -> [Finding] {
        rule.header.isOptional ? [] : rule.places.filter { !sources.contain($0) }.map(\.unmatched)
    }

    /// The names of the rule that nothing has, as far as that is known: a library that is not used may have them.
    func unknownNames() -> [Finding] {
        guard !rule.header.isOptional else { return [] }
        return [rule.names, rule.attributes, rule.conformances, rule.calls].flatMap(\.written).filter { !sources.names.contain($0.text) }
            .map { name, place in
                .unmatched(
                    at: place, what: "no file declares or uses \(name), and no SDK is known to have it",
                    allowed: "names that something has, or optional: true", because: "a misspelled name forbids nothing",
                    next: sources.names.advice(for: name))
            }
    }

    private func use(_ found: OutsideUse) -> Use? {
        match(found.names, found.role, lineage: [], isProperty: true).map { match in
            Use(
                name: found.names[0], match: match, file: found.file, user: sources.user(found.context), offset: found.offset,
                conditions: found.conditions, declared: nil)
        }
    }

    /// The conformances of types in files that the rule is about to what the same file declares.
    private func conformancesWithinFiles() -> [Use] {
        guard !rule.conformances.isEmpty else { return [] }
        let files = sources.graph.files.indices.filter { !sources.isGenerated($0) && covers($0) }
        let references = sources.graph.symbols.conformances(within: files)
        let lineages = sources.graph.symbols.lineages(of: references.map(\.declaration))
        return zip(references, lineages).compactMap { use($0, lineage: $1) }
    }

    private func use(_ reference: Reference) -> Use? {
        use(reference, lineage: reference.role == .conformance ? sources.graph.symbols.lineages[reference.declaration] ?? [] : [])
    }

    /// Declarations of the place itself are exempt, except for conformances: a protocol may be where its implementations must not be.
    private func use(_ reference: Reference, lineage: [String]) -> Use? {
        let symbol = sources.symbol(of: reference)
        var names = [symbol.symbol]
        if symbol.isType, let last = symbol.symbol.split(separator: ".").last, last.count < symbol.symbol.count {
            names.append(String(last))
        }
        let found =
            match(names, reference.role, lineage: lineage, isProperty: symbol.kind == "variable")
            ?? aliasMatch(aliased[reference.declaration] ?? [], reference.role)
        guard let match = found, match.isConformance || !covers(symbol.file) else { return nil }
        return Use(
            name: symbol.symbol, match: match, file: reference.file, user: sources.user(reference.context), offset: reference.offset,
            conditions: reference.conditions, declared: sources.graph.place(of: symbol.offset, in: symbol.file))
    }

    /// - Parameter isProperty: Whether the name may be that of a property.
    private func match(_ names: [String], _ role: NameRole, lineage: [String], isProperty: Bool) -> Match? {
        switch role {
        case .conformance where !rule.conformances.isEmpty:
            if let pattern = rule.conformances.pattern(of: names) {
                return Match(verb: "conforms to", part: Self.conformance(pattern), isConformance: true)
            }
            let all = lineage + (names + lineage).flatMap { StandardConformances.parts(of: $0) }
            if let found = all.first(where: rule.conformances.contains), let pattern = rule.conformances.pattern(of: found) {
                return Match(verb: "conforms to", part: Self.conformance(pattern), through: found, isConformance: true)
            }
        case .attribute:
            if let pattern = rule.attributes.pattern(of: names) { return Match(verb: "has the attribute", part: Self.attribute(pattern)) }
        case .call: if let pattern = rule.calls.pattern(of: names) { return Match(verb: "calls", part: Self.call(pattern)) }
        default: break
        }
        if let pattern = rule.names.pattern(of: names) { return Match(verb: "uses", part: pattern) }
        // A property is never called: its use is what the rule means.
        guard isProperty else { return nil }
        return rule.calls.pattern(of: names.filter { $0.contains(".") }).map { Match(verb: "uses", part: Self.call($0)) }
    }

    /// Returns why the use of an alias is forbidden, by the names of the types that it refers to.
    private func aliasMatch(_ names: [String], _ role: NameRole) -> Match? {
        for name in names {
            if let pattern = rule.names.pattern(of: name) { return Match(verb: "uses", part: pattern, through: name) }
            if role == .call, let pattern = rule.calls.pattern(of: name) {
                return Match(verb: "calls", part: Self.call(pattern), through: name)
            }
        }
        return nil
    }

    private static func conformance(_ pattern: String) -> String { "conformances to \(pattern)" }
    private static func attribute(_ pattern: String) -> String { "@\(pattern)" }
    private static func call(_ pattern: String) -> String { "calls of \(pattern)" }

    private func violation(_ uses: [Use], of file: Int) -> Violation {
        Violation(
            ForbidRule.violation, in: sources.graph.files[file], uses, use: { Violation.Use(user: $0.user, to: $0.name) }, finding: finding)
    }

    private func finding(_ uses: [Use]) -> Finding {
        let first = uses[0]
        let places = uses.map { sources.graph.place(of: $0.offset, in: $0.file) }
        let through = first.match.through.map { first.match.isConformance ? ", and so to \($0)" : ", an alias of \($0)" } ?? ""
        let declared = first.declared.map { ", declared at \($0)" } ?? ""
        return Finding(
            ForbidRule.violation, at: places[0],
            what: "\(first.match.verb) \(first.name)\(through)\(declared)"
                + UsePlaces.words(conditions: first.conditions, lines: places.compactMap(\.line)),
            allowed: "\(rule.places.map(\.text).joined(separator: ", ")) without \(forbidden(first.match))", because: rule.header.because,
            next: rule.header.hint ?? "move the code to a place where it is allowed, or write an exception with its reason")
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

/// The protocols of the standard library that include others.
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
