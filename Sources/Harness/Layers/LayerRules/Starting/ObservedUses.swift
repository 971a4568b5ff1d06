internal import PackageGraph
internal import SwiftSymbols

/// The current uses of other layers and imports from outside in the files of layers.
struct ObservedUses {
    /// How often something is used, and where first.
    struct Use {
        var count = 0
        /// The first file, in the order of paths.
        let file: String
    }

    /// By number of a layer, what it uses of the others, by their numbers.
    private(set) var uses: [[Int: Use]]
    /// By number of a layer, its imports of modules that no layer is.
    private(set) var imports: [[String: Use]]

    /// - Parameters:
    ///   - sources: The files; each of them is in one layer.
    ///   - layers: The names of the layers as in the rules, which classify the imports.
    ///   - isViolation: Returns whether a use of a layer by another violates the Dependency Rule, by their numbers.
    init(_ sources: CheckedSources, _ layers: [Layer], isViolation: (_ from: Int, _ to: Int) -> Bool) {
        uses = layers.map { _ in [:] }
        imports = layers.map { _ in [:] }
        let numbers = Dictionary(layers.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        let assignment = LayerAssignment(sources.tree, layers)
        let owners = zip(assignment.files, sources.numbers).compactMap { file, number in
            if case .success = number { file.layers.first.flatMap { numbers[$0] } ?? -1 } else { nil }
        }
        var divided: [(owner: Int, targets: [Int], file: String)] = []
        for (file, path) in sources.graph.files.enumerated() where owners[file] >= 0 {
            let owner = owners[file]
            for reference in sources.references(of: file) {
                let target = owners[sources.target(of: reference)]
                if target >= 0, target != owner { uses[owner][target, default: Use(file: path)].count += 1 }
            }
            for found in sources.imports(of: file) {
                let targets = assignment.layers(ofModule: found.module).sorted().compactMap { numbers[$0] }
                if targets.isEmpty { imports[owner][found.module, default: Use(file: path)].count += 1 }
                if targets.count > 1 { divided.append((owner, targets, path)) }
                if targets.count == 1, targets[0] != owner { uses[owner][targets[0], default: Use(file: path)].count += 1 }
            }
        }
        // The import of a module with several layers does not show which of them is used, unless a name does.
        for (owner, targets, file) in divided where !targets.contains(where: { $0 == owner || uses[owner][$0] != nil }) {
            uses[owner][targets.first { !isViolation(owner, $0) } ?? targets[0], default: Use(file: file)].count += 1
        }
    }
}

/// Layers that use each other in circles.
struct LayerCircles {
    /// By number of a layer, those that it uses, through others too.
    private let reached: [Set<Int>]

    /// - Parameter uses: By number of a layer, those that it uses.
    init(_ uses: [Set<Int>]) {
        reached = uses.indices.map { start in
            var seen: Set<Int> = []
            var next = Array(uses[start])
            while let layer = next.popLast() { if seen.insert(layer).inserted { next += uses[layer] } }
            return seen
        }
    }

    /// The circles, each with the numbers of its layers in their order.
    var all: [[Int]] {
        reached.indices.compactMap { layer in
            let circle = reached[layer].filter { reached[$0].contains(layer) }.sorted()
            return circle.first == layer && circle.count > 1 ? circle : nil
        }
    }

    /// The number of layers that a layer uses, directly or through others, without those of its own cycle.
    func height(of layer: Int) -> Int { reached[layer].filter { !reached[$0].contains(layer) }.count }
}
