internal import VerifyCommands
internal import Foundation
internal import Synchronization
internal import VerificationModel

/// Writes lines without holding up whoever has them; where nobody reads them, the rest is dropped.
final class LogQueue: Sendable {
    /// How many lines wait at most.
    private static let limit = 1_000

    private let queue = DispatchQueue(label: "log")
    private let waiting = Mutex(0)
    private let write: @Sendable (String) throws -> Void

    /// Lines for standard error, or for whatever else takes text.
    init(_ console: Console, writingWith write: (@Sendable (String) throws -> Void)? = nil) {
        self.write = write ?? console.report
    }

    /// Takes a line.
    func log(_ line: String) {
        let hasRoom = waiting.withLock { waiting in
            guard waiting < Self.limit else { return false }
            waiting += 1
            return true
        }
        guard hasRoom else { return }
        queue.async { [self] in
            // That nobody reads it any more is no reason to stop.
            _ = Result { try write("\(line)\n") }
            waiting.withLock { $0 -= 1 }
        }
    }

    /// Waits for the lines that are left, but not for a reader that takes none.
    func finish() {
        let done = DispatchSemaphore(value: 0)
        queue.async { done.signal() }
        _ = done.wait(timeout: .now() + 1)
    }
}
