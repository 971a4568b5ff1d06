internal import NIOCore

/// A deadline that moves often.
///
/// It has only one timer, which checks the deadline when it fires.
///
/// It belongs to an event loop.
final class MovingDeadline {
    private let loop: any EventLoop
    private let isOver: () -> Void
    private var time = NIODeadline.distantFuture
    private var timer: Scheduled<Void>?
    private var timerTime = NIODeadline.distantFuture

    /// Creates a deadline.
    /// - Parameters:
    ///   - loop: The event loop of the timer.
    ///   - isOver: Called at the deadline.
    init(_ loop: any EventLoop, isOver: @escaping () -> Void) {
        self.loop = loop
        self.isOver = isOver
    }

    /// Sets the deadline to a time from now.
    func move(to duration: Duration) {
        time = .now() + TimeAmount(duration)
        if timer == nil || time < timerTime {
            timer?.cancel()
            schedule()
        }
    }

    /// Removes the deadline until it is set again.
    func pause() { time = .distantFuture }

    /// Removes the deadline and the timer.
    func cancel() {
        pause()
        timer?.cancel()
        timer = nil
    }

    private func schedule() {
        let bound = NIOLoopBound(self, eventLoop: loop)
        timerTime = time
        timer = loop.scheduleTask(deadline: time) { bound.value.check() }
    }

    private func check() {
        timer = nil
        guard time != .distantFuture else { return }
        guard time <= .now() else { return schedule() }
        time = .distantFuture
        isOver()
    }
}
