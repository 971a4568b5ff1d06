internal import DomainLayer
internal import FakeSupport

/// What stops calls of a fake, as the domain knows it.
struct FakeTask: Cancellable {
    private let cancellations: [FakeCancellation]

    init(_ cancellations: FakeCancellation...) {
        self.cancellations = cancellations
    }

    func cancel() {
        for cancellation in cancellations { cancellation.cancel() }
    }
}
