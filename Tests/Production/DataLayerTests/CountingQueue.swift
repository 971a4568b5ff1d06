import DataLayer
import Foundation

/// A queue that reports when its work is done.
struct CountingQueue: DataTransferDispatchQueue {
    let done = Answers<Void>()
    private let queue = DispatchQueue(label: "answers")

    func asyncExecute(work: @escaping @Sendable () -> Void) {
        queue.async {
            work()
            done.append(())
        }
    }
}
