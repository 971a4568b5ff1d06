import Threads

/// Runs long work on a thread of its own, and not on one of the few that all tests share: those that talk to a server have time limits.
func onOwnThread<Output: Sendable>(_ work: @escaping @Sendable () throws -> Output) async throws -> Output {
    try await withCheckedThrowingContinuation { continuation in
        DeepStack.runBeside { continuation.resume(with: Result(catching: work)) }
    }
}
