internal import PackageGraph
internal import ProjectModules
internal import SwiftSymbols
internal import VerificationModel

/// `layers.yml`: which layers there are, and what each may use.
struct LayersFile: Sendable {
    /// How findings name the file.
    let file: String
    /// The folders whose Swift files must each be in a layer.
    let sources: [Pattern]
    /// In the order of the file.
    let layers: [Layer]
    let exceptions: [LayerException]
    /// The files that tools wrote: nothing in them is checked.
    let generated: [Pattern]
    /// The files that are not read.
    let excluded: [Pattern]
    /// The way in which probable uses are checked.
    let probable: ProbableUses
    /// The uses that are allowed whatever the layers may use.
    let leniency: Leniency
    /// The rules on what files declare and use, by kind in the order of ``LayerRuleKinds``.
    let rules: [any LayerRule]

    init(
        file: String, sources: [Pattern], layers: [Layer], exceptions: [LayerException] = [], generated: [Pattern] = [],
        excluded: [Pattern] = [], probable: ProbableUses = .usual, leniency: Leniency = Leniency(), rules: [any LayerRule] = []
    ) {
        (self.file, self.sources, self.layers) = (file, sources, layers)
        (self.exceptions, self.generated, self.excluded) = (exceptions, generated, excluded)
        (self.probable, self.leniency, self.rules) = (probable, leniency, rules)
    }

    /// The layers by name.
    var layersByName: [String: Layer] { Dictionary(layers.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }) }

    /// Whether a tool wrote a file: nothing in it is checked.
    func isGenerated(_ file: String) -> Bool { generated.contains { $0.glob.matches(file) } }

    /// The names that no file declares and that rules are about; nil where there are none.
    var watchedNames: WatchedNames? { WatchedNames(joining: rules.compactMap(\.watchedNames)) }
}

/// The way in which uses that are not certain are checked: the type of the receiver is unknown, and one declaration in sight has the name.
enum ProbableUses: String, CaseIterable, Sendable {
    /// They are not checked.
    case ignore
    /// They are warnings, which break nothing.
    case warn
    /// They break rules, like certain uses.
    case fail

    static let usual = ignore
}

/// The uses between layers that are allowed whatever the layers may use.
struct Leniency: Sendable {
    /// The treatment of uses of a kind.
    enum Treatment: String, CaseIterable, Sendable {
        /// They are checked like all others.
        case checked
        /// They break no rule about uses between layers.
        case allowed
    }

    /// Uses of members of a type that a layer which may be used gives another name.
    var aliases = Treatment.checked
    /// Uses in code that only debug builds contain.
    var debug = Treatment.checked
    /// Uses in previews of SwiftUI and UIKit.
    var previews = Treatment.checked
}

/// A glob and where it is written.
struct Pattern: Sendable {
    let glob: Glob
    let place: SourcePlace
}

/// A part of the app with rules of its own.
struct Layer: Sendable {
    let name: String
    let place: SourcePlace
    let paths: [Pattern]
    /// The layers that it may use; `*` is any.
    let uses: Set<String>
    /// The outside modules that it may import; `*` is any.
    let imports: Set<String>
    /// The layers that may use it; nil for every layer that lists it under `uses`.
    let usedBy: Set<String>?
    /// The advice for its violations.
    let hint: String?
    /// It may have no files.
    let isOptional: Bool

    func mayUse(_ layer: String) -> Bool { uses.contains("*") || uses.contains(layer) }

    func mayBeUsed(by layer: String) -> Bool { usedBy.map { $0.contains(layer) } ?? true }

    /// The layers that may use it, as the text of a message.
    var allowedUsers: String {
        guard let usedBy, !usedBy.isEmpty else { return "\(name) may be used by no other layer" }
        return "\(name) may be used by \(usedBy.sorted().joined(separator: ", "))"
    }

    /// The layers that it may use, as the text of a message.
    var allowedLayers: String {
        uses.isEmpty ? "\(name) may use no other layer" : "\(name) may use \(uses.sorted().joined(separator: ", "))"
    }

    /// The modules that it may import, as the text of a message.
    var allowedModules: String {
        imports.isEmpty ? "\(name) may import no outside module" : "\(name) may import \(imports.sorted().joined(separator: ", "))"
    }
}

extension [String: Layer] {
    /// Returns whether a layer lists another one under `uses`, and is not excluded by the other one's `usedBy`.
    func allow(_ layer: Layer, toUse other: String) -> Bool {
        layer.mayUse(other) && self[other]?.mayBeUsed(by: layer.name) ?? true
    }
}

/// A violation that is known and allowed for now.
struct LayerException: Sendable {
    let from: Glob
    let to: String
    let because: String
    /// The last day on which it holds.
    let until: Day?
    let place: SourcePlace

    var name: String { "\(from.text) -> \(to)" }
}
