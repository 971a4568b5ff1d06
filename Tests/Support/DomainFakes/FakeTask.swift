internal import DomainLayer
internal import FakeSupport

/// A task of a fake that can be cancelled.
struct FakeTask: Cancellable {
    private let cancellations: [FakeCancellation]

    init(_ cancellations: FakeCancellation...) {
        self.cancellations = cancellations
    }

    func cancel() {
        for cancellation in cancellations { cancellation.cancel() }
    }
}
