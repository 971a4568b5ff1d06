internal import HTTPMessages

/// A page of the server itself that shows the journal, the stubs and the misses, and accepts a few commands.
///
/// The page is not part of the mocked API, and its requests are not in the journal. Loopback does not authenticate a client, because any web page can send
/// requests to it. Therefore every request needs the right `Host`, so that no other name can resolve to this server, and commands need the token.
struct Dashboard: Sendable {
    /// The first segment of the page's path.
    static let path = "__plumbline"
    /// The number of requests on the page.
    private static let shownCount = 200

    /// The token that commands need, in a field `X-Plumbline-Token`.
    let token: String

    /// Returns the response to a request for the dashboard, and nil for every other request.
    /// - Parameters:
    ///   - facts: The request.
    ///   - port: The port of the server.
    ///   - state: The state of the server.
    func answer(_ facts: RequestFacts, port: Int, _ state: inout ServerCore.State) -> MockResponse? {
        let segments = facts.target.segments
        guard segments.first == Self.path else { return nil }
        guard isOwnHost(facts.headers["Host"], port) else {
            return Self.text(
                421,
                "the Host field names a server other than 127.0.0.1:\(port); open the page with the address that was printed at the start")
        }
        switch (facts.request.method, Array(segments.dropFirst())) {
        case ("GET", [""]), ("GET", []): return page(state)
        case ("POST", ["reset"]):
            return command(facts) { state.reset() }
        case ("POST", let rest) where rest.count == 2 && rest[0] == "scenarios":
            guard let next = facts.query("state").first else { return Self.text(400, "name the state: ?state=NAME") }
            return command(facts) { state.scenarios[rest[1]] = next }
        default:
            return Self.text(404, "there is GET /\(Self.path)/, POST /\(Self.path)/reset and POST /\(Self.path)/scenarios/NAME?state=STATE")
        }
    }

    private func isOwnHost(_ host: String?, _ port: Int) -> Bool {
        ["127.0.0.1", "localhost", "[::1]"].contains { host?.lowercased() == "\($0):\(port)" }
    }

    private func command(_ facts: RequestFacts, _ body: () -> Void) -> MockResponse {
        // A page of another site can send a form here, but it cannot choose header fields, and its browser adds an Origin field.
        let origin = facts.headers["Origin"]
        let given = facts.headers["X-Plumbline-Token"] ?? ""
        guard origin == nil, given.utf8.count == token.utf8.count, zip(given.utf8, token.utf8).reduce(0, { $0 | ($1.0 ^ $1.1) }) == 0 else {
            return Self.text(403, "commands need the token that was printed at the start, in a field X-Plumbline-Token")
        }
        body()
        return Self.text(200, "done")
    }

    private func page(_ state: ServerCore.State) -> MockResponse {
        let journal = state.journal.suffix(Self.shownCount).reversed().map { $0.line(state.set.display) }
        let stubs = state.set.stubs.map { stub -> [String: Any] in
            ["origin": stub.origin.description, "request": "\(stub.pattern)", "used": stub.used]
        }
        let misses = state.misses.reversed().map { MissPage.object($0) }
        let droppedCount = state.journal.droppedCount
        let dropped: [Int] = droppedCount == 0 ? [] : [droppedCount]
        let html = DashboardPage.html([
            "received": state.received, "dropped": dropped, "journal": journal, "stubs": stubs, "misses": misses,
            "scenarios": state.scenarios.sorted { $0.key < $1.key }.map { ["name": $0.key, "state": $0.value] },
        ])
        return MockResponse(
            headers: [
                "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store",
                "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
            ], body: Array(html.utf8))
    }

    private static func text(_ status: Int, _ text: String) -> MockResponse {
        MockResponse(status: status, headers: ["Content-Type": "text/plain; charset=utf-8"], body: Array("\(text)\n".utf8))
    }
}

extension ServerCore.State {
    /// Removes all requests and misses, and the states of all scenarios.
    mutating func reset() {
        journal.clear()
        received = 0
        misses = MissLog()
        scenarios = [:]
    }
}
