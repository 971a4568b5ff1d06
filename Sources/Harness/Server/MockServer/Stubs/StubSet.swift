internal import HTTPMessages

/// The stubs of a server, found by an index, and the contracts that requests are checked against.
struct StubSet: Sendable {
    var stubs: [Stub] = []
    private(set) var index = StubIndex()
    /// The display of requests, which knows the secrets of all stubs.
    private(set) var display = RequestDisplay.usual
    /// The hosts whose requests were recorded.
    private var hosts: Set<RequestHost> = []
    /// The allowed requests; if this is empty, every request is allowed.
    var contracts: [ServedContent.AllowedRequest] = []

    mutating func add(
        _ pattern: RequestPattern, _ steps: [Stub.Step], isUsedOnce: Bool = false, priority: Int = 0, scenario: ScenarioRule? = nil,
        host: RequestHost? = nil, origin: StubOrigin
    ) {
        let stub = Stub(
            number: stubs.count, pattern: pattern, patternText: pattern.description, priority: priority, steps: steps,
            isUsedOnce: isUsedOnce, scenario: scenario, host: host, origin: origin)
        if let host { hosts.insert(host) }
        stubs.append(stub)
        index.insert(stub.rank, pattern)
        display.learn(pattern)
    }

    /// Returns the recorded hosts that a request is for; none if it names none of them, so that the host does not decide.
    ///
    /// Clients reach the server under names that no recording has: loopback, a name in the local network, the address of a simulator's host. If no recording has
    /// the port, those with the same name are meant, unless it is a name of loopback, where the ports are different services.
    func hosts(of facts: RequestFacts) -> Set<RequestHost> {
        guard let host = facts.host else { return [] }
        return hosts.contains(host) ? [host] : host.isLoopback ? [] : hosts.filter { $0.name == host.name }
    }

    /// Returns whether a stub answers requests to recorded hosts.
    static func accepts(_ hosts: Set<RequestHost>, _ stub: Stub) -> Bool { hosts.isEmpty || stub.host.map(hosts.contains) ?? true }

    /// Hides the values of these names, too.
    mutating func hide(secretNames names: [String: String]) { display.learn(names: names) }
}
