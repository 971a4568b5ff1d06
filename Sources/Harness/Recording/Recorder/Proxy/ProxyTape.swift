internal import Locks
internal import NIOCore
internal import NIOPosix

/// Collects the exchanges that have passed a proxy, and writes them in order on a thread of its own, so that connections do not wait.
///
/// Exchanges that pass during a write are collected, and written together afterwards.
final class ProxyTape: Sendable {
    private struct State {
        var waiting: [PassedExchange] = []
        var size = 0
        var isCalled = false
    }

    private let limit: Int
    private let state = Locked(State())
    /// The thread on which files are synced and texts are searched for secrets.
    private let threads: MultiThreadedEventLoopGroup
    private let loop: any EventLoop
    private let writer: NIOLoopBoundBox<ProxyWriter>

    private init(_ settings: RecordingProxy.Settings, _ writer: sending ProxyWriter) {
        limit = settings.limits.waiting
        threads = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        loop = threads.next()
        self.writer = NIOLoopBoundBox.makeBoxSendingValue(writer, eventLoop: loop)
    }

    /// Runs a tape during an operation, and returns when all exchanges are written.
    /// - Throws: `FileError` if the existing recordings cannot be listed, and the errors of the operation.
    static func run<Value>(
        _ settings: RecordingProxy.Settings, isolation: isolated (any Actor)? = #isolation, _ body: (ProxyTape) async throws -> Value
    ) async throws -> Value {
        let tape = ProxyTape(settings, try ProxyWriter(settings))
        let result: Result<Value, any Error>
        do {
            result = .success(try await body(tape))
        } catch {
            result = .failure(error)
        }
        try await tape.loop.submit { tape.write(isLast: true) }.get()
        try await tape.threads.shutdownGracefully()
        return try result.get()
    }

    /// Adds an exchange, without waiting.
    func add(_ passed: PassedExchange) {
        let isFirst = state.withLock { state in
            // An exchange above the limit is kept without its bodies, and only its head is searched for secrets.
            let isOver = state.size + passed.size > limit && !state.waiting.isEmpty
            let added = isOver ? passed.left("more than \(limit) bytes wait to be written: it was passed on, not recorded") : passed
            state.waiting.append(added)
            state.size += added.size
            defer { state.isCalled = true }
            return !state.isCalled
        }
        if isFirst { loop.execute { self.write(isLast: false) } }
    }

    /// Writes the waiting exchanges.
    private func write(isLast: Bool) {
        let waiting = state.withLock { state in
            defer { state = State() }
            return state.waiting
        }
        let writer = writer.value
        writer.write(waiting)
        guard let rest = writer.rewrite(isLast: isLast) else { return }
        loop.scheduleTask(in: TimeAmount(rest)) {
            self.writer.value.isAwaited = false
            self.write(isLast: false)
        }
    }
}
