import Foundation
import Locks
import Testing

@Suite("A value that one thread at a time can use", .timeLimit(.minutes(5)))
struct LockedTests {
    private struct Refused: Error, Equatable {}

    /// An object that counts its instances.
    private final class Counted: Sendable {
        let count: Locked<Int>

        init(_ count: Locked<Int>) {
            self.count = count
            count.withLock { $0 += 1 }
        }

        deinit { count.withLock { $0 -= 1 } }
    }

    @Test func returnsTheResultAndKeepsTheChange() {
        let text = Locked("a")
        let length = text.withLock { text in
            text += "bc"
            return text.count
        }
        #expect(length == 3)
        #expect(text.withLock { $0 } == "abc")
    }

    @Test func passesTheErrorOnAndUnlocks() {
        let number = Locked(1)
        #expect(throws: Refused()) {
            try number.withLock { number throws(Refused) in
                number = 2
                throw Refused()
            }
        }
        #expect(number.withLock { $0 } == 2)
    }

    @Test func losesNoChangeOfManyThreads() {
        let (threads, changes) = (8, 20_000)
        // Two parts that are equal unless two threads changed them at the same time.
        let state = Locked((first: 0, second: 0, differences: 0))
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            for _ in 0..<changes {
                state.withLock { state in
                    if state.first != state.second { state.differences += 1 }
                    state.first += 1
                    state.second += 1
                }
            }
        }
        let end = state.withLock { $0 }
        #expect(end == (threads * changes, threads * changes, 0))
    }

    @Test func waitsWhileAnotherThreadUsesTheValue() {
        let steps = Locked<[String]>([])
        let order = Locked<[String]>([])
        let (isHeld, isFree) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            steps.withLock { steps in
                isHeld.signal()
                isFree.wait()
                steps.append("first")
                order.withLock { $0.append("first") }
            }
            done.signal()
        }
        isHeld.wait()
        Thread.detachNewThread {
            isFree.signal()
            steps.withLock { $0.append("second") }
            order.withLock { $0.append("second") }
            done.signal()
        }
        done.wait()
        done.wait()
        #expect(steps.withLock { $0 } == ["first", "second"])
        #expect(order.withLock { $0 } == ["first", "second"])
    }

    @Test func releasesItsValue() {
        let count = Locked(0)
        var held: Locked<Counted>? = Locked(Counted(count))
        #expect(count.withLock { $0 } == 1)
        #expect(held != nil)
        held = nil
        #expect(count.withLock { $0 } == 0)
    }
}
