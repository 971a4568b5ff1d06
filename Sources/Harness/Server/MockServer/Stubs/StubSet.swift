/// The stubs of a server, found by an index, and the contracts that requests are checked against.
struct StubSet: Sendable {
    var stubs: [Stub] = []
    private(set) var index = StubIndex()
    /// The display of requests, which knows the secrets of all stubs.
    private(set) var display = RequestDisplay.usual
    /// The allowed requests; if this is empty, every request is allowed.
    var contracts: [ServedContent.AllowedRequest] = []

    mutating func add(
        _ pattern: RequestPattern, _ steps: [Stub.Step], isUsedOnce: Bool = false, priority: Int = 0, scenario: ScenarioRule? = nil,
        origin: StubOrigin
    ) {
        let stub = Stub(
            number: stubs.count, pattern: pattern, patternText: pattern.description, priority: priority, steps: steps,
            isUsedOnce: isUsedOnce, scenario: scenario, origin: origin)
        stubs.append(stub)
        index.insert(stub.rank, pattern)
        display.learn(pattern)
    }

    /// Hides the values of these names, too.
    mutating func hide(secretNames names: [String: String]) { display.learn(names: names) }
}
