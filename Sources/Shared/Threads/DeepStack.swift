internal import CThreads
internal import Foundation
internal import Locks

/// Runs recursive work on threads with a large stack, because the depth of the recursion depends on the sources.
package enum DeepStack {
    /// The address space of a stack for work whose recursion is as deep as sources are nested, in bytes: 1 GiB, or less where the system
    /// limits the address space, but at least 16 MiB.
    ///
    /// Memory is used only for the part that is touched.
    package static let stackSize = max(16 << 20, plumbline_largest_stack(1 << 30))

    /// The system creates no further thread.
    package struct NoThreadError: Error, Hashable, Sendable {
        /// The message of the system.
        package let reason: String

        init(_ code: Int32) { reason = String(cString: strerror(code)) }
    }

    /// Checks that the system creates a thread.
    ///
    /// A program calls it first, so that a system without threads is an error. Work for which no thread can be created later runs on
    /// the thread that needs its result.
    package static func check() throws(NoThreadError) { try start {}.wait() }

    /// Work on a separate thread.
    package struct Started: Sendable {
        fileprivate let done = DispatchSemaphore(value: 0)

        /// Waits until the work is done.
        ///
        /// It may be called once.
        package func wait() { done.wait() }
    }

    /// Runs work on a separate thread, without waiting for it.
    /// - Throws: ``NoThreadError``. The work does not run then.
    @discardableResult
    package static func start(
        stackSize: Int = stackSize, _ work: @escaping @Sendable () -> Void
    ) throws(NoThreadError) -> Started {
        let started = Started()
        let box = Unmanaged.passRetained(
            Work {
                work()
                started.done.signal()
            })
        let error = plumbline_start_thread(
            stackSize, { Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run() }, box.toOpaque())
        guard error == 0 else {
            box.release()
            throw NoThreadError(error)
        }
        return started
    }

    /// Runs work on a separate thread without waiting for it, or at once where there is none.
    @discardableResult
    package static func runBeside(_ work: @escaping @Sendable () -> Void) -> Started {
        do throws(NoThreadError) {
            return try start(work)
        } catch {
            work()
            let started = Started()
            started.done.signal()
            return started
        }
    }

    private final class Work {
        let run: () -> Void

        init(_ run: @escaping () -> Void) { self.run = run }
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
            let takeBatches: @Sendable () -> Void = {
                let kept = makeKept()
                while let batch = batches.take() {
                    for number in batch { values.initializeElement(at: number, to: work(number, kept)) }
                }
            }
            var threads: [Started] = []
            do throws(NoThreadError) {
                for _ in 0..<max(1, min(count, ProcessInfo.processInfo.activeProcessorCount)) {
                    threads.append(try start(stackSize: stackSize, takeBatches))
                }
            } catch {
                // The threads that were created do all of the work.
                if threads.isEmpty { takeBatches() }
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
