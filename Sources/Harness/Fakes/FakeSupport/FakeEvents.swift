#if canImport(Combine)
    public import Combine
#else
    public import OpenCombine
#endif

/// Events of a fake that a test sends to its current subscribers.
///
/// Unchecked: a subject locks inside and may be sent to on any thread, but is not marked so.
public final class FakeEvents<Output: Sendable>: @unchecked Sendable {
    private let subject = PassthroughSubject<Output, Never>()

    /// Creates events without subscribers.
    public init() {}

    /// A publisher of the events that are sent from now on; it does not end.
    public var publisher: AnyPublisher<Output, Never> { subject.eraseToAnyPublisher() }

    /// Sends an event to all subscribers, and returns after they have received it.
    public func send(_ event: Output) {
        subject.send(event)
    }
}
