internal import PackageGraph

/// The answer of `verify where` as JSON, for other programs.
///
/// Shape, version 1: `version`, and `matches`: `name`, `kind` and `place` of the declaration where a file declares it, and `uses`: `place`,
/// `member` if a member of it is used there, and `conditions` of the `#if` around the place where there are any.
struct NamedUsesJSON: Encodable {
    let version = 1
    let matches: [Match]

    struct Match: Encodable {
        let name: String
        let kind: String?
        let place: GraphJSON.Place?
        let uses: [Use]
    }

    struct Use: Encodable {
        let place: GraphJSON.Place
        let member: String?
        let conditions: [String]?

        init(_ use: NamedUses.Use) {
            place = GraphJSON.Place(use.place)
            member = use.member
            conditions = use.conditions.isEmpty ? nil : use.conditions
        }
    }

    init(_ found: [NamedUses]) {
        matches = found.map { named in
            Match(
                name: named.name, kind: named.declaration?.kind, place: (named.declaration?.place).map(GraphJSON.Place.init),
                uses: named.uses.map(Use.init))
        }
    }
}
