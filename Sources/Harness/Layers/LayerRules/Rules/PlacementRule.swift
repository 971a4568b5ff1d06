internal import StrictYAML
internal import PackageGraph
internal import SwiftSymbols
internal import VerificationModel

/// Where types with certain names belong.
struct PlacementRule: LayerRule {
    static let key = "placed"
    static let purpose = "Rules about the places in which types with certain names are declared."
    static let keys = [
        FormatKey("names", "The names of types: *UseCase.", .texts(matching: LayersPattern.name, atLeast: 1), isRequired: true),
        FormatKey(
            "in", "The layers, or patterns of files, in which the types may be declared.",
            .texts(matching: LayersPattern.relative, atLeast: 1),
            isRequired: true),
    ]
    static let defaultReason: String? = "a reader looks for a type where its name belongs"
    static let violation = FindingCode(
        "layers.placement-of-names", "A type is declared outside the place for its name",
        meaning: "A `placed` rule states where types with such names may be declared.",
        example: "`struct SearchUseCase` in `Screens`, with `placed: [{ names: \"*UseCase\", in: Domain }]`.",
        fix: "Move the type, or rename it.",
        suppression: FindingCode.layerException)

    let header: RuleHeader
    let names: NamePatterns
    let places: [FileChoice]

    static func read(_ reader: RuleReader) -> PlacementRule? {
        guard let entry = reader.entry(of: Self.self) else { return nil }
        _ = entry.required("names")
        return PlacementRule(
            header: reader.header(entry, because: defaultReason),
            names: reader.names("names", entry), places: reader.choices("in", entry))
    }

    func neededFiles(among files: UnresolvedFiles) -> Set<Int> { [] }

    func evaluate(_ sources: CheckedSources, _ exceptions: inout ExceptionLedger, frozen: BaselineLedger) -> RuleResult {
        let check = PlacementCheck(rule: self, sources: sources)
        return RuleResult(violations: check.violations(&exceptions), unmatched: check.unmatched())
    }
}

/// Checks where types with certain names are declared.
private struct PlacementCheck {
    let rule: PlacementRule
    let sources: CheckedSources

    func violations(_ exceptions: inout ExceptionLedger) -> [Violation] {
        var violations: [Violation] = []
        for symbol in matching where !sources.isGenerated(symbol.file) {
            let file = sources.graph.files[symbol.file]
            let layers = sources.layers[symbol.file]
            guard !rule.places.contains(where: { $0.contains(file, in: layers) }),
                !exceptions.covers(file, using: [symbol.symbol, symbol.lastName])
            else { continue }
            violations.append(violation(symbol))
        }
        return violations
    }

    private var matching: [DeclaredSymbol] {
        sources.graph.symbols.declarations.filter { symbol in
            Self.kinds.contains(symbol.kind) && !symbol.isLocal
                && (rule.names.contains(symbol.lastName) || rule.names.contains(symbol.symbol))
        }
    }

    private static let kinds: Set<String> = ["struct", "class", "enum", "actor", "protocol", "typealias"]

    private func violation(_ symbol: DeclaredSymbol) -> Violation {
        let places = rule.places.map(\.text).joined(separator: ", ")
        let finding = Finding(
            PlacementRule.violation, at: sources.graph.place(of: symbol.offset, in: symbol.file),
            what: "\(symbol.symbol), \(UseGroup.kind(symbol.kind)), is declared here",
            allowed: "\(rule.names.texts.joined(separator: ", ")) in \(places) only", because: rule.header.because,
            next: rule.header.hint ?? "move it to \(places), or give it another name")
        return Violation(finding, to: symbol.symbol)
    }

    /// The parts of the rule that match nothing.
    func unmatched() -> [Finding] {
        guard !rule.header.isOptional, matching.isEmpty else { return [] }
        return [
            .unmatched(
                at: rule.header.place, what: "no type is named \(rule.names.texts.joined(separator: ", "))",
                allowed: "at least one, or optional: true", next: "fix the names, or set optional: true")
        ]
    }
}
