internal import Foundation
internal import Synchronization

/// Runs work that recurses as deep as the sources that it reads, on threads with a stack for that.
package enum DeepStack {
    /// Address space for each thread, of which only what is used is ever touched.
    private static let stackSize = 1 << 30

    fileprivate static func start(_ work: @escaping @Sendable () -> Void) {
        let thread = Thread(block: work)
        thread.stackSize = stackSize
        thread.start()
    }

    /// Does the work on a thread of its own, and waits for it.
    static func run<Output: Sendable>(_ work: @escaping @Sendable () -> Output) -> Output { map(1) { _ in work() }[0] }

    // MARK: All cores

    /// The values of a function for all numbers below a count, in their order.
    package static func map<Value: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) -> Value) -> [Value] {
        map(count, keeping: {}) { number, _ in work(number) }
    }

    /// The same, where each thread keeps something from one to the next.
    static func map<Kept, Value: Sendable>(
        _ count: Int, keeping makeKept: @escaping @Sendable () -> Kept, _ work: @escaping @Sendable (Int, Kept) -> Value
    ) -> [Value] {
        let values = Values<Value>(count)
        let done = DispatchSemaphore(value: 0)
        let threadCount = max(1, min(count, ProcessInfo.processInfo.activeProcessorCount))
        for _ in 0..<threadCount {
            start {
                let kept = makeKept()
                while let number = values.take() { values.put(work(number, kept), number) }
                done.signal()
            }
        }
        for _ in 0..<threadCount { done.wait() }
        return values.all
    }

    /// The values of a function for all elements, in their order; many at a time, for each may take little.
    static func map<Element: Sendable, Value: Sendable>(_ elements: [Element], _ work: @escaping @Sendable (Element) -> Value) -> [Value] {
        let part = max(1, min(4_096, elements.count / 16))
        let parts = map((elements.count + part - 1) / part) { number in
            elements[number * part..<min(elements.count, (number + 1) * part)].map(work)
        }
        return Array(parts.joined())
    }

    private final class Values<Value: Sendable>: Sendable {
        private let state: Mutex<(next: Int, values: [Value?])>

        init(_ count: Int) {
            state = Mutex((next: 0, values: Array(repeating: nil, count: count)))
        }

        var all: [Value] { state.withLock { $0.values.compactMap(\.self) } }

        /// The number of what is to be done next.
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

/// Holds a value, and releases it on a thread of its own: a large one takes long, and no caller should wait for that.
final class BackgroundRelease<Value: AnyObject & Sendable>: Sendable {
    private let kept: Unmanaged<Value>

    init(_ value: Value) {
        kept = Unmanaged.passRetained(value)
    }

    var value: Value { kept.takeUnretainedValue() }

    deinit { DeepStack.start { [kept] in kept.release() } }
}
