package import SwiftSymbols

/// A search for the shortest chain of uses, over files, to one of several target uses.
package struct ChainSearch {
    private let graph: SymbolGraph
    private let isEnd: (Reference) -> Bool
    private let isOpen: (Reference) -> Bool
    /// For each file, the number of uses on its shortest chain; nil if no chain begins in it.
    private let distances: [Int?]

    /// Searches a graph.
    ///
    /// - Parameters:
    ///   - graph: The files and their uses.
    ///   - isEnd: Whether a chain may end with a use.
    ///   - isOpen: Whether a chain may contain a use, also as its last one.
    package init(_ graph: SymbolGraph, isEnd: @escaping (Reference) -> Bool, isOpen: @escaping (Reference) -> Bool) {
        self.graph = graph
        self.isEnd = isEnd
        self.isOpen = isOpen
        var users: [[Int]] = graph.files.map { _ in [] }
        var distances: [Int?] = graph.files.map { _ in nil }
        for reference in graph.symbols.references where isOpen(reference) {
            let target = graph.target(of: reference)
            if users[target].last != reference.file { users[target].append(reference.file) }
            if distances[reference.file] == nil, isEnd(reference) { distances[reference.file] = 1 }
        }
        var next = graph.files.indices.filter { distances[$0] == 1 }
        var distance = 1
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

    /// Returns the number of uses on the shortest chain that begins with a use, or nil if there is none.
    package func distance(over use: Reference) -> Int? {
        guard isOpen(use) else { return nil }
        return isEnd(use) ? 1 : distances[graph.target(of: use)].map { $0 + 1 }
    }

    /// Returns the shortest chain that begins with one of several uses, or nil if there is none.
    ///
    /// Of several shortest chains it is the one that begins first.
    package func way(over uses: some Sequence<Reference>) -> [Reference]? {
        guard var step = nearest(of: uses) else { return nil }
        var way = [step.use]
        while step.distance > 1, let next = nearest(of: graph.references(of: graph.target(of: step.use))) {
            way.append(next.use)
            step = next
        }
        return way
    }

    private func nearest(of uses: some Sequence<Reference>) -> (use: Reference, distance: Int)? {
        var nearest: (use: Reference, distance: Int)?
        for use in uses {
            guard let distance = distance(over: use), nearest.map({ distance < $0.distance }) ?? true else { continue }
            nearest = (use, distance)
        }
        return nearest
    }
}
