internal import LayerRules
internal import VerificationModel

/// A graph of files, written down.
struct GraphText {
    private let graph: SymbolGraph
    /// The uses that the build has.
    private let edges: [SymbolGraph.Edge]

    init(_ graph: SymbolGraph) {
        self.graph = graph
        edges = graph.edges.filter(\.isActive)
    }

    func text(as format: GraphCommand.Format) throws -> String {
        switch format {
        case .tsv: edges.map(Self.line).joined()
        case .dot: "digraph files {\n" + arrows.map(Self.dot).joined() + "}\n"
        case .mermaid: mermaid
        case .json: try GraphJSON.text(of: graph)
        }
    }

    /// From file, to file, symbol, kind, line, column.
    private static func line(_ edge: SymbolGraph.Edge) -> String {
        let (line, column) = (edge.place.line ?? 0, edge.place.column ?? 0)
        return "\(edge.place.file)\t\(edge.target.file)\t\(edge.symbol)\t\(edge.kind)\t\(line)\t\(column)\n"
    }

    /// A file that uses another one, and how often.
    private struct Arrow {
        let from: String
        let to: String
        let count: Int
    }

    /// The files that use each other, each pair once, sorted.
    private var arrows: [Arrow] {
        Dictionary(grouping: edges) { [$0.place.file, $0.target.file] }
            .map { Arrow(from: $0.key[0], to: $0.key[1], count: $0.value.count) }
            .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }

    private static func dot(_ arrow: Arrow) -> String { "  \(quoted(arrow.from)) -> \(quoted(arrow.to)) [label=\(arrow.count)];\n" }

    /// Nodes of a Mermaid flowchart need names without signs: they are numbered in the order of the files.
    private var mermaid: String {
        let arrows = arrows
        let files = Set(arrows.flatMap { [$0.from, $0.to] }).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1, $0) })
        let nodes = files.enumerated().map { "  f\($0)[\"\($1.replacing("\"", with: "#quot;"))\"]\n" }
        let lines = arrows.map { "  f\(numbers[$0.from] ?? 0) -->|\($0.count)| f\(numbers[$0.to] ?? 0)\n" }
        return "graph LR\n" + (nodes + lines).joined()
    }

    private static func quoted(_ name: String) -> String {
        "\"\(name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
