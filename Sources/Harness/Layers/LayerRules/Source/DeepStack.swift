internal import Foundation
internal import Synchronization

/// Runs work that recurses as deep as the sources that it reads.
enum DeepStack {
    /// Address space, of which only what is used is ever touched.
    private static let size = 1 << 30

    /// Does the work on a thread of its own, and waits for it.
    static func run<Output: Sendable>(_ work: @escaping @Sendable () -> Output) -> Output {
        let output = SharedOutput<Output>()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            output.value.withLock { $0 = work() }
            done.signal()
        }
        thread.stackSize = size
        thread.start()
        done.wait()
        guard let value = output.value.withLock({ $0 }) else { preconditionFailure("the work ended without its output") }
        return value
    }

    private final class SharedOutput<Output: Sendable>: Sendable {
        let value = Mutex<Output?>(nil)
    }
}
