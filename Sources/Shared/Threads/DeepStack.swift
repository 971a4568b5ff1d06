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
        let values = Values<Value>(count)
        let threads = (0..<max(1, min(count, ProcessInfo.processInfo.activeProcessorCount))).map { _ in
            start(stackSize: stackSize) {
                let kept = makeKept()
                while let number = values.take() { values.put(work(number, kept), number) }
            }
        }
        for thread in threads { thread.wait() }
        return values.all
    }

    /// Returns the values of a function for all elements, in their order.
    ///
    /// Elements are processed in batches, because one call may be short.
    package static func map<Element: Sendable, Value: Sendable>(
        _ elements: [Element], _ work: @escaping @Sendable (Element) -> Value
    ) -> [Value] {
        let part = max(1, min(4_096, elements.count / 16))
        let parts = map((elements.count + part - 1) / part) { number in
            elements[number * part..<min(elements.count, (number + 1) * part)].map(work)
        }
        var all: [Value] = []
        all.reserveCapacity(elements.count)
        for part in parts { all += part }
        return all
    }

    private final class Values<Value: Sendable>: Sendable {
        private let state: Locked<(next: Int, values: [Value?])>

        init(_ count: Int) {
            state = Locked((next: 0, values: Array(repeating: nil, count: count)))
        }

        var all: [Value] { state.withLock { $0.values.compactMap(\.self) } }

        /// Returns the next number to process, or nil if none is left.
        func take() -> Int? {
            state.withLock { state in
                guard state.next < state.values.count else { return nil }
                state.next += 1
                return state.next - 1
            }
        }

        func put(_ value: Value, _ number: Int) { state.withLock { $0.values[number] = value } }
    }
}
