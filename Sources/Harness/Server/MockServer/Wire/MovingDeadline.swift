internal import NIOCore

/// A time by which something must have happened, and which moves often: one timer runs, and looks when it is due.
///
/// Belongs to an event loop.
final class MovingDeadline {
    private let loop: any EventLoop
    private let isOver: () -> Void
    private var time = NIODeadline.distantFuture
    private var timer: Scheduled<Void>?
    private var timerTime = NIODeadline.distantFuture

    /// - Parameters:
    ///   - loop: Whose time counts.
    ///   - isOver: Done when the time has come.
    init(_ loop: any EventLoop, isOver: @escaping () -> Void) {
        self.loop = loop
        self.isOver = isOver
    }

    /// Begins anew.
    func move(to duration: Duration) {
        time = .now() + TimeAmount(duration)
        if timer == nil || time < timerTime {
            timer?.cancel()
            schedule()
        }
    }

    /// Waits for nothing until it is moved again.
    func pause() { time = .distantFuture }

    /// Lets go of the timer.
    func cancel() {
        pause()
        timer?.cancel()
        timer = nil
    }

    private func schedule() {
        let bound = NIOLoopBound(self, eventLoop: loop)
        timerTime = time
        timer = loop.scheduleTask(deadline: time) { bound.value.look() }
    }

    private func look() {
        timer = nil
        guard time != .distantFuture else { return }
        guard time <= .now() else { return schedule() }
        time = .distantFuture
        isOver()
    }
}
