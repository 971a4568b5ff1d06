internal import Foundation

/// Brings answers to the main actor.
enum MainQueue {
    /// Does work on the main actor, after what was given to it before: answers keep their order.
    static func async(_ work: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
}
