internal import HTTPMessages
internal import Recordings
internal import StrictJSON
internal import VerificationModel

/// Finds mappings that a recording could not distinguish, although WireMock does.
///
/// WireMock answers a request with one mapping, never with several in turn, except for the states of a scenario. Mappings whose recordings would have the same
/// request are therefore refused, each with its place. The states of a scenario become a sequence if they follow one another.
struct MappingChoices {
    /// The position of a mapping.
    private struct Position: Hashable {
        let file: Int
        let exchange: Int
    }

    /// The mappings with the same request.
    private struct Group {
        let request: CapturedExchange.Request
        var positions: [Position]
    }

    /// The part of a request that is the same for all mappings of a group, except for the body.
    private struct Key: Hashable {
        let method: String
        let host: RequestHost?
        let segments: [String]
        let query: Set<String>
    }

    private var files: [ImportedFile]

    private init(_ files: [ImportedFile]) {
        self.files = files
    }

    /// Returns the files of an import without mappings that a recording could not distinguish, which are problems of their files.
    static func decided(_ files: [ImportedFile]) -> [ImportedFile] {
        var choices = MappingChoices(files)
        choices.decide()
        return choices.files
    }

    private mutating func decide() {
        var left: Set<Position> = []
        var chains: [[Position]] = []
        for group in groups() where group.positions.count > 1 {
            if let chain = chain(of: group.positions) {
                chains.append(chain)
            } else if Set(group.positions.map { self[$0].exchange.response }).count == 1 {
                // All of them have the same answer, so that it does not matter which of them gives it.
                for position in group.positions.dropFirst() {
                    let first = self[group.positions[0]].place
                    note(position, "the mapping has the same request and answer in a recording as the one at \(first); left out")
                    left.insert(position)
                }
            } else {
                for position in group.positions { refuse(position, of: group) }
                left.formUnion(group.positions)
            }
        }
        for chain in chains { order(chain, &left) }
        for file in files.indices {
            files[file].exchanges = files[file].exchanges.enumerated()
                .filter { !left.contains(Position(file: file, exchange: $0.offset)) }.map(\.element)
        }
    }

    private subscript(position: Position) -> ImportedExchange { files[position.file].exchanges[position.exchange] }

    // MARK: Groups

    /// Returns the mappings with the same request, in the order of their first ones.
    private func groups() -> [Group] {
        var groups: [Group] = []
        var indexes: [Key: [Int]] = [:]
        for (file, content) in files.enumerated() {
            for (number, imported) in content.exchanges.enumerated() where imported.conditions != nil {
                let position = Position(file: file, exchange: number)
                let request = imported.exchange.request
                let key = Self.key(of: request)
                if let index = indexes[key]?.first(where: { Self.haveEqualBodies(groups[$0].request, request) }) {
                    groups[index].positions.append(position)
                } else {
                    indexes[key, default: []].append(groups.count)
                    groups.append(Group(request: request, positions: [position]))
                }
            }
        }
        return groups
    }

    private static func key(of request: CapturedExchange.Request) -> Key {
        let target = RequestTarget(request.target)
        var counts: [String: Int] = [:]
        let query = target.query.map { item in
            let text = "\(PercentEncoding.encoded(item.name))=\(PercentEncoding.encoded(item.value ?? ""))"
            counts[text, default: 0] += 1
            return "\(text) \(counts[text, default: 0])"
        }
        return Key(method: request.method, host: RequestHost(target: request.target), segments: target.segments, query: Set(query))
    }

    /// Returns whether a server compares two bodies as equal: JSON by its value, and other bodies byte by byte.
    private static func haveEqualBodies(_ left: CapturedExchange.Request, _ right: CapturedExchange.Request) -> Bool {
        if left.body == right.body { return true }
        let documents = [left, right].compactMap { request -> JSONDocument? in
            if case .success(let document) = Result(catching: { try JSONDocument(request.body) }) { document } else { nil }
        }
        return documents.count == 2 && JSONComparison.equal.holds(of: documents[0].root, against: JSONLiteral(documents[1].root))
    }

    // MARK: Scenarios

    /// Returns mappings in the order of their states; nil unless a recording's order of answers is the same as that of the states.
    ///
    /// No other mapping may change the states, because a recording counts only the answers to its own request. The last state must remain, because a
    /// recording repeats its last answer.
    private func chain(of positions: [Position]) -> [Position]? {
        let conditions = positions.compactMap { self[$0].conditions }
        guard let scenario = conditions.first?.state?.scenario, Set(conditions.map(\.dropped)).count == 1,
            conditions.allSatisfy({ $0.state?.scenario == scenario }), !isChanged(scenario, except: positions)
        else { return nil }
        var rest = positions
        var state = MappingConditions.State.start
        var chain: [Position] = []
        while let index = rest.firstIndex(where: { self[$0].conditions?.state?.required == state }) {
            let position = rest.remove(at: index)
            chain.append(position)
            guard let next = self[position].conditions?.state?.next, next != state else { break }
            // The answers would be repeated from an earlier one.
            if chain.contains(where: { self[$0].conditions?.state?.required == next }) { return nil }
            state = next
        }
        guard rest.isEmpty, let last = chain.last.flatMap({ self[$0].conditions?.state }) else { return nil }
        return last.next == nil || last.next == last.required ? chain : nil
    }

    /// Returns whether another mapping changes the state of a scenario.
    private func isChanged(_ scenario: String, except positions: [Position]) -> Bool {
        if files.contains(where: { $0.otherwiseChanged.contains(scenario) }) { return true }
        return files.enumerated().contains { file, content in
            content.exchanges.enumerated().contains { number, imported in
                imported.conditions?.state?.scenario == scenario && imported.conditions?.state?.next != nil
                    && !positions.contains(Position(file: file, exchange: number))
            }
        }
    }

    /// Puts the mappings of a scenario in the order of their states, as a sequence with one request.
    private mutating func order(_ chain: [Position], _ left: inout Set<Position>) {
        let exchanges = chain.map { self[$0] }
        guard let first = chain.min(by: { ($0.file, $0.exchange) < ($1.file, $1.exchange) }) else { return }
        let request = self[first].exchange.request
        let notes = Set(exchanges.flatMap { $0.conditions?.state?.notes ?? [] })
        for file in files.indices { files[file].notes.removeAll(where: notes.contains) }
        left.formUnion(chain)
        files[first.file].exchanges += exchanges.map { imported in
            var exchange = imported.exchange
            exchange.request = request
            return ImportedExchange(imported.place, exchange, imported.conditions)
        }
    }

    // MARK: Problems

    private mutating func note(_ position: Position, _ what: String) {
        files[position.file].notes.append(ImportNote(self[position].place, what))
    }

    private mutating func refuse(_ position: Position, of group: Group) {
        let others = group.positions.filter { $0 != position }.map { self[$0].place }
        let conditions = group.positions.compactMap { self[$0].conditions }
        let shared = conditions.reduce(conditions.first?.dropped ?? []) { $0.intersection($1.dropped) }
        let names = Set(conditions.flatMap { $0.dropped.subtracting(shared).map(\.name) })
        let request = self[position].exchange.request
        let choice = ImportError.Choice(
            request: "\(request.method) \(request.target)", others: others, conditions: names.sorted(),
            scenarios: Set(conditions.compactMap { $0.state?.scenario }).sorted())
        files[position.file].problems.append(ImportError(.choice(choice), at: self[position].place))
    }
}
