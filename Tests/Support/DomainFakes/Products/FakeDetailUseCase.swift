package import DomainLayer
package import FakeSupport

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// A use case that looks products up with stubbed answers; each subscriber causes a new call.
package final class FakeDetailUseCase: DetailUseCase {
    /// The product as it is now; takes it as it was.
    package let product: FakeMethod<Product, Product>

    /// A use case that nothing is stubbed for yet.
    package init(clock: TestClock = TestClock(), fileID: String = #fileID, line: Int = #line) {
        product = FakeMethod("product(_:)", clock: clock, fileID: fileID, line: line)
    }

    package func product(_ product: Product) -> AnyPublisher<Product, RepositoryFailure> { self.product.publisher(product) }
}
