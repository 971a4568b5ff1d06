extension FakeMethod {
    // MARK: Plain calls

    /// Answers a plain call that may throw.
    /// - Throws: The stubbed error. ``FakeError`` when no stub matches, or when the answer is delayed.
    public func call(_ arguments: Arguments, fileID: String = #fileID, line: Int = #line) throws -> Output {
        defer { settle() }
        guard let answer = begin(arguments) else { throw unstubbed(arguments, FakeOrigin(fileID: fileID, line: line)) }
        guard case .computed(let output) = answer.reply, answer.delay == .zero else {
            throw FakeError(.cannotWait(method: name, madeAt: origin.description))
        }
        return try output(arguments)
    }

    /// Answers a plain call that cannot throw; without an answer the process ends with a message.
    public func value(_ arguments: Arguments, fileID: String = #fileID, line: Int = #line) -> Output {
        orEnd { try call(arguments, fileID: fileID, line: line) }
    }

    // MARK: Async

    /// Answers an asynchronous call; cancelling its task ends it with `CancellationError`, unless its answer comes even so.
    /// - Throws: The stubbed error, or ``FakeError`` when no stub matches.
    public func callAsync(_ arguments: Arguments, fileID: String = #fileID, line: Int = #line) async throws -> Output {
        let pending = PendingAnswer<Output>()
        let ignoresCancellation = start(arguments, pending, FakeOrigin(fileID: fileID, line: line))
        return try await pending.value(cancellation: ignoresCancellation ? .ignored : .failed) { logCancelled(arguments) }
    }

    // MARK: Completion handlers

    /// Answers a call with a completion handler: at once, before this returns, or when the clock has come to the time.
    /// - Returns: What cancels the call.
    @discardableResult
    public func call(
        _ arguments: Arguments, fileID: String = #fileID, line: Int = #line,
        completion: @escaping @Sendable (Result<Output, any Error>) -> Void
    ) -> FakeCancellation {
        let pending = PendingAnswer<Output>()
        pending.deliver(to: completion)
        let ignoresCancellation = start(arguments, pending, FakeOrigin(fileID: fileID, line: line))
        return FakeCancellation { [self] in
            if pending.cancel(ignoresCancellation ? .ignored : .dropped) { logCancelled(arguments) }
        }
    }

    /// Answers a call whose completion handler takes one kind of error; any other ends the process with a message.
    /// - Returns: What cancels the call.
    @discardableResult
    public func call<Failure: Error>(
        _ arguments: Arguments, fileID: String = #fileID, line: Int = #line,
        completion: @escaping @Sendable (Result<Output, Failure>) -> Void
    ) -> FakeCancellation {
        call(arguments, fileID: fileID, line: line) { [self] (result: Result<Output, any Error>) in
            completion(result.mapError { error in orEnd { () throws -> Failure in try error as? Failure ?? { throw error }() } })
        }
    }

    // MARK: Parts

    /// Logs a call, and sees to it that its answer comes.
    /// - Returns: Whether the answer comes though the call is cancelled.
    @discardableResult
    func start(_ arguments: Arguments, _ pending: PendingAnswer<Output>, _ caller: FakeOrigin) -> Bool {
        defer { settle() }
        guard let answer = begin(arguments) else {
            pending.resolve(.failure(unstubbed(arguments, caller)))
            return false
        }
        guard case .computed(let output) = answer.reply else { return false }
        let finish: @Sendable () -> Void = { pending.resolve(Result { try output(arguments) }) }
        if answer.delay > .zero {
            clock.schedule(at: { $0.advanced(by: answer.delay) }, isWanted: { pending.isOpen }, action: finish)
        } else {
            finish()
        }
        return answer.ignoresCancellation
    }

    private func orEnd<Value>(_ body: () throws -> Value) -> Value {
        do {
            return try body()
        } catch {
            fatalError("\(error)")
        }
    }
}

/// Cancels one call of a fake's method.
public struct FakeCancellation: Sendable {
    private let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) {
        self.action = action
    }

    /// Cancels it: it is logged among the cancelled ones, and its answer does not come, unless it was stubbed to come even so.
    ///
    /// After the answer this does nothing.
    public func cancel() { action() }
}
