#if canImport(Glibc)
    package import Glibc
#elseif canImport(Musl)
    package import Musl
#else
    package import Darwin
#endif

/// A value that one thread at a time can use.
///
/// - Source: `Mutex` in the standard library, which needs iOS 18 and macOS 15. This type has its `withLock(_:)`, and uses a lock of pthreads on
///   every system. The thread sanitizer understands it, but reports a contended `Mutex` on Linux as a race.
package final class Locked<Value> {
    @usableFromInline var value: Value
    @usableFromInline let lock: UnsafeMutablePointer<pthread_mutex_t>

    /// Creates a value that is not locked.
    package init(_ value: Value) {
        self.value = value
        lock = .allocate(capacity: 1)
        lock.initialize(to: pthread_mutex_t())
        let status = pthread_mutex_init(lock, nil)
        precondition(status == 0, "the system has no room for a lock: error \(status)")
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deinitialize(count: 1)
        lock.deallocate()
    }

    /// Calls a function with the value, when no other thread uses it.
    ///
    /// The function must not lock the same value again.
    /// - Returns: The result of the function.
    /// - Throws: The error of the function. The value keeps its changes.
    @inlinable
    package func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure) -> Result {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return try body(&value)
    }
}

/// Only the thread that holds the lock uses the value.
extension Locked: @unchecked Sendable where Value: Sendable {}
