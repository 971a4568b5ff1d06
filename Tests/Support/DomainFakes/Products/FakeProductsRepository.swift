package import DomainLayer
package import FakeSupport

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// A repository of products with stubbed answers; each subscriber causes a new call.
package final class FakeProductsRepository: ProductsRepository {
    /// A page; takes how many products it skips, and how many it has at most.
    package let products: FakeMethod<(skip: Int, limit: Int), ProductsPage>

    /// A repository that nothing is stubbed for yet.
    package init(clock: TestClock = TestClock(), fileID: String = #fileID, line: Int = #line) {
        products = FakeMethod("products(skip:limit:)", clock: clock, fileID: fileID, line: line)
    }

    package func products(skip: Int, limit: Int) -> AnyPublisher<ProductsPage, RepositoryFailure> {
        products.publisher((skip: skip, limit: limit))
    }
}
