internal import Foundation
internal import Locks

/// Runs recursive work on threads with a large stack, because the depth of the recursion depends on what is read.
package enum DeepStack {
    /// The address space of a stack for work whose recursion is as deep as sources are nested.
    ///
    /// Memory is used only for the part that is touched.
    package static let stackSize = 1 << 30

    /// Work on a separate thread.
    package struct Started: Sendable {
        fileprivate let done = DispatchSemaphore(value: 0)

        /// Waits until the work is done.
        ///
        /// It may be called once.
        package func wait() { done.wait() }
    }

    /// Runs work on a separate thread, without waiting for it.
    @discardableResult
    package static func start(stackSize: Int = stackSize, _ work: @escaping @Sendable () -> Void) -> Started {
        let started = Started()
        let thread = Thread {
            work()
            started.done.signal()
        }
        thread.stackSize = stackSize
        thread.start()
        return started
    }

    /// Runs work on a separate thread, and waits for its result.
    package static func run<Output: Sendable>(_ work: @escaping @Sendable () -> Output) -> Output { map(1) { _ in work() }[0] }

    // MARK: All cores

    /// Returns the values of a function for all numbers below a count, in their order.
    /// - Parameter stackSize: The address space of each thread's stack.
    package static func map<Value: Sendable>(
        _ count: Int, stackSize: Int = stackSize, _ work: @escaping @Sendable (Int) -> Value
    ) -> [Value] {
        map(count, stackSize: stackSize, keeping: {}) { number, _ in work(number) }
    }

    /// Returns the values of a function for all numbers below a count, where each thread keeps a value from one call to the next.
    package static func map<Kept, Value: Sendable>(
        _ count: Int, stackSize: Int = stackSize, keeping makeKept: @escaping @Sendable () -> Kept,
        _ work: @escaping @Sendable (Int, Kept) -> Value
    ) -> [Value] {
        map(count, inBatchesOf: 1, stackSize: stackSize, keeping: makeKept, work)
    }

    /// Returns the values of a function for all elements, in their order.
    ///
    /// Elements are processed in batches, because one call may be short.
    package static func map<Element: Sendable, Value: Sendable>(
        _ elements: [Element], _ work: @escaping @Sendable (Element) -> Value
    ) -> [Value] {
        let size = max(1, min(4_096, elements.count / 16))
        return map(elements.count, inBatchesOf: size, stackSize: stackSize, keeping: {}) { number, _ in work(elements[number]) }
    }

    /// Returns the values of a function for all numbers below a count, of which each thread takes a batch at a time.
    private static func map<Kept, Value: Sendable>(
        _ count: Int, inBatchesOf size: Int, stackSize: Int, keeping makeKept: @escaping @Sendable () -> Kept,
        _ work: @escaping @Sendable (Int, Kept) -> Value
    ) -> [Value] {
        let batches = Batches(count, of: size)
        return Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
            // Each value is initialized once, by the thread that took its number, and read after all threads have ended.
            nonisolated(unsafe) let values = buffer
            let threads = (0..<max(1, min(count, ProcessInfo.processInfo.activeProcessorCount))).map { _ in
                start(stackSize: stackSize) {
                    let kept = makeKept()
                    while let batch = batches.take() {
                        for number in batch { values.initializeElement(at: number, to: work(number, kept)) }
                    }
                }
            }
            for thread in threads { thread.wait() }
            initializedCount = count
        }
    }

    /// The numbers below a count, in batches.
    private final class Batches: Sendable {
        private let count: Int
        private let size: Int
        private let next = Locked(0)

        init(_ count: Int, of size: Int) { (self.count, self.size) = (count, size) }

        /// Returns the next numbers to process; nil if none are left.
        func take() -> Range<Int>? {
            next.withLock { next in
                guard next < count else { return nil }
                let start = next
                next = min(count, start + size)
                return start..<next
            }
        }
    }
}
