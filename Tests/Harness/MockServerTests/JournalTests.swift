import HTTPMessages
import Locks
import TestFolders
import Testing

@testable import MockServer

@Suite("The journal of a mock server", .timeLimit(.minutes(5)))
struct JournalTests {
    private func ask(_ target: String, _ server: MockServer, _ method: String = "GET", body: String = "") async throws {
        _ = try await WireClient.talk(
            to: server.port,
            "\(method) \(target) HTTP/1.1\r\nhOST: x\r\nConnection: close\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }

    @Test func keepsReceivedRequests() async throws {
        try await MockServer.run(answering: .status(200)) { server in
            try await ask("/a?b=%41", server, "PUT", body: "hello")
            let request = try #require(try server.requests().first)
            #expect(request.number == 1)
            #expect(request.method == "PUT")
            #expect(request.target == "/a?b=%41")
            #expect(request.version == "HTTP/1.1")
            #expect(request.text == "hello")
            #expect(request.headers.fields.map { "\($0.name)=\($0.value)" } == ["hOST=x", "Connection=close", "Content-Length=5"])
            #expect(request.parts.query.first?.value == "A")
            #expect(String(decoding: request.head, as: UTF8.self).hasPrefix("PUT /a?b=%41 HTTP/1.1\r\nhOST: x\r\n"))
        }
    }

    @Test func reportsUnknownCounts() async throws {
        try await MockServer.run { server in
            try server.reply(to: .any, with: .status(200))
            let pattern = try RequestPattern.post("/a").body(.text(.regex(MatchingTests.exhausting.pattern)))
            async let received = server.waitForRequests(matching: pattern)
            try await ask("/a", server, "POST", body: MatchingTests.exhausting.body)
            let words =
                "the search for /^(?:a|b)*$/ in a received request gave up; write the pattern with fewer nested repetitions"
            do {
                let count = try await received.count
                Issue.record("\(count) requests match")
            } catch let problem as MockServerError {
                #expect(problem.description == words)
            }
            #expect(throws: MockServerError.self) { try server.check(pattern, .never) }
            #expect(throws: MockServerError.self) { try server.check(inOrder: pattern) }
        }
    }

    @Test func checksCounts() async throws {
        try await MockServer.run { server in
            let line = #line + 1
            try server.reply(to: .get("/a"), with: .status(200))
            for target in ["/a", "/b", "/a"] { try await ask(target, server) }
            _ = try await server.answer(to: "GET /a\r\n\r\n")
            for count in [ReceivedCount.exactly(2), .atLeast(2), .atLeast(0), .atMost(2), .atMost(9)] {
                try server.check(.get("/a"), count)
            }
            try server.check(.get("/c"), .never)
            // A refused request matches no pattern.
            try server.check(.any, .exactly(3))
            let origin = StubOrigin.line(fileID: "MockServerTests/JournalTests.swift", line: line)
            #expect(
                server.journal.map(\.outcome) == [
                    .answered(by: origin), .missed, .answered(by: origin), .refused(status: 400),
                ])
            for (count, words) in [
                (ReceivedCount.exactly(1), "1"), (.exactly(3), "3"), (.atLeast(3), "at least 3"), (.atMost(1), "at most 1"),
                (.never, "none"),
            ] {
                let problem = #expect(throws: MockServerError.self) { try server.check(.get("/a"), count) }
                #expect(
                    problem?.description == """
                        2 requests match GET /a (expected \(words)); received:
                          #1 GET /a: answered by MockServerTests/JournalTests.swift:\(line)
                          #2 GET /b: nothing answers it
                          #3 GET /a: answered by MockServerTests/JournalTests.swift:\(line)
                          #4 refused with status 400
                        """)
            }
        }
    }

