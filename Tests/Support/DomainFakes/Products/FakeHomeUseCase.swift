package import DomainLayer
package import FakeSupport

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// A use case that shows the pages that a test stubs; each subscriber causes a new call.
package final class FakeHomeUseCase: HomeUseCase {
    /// A page; takes how many products it skips.
    package let page: FakeMethod<Int, ProductsPage>

    /// A use case that nothing is stubbed for yet.
    package init(clock: TestClock = TestClock(), fileID: String = #fileID, line: Int = #line) {
        page = FakeMethod("page(skip:)", clock: clock, fileID: fileID, line: line)
    }

    package func page(skip: Int) -> AnyPublisher<ProductsPage, RepositoryFailure> { page.publisher(skip) }
}
