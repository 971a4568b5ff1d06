import Foundation

/// Waits until everything is done that was given to the main queue before: answers that have come are then shown.
func mainQueueIsDrained() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
}
