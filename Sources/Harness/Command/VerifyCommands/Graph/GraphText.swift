internal import PackageGraph
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
        return "\(field(edge.place.file))\t\(field(edge.target.file))\t\(edge.symbol)\t\(edge.kind)\t\(line)\t\(column)\n"
    }

    /// A file's name with what no field may have written as `\t`, `\n` and `\r`.
    ///
    /// Source: IANA media type text/tab-separated-values, which allows no tab in a field.
    private static func field(_ name: String) -> String {
        name.replacing("\t", with: "\\t").replacing("\n", with: "\\n").replacing("\r", with: "\\r")
    }

    /// A file that uses another one, and how often.
    private struct Arrow {
        let from: String
        let to: String
        let count: Int
        /// Both names' bytes.
        let pair: [[UInt8]]
    }

    /// The files that use each other, each pair once, sorted.
    private var arrows: [Arrow] {
        // Two names may be the same text to Unicode and still be two files: bytes tell them apart.
        Dictionary(grouping: edges) { [Array($0.place.file.utf8), Array($0.target.file.utf8)] }
            .map { pair, edges in Arrow(from: edges[0].place.file, to: edges[0].target.file, count: edges.count, pair: pair) }
            .sorted { $0.pair.lexicographicallyPrecedes($1.pair) { $0.lexicographicallyPrecedes($1) } }
    }

    private static func dot(_ arrow: Arrow) -> String { "  \(quoted(arrow.from)) -> \(quoted(arrow.to)) [label=\(arrow.count)];\n" }

    /// Nodes of a Mermaid flowchart need names without signs: they are numbered in the order of the files.
    private var mermaid: String {
        let arrows = arrows
        let files = Set(arrows.flatMap(\.pair)).sorted { $0.lexicographicallyPrecedes($1) }
        let numbers = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1, $0) })
        let nodes = files.enumerated().map { number, name in
            "  f\(number)[\"\(String(decoding: name, as: UTF8.self).replacing("\"", with: "#quot;"))\"]\n"
        }
        let lines = arrows.map { arrow in
            let ends = arrow.pair.compactMap { numbers[$0] }.map { "f\($0)" }
            return "  \(ends.joined(separator: " -->|\(arrow.count)| "))\n"
        }
        return "graph LR\n" + (nodes + lines).joined()
    }

    private static func quoted(_ name: String) -> String {
        "\"\(name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
