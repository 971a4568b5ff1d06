import FakeSupport
import Locks
import Testing

@Suite("A clock that a test moves", .timeLimit(.minutes(5)))
struct TestClockTests {
    private let clock = TestClock()

    @Test func movesOnlyWhenAdvanced() {
        #expect(clock.now.offset == .zero)
        clock.advance(by: .seconds(3))
        clock.advance(by: .milliseconds(500))
        #expect(clock.now.offset == .milliseconds(3500))
    }

    @Test func movesByTheSumOfAllThatMoveIt() async throws {
        let clock = clock
        let sleeper = Task { try await clock.sleep(for: .seconds(100)) }
        try await clock.waitForSleepers()
        await withTaskGroup { group in
            for _ in 0..<100 { group.addTask { clock.advance(by: .seconds(1)) } }
        }
        #expect(clock.now.offset == .seconds(100))
        try await sleeper.value
    }

    @Test func wakesInTheOrderOfTheTimes() {
        let method = FakeMethod<Int, Int>("wait(_:)", clock: clock)
        for (argument, seconds) in [(1, 3), (2, 1), (3, 3), (4, 5)] {
            method.stub(when: { $0 == argument }, .returns(argument).after(.seconds(seconds)))
        }
        let woken = Locked<[(Int, Duration)]>([])
        for argument in 1...4 {
            method.call(argument) { (result: Result<Int, Never>) in
                woken.withLock { $0.append((result.get(), clock.now.offset)) }
            }
        }
        clock.advance(by: .seconds(4))
        #expect(woken.withLock { $0.map(\.0) } == [2, 1, 3])
        #expect(woken.withLock { $0.map(\.1) } == [.seconds(1), .seconds(3), .seconds(3)])
        clock.advance(by: .seconds(1))
        #expect(woken.withLock { $0.count } == 4)
    }

    @Test func sleepsUntilItIsMoved() async throws {
        // A sleep until a past time returns at once.
        try await clock.sleep(for: .zero)
        let tasks = (1...2).map { seconds in
            Task {
                try await clock.sleep(for: .seconds(seconds))
                return clock.now.offset
            }
        }
        try await clock.waitForSleepers(2)
        clock.advance(by: .seconds(1))
        #expect(try await tasks[0].value == .seconds(1))
        clock.advance(by: .seconds(1))
        #expect(try await tasks[1].value == .seconds(2))
    }

    @Test func waitingForSleepersEndsWithAMessage() async {
        let problem = await #expect(throws: FakeError.self) { try await clock.waitForSleepers(2, timeout: .milliseconds(10)) }
        #expect(
            problem?.description
                == "the clock has 0 sleepers after 0.01 seconds, not 2; check that the code under test waits for this clock")
    }

    @Test func aCancelledSleepEnds() async throws {
        let task = Task { try await clock.sleep(for: .seconds(1)) }
        try await clock.waitForSleepers()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
