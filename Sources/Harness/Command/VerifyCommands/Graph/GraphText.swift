internal import PackageGraph
internal import VerificationModel

/// The text of a graph of files, in each format.
struct GraphText {
    private let graph: SymbolGraph
    /// The probable uses that a debug build contains, if they are printed.
    private let probable: [SymbolGraph.Edge]

    /// - Parameter hasProbable: Whether probable uses are printed too.
    init(_ graph: SymbolGraph, hasProbable: Bool = false) {
        self.graph = graph
        probable = hasProbable ? graph.probableEdges.filter(\.isActive) : []
    }

    func text(as format: GraphFormat) throws(CommandError) -> String {
        switch format {
        case .tsv: lines
        case .dot: "digraph files {\n" + arrows.map(Self.dot).joined() + "}\n"
        case .mermaid: mermaid
        case .json: try GraphJSON.text(of: graph)
        }
    }

    /// A line for each use, the probable ones last.
    private var lines: String {
        var text = ""
        for edge in graph.activeEdges { text += "\(Self.line(edge))\n" }
        for edge in probable { text += "\(Self.line(edge))\tprobable\n" }
        return text
    }

    /// Returns the fields of a use: from file, to file, symbol, kind, line, column.
    private static func line(_ edge: SymbolGraph.Edge) -> String {
        let (line, column) = (edge.place.line ?? 0, edge.place.column ?? 0)
        return "\(field(edge.place.file))\t\(field(edge.target.file))\t\(field(edge.symbol))\t\(edge.kind)\t\(line)\t\(column)"
    }

    /// Returns a name as a field: tabs and line breaks are written as `\t`, `\n` and `\r`.
    ///
    /// Source: IANA media type text/tab-separated-values, which allows no tab in a field.
    private static func field(_ name: String) -> String {
        // Nearly all names are ASCII, and a search for characters costs more than the rest of the line.
        name.utf8.allSatisfy { (0x20..<0x7F).contains($0) } ? name : OneLine.of(name)
    }

    /// A file that uses another one, and the number of these uses.
    private struct Arrow {
        let from: String
        let to: String
        let count: Int
        /// The bytes of both names.
        let pair: [[UInt8]]
        let isProbable: Bool
    }

    /// The pairs of files with uses between them, each pair once, sorted, and behind them those with probable uses.
    private var arrows: [Arrow] { Self.arrows(graph.activeEdges, isProbable: false) + Self.arrows(probable, isProbable: true) }

    private static func arrows(_ edges: some Sequence<SymbolGraph.Edge>, isProbable: Bool) -> [Arrow] {
        // Two names may be equal as Unicode text and still name two files. Only their bytes distinguish them.
        Dictionary(grouping: edges) { [Array($0.place.file.utf8), Array($0.target.file.utf8)] }
            .map { pair, edges in
                Arrow(from: edges[0].place.file, to: edges[0].target.file, count: edges.count, pair: pair, isProbable: isProbable)
            }
            .sorted { $0.pair.lexicographicallyPrecedes($1.pair) { $0.lexicographicallyPrecedes($1) } }
    }

    private static func dot(_ arrow: Arrow) -> String {
        "  \(quoted(arrow.from)) -> \(quoted(arrow.to)) [label=\(arrow.count)\(arrow.isProbable ? ", style=dashed" : "")];\n"
    }

    /// The graph as a Mermaid flowchart.
    ///
    /// Node names must not contain special characters, so the files are numbered in their order.
    private var mermaid: String {
        let arrows = arrows
        let files = Set(arrows.flatMap(\.pair)).sorted { $0.lexicographicallyPrecedes($1) }
        let numbers = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1, $0) })
        let nodes = files.enumerated().map { number, name in
            "  f\(number)[\"\(OneLine.of(String(decoding: name, as: UTF8.self)).replacing("\"", with: "#quot;"))\"]\n"
        }
        let lines = arrows.map { arrow in
            let ends = arrow.pair.compactMap { numbers[$0] }.map { "f\($0)" }
            return "  \(ends.joined(separator: " \(arrow.isProbable ? "-.->" : "-->")|\(arrow.count)| "))\n"
        }
        return "graph LR\n" + (nodes + lines).joined()
    }

    private static func quoted(_ name: String) -> String {
        "\"\(OneLine.of(name).replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
