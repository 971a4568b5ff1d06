package import DomainLayer
package import FakeSupport

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// A repository of favourites with stubbed answers; each subscriber causes a new call.
package final class FakeFavoriteProductsRepository: FavoriteProductsRepository {
    /// The favourites.
    package let favoriteList: FakeMethod<Void, [Product]>
    /// The saving; takes the product, and answers with it unless it is stubbed.
    package let save: FakeMethod<Product, Product>
    /// The changes: those that are answered with, each before its answer, and those that a test sends.
    package let events = FakeEvents<Product>()

    /// A repository that no favourites are stubbed for yet.
    package init(clock: TestClock = TestClock(), fileID: String = #fileID, line: Int = #line) {
        favoriteList = FakeMethod("favorites()", clock: clock, fileID: fileID, line: line)
        save = FakeMethod("save(_:)", clock: clock, fileID: fileID, line: line)
        save.stub(.computes { $0 })
    }

    package func favorites() -> AnyPublisher<[Product], RepositoryFailure> { favoriteList.publisher(()) }

    package func save(_ product: Product) -> AnyPublisher<Product, RepositoryFailure> {
        save.publisher(product).handleEvents(receiveOutput: events.send).eraseToAnyPublisher()
    }

    package var changes: AnyPublisher<Product, Never> { events.publisher }
}
