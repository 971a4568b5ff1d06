import FakeSupport
import Locks
import Testing

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

private struct Gone: Error, Hashable {}
private struct Other: Error, Hashable {}

@Suite("A method of a fake", .timeLimit(.minutes(5)))
struct FakeMethodTests {
    private let price = FakeMethod<String, Int>("price(of:)", fileID: "App/PriceTests.swift", line: 12)

    /// The answers that completion handlers received so far.
    private final class Answers: Sendable {
        private let answers = Locked<[Result<Int, Gone>]>([])
        var all: [Result<Int, Gone>] { answers.withLock { $0 } }
        func append(_ answer: Result<Int, Gone>) { answers.withLock { $0.append(answer) } }
    }

    // MARK: Stubs

    @Test func newestMatchingStubAnswers() throws {
        price.stub(.returns(1))
        price.stub(when: { $0.hasPrefix("b") }, .returns(2))
        price.stub(when: { $0 == "gone" }, .fails(Gone()))
        price.stub(when: { $0.count > 5 }, .computes { $0.count })
        #expect(try price.call("a") == 1)
        #expect(try price.call("b") == 2)
        #expect(throws: Gone()) { try price.call("gone") }
        #expect(try price.call("bananas") == 7)
        price.stub(.returns(9))
        #expect(try price.call("gone") == 9)
        #expect(price.calls == ["a", "b", "gone", "bananas", "gone"])
    }

    @Test func usesEachAnswerInOrderOnce() throws {
        price.stub(.returns(0))
        price.stub(inOrder: .returns(1), .fails(Gone()), .returns(3))
        #expect(try price.call("a") == 1)
        #expect(throws: Gone()) { try price.call("a") }
        #expect(try price.call("a") == 3)
        #expect(try price.call("a") == 0)
    }

    // MARK: Nothing stubbed

