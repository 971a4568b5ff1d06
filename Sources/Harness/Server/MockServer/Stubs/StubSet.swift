/// The stubs of a server, found by an index, and the contracts that requests are held against.
struct StubSet: Sendable {
    /// The requests that a contract allows.
    struct Allowance: Sendable {
        let name: String
        let pattern: RequestPattern
    }

    var stubs: [Stub] = []
    private(set) var index = StubIndex()
    private(set) var secrets = SecretNames()
    var contracts: [Allowance] = []

    mutating func add(
        _ pattern: RequestPattern, _ steps: [Stub.Step], isSpentAfterwards: Bool = false, priority: Int = 0, scenario: ScenarioRule? = nil,
        origin: StubOrigin
    ) {
        let stub = Stub(
            number: stubs.count, pattern: pattern, words: pattern.description, priority: priority, steps: steps,
            isSpentAfterwards: isSpentAfterwards,
            scenario: scenario,
            origin: origin, source: origin.words)
        stubs.append(stub)
        index.insert(stub.rank, pattern)
        secrets.learn(pattern)
    }

    /// Answers recordings' requests; of those that fit the same request the first one does.
    mutating func add(_ recordings: [(pattern: RequestPattern, item: RecordingStock.Item)]) {
        // The newest stub answers.
        for (pattern, item) in recordings.reversed() {
            add(pattern, item.responses.map { Stub.Step(.fixed(PreparedResponse($0)), []) }, origin: .stock(recording: item.name))
        }
    }
}
