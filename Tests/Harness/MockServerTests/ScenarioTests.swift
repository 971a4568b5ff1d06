import FakeSupport
import Locks
import Testing

@testable import MockServer

@Suite("State: scenarios, code and clocks", .timeLimit(.minutes(5)))
struct ScenarioTests {
    @Test func changesStates() async throws {
        try await MockServer.run { server in
            try server.reply(to: .get("/cart"), with: .text("empty"), scenario: ScenarioRule("cart", in: ScenarioRule.start))
            try server.reply(to: .get("/cart"), with: .text("full"), scenario: ScenarioRule("cart", in: "full"))
            try server.reply(to: .post("/cart"), with: .text("added"), scenario: ScenarioRule("cart", then: "full"))
            #expect(try await server.body("GET /cart") == "empty")
            #expect(try await server.body("POST /cart") == "added")
            #expect(try await server.body("GET /cart") == "full")
            #expect(server.scenarioState("cart") == "full")
            server.setScenario("cart", to: "gone")
            let miss = try await server.body("GET /cart")
            #expect(miss.contains("x scenario cart  full    gone"))
            #expect(miss.contains("x scenario cart  start   gone"))
            #expect(server.scenarioState("other") == ScenarioRule.start)
        }
    }

    @Test func givesCodeCountVariablesAndTime() async throws {
        let clock = TestClock()
        try await MockServer.run(.with { $0.clock = clock }) { server in
            try server.reply(
                to: .get("/movie/{id}/{kind}"),
                with: .computed { request, context in
                    let variables = context.variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
                    return MockResponse(body: Array("\(request.number) \(context.count) \(variables) \(context.elapsed)".utf8))
                })
            #expect(try await server.body("GET /movie/7/videos") == "1 1 id=7,kind=videos 0.0 seconds")
            clock.advance(by: .seconds(90))
            #expect(try await server.body("GET /movie/a%20b/x") == "2 2 id=a b,kind=x 90.0 seconds")
        }
    }

    /// Answers that are made at the same time see each other's changes.
    @Test func letsCodeKeepState() async throws {
        let count = Locked(0)
        try await MockServer.run { server in
            try server.reply(
                to: .any,
                with: .computed { _, _ in
                    let number = count.withLock { count in
                        count += 2
                        return count
                    }
                    return MockResponse(body: Array("\(number)".utf8))
                })
            let numbers = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<50 { group.addTask { try await server.body("GET /") } }
                return try await group.reduce(into: Set<String>()) { $0.insert($1) }
            }
            #expect(numbers == Set((1...50).map { "\($0 * 2)" }))
            #expect(count.withLock { $0 } == 100)
        }
    }
}
