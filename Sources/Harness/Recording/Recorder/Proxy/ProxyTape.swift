internal import NIOConcurrencyHelpers
internal import NIOCore
internal import NIOPosix

/// Takes what has passed a proxy, and has it written down: off the way of the connections, by one writer, in order.
///
/// While the writer is at work, what passes gathers; all of it is written with the next turn.
final class ProxyTape: Sendable {
    private struct State {
        var waiting: [PassedExchange] = []
        var size = 0
        var isCalled = false
    }

    private let limit: Int
    private let state = NIOLockedValueBox(State())
    /// A thread of its own: files are synced on it, and texts are looked through for secrets.
    private let threads: MultiThreadedEventLoopGroup
    private let loop: any EventLoop
    private let writer: NIOLoopBoundBox<ProxyWriter>

    private init(_ settings: RecordingProxy.Settings, _ writer: sending ProxyWriter) {
        limit = settings.limits.waiting
        threads = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        loop = threads.next()
        self.writer = NIOLoopBoundBox.makeBoxSendingValue(writer, eventLoop: loop)
    }

    /// Runs a tape for as long as something passes; when this returns, all of that is written.
    /// - Throws: `FileError` where nobody can tell which recordings are there already.
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

    /// Takes what has passed, and waits for nothing.
    func add(_ passed: PassedExchange) {
        let isFirst = state.withLockedValue { state in
            // Of what there is no room for, the head alone is looked through for secrets.
            let isOver = state.size + passed.size > limit && !state.waiting.isEmpty
            let taken = isOver ? passed.left("more than \(limit) bytes wait to be written down: it was passed on alone") : passed
            state.waiting.append(taken)
            state.size += taken.size
            defer { state.isCalled = true }
            return !state.isCalled
        }
        if isFirst { loop.execute { self.write(isLast: false) } }
    }

    /// Writes down what waits.
    private func write(isLast: Bool) {
        let waiting = state.withLockedValue { state in
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
