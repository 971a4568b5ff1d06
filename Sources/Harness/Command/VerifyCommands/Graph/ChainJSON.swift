internal import PackageGraph

/// The answer of `verify why` as JSON, for other programs.
///
/// Shape, version 1: `version`, `from` and `to` as they were written, and `chain`, which is empty if there is none. In that case,
/// `opposite` is the chain in the opposite direction, and is missing if there is none either. A chain is a list of uses as in the JSON of
/// `verify graph`.
struct ChainJSON: Encodable {
    let version = 1
    let from: String
    let to: String
    let chain: [GraphJSON.Use]
    let opposite: [GraphJSON.Use]?

    init(_ from: String, _ to: String, _ chain: [SymbolGraph.Edge]?, opposite: [SymbolGraph.Edge]?) {
        self.from = from
        self.to = to
        self.chain = chain?.map(GraphJSON.Use.init) ?? []
        self.opposite = opposite?.map(GraphJSON.Use.init)
    }
}
