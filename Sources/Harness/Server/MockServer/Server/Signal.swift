internal import Locks

/// An event that happens once, and that one task can wait for.
final class Signal: Sendable {
    private enum Phase {
        case open(CheckedContinuation<Bool, Never>?)
        case over(Bool)
    }

    private let phase = Locked(Phase.open(nil))

    /// Ends the wait.
    ///
    /// Only the first call has an effect.
    /// - Parameter happened: Whether the event happened.
    func end(_ happened: Bool = true) {
        let continuation = phase.withLock { phase in
            guard case .open(let continuation) = phase else { return nil as CheckedContinuation<Bool, Never>? }
            phase = .over(happened)
            return continuation
        }
        continuation?.resume(returning: happened)
    }

    /// Waits for the event, until the time is over or the task is cancelled.
    /// - Parameter limit: The longest time to wait, in real time.
    /// - Returns: Whether the event happened.
    func happens(within limit: Duration) async -> Bool {
        let timeout = Task {
            // The task is cancelled if the wait has ended before.
            guard case .success = await Result(catching: { () async throws in try await ContinuousClock().sleep(for: limit) }) else {
                return
            }
            end(false)
        }
        defer { timeout.cancel() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let happened: Bool? = phase.withLock { phase in
                    if case .over(let happened) = phase { return happened }
                    phase = .open(continuation)
                    return nil
                }
                if let happened { continuation.resume(returning: happened) }
            }
        } onCancel: {
            end(false)
        }
    }
}

extension Result where Failure == any Error {
    init(catching body: () async throws -> Success) async {
        do {
            self = .success(try await body())
        } catch {
            self = .failure(error)
        }
    }
}
