internal import StrictYAML
internal import PackageGraph
internal import SwiftSymbols
internal import VerificationModel

/// The names that types in some places, or with some conformances, must have.
///
/// It is the reverse of ``PlacementRule``: that one begins with a name and requires a place, this one begins with a place or a conformance and requires a name.
struct NamingRule: LayerRule {
    static let key = "named"
    static let purpose = "Rules about the names of types in a place, or with a conformance."
    static let keys = [
        FormatKey("in", "The layers, or patterns of files, that declare the types.", .texts(matching: LayersPattern.relative, atLeast: 1)),
        FormatKey(
            "conformances", "The protocols or classes of the types: UIViewController.",
            .texts(matching: LayersPattern.name, atLeast: 1)),
        FormatKey(
            "names", "The names that the types may have: *ViewController.", .texts(matching: LayersPattern.name, atLeast: 1),
            isRequired: true),
    ]
    static let alternatives = ["in", "conformances"]
    static let defaultReason: String? = "a reader knows what a type is by its name"
    static let violation = FindingCode(
        "layers.naming", "A type does not have the name that its place or conformance requires",
        meaning: "A `named` rule requires names of types in a place, or with a conformance.",
        example: "`class FilmList: UIViewController`, with `named: [{ conformances: UIViewController, names: \"*ViewController\" }]`.",
        fix: "Rename the type.",
        suppression: FindingCode.layerException)

    let header: RuleHeader
    /// Where the types are declared; nil for everywhere.
    let places: [FileChoice]?
    /// The conformances and base classes of the types; nil for any.
    let conformances: NamePatterns?
    /// The patterns that their names must match.
    let names: NamePatterns

    static func read(_ reader: RuleReader) -> NamingRule? {
        guard let entry = reader.entry(of: Self.self) else { return nil }
        _ = entry.required("names")
        if alternatives.allSatisfy({ entry[$0] == nil }) { reader.report(.missingAny(alternatives, of: entry.noun), at: entry.place) }
        return NamingRule(
            header: reader.header(entry, because: defaultReason),
            places: entry["in"] == nil ? nil : reader.choices("in", entry),
            conformances: entry["conformances"] == nil ? nil : reader.names("conformances", entry), names: reader.names("names", entry))
    }

    func neededFiles(among files: UnresolvedFiles) -> Set<Int> { [] }

    func evaluate(_ sources: CheckedSources, _ exceptions: inout ExceptionLedger, frozen: BaselineLedger) -> RuleResult {
        let types = types(sources)
        var violations: [Violation] = []
        for (symbol, conformance) in types where !sources.isGenerated(symbol.file) && !names.contains(symbol.lastName) {
            guard !exceptions.covers(sources.graph.files[symbol.file], using: [symbol.symbol, symbol.lastName]) else { continue }
            violations.append(violation(symbol, conformance, sources))
        }
        return RuleResult(violations: violations, unmatched: header.isOptional ? [] : unmatched(isEmpty: types.isEmpty, sources))
    }

    // MARK: The types

    private static let kinds: Set<String> = ["struct", "class", "enum", "actor", "protocol"]

    /// The types that the rule is about, each with what it conforms to.
    private func types(_ sources: CheckedSources) -> [(symbol: DeclaredSymbol, conformance: String?)] {
        let symbols = sources.graph.symbols
        let numbers = symbols.declarations.indices.filter { number in
            let symbol = symbols.declarations[number]
            // Without a conformance to go by, a type inside another one is a detail of that one.
            return Self.kinds.contains(symbol.kind) && !symbol.isLocal && (conformances != nil || !symbol.symbol.contains("."))
                && places?.contains { $0.contains(sources.graph.files[symbol.file], in: sources.layers[symbol.file]) } ?? true
        }
        guard conformances != nil else { return numbers.map { (symbols.declarations[$0], nil) } }
        return zip(numbers, symbols.lineages(of: numbers)).compactMap { number, lineage in
            conformance(in: lineage).map { (symbols.declarations[number], $0) }
        }
    }

    /// The first of all that a type conforms to that the rule names.
    private func conformance(in lineage: [String]) -> String? {
        (lineage + lineage.flatMap(StandardConformances.parts)).first { name in
            // `SwiftUI.View` and `Flow.Screen` are known by their last names too.
            conformances?.pattern(of: [name, name.split(separator: ".").last.map(String.init) ?? name]) != nil
        }
    }

    // MARK: Findings

    private func violation(_ symbol: DeclaredSymbol, _ conformance: String?, _ sources: CheckedSources) -> Violation {
        let conforms = conformance.map { " that conforms to \($0)" } ?? ""
        let finding = Finding(
            NamingRule.violation, at: sources.graph.place(of: symbol.offset, in: symbol.file),
            what: "\(symbol.symbol), \(UseGroup.kind(symbol.kind))\(conforms), is declared here",
            allowed: "\(types) named \(names.texts.joined(separator: ", "))", because: header.because,
            next: header.hint ?? "give it a name that matches, or write an exception with its reason")
        return Violation(finding, to: symbol.symbol)
    }

    /// The types in the words of messages: `types in App/Data/** that conform to Decodable`.
    private var types: String {
        let places = places.map { " in \($0.map(\.text).joined(separator: ", "))" } ?? ""
        return "types\(places)\(conformances.map { " that conform to \($0.texts.joined(separator: ", "))" } ?? "")"
    }

    private func unmatched(isEmpty: Bool, _ sources: CheckedSources) -> [Finding] {
        let empty = (places ?? []).filter { !sources.contain($0) }.map(\.unmatched)
        guard isEmpty, empty.isEmpty else { return empty }
        return [
            .unmatched(
                at: header.place, what: "there are no \(types)", allowed: "at least one, or optional: true",
                next: "fix the rule, or set optional: true")
        ]
    }
}
