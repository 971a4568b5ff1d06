internal import PackageGraph
internal import VerificationModel

/// A graph of files as JSON, for other programs.
///
/// Shape, version 1:
/// - `version`.
/// - `files`: `path`, `module` if a package or project contains the file, and `modules` if files import it by several names.
/// - `uses`, those in all branches of `#if`: `from` and `to` (`file`, `line`, `column`), `in` (the declaration around the use, where it has
///   a name), `symbol`, `kind` and `isType` of the used declaration, `conditions` of the `#if` around the use where there are any, and
///   `isBuilt` (whether a debug build contains the use).
/// - `probable`, if there are any: uses in the same form that are not certain, because the type of the receiver is unknown and only one
///   declaration in sight has the name.
/// - `unresolved`: the number of uses that could not be resolved, probable ones included.
/// - `broken`: the places from which files do not parse.
///
/// Keys are sorted. Within a version, keys are only added. The JSON of `why` and `where` has the same places and uses.
enum GraphJSON {
    /// The version of the shape.
    static let version = 1

    /// Returns the graph as text that ends with a line break.
    /// - Throws: ``CommandError`` with the error of the encoder. No graph causes one.
    static func text(of graph: SymbolGraph) throws(CommandError) -> String { try ResultJSON.text(of: Shape(graph)) }

    /// A place in a file.
    struct Place: Encodable {
        let file: String
        let line: Int?
        let column: Int?

        init(_ place: SourcePlace) {
            file = place.file
            line = place.line
            column = place.column
        }
    }

    /// A use of a declaration.
    struct Use: Encodable {
        let from: Place
        let `in`: String?
        let to: Place
        let symbol: String
        let kind: String
        let isType: Bool
        let conditions: [String]?
        let isBuilt: Bool

        init(_ edge: SymbolGraph.Edge) {
            from = Place(edge.place)
            `in` = edge.context
            to = Place(edge.target)
            symbol = edge.symbol
            kind = edge.kind
            isType = edge.isType
            conditions = edge.conditions.isEmpty ? nil : edge.conditions
            isBuilt = edge.isActive
        }
    }
}

private struct Shape: Encodable {
    let version = GraphJSON.version
    let files: [File]
    let uses: [GraphJSON.Use]
    let probable: [GraphJSON.Use]?
    let unresolved: Int
    let broken: [GraphJSON.Place]

    init(_ graph: SymbolGraph) {
        files = zip(graph.files, graph.modules).map { File(path: $0, module: $1.first, modules: $1.count > 1 ? $1 : nil) }
        uses = graph.edges.map(GraphJSON.Use.init)
        let probableUses = graph.probableEdges.map(GraphJSON.Use.init)
        probable = probableUses.isEmpty ? nil : probableUses
        unresolved = graph.unresolved.count
        broken = graph.brokenPlaces.map(GraphJSON.Place.init)
    }
}

private struct File: Encodable {
    let path: String
    let module: String?
    let modules: [String]?
}
