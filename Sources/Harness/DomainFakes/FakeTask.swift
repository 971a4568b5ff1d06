internal import DomainLayer
internal import FakeSupport

/// What stops a call of a fake, as the domain knows it.
struct FakeTask: Cancellable {
    let cancellation: FakeCancellation

    func cancel() { cancellation.cancel() }
}
