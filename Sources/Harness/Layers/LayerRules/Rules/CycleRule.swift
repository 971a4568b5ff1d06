internal import ProjectModules
internal import StrictYAML
internal import PackageGraph
internal import SwiftSymbols
internal import VerificationModel

/// Layers, or folders, that must not use each other in a cycle.
struct CycleRule: LayerRule {
    enum Nodes: Sendable {
        case layers
        case folders([CapturingGlob])

        /// The layer, or the folder, that a file belongs to; nil for none.
        func name(of file: String, in layers: [String]) -> String? {
            switch self {
            case .layers: layers.first
            case .folders(let paths): paths.value(in: file)
            }
        }
    }

    static let key = "acyclic"
    /// The word for all layers, instead of a pattern.
    static let allLayers = "layers"
    static let purpose = "Rules about layers, or parts of the app, that must not use each other in a cycle."
    static let keys = [
        FormatKey(
            "paths",
            "Patterns with one name in braces: App/{feature}/**. Folders with different values must not use each other in a cycle.",
            .texts(matching: LayersPattern.capture, atLeast: 1), isRequired: true)
    ]
    static let defaultReason: String? = "code in a cycle can only be understood, changed and tested together"
    static let shortForm: FormatSchema? = .any(of: [.text(from: [allLayers]), .text(matching: LayersPattern.capture)])
        .described("layers, or a pattern with one name in braces.")
    static let violation = FindingCode(
        "layers.cycle", "Parts use each other in a cycle",
        meaning: """
            An `acyclic` rule forbids cycles among layers, or among the values of a name in braces. The finding shows each \
            use of the cycle, and the one to remove.
            """,
        example: "`Films` uses `Player`, and `Player` uses `Films`.",
        fix: "Remove one of the uses, for example with a protocol.",
        suppression: FindingCode.layerException)
    static let isInOneFile = false

    let header: RuleHeader
    let nodes: Nodes

    static func read(_ reader: RuleReader) -> CycleRule? {
        if case .scalar(.string(let text)) = reader.node.content {
            let place = reader.node.place
            let header = RuleHeader(name: "rule \(reader.number)", place: place, because: defaultReason ?? "", hint: nil, isOptional: false)
            if text == allLayers { return CycleRule(header: header, nodes: .layers) }
            guard text.contains(where: { "/*?{".contains($0) }) else {
                reader.report(.cycle(text), at: place)
                return nil
            }
            return reader.capture(text, "an element of \"\(key)\"", at: place).map { CycleRule(header: header, nodes: .folders([$0])) }
        }
        guard let entry = reader.entry(of: Self.self) else { return nil }
        return CycleRule(header: reader.header(entry, because: defaultReason), nodes: .folders(reader.captures("paths", entry)))
    }

    func neededFiles(among files: UnresolvedFiles) -> Set<Int> {
        let parts = zip(files.files, files.layers).map { file, layers in nodes.name(of: file, in: layers).map { [$0] } ?? [] }
        let cyclic = files.cyclic(parts)
        return files.needing(parts) { own, other in cyclic.contains(own) && cyclic.contains(other) }
    }

    func evaluate(_ sources: CheckedSources, _ exceptions: inout ExceptionLedger, frozen: BaselineLedger) -> RuleResult {
        let check = CycleCheck(rule: self, sources: sources)
        return RuleResult(
            violations: check.violations(&exceptions, frozen: frozen.targets(of: Self.violation.name)), unmatched: check.unmatched())
    }
}

/// Finds layers, or folders, that use each other in a cycle.
///
/// Circles are reported one by one, the shortest first, each with the arrow to cut: one that no layer allows, else the one with the fewest uses. Once all
/// these are cut, no circle is left.
private struct CycleCheck {
    let rule: CycleRule
    let sources: CheckedSources
    /// By name, where the rule is about them.
    private let layers: [String: Layer]
    /// By file, the node that it belongs to.
    private let nodes: [String?]

    init(rule: CycleRule, sources: CheckedSources) {
        self.rule = rule
        self.sources = sources
        nodes = zip(sources.graph.files, sources.layers).map(rule.nodes.name)
        layers = if case .layers = rule.nodes { sources.layersByName } else { [:] }
    }

    private struct Arrow: Hashable {
        let from: String
        let to: String
    }

    /// Returns the circles.
    /// - Parameters:
    ///   - exceptions: Uses that they cover make no arrow.
    ///   - frozen: Circles as an earlier run reported them, each beginning with the arrow to cut.
    func violations(_ exceptions: inout ExceptionLedger, frozen: [String]) -> [Violation] {
        let all = arrows { _ in true }
        var reached: [String: Set<String>] = [:]
        for node in Set(all.keys.map(\.from)) { reached[node] = Self.reachable(from: node, all) }
        var covered: Set<Reference> = []
        for reference in all.sorted(by: Self.isBefore).filter({ reached[$0.key.to]?.contains($0.key.from) == true }).flatMap(\.value)
        where exceptions.covers(sources.graph.files[reference.file], using: sources.names(of: reference)) {
            covered.insert(reference)
        }
        let open = covered.isEmpty ? all : arrows { !covered.contains($0) }
        var left = open
        var violations: [Violation] = []
        // They are cut where they were then, whichever arrow has the fewest uses by now: else a use more would bring others to light.
        for around in frozen.map(Self.arrows(of:)) where !around.isEmpty && around.allSatisfy({ open[$0] != nil }) {
            violations.append(violation(around, around[0], open))
            left[around[0]] = nil
        }
        while let circle = Self.shortestCircle(left) {
            let around = zip(circle, circle.dropFirst() + circle.prefix(1)).map { Arrow(from: $0, to: $1) }
            guard let cut = around.min(by: { weight(of: $0, left) < weight(of: $1, left) }) else { break }
            violations.append(violation(around, cut, left))
            left[cut] = nil
        }
        return violations
    }

