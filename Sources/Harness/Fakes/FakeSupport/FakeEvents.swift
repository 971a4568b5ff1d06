#if canImport(Combine)
    public import Combine
#else
    public import OpenCombine
#endif

/// What a fake publishes of its own accord: whatever a test sends, to those who listen at that time.
///
/// Unchecked: a subject locks inside and may be sent to on any thread, but is not marked so.
public final class FakeEvents<Output: Sendable>: @unchecked Sendable {
    private let subject = PassthroughSubject<Output, Never>()

    /// Events that nobody listens to yet.
    public init() {}

    /// What is sent from now on; it does not end.
    public var publisher: AnyPublisher<Output, Never> { subject.eraseToAnyPublisher() }

    /// Tells everybody who listens; when this returns, they have been told.
    public func send(_ event: Output) {
        subject.send(event)
    }
}