    @Test func nothingStubbedNamesTheMethodAndTheTest() throws {
        let line = #line + 1
        let problem = #expect(throws: FakeError.self) { try price.call("a") }
        #expect(
            problem?.description == """
                App/PriceTests.swift:12: the fake created here received the call price(of:) with (a) at \(#fileID):\(line), but the method has no stub; \
                add a stub first: price.stub(.returns(...))
                """)
        price.stub(inOrder: .returns(1))
        #expect(try price.call("a") == 1)
        let exhaustedLine = #line + 1
        let exhausted = #expect(throws: FakeError.self) { try price.call("b") }
        #expect(
            exhausted?.description.contains(
                "price(of:) with (b) at \(#fileID):\(exhaustedLine), but no stub matches it, or all matching stubs are exhausted; ") == true
        )
        #expect(price.calls == ["a", "a", "b"])
    }

    @Test func severalArgumentsAreShownAsTheyAreWritten() {
        let sell = FakeMethod<(name: String, count: Int), Void>("sell(name:count:)")
        let problem = #expect(throws: FakeError.self) { try sell.call(("a", 2)) }
        #expect(problem?.description.contains("received the call sell(name:count:) with (name: \"a\", count: 2) at \(#fileID):") == true)
    }

    @Test func aFakeThatIsMadeHereIsNamedByItsLine() {
        let line = #line + 1
        let fake = FakeMethod<Void, Void>("save()")
        let problem = #expect(throws: FakeError.self) { try fake.call(()) }
        #expect(problem?.description.hasPrefix("\(#fileID):\(line): ") == true)
    }

    @Test func nothingStubbedInEveryOtherStyleNamesTheCallersLine() async throws {
        let line = #line + 1
        let thrown = await #expect(throws: FakeError.self) { try await price.callAsync("a") }
        let handed = Locked<(any Error)?>(nil)
        price.call("a") { (result: Result<Int, any Error>) in
            if case .failure(let error) = result { handed.withLock { $0 = error } }
        }
        let publisher: AnyPublisher<Int, any Error> = price.publisher("a")
        let published = received(from: publisher).1
        let messages = [thrown, handed.withLock { $0 }, published].map { "\($0.map { "\($0)" } ?? "nothing")" }
        for (message, offset) in zip(messages, [0, 2, 5]) {
            #expect(message.contains("price(of:) with (a) at \(#fileID):\(line + offset), but the method has no stub; "))
        }
    }

    @Test func aPlainCallThatCannotThrowEndsTheProcess() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = FakeMethod<Int, Int>("double(_:)", fileID: "App/Tests.swift", line: 3).value(4)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("App/Tests.swift:3: the fake created here received the call double(_:) with (4) at FakeSupportTests/"))
        #expect(message.contains(", but the method has no stub; add a stub first: double.stub(.returns(...))"))
    }

    @Test func anErrorOfAnotherKindEndsTheProcess() async {
        await #expect(processExitsWith: .failure) {
            let method = FakeMethod<Int, Int>("double(_:)")
            method.stub(.fails(Other()))
            method.call(4) { (_: Result<Int, Gone>) in }
        }
    }

    @Test func aPlainCallCannotWait() {
        price.stub(.returns(1).after(.seconds(1)))
        let problem = #expect(throws: FakeError.self) { try price.call("a") }
        #expect(
            problem?.description == """
                App/PriceTests.swift:12: the answer of the fake created here to price(of:) is delayed or never arrives, \
                but a synchronous call cannot wait for it; \
                stub it without a delay
                """)
    }

    @Test func aPlainCallThatCannotThrowAnswers() {
        price.stub(.returns(5))
        #expect(price.value("a") == 5)
    }

    // MARK: Completion handlers

    @Test func deliversAnswersWhenTheClockReachesTheirTime() {
        let answers = Answers()
        price.stub(inOrder: .returns(1).after(.seconds(2)), .fails(Gone()).after(.seconds(1)), .returns(3))
        for name in ["a", "b", "c"] { price.call(name, completion: answers.append) }
        #expect(answers.all == [.success(3)])
        price.clock.advance(by: .seconds(1))
        #expect(answers.all == [.success(3), .failure(Gone())])
        price.clock.advance(by: .seconds(1))
        #expect(answers.all == [.success(3), .failure(Gone()), .success(1)])
    }

    @Test func aCancelledCallIsNotAnswered() {
        let answers = Answers()
        price.stub(.returns(1).after(.seconds(1)))
        let cancellation = price.call("a", completion: answers.append)
        price.call("b", completion: answers.append)
        cancellation.cancel()
        cancellation.cancel()
        price.clock.advance(by: .seconds(1))
        #expect(answers.all == [.success(1)])
        #expect(price.cancelledCalls == ["a"])
    }

    @Test func aConditionMayAskTheFakeItself() throws {
        price.stub(.returns(1))
        price.stub(when: { [price] _ in price.calls.count > 1 }, .returns(2))
        #expect(try [price.call("a"), price.call("a")] == [1, 2])
    }

    @Test func anAnswerMayComeThoughTheCallWasCancelled() {
        let answers = Answers()
        price.stub(.returns(1).after(.seconds(1)).ignoringCancellation)
        let cancellation = price.call("a", completion: answers.append)
        cancellation.cancel()
        cancellation.cancel()
        price.clock.advance(by: .seconds(1))
        #expect(answers.all == [.success(1)])
        #expect(price.cancelledCalls == ["a"])
    }

    @Test func cancellingAfterTheAnswerIsNothing() {
        price.stub(.returns(1))
        price.call("a") { (_: Result<Int, Gone>) in }.cancel()
        #expect(price.cancelledCalls == [])
    }

    @Test func anAnswerMayNeverCome() {
        let answers = Answers()
        price.stub(.never)
        let cancellation = price.call("a", completion: answers.append)
        price.clock.advance(by: .seconds(86_400))
        cancellation.cancel()
        #expect(answers.all == [])
        #expect(price.cancelledCalls == ["a"])
    }

    // MARK: Async

    @Test func anAsyncCallWaitsForTheClock() async throws {
        price.stub(.returns(1).after(.seconds(1)))
        async let value = price.callAsync("a")
        try await price.waitForCalls()
        price.clock.advance(by: .seconds(1))
        #expect(try await value == 1)
    }

    @Test func anAsyncCallIsCancelledWithItsTask() async throws {
        price.stub(.never)
        let task = Task { try await price.callAsync("a") }
        try await price.waitForCalls()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(price.cancelledCalls == ["a"])
    }

    @Test func anAsyncAnswerMayComeThoughItsTaskWasCancelled() async throws {
        price.stub(.returns(1).after(.seconds(1)).ignoringCancellation)
        let task = Task { try await price.callAsync("a") }
        try await price.waitForCalls()
        task.cancel()
        price.clock.advance(by: .seconds(1))
        #expect(try await task.value == 1)
        #expect(price.cancelledCalls == ["a"])
    }

    @Test func asyncCallsFromManyTasksAreAllLogged() async throws {
        price.stub(.computes { $0.count })
        try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<200 { group.addTask { try await price.callAsync(String(repeating: "a", count: number)) } }
            var sum = 0
            for try await value in group { sum += value }
            #expect(sum == 19_900)
        }
        #expect(Set(price.calls.map(\.count)) == Set(0..<200))
    }

    // MARK: Publishers

    @Test func sendsEventsToCurrentSubscribers() {
        let events = FakeEvents<Int>()
        var heard: [Int] = []
        events.send(1)
        let first = events.publisher.sink { heard.append($0) }
        let second = events.publisher.sink { heard.append($0 * 10) }
        events.send(2)
        first.cancel()
        events.send(3)
        second.cancel()
        events.send(4)
        #expect(heard.sorted() == [2, 20, 30])
    }

    /// Returns the values and the failure that a publisher sends at once.
    private func received<Failure>(from publisher: AnyPublisher<Int, Failure>) -> ([Int], (any Error)?) {
        var values: [Int] = []
        var failure: (any Error)?
        let subscription = publisher.sink {
            if case .failure(let error) = $0 { failure = error }
        } receiveValue: {
            values.append($0)
        }
        withExtendedLifetime(subscription) {}
        return (values, failure)
    }

    @Test func aPublisherAsksForEachSubscriber() {
        price.stub(inOrder: .returns(1), .fails(Gone()))
        let publisher: AnyPublisher<Int, Gone> = price.publisher("a")
        #expect(price.calls == [])
        #expect(received(from: publisher).0 == [1])
        #expect(received(from: publisher).1 is Gone)
        #expect(price.calls == ["a", "a"])
    }

    @Test func aPublisherWaitsAndIsCancelled() {
        price.stub(.returns(1).after(.seconds(1)))
        var values: [Int] = []
        func publisher(_ name: String) -> AnyPublisher<Int, Never> { price.publisher(name) }
        let kept = publisher("a").sink { _ in
        } receiveValue: {
            values.append($0)
        }
        let cancelled = publisher("b").sink { _ in
        } receiveValue: {
            values.append($0)
        }
        #expect(values == [])
        cancelled.cancel()
        price.clock.advance(by: .seconds(1))
        #expect(values == [1])
        #expect(price.cancelledCalls == ["b"])
        withExtendedLifetime(kept) {}
    }

    // MARK: Waiting

    @Test func waitsForCalls() async throws {
        price.stub(.returns(1))
        let task = Task { try await price.waitForCalls(2) }
        _ = try price.call("a")
        _ = try price.call("b")
        #expect(try await task.value == ["a", "b"])
        // Earlier calls count.
        #expect(try await price.waitForCalls(1) == ["a", "b"])
    }

    @Test func waitingEndsWithAMessage() async throws {
        price.stub(.returns(1))
        _ = try price.call("a")
        let problem = await #expect(throws: FakeError.self) { try await price.waitForCalls(3, timeout: .milliseconds(10)) }
        #expect(
            problem?.description
                == "price(of:) was called once within 0.01 seconds, not 3; check that the code under test makes the calls")
    }
}
