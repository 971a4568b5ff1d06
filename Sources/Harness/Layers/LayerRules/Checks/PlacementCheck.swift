internal import SwiftSymbols
internal import VerificationModel

/// Holds types of certain names against where they belong.
struct PlacementCheck {
    let rule: PlacementRule
    let sources: CheckedSources

    func breaches(_ exceptions: inout ExceptionLedger) -> [Breach] {
        var breaches: [Breach] = []
        for symbol in matching where !sources.isGenerated(symbol.file) {
            let file = sources.graph.files[symbol.file]
            let layers = sources.layers[symbol.file]
            guard !rule.places.contains(where: { $0.contains(file, in: layers) }),
                !exceptions.covers(file, using: [symbol.symbol, Self.lastName(symbol)])
            else { continue }
            breaches.append(breach(symbol))
        }
        return breaches
    }

    private var matching: [DeclaredSymbol] {
        sources.graph.symbols.declarations.filter { symbol in
            Self.kinds.contains(symbol.kind) && !symbol.isLocal
                && (rule.names.contains(Self.lastName(symbol)) || rule.names.contains(symbol.symbol))
        }
    }

    private static let kinds: Set<String> = ["struct", "class", "enum", "actor", "protocol", "typealias"]

    private static func lastName(_ symbol: DeclaredSymbol) -> String {
        symbol.symbol.split(separator: ".").last.map(String.init) ?? symbol.symbol
    }

    private func breach(_ symbol: DeclaredSymbol) -> Breach {
        let places = rule.places.map(\.text).joined(separator: ", ")
        let finding = Finding(
            "layers.placement-of-names", at: sources.graph.place(of: symbol.offset, in: symbol.file),
            what: "\(symbol.symbol), \(UseGroup.kind(symbol.kind)), is declared here",
            allowed: "\(rule.names.texts.joined(separator: ", ")) in \(places) only", because: rule.header.because,
            next: rule.header.hint ?? "move it to \(places), or give it another name")
        return Breach(finding, to: symbol.symbol)
    }

    /// Why the rule cannot be broken, whatever the files say.
    func vacancies() -> [Finding] {
        guard !rule.header.isOptional, matching.isEmpty else { return [] }
        return [
            Finding(
                "layers.vacuous-rule", at: rule.header.place, what: "no type is named \(rule.names.texts.joined(separator: ", "))",
                allowed: "at least one, or optional: true", because: "a rule that matches nothing protects nothing",
                next: "mend the names, or say optional: true")
        ]
    }
}