    /// How much speaks against cutting an arrow.
    private func weight(of arrow: Arrow, _ arrows: [Arrow: [Reference]]) -> (isAllowed: Int, uses: Int) {
        (isAllowed(arrow) ? 1 : 0, (arrows[arrow] ?? []).count)
    }

    /// Whether a layer lists the other under `uses`; folders have no lists.
    private func isAllowed(_ arrow: Arrow) -> Bool { layers[arrow.from]?.mayUse(arrow.to) ?? true }

    private static func isBefore(_ left: (key: Arrow, value: [Reference]), _ right: (key: Arrow, value: [Reference])) -> Bool {
        (left.key.from, left.key.to) < (right.key.from, right.key.to)
    }

    private func arrows(where isUsed: (Reference) -> Bool) -> [Arrow: [Reference]] {
        var arrows: [Arrow: [Reference]] = [:]
        for reference in sources.graph.symbols.references where !sources.isGenerated(reference.file) && !sources.allowed.contain(reference)
        {
            guard let from = nodes[reference.file], let to = nodes[sources.target(of: reference)], from != to, isUsed(reference) else {
                continue
            }
            arrows[Arrow(from: from, to: to), default: []].append(reference)
        }
        return arrows
    }

    // MARK: Circles

    private static func reachable(from start: String, _ arrows: [Arrow: [Reference]]) -> Set<String> {
        let targets = Dictionary(grouping: arrows.keys, by: \.from).mapValues { $0.map(\.to) }
        var seen: Set<String> = []
        var next = targets[start] ?? []
        while let node = next.popLast() { if seen.insert(node).inserted { next += targets[node] ?? [] } }
        return seen
    }

    /// The nodes of the shortest circle, of several that which begins with the first name.
    private static func shortestCircle(_ arrows: [Arrow: [Reference]]) -> [String]? {
        let targets = Dictionary(grouping: arrows.keys, by: \.from).mapValues { $0.map(\.to).sorted() }
        var shortest: [String]?
        for start in targets.keys.sorted() {
            if let found = wayBack(to: start, targets, shorterThan: shortest?.count ?? .max) { shortest = found }
        }
        return shortest
    }

    private static func wayBack(to start: String, _ targets: [String: [String]], shorterThan limit: Int) -> [String]? {
        var before: [String: String] = [:]
        var next = [start]
        var length = 0
        while !next.isEmpty, length + 1 < limit {
            length += 1
            var following: [String] = []
            for node in next {
                for target in targets[node] ?? [] {
                    if target == start { return way(to: node, from: start, before) }
                    guard before[target] == nil else { continue }
                    before[target] = node
                    following.append(target)
                }
            }
            next = following
        }
        return nil
    }

    private static func way(to end: String, from start: String, _ before: [String: String]) -> [String] {
        var way = [end]
        while let last = way.last, last != start, let node = before[last] { way.append(node) }
        return way.reversed()
    }

    // MARK: Findings

    private static let arrowText = " -> "

    private static func text(_ around: some Collection<Arrow>) -> String {
        (around.map(\.from) + around.prefix(1).map(\.from)).joined(separator: arrowText)
    }

    /// The arrows of a circle's text; empty where the text is not a circle.
    private static func arrows(of text: String) -> [Arrow] {
        let nodes = text.split(separator: arrowText).map(String.init)
        return nodes.first == nodes.last ? zip(nodes, nodes.dropFirst()).map { Arrow(from: $0, to: $1) } : []
    }

    private func violation(_ around: [Arrow], _ cut: Arrow, _ arrows: [Arrow: [Reference]]) -> Violation {
        let circle = Self.text(around)
        let start = around.firstIndex(of: cut) ?? 0
        let steps = around.map { arrow -> String in
            guard let first = arrows[arrow]?.first else { return "" }
            let edge = sources.graph.edge(first)
            return "\(arrow.from) uses \(edge.symbol) of \(arrow.to) (\(edge.place))"
        }
        let uses = (arrows[cut] ?? []).map { sources.graph.place(of: $0.offset, in: $0.file) }
        let shown = uses.prefix(5).map(\.description).joined(separator: ", ") + (uses.count > 5 ? " and \(uses.count - 5) more" : "")
        let finding = Finding(
            CycleRule.violation, at: uses.first ?? rule.header.place, what: "a cycle: \(circle): \(steps.joined(separator: ", "))",
            allowed: allowed,
            because: rule.header.because,
            next: rule.header.hint
                ?? "cut \(cut.from) -> \(cut.to), which \(isAllowed(cut) ? "has the fewest uses" : "is not allowed"): \(shown)")
        return Violation(finding, to: Self.text(around[start...] + around[..<start]))
    }

    private var allowed: String {
        switch rule.nodes {
        case .layers: "layers that do not use each other in a cycle"
        case .folders(let paths): "\(paths.map(\.text).joined(separator: ", ")) that do not use each other in a cycle"
        }
    }

    /// The parts of the rule that match nothing.
    func unmatched() -> [Finding] {
        guard !rule.header.isOptional, Set(nodes.compactMap(\.self)).count < 2 else { return [] }
        return [
            .unmatched(
                at: rule.header.place, what: "there are fewer than two parts to compare",
                allowed: "at least two, or optional: true",
                next: "fix the pattern, or set optional: true")
        ]
    }
}
