internal import HTTPMessages

/// The rank of a stub among several that match a request.
///
/// The first of them answers.
struct StubRank: Comparable, Sendable {
    let priority: Int
    let specificity: Int
    /// The number of the stub; a newer stub has a higher number.
    let number: Int

    /// The higher priority comes first, then the higher specificity, then the newest.
    static func < (left: StubRank, right: StubRank) -> Bool {
        (left.priority, left.specificity, left.number) > (right.priority, right.specificity, right.number)
    }
}

/// An index that finds the stubs that may answer a request, without looking at the others.
///
/// Paths are kept as a tree of segments. At each path, a stub that requires a certain text as the value of a query parameter or a header is found by that text.
/// If a stub requires several such texts, the one that the fewest other stubs require is used.
struct StubIndex: Sendable {
    private struct Key: Hashable {
        let isHeader: Bool
        let name: String
        let value: String
    }

    private struct Bucket {
        var byValue: [Key: [StubRank]] = [:]
        var headerNames: Set<String> = []
        var rest: [StubRank] = []

        mutating func insert(_ rank: StubRank, _ pattern: RequestPattern) {
            let keys = pattern.criteria.compactMap(Self.key)
            guard let rarest = keys.min(by: { byValue[$0]?.count ?? 0 < byValue[$1]?.count ?? 0 }) else {
                return StubIndex.insert(rank, into: &rest)
            }
            if rarest.isHeader { headerNames.insert(rarest.name) }
            StubIndex.insert(rank, into: &byValue[rarest, default: []])
        }

        func collect(_ facts: RequestFacts, into found: inout [[StubRank]]) {
            if !rest.isEmpty { found.append(rest) }
            guard !byValue.isEmpty else { return }
            var seen: Set<Key> = []
            for item in facts.target.query {
                let key = Key(isHeader: false, name: item.name, value: item.value ?? "")
                if let ranks = byValue[key], seen.insert(key).inserted { found.append(ranks) }
            }
            guard !headerNames.isEmpty else { return }
            for field in facts.headers.fields {
                let key = Key(isHeader: true, name: field.name.lowercased(), value: field.value)
                if let ranks = byValue[key], seen.insert(key).inserted { found.append(ranks) }
            }
        }

        private static func key(_ criterion: RequestCriterion) -> Key? {
            switch criterion.kind {
            case .query(let name, let pattern): pattern.requiredText.map { Key(isHeader: false, name: name, value: $0) }
            case .header(let name, let pattern): pattern.requiredText.map { Key(isHeader: true, name: name.lowercased(), value: $0) }
            case .onlyQuery, .cookie, .body, .and, .or, .not: nil
            }
        }
    }

    private struct Node {
        var children: [String: Int] = [:]
        var variable: Int?
        var bucket = Bucket()
    }

    private var nodes = [Node()]
    private var anywhere = Bucket()

    mutating func insert(_ rank: StubRank, _ pattern: RequestPattern) {
        guard let template = pattern.path.template else { return anywhere.insert(rank, pattern) }
        var index = 0
        for segment in template.segments { index = child(of: index, at: segment) }
        nodes[index].bucket.insert(rank, pattern)
    }

    /// Returns the stubs that may match, in the order of their ranks.
    func candidates(for facts: RequestFacts) -> [StubRank] {
        var found: [[StubRank]] = []
        collect(facts, from: 0, at: facts.target.segments[...], into: &found)
        anywhere.collect(facts, into: &found)
        return found.count == 1 ? found[0] : found.flatMap { $0 }.sorted()
    }

    private func collect(_ facts: RequestFacts, from index: Int, at path: ArraySlice<String>, into found: inout [[StubRank]]) {
        guard let first = path.first else { return nodes[index].bucket.collect(facts, into: &found) }
        if let child = nodes[index].children[first] { collect(facts, from: child, at: path.dropFirst(), into: &found) }
        if let child = nodes[index].variable, !first.isEmpty { collect(facts, from: child, at: path.dropFirst(), into: &found) }
    }

    private mutating func child(of index: Int, at segment: PathTemplate.Segment) -> Int {
        let known: Int? =
            switch segment {
            case .text(let text): nodes[index].children[text]
            case .variable: nodes[index].variable
            }
        if let known { return known }
        nodes.append(Node())
        switch segment {
        case .text(let text): nodes[index].children[text] = nodes.count - 1
        case .variable: nodes[index].variable = nodes.count - 1
        }
        return nodes.count - 1
    }

    private static func insert(_ rank: StubRank, into ranks: inout [StubRank]) {
        let place = ranks.firstIndex { rank < $0 } ?? ranks.endIndex
        ranks.insert(rank, at: place)
    }
}
