internal import Locks
internal import VerifyCommands
internal import Foundation
internal import VerificationModel

/// Writes lines without delaying the caller.
///
/// If the output is not read, further lines are dropped.
final class LogQueue: Sendable {
    /// The largest number of waiting lines.
    private static let limit = 1_000

    private let queue = DispatchQueue(label: "log")
    private let waiting = Locked(0)
    private let write: @Sendable (String) throws -> Void

    /// Creates a queue that writes to standard error, or to another output.
    init(_ console: Console, writingWith write: (@Sendable (String) throws -> Void)? = nil) {
        self.write = write ?? console.report
    }

    /// Adds a line.
    func log(_ line: String) {
        let hasRoom = waiting.withLock { waiting in
            guard waiting < Self.limit else { return false }
            waiting += 1
            return true
        }
        guard hasRoom else { return }
        queue.async { [self] in
            // An output that was closed is not a reason to stop.
            _ = Result { try write("\(line)\n") }
            waiting.withLock { $0 -= 1 }
        }
    }

    /// Waits until the remaining lines are written, but at most one second.
    func finish() {
        let done = DispatchSemaphore(value: 0)
        queue.async { done.signal() }
        _ = done.wait(timeout: .now() + 1)
    }
}
