internal import LayerRules
internal import VerificationModel

/// A graph of files, written down.
struct GraphText {
    private let graph: SymbolGraph

    init(_ graph: SymbolGraph) {
        self.graph = graph
    }

    func text(as format: GraphCommand.Format) -> String {
        switch format {
        case .tsv: graph.edges.map(Self.line).joined()
        case .dot: "digraph files {\n" + arrows.map { "  \(Self.quoted($0)) -> \(Self.quoted($1));\n" }.joined() + "}\n"
        case .mermaid: mermaid
        }
    }

    /// From file, to file, symbol, kind, line, column.
    private static func line(_ edge: SymbolGraph.Edge) -> String {
        let (line, column) = (edge.place.line ?? 0, edge.place.column ?? 0)
        return "\(edge.place.file)\t\(edge.target.file)\t\(edge.symbol)\t\(edge.kind)\t\(line)\t\(column)\n"
    }

    /// The files that use each other, each pair once, sorted.
    private var arrows: [(from: String, to: String)] {
        var seen: Set<[String]> = []
        return graph.edges.map { (from: $0.place.file, to: $0.target.file) }.filter { seen.insert([$0.from, $0.to]).inserted }
            .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }

    /// Nodes of a Mermaid flowchart need names without signs: they are numbered in the order of the files.
    private var mermaid: String {
        let arrows = arrows
        let files = Set(arrows.flatMap { [$0.from, $0.to] }).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1, $0) })
        let nodes = files.enumerated().map { "  f\($0)[\"\($1.replacing("\"", with: "#quot;"))\"]\n" }
        let lines = arrows.map { "  f\(numbers[$0.from] ?? 0) --> f\(numbers[$0.to] ?? 0)\n" }
        return "graph LR\n" + (nodes + lines).joined()
    }

    private static func quoted(_ name: String) -> String {
        "\"\(name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
