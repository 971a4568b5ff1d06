import Dispatch
import Locks
import Testing

@Suite("A value that is made once")
struct OnceTests {
    private final class Captured: Sendable {}

    @Test func isMadeOnceWhicheverThreadAsks() {
        let count = Locked(0)
        let once = Once {
            count.withLock { count in
                count += 1
                return count
            }
        }
        #expect(count.withLock { $0 } == 0)
        DispatchQueue.concurrentPerform(iterations: 64) { _ in _ = once.value }
        #expect(once.value == 1)
        #expect(count.withLock { $0 } == 1)
    }

    @Test func releasesWhatItWasMadeOf() {
        weak var captured: Captured?
        let once: Once<Int>
        do {
            let object = Captured()
            captured = object
            once = Once { withExtendedLifetime(object) { 1 } }
        }
        #expect(captured != nil)
        #expect(once.value == 1)
        #expect(captured == nil)
    }
}
