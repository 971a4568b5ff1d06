internal import SwiftSymbols

/// Finds how files come to use others through others: the shortest way to any of some files.
struct ChainSearch {
    private let graph: SymbolGraph
    private let isOpen: (Reference) -> Bool
    /// By file, over how many uses it comes to an end; nil where it never does.
    private let distances: [Int?]
    private let references: [Range<Int>]

    /// - Parameters:
    ///   - graph: The files and their uses.
    ///   - references: By file, which of the graph's uses are its own.
    ///   - isEnd: Whether a way may end at a file.
    ///   - isOpen: Whether a way may lead over a use.
    init(_ graph: SymbolGraph, _ references: [Range<Int>], isEnd: (Int) -> Bool, isOpen: @escaping (Reference) -> Bool) {
        self.graph = graph
        self.references = references
        self.isOpen = isOpen
        var users: [[Int]] = graph.files.map { _ in [] }
        for reference in graph.symbols.references where isOpen(reference) {
            let target = graph.target(of: reference)
            if users[target].last != reference.file { users[target].append(reference.file) }
        }
        var distances: [Int?] = graph.files.indices.map { isEnd($0) ? 0 : nil }
        var next = graph.files.indices.filter { distances[$0] == 0 }
        var distance = 0
        while !next.isEmpty {
            distance += 1
            var following: [Int] = []
            for file in next {
                for user in users[file] where distances[user] == nil {
                    distances[user] = distance
                    following.append(user)
                }
            }
            next = following
        }
        self.distances = distances
    }

    /// Over how many uses a file comes to an end; nil where it never does.
    func distance(from file: Int) -> Int? { distances[file] }

    /// The uses that lead from a file to an end, of several shortest ways the one that begins first; nil where none does.
    func way(from start: Int) -> [Reference]? {
        guard var distance = distances[start] else { return nil }
        var way: [Reference] = []
        var file = start
        while distance > 0 {
            distance -= 1
            guard
                let step = graph.symbols.references[references[file]].first(where: {
                    distances[graph.target(of: $0)] == distance && isOpen($0)
                })
            else { return nil }
            way.append(step)
            file = graph.target(of: step)
        }
        return way
    }
}
