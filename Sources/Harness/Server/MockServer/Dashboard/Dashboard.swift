internal import HTTPMessages

/// A page on the server itself that shows what it does, and takes a few orders.
///
/// It is no part of what is mocked: its requests are in no journal. Loopback is no authentication, for any web page can reach it: everything needs the right
/// `Host`, so that no other name can be made to lead here, and orders need the token.
struct Dashboard: Sendable {
    /// The path under which it lives.
    static let path = "__plumbline"
    /// How many requests are shown.
    private static let shown = 200

    /// What orders must bring, in a field `X-Plumbline-Token`.
    let token: String

    /// Answers a request to it; nil for every other one.
    /// - Parameters:
    ///   - facts: The request.
    ///   - port: The server's own.
    ///   - state: What the server knows.
    func answer(_ facts: RequestFacts, port: Int, _ state: inout ServerCore.State) -> MockResponse? {
        let segments = facts.target.segments
        guard segments.first == Self.path else { return nil }
        guard isRight(facts.headers["Host"], port) else {
            return Self.text(
                421,
                "the Host field names another server than 127.0.0.1:\(port); open the page by the address that was printed at the start")
        }
        switch (facts.request.method, Array(segments.dropFirst())) {
        case ("GET", [""]), ("GET", []): return page(state)
        case ("POST", ["reset"]):
            return order(facts) { state.forget() }
        case ("POST", let rest) where rest.count == 2 && rest[0] == "scenarios":
            guard let next = facts.query("state").first else { return Self.text(400, "say which state: ?state=NAME") }
            return order(facts) { state.scenarios[rest[1]] = next }
        default:
            return Self.text(404, "there is GET /\(Self.path)/, POST /\(Self.path)/reset and POST /\(Self.path)/scenarios/NAME?state=STATE")
        }
    }

    private func isRight(_ host: String?, _ port: Int) -> Bool {
        ["127.0.0.1", "localhost", "[::1]"].contains { host?.lowercased() == "\($0):\(port)" }
    }

    private func order(_ facts: RequestFacts, _ body: () -> Void) -> MockResponse {
        // Another site's page may send a form here, but no field of its own choice, and it says where it comes from.
        let origin = facts.headers["Origin"]
        let given = facts.headers["X-Plumbline-Token"] ?? ""
        guard origin == nil, given.utf8.count == token.utf8.count, zip(given.utf8, token.utf8).reduce(0, { $0 | ($1.0 ^ $1.1) }) == 0 else {
            return Self.text(403, "orders need the token that was printed at the start, in a field X-Plumbline-Token")
        }
        body()
        return Self.text(200, "done")
    }

    private func page(_ state: ServerCore.State) -> MockResponse {
        let journal = state.journal.all.suffix(Self.shown).reversed().map { $0.line(state.set.display) }
        let stubs = state.set.stubs.map { stub -> [String: Any] in
            ["origin": stub.source, "request": "\(stub.pattern)", "used": stub.used]
        }
        let misses = state.misses.all.reversed().map { MissPage.object($0) }
        let dropped: [Int] = state.journal.dropped == 0 ? [] : [state.journal.dropped]
        let html = DashboardPage.html([
            "received": state.received, "dropped": dropped, "journal": journal, "stubs": stubs, "misses": misses,
            "scenarios": state.scenarios.sorted { $0.key < $1.key }.map { ["name": $0.key, "state": $0.value] },
        ])
        return MockResponse(
            headers: HeaderFields([
                HeaderFields.Field(name: "Content-Type", value: "text/html; charset=utf-8"),
                HeaderFields.Field(name: "Cache-Control", value: "no-store"),
                HeaderFields.Field(
                    name: "Content-Security-Policy", value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"),
            ]), body: Array(html.utf8))
    }

    private static func text(_ status: Int, _ text: String) -> MockResponse {
        MockResponse(
            status: status, headers: HeaderFields([HeaderFields.Field(name: "Content-Type", value: "text/plain; charset=utf-8")]),
            body: Array("\(text)\n".utf8))
    }
}

extension ServerCore.State {
    /// Forgets what was received and missed, and every scenario's state.
    mutating func forget() {
        journal.clear()
        received = 0
        misses = MissLog()
        scenarios = [:]
    }
}
