import Testing

@testable import MockServer

@Suite("The index of stubs")
struct StubIndexTests {
    /// A generator that gives the same numbers in every run.
    private var random = SeededGenerator(seed: 7, stub: 0, count: 0)

    private mutating func pattern() throws -> RequestPattern {
        let paths = ["/", "/a", "/a/b", "/a/{x}", "/{x}/b", "/{x}/{y}", "/a/b/c"]
        var pattern = try RequestPattern(
            [nil, ["GET"], ["POST"]].randomElement(using: &random) ?? nil, paths.randomElement(using: &random) ?? "/")
        switch Int.random(in: 0..<8, using: &random) {
        case 0: pattern = .any
        case 1: pattern = try RequestPattern(nil, regex: "^/a")
        default: break
        }
        for name in ["p", "q"] where Bool.random(using: &random) {
            pattern = pattern.query(name, Bool.random(using: &random) ? .equals("\(Int.random(in: 0..<3, using: &random))") : .present)
        }
        if Bool.random(using: &random) { pattern = pattern.header("X-H", .equals("\(Int.random(in: 0..<2, using: &random))")) }
        return pattern
    }

    private mutating func request() -> ReceivedRequest {
        let path = ["/", "/a", "/a/b", "/z/b", "/a/z", "/a/b/c", "/no/such/one"].randomElement(using: &random) ?? "/"
        let query = ["", "?p=1", "?q=0&p=2", "?p=0&q=1&p=1"].randomElement(using: &random) ?? ""
        let headers = [[], ["x-h: 1"], ["X-H: 0", "X-H: 1"]].randomElement(using: &random) ?? []
        return .sample(Bool.random(using: &random) ? "GET" : "POST", path + query, headers)
    }

    /// The index finds the same stubs as a comparison with every stub, in the same order.
    @Test mutating func findsTheSameStubsAsASearch() throws {
        var index = StubIndex()
        var stubs: [(rank: StubRank, pattern: RequestPattern)] = []
        for number in 0..<400 {
            let pattern = try pattern()
            let rank = StubRank(priority: Int.random(in: -1...1, using: &random), specificity: pattern.specificity, number: number)
            index.insert(rank, pattern)
            stubs.append((rank, pattern))
        }
        stubs.sort { $0.rank < $1.rank }
        var found = 0
        for _ in 0..<2_000 {
            let facts = RequestFacts(request())
            let expected = stubs.filter { $0.pattern.accepts(facts) }.map(\.rank)
            let candidates = index.candidates(for: facts)
            let patterns = Dictionary(uniqueKeysWithValues: stubs.map { ($0.rank.number, $0.pattern) })
            #expect(candidates.filter { patterns[$0.number]?.accepts(facts) == true } == expected)
            found += expected.count
        }
        #expect(found > 2_000)
    }

    /// Of many stubs at one path, only those that require the received values are compared.
    @Test func comparesFewOfManyStubs() throws {
        var index = StubIndex()
        for number in 0..<5_000 {
            let pattern = try RequestPattern.get("/3/search/movie?api_key=k&query=film\(number)")
            index.insert(StubRank(priority: 0, specificity: pattern.specificity, number: number), pattern)
        }
        #expect(index.candidates(for: RequestFacts(.sample("/3/search/movie?query=film4711&api_key=k"))).count <= 2)
        #expect(index.candidates(for: RequestFacts(.sample("/3/search/other"))).isEmpty)
    }

    @Test func findsStubsByHeaders() throws {
        var index = StubIndex()
        for number in 0..<5_000 {
            let pattern = try RequestPattern.get("/a").header("X-User", .equals("\(number)"))
            index.insert(StubRank(priority: 0, specificity: pattern.specificity, number: number), pattern)
        }
        #expect(index.candidates(for: RequestFacts(.sample("/a", ["x-user: 4711"]))).map(\.number) == [4_711])
    }

    @Test(arguments: [
        ("a parameter without a value", "/a?x", "/a?x"), ("an empty value", "/a?x=", "/a?x"), ("an escaped slash", "/a%2Fb", "/a%2fb"),
        ("an empty segment", "/a//b", "/a//b"), ("a slash at the end", "/a/", "/a/"), ("a name with escapes", "/a?b%5Bc%5D=1", "/a?b[c]=1"),
    ]) func findsUnusualTargets(_ what: String, _ pattern: String, _ target: String) throws {
        var index = StubIndex()
        let pattern = try RequestPattern.get(pattern)
        index.insert(StubRank(priority: 0, specificity: pattern.specificity, number: 0), pattern)
        let facts = RequestFacts(.sample(target))
        #expect(index.candidates(for: facts).count == 1, "\(what)")
        #expect(pattern.accepts(facts), "\(what)")
    }

    /// A parameter without a value has an empty value.
    @Test func findsEmptyValues() throws {
        var index = StubIndex()
        let pattern = try RequestPattern.get("/a").query("x", .equals(""))
        index.insert(StubRank(priority: 0, specificity: pattern.specificity, number: 0), pattern)
        for target in ["/a?x", "/a?x=", "/a?y=1&x"] { #expect(index.candidates(for: RequestFacts(.sample(target))).count == 1) }
        #expect(index.candidates(for: RequestFacts(.sample("/a?x=1"))).isEmpty)
    }

    @Test func ranksByPriorityThenSpecificityThenAge() throws {
        func rank(_ pattern: RequestPattern, _ number: Int, priority: Int = 0) -> StubRank {
            StubRank(priority: priority, specificity: pattern.specificity, number: number)
        }
        let ranks = [
            rank(try .get("/a"), 0, priority: 1), rank(try .get("/a/b").header("X", .present).query("y", .present), 1),
            rank(try .get("/a/b").query("y", .present), 2), rank(try .get("/a/b"), 4), rank(try .get("/a/b"), 3),
            rank(try RequestPattern(["GET", "POST"], "/a/b"), 5), rank(try RequestPattern(nil, "/a/b"), 6), rank(try .get("/a/{x}"), 7),
            rank(try .get("/{x}/{y}"), 8), rank(try RequestPattern(["GET"], regex: "."), 9), rank(.any, 10),
            rank(try .get("/a/b"), 11, priority: -1),
        ]
        #expect(ranks.shuffled().sorted().map(\.number) == ranks.map(\.number))
    }
}