    @Test func hasOutcomesWithValues() {
        let origin = StubOrigin.recording("movies/popular-1")
        #expect(JournalEntry.Outcome.answered(by: origin).origin == origin)
        #expect(JournalEntry.Outcome.refused(status: 400).refusedStatus == 400)
        for outcome in [JournalEntry.Outcome.missed, .passedOn] {
            #expect(outcome.origin == nil)
            #expect(outcome.refusedStatus == nil)
        }
        #expect(
            [JournalEntry.Outcome.answered(by: origin), .missed, .passedOn, .refused(status: 400)].map(\.description) == [
                "answered by movies/popular-1", "nothing answers it", "passed on", "refused with status 400",
            ])
    }

    @Test func printsExpectedCounts() {
        #expect(
            [ReceivedCount.exactly(2), .atLeast(1), .atMost(3), .never].map(\.description) == ["2", "at least 1", "at most 3", "none"])
        #expect(ReceivedCount.never == .exactly(0))
    }

    @Test func checksTheOrderOfRequests() async throws {
        try await MockServer.run(answering: .status(200)) { server in
            for target in ["/a", "/x", "/b", "/a"] { try await ask(target, server) }
            try server.check(inOrder: .get("/a"), .get("/b"), .get("/a"))
            let problem = #expect(throws: MockServerError.self) { try server.check(inOrder: .get("/b"), .get("/x")) }
            #expect(problem?.description.hasPrefix("no request matches GET /x after GET /b; received:\n  #1 GET /a: ") == true)
            let first = #expect(throws: MockServerError.self) { try server.check(inOrder: .get("/c")) }
            #expect(first?.description.hasPrefix("no request matches GET /c; received:\n") == true)
        }
    }

    @Test func waitsForRequests() async throws {
        try await MockServer.run(answering: .status(200)) { server in
            async let received = server.waitForRequests(matching: .get("/a"), count: 2)
            for target in ["/a", "/b", "/a"] { try await ask(target, server) }
            #expect(try await received.map(\.number) == [1, 3])
            // A request that was received before ends the wait at once.
            #expect(try await server.waitForRequests(matching: .get("/b")).count == 1)
        }
    }

    @Test func countsOnlyMatchingRequestsOfAWait() async throws {
        try await MockServer.run(answering: .status(200)) { server in
            try await ask("/a", server)
            async let twice = server.waitForRequests(matching: .get("/a"), count: 2, timeout: .seconds(240))
            async let other = server.waitForRequests(matching: .get("/b"), count: 2, timeout: .seconds(240))
            while server.core.state.withLock({ $0.waiters.count }) < 2 { await Task.yield() }
            try await ask("/b", server)
            #expect(server.core.state.withLock { $0.waiters.map(\.found).sorted() } == [0, 1])
            try await ask("/b", server)
            #expect(try await other.map(\.number) == [2, 3])
            try await ask("/a", server)
            #expect(try await twice.map(\.number) == [1, 4])
            #expect(server.core.state.withLock { $0.waiters.count } == 0)
        }
    }

    @Test func endsAWaitOnOverflow() async throws {
        try await MockServer.run(.with { $0.journalLimit = 1 }) { server in
            let waited = Task { try await server.waitForRequests(matching: .get("/a"), count: 2, timeout: .seconds(240)) }
            while server.core.state.withLock({ $0.waiters.isEmpty }) { await Task.yield() }
            for _ in 0..<2 { try await ask("/a", server) }
            let problem = await #expect(throws: MockServerError.self) { try await waited.value }
            #expect(problem?.description.hasPrefix("the journal keeps 1 requests and ") == true)
        }
    }

    @Test func countsTheBytesOfBodies() async throws {
        try await MockServer.run(.with { $0.journalByteLimit = 1_500 }) { server in
            try await ask("/a", server, "PUT", body: String(repeating: "x", count: 1_000))
            try server.check(.any, .exactly(1))
            try await ask("/b", server, "PUT", body: String(repeating: "x", count: 1_000))
            #expect(server.journal.map(\.description) == ["#2 PUT /b: nothing answers it"])
            #expect(server.journal.droppedCount == 1)
            #expect("\(server.journal)" == "(1 earlier request was dropped)\n#2 PUT /b: nothing answers it")
        }
    }

    @Test func reportsReceivedRequestsAfterATimeout() async throws {
        try await MockServer.run { server in
            let nothing = await #expect(throws: MockServerError.self) {
                try await server.waitForRequests(matching: .get("/a"), timeout: .milliseconds(20))
            }
            #expect(
                nothing?.description == "0 requests match GET /a within 0.02 seconds (expected at least 1); nothing was received"
            )
            try await ask("/b", server)
            let other = await #expect(throws: MockServerError.self) {
                try await server.waitForRequests(matching: .get("/a"), timeout: .milliseconds(20))
            }
            #expect(other?.description.hasSuffix("; received:\n  #1 GET /b: nothing answers it") == true)
        }
    }

    @Test func endsAWaitWithItsTask() async throws {
        try await MockServer.run { server in
            let task = Task { try await server.waitForRequests(matching: .get("/a"), timeout: .seconds(600)) }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
    }

    @Test func failsChecksAfterAnOverflow() async throws {
        try await MockServer.run(.with { $0.journalLimit = 2 }, answering: .status(200)) { server in
            for target in ["/a", "/b"] { try await ask(target, server) }
            try server.check(.get("/a"), .exactly(1))
            try await ask("/c", server)
            let message =
                "the journal keeps 2 requests and 67108864 bytes, and has dropped 1, so the received requests are not all known; "
                + "raise journalLimit or journalByteLimit in the configuration"
            for check in [ReceivedCount.never, .atLeast(0), .atMost(5)] {
                let problem = #expect(throws: MockServerError.self) { try server.check(.get("/c"), check) }
                #expect(problem?.description == message)
            }
            #expect(throws: MockServerError.self) { try server.check(inOrder: .get("/b")) }
            await #expect(throws: MockServerError.self) { try await server.waitForRequests(matching: .get("/c")) }
        }
    }

    @Test func limitsBytes() {
        var journal = Journal(countLimit: 10, byteLimit: 10)
        for (number, size) in [(1, 4), (2, 4), (3, 4), (4, 20), (5, 1)] {
            let request = ReceivedRequest(seen: Array(repeating: 0, count: size)).numbered(number)
            journal.append(JournalEntry(request: request, outcome: .missed))
            #expect(journal.map(\.request.number) == [[1], [1, 2], [2, 3], [], [5]][number - 1])
        }
        #expect(journal.droppedCount == 4)
    }

    @Test func keepsTheLatestRequests() {
        var journal = Journal(countLimit: 3, byteLimit: 1_000)
        for number in 1...8 {
            journal.append(JournalEntry(request: ReceivedRequest(method: "GET", target: "/").numbered(number), outcome: .missed))
        }
        #expect(journal.map(\.request.number) == [6, 7, 8])
        #expect(journal.droppedCount == 5)
    }

    /// An app that sends a secret in a wrong place does not reveal it.
    @Test func hidesSecretsInUnusualPlaces() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a.http", "POST /a?key={{KEY}}\n\n{\"password\":\"{{PASSWORD}}\"}\n\nHTTP/1.1 200 OK\n\n")
        try await MockServer.run(MockServerConfiguration(fixtures: folder.path)) { server in
            try server.serve(recordings: "a")
            try server.reply(to: .post("/b").body(.text(.contains("fine"))), with: .status(200))
            try await ask("http://user:s3cret-1@x/a?KEY=s3cret-2&Key=s3cret-3", server)
            try await ask("/b", server, "POST", body: "{\"password\":\"s3cret-4\"}")
            let text = "\(server.misses)\(server.journal)"
            #expect(server.journal.first?.description == "#1 GET http://{{USER}}@x/a?KEY={{KEY}}&Key={{KEY}}: nothing answers it")
            #expect(!text.contains("s3cret"), "\(text)")
        }
    }

    @Test func escapesTextThatChangesItsDirection() async throws {
        try await MockServer.run { server in
            try await ask("/a\u{202E}b\u{2028}c", server)
            #expect(server.journal.map(\.description) == ["#1 GET /a%E2%80%AEb%E2%80%A8c: nothing answers it"])
        }
    }

    /// A secret of one recording is hidden in the comparison with another recording, too.
    @Test func hidesSecretsOfOtherRecordings() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a.http", "GET /a?key={{KEY}}\n\nHTTP/1.1 200 OK\n\n")
        try folder.write("b.http", "GET /a?key=wrong\n\nHTTP/1.1 401 No\n\n")
        try await MockServer.run(MockServerConfiguration(fixtures: folder.path)) { server in
            try server.serve(recordings: "a", "b")
            try server.reply(
                to: .get("/a").query("key", .absent).header("Authorization", .equals("none")).cookie("c", .equals("1")), with: .status(200))
            _ = try await WireClient.talk(
                to: server.port,
                "POST /a?key=s3cret-1&x=%1B%5B31m\u{9B}31m HTTP/1.1\r\nHost: x\r\nAuthorization: s3cret-2\r\nCookie: c=s3cret-3\r\nConnection: close\r\n\r\n"
            )
            let text = "\(server.misses)\(server.journal)"
            #expect(text.contains("another text"))
            #expect(!text.contains("s3cret"))
            #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
        }
    }

    @Test func hidesSecrets() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a.http", "GET /a?key={{KEY}}&page=1\nX-Token: {{T}}\n\nHTTP/1.1 200 OK\n\n")
        try await MockServer.run(MockServerConfiguration(fixtures: folder.path)) { server in
            try server.serve(recordings: "a")
            try await ask("/a?k%65y=s3cret-1&page=2", server)
            try await ask("/b?key=s3cret-2&page=1", server)
            let lines = server.journal.map(\.description)
            #expect(lines == ["#1 GET /a?k%65y={{KEY}}&page=2: nothing answers it", "#2 GET /b?key={{KEY}}&page=1: nothing answers it"])
            #expect(server.misses.count == 2)
            #expect(!"\(server.misses)".contains("s3cret"))
        }
    }
}
