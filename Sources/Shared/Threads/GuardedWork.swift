internal import CThreads

/// Runs work on untrusted input so that a fault of this program in it does not end the process.
///
/// Swift traps before it would use a wrong value: an index out of range, a number that does not fit. A signal handler then stops the thread
/// for good, and the caller goes on without its result. What the thread used stays allocated. A child process would need a copy of all that
/// the work knows, such as the secrets found so far, and would double the time. After a signal that may mean damaged memory, the process
/// ends as without a handler, and names the work.
package enum GuardedWork {
    /// The work has no result.
    package enum WorkError: Error, Hashable, Sendable {
        /// The program has a fault that this input reveals.
        case trapped
        /// The system creates no further thread.
        case noThread(DeepStack.NoThreadError)
    }

    /// Runs work on a thread of its own, and waits for its result.
    /// - Parameters:
    ///   - name: What is processed, for the message where the process ends: `the answer to GET /films`.
    ///   - stackSize: The address space of the stack, in bytes.
    ///   - work: The work. It holds no lock while it processes input, and changes only values that it returns.
    /// - Throws: ``WorkError``.
    package static func run<Output: Sendable>(
        _ name: String, stackSize: Int = 64 << 20, _ work: @escaping @Sendable () -> Output
    ) throws(WorkError) -> Output {
        let box = Box(work)
        let context = Unmanaged.passRetained(box)
        var started: OpaquePointer?
        let error = plumbline_start_guarded(
            name, stackSize, { Unmanaged<AnyBox>.fromOpaque($0).takeUnretainedValue().run() }, context.toOpaque(), &started)
        guard error == 0, let started else {
            context.release()
            throw .noThread(DeepStack.NoThreadError(error))
        }
        // The box of a thread that has trapped is in use for ever.
        guard plumbline_wait_for_guarded(started) == 0, let output = box.output else { throw .trapped }
        context.release()
        return output
    }

    private class AnyBox {
        func run() {}
    }

    /// The work and its result.
    ///
    /// One thread at a time uses it: the one that works, then the one that has waited for it.
    private final class Box<Output>: AnyBox {
        private let work: () -> Output
        private(set) var output: Output?

        init(_ work: @escaping () -> Output) { self.work = work }

        override func run() { output = work() }
    }
}
