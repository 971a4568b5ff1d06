internal import Foundation

/// A queue that delivers answers on the main actor.
enum MainQueue {
    /// Runs work on the main actor, after all earlier work, so that answers keep their order.
    static func async(_ work: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
}
