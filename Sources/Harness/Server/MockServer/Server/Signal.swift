internal import NIOConcurrencyHelpers

/// Something that happens once, and is waited for.
final class Signal: Sendable {
    private enum Phase {
        case open(CheckedContinuation<Bool, Never>?)
        case over(Bool)
    }

    private let phase = NIOLockedValueBox(Phase.open(nil))

    /// Ends the wait; only the first time counts.
    /// - Parameter happened: Whether what was waited for is there.
    func end(_ happened: Bool = true) {
        let continuation = phase.withLockedValue { phase in
            guard case .open(let continuation) = phase else { return nil as CheckedContinuation<Bool, Never>? }
            phase = .over(happened)
            return continuation
        }
        continuation?.resume(returning: happened)
    }

    /// Waits for it, and no longer than so long in real time, nor than the task.
    /// - Returns: Whether it happened.
    func happens(within limit: Duration) async -> Bool {
        let timeout = Task {
            // Cancelled when the wait is over: then nothing is left to end.
            guard case .success = await Result(catching: { () async throws in try await ContinuousClock().sleep(for: limit) }) else {
                return
            }
            end(false)
        }
        defer { timeout.cancel() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let happened: Bool? = phase.withLockedValue { phase in
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
