package import DomainLayer
package import FakeSupport

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// A use case that keeps the favourites that a test stubs; each subscriber causes a new call.
package final class FakeFavoriteUseCase: FavoriteUseCase {
    /// The favourites.
    package let favoriteList: FakeMethod<Void, [Product]>
    /// The change of a favourite.
    package let setFavorite: FakeMethod<(isFavorite: Bool, product: Product), Product>
    /// The changes: those that are answered with, each before its answer, and those that a test sends.
    package let events = FakeEvents<Product>()

    /// A use case that nothing is stubbed for yet.
    package init(clock: TestClock = TestClock(), fileID: String = #fileID, line: Int = #line) {
        favoriteList = FakeMethod("favorites()", clock: clock, fileID: fileID, line: line)
        setFavorite = FakeMethod("setFavorite(_:_:)", clock: clock, fileID: fileID, line: line)
    }

    package func favorites() -> AnyPublisher<[Product], RepositoryFailure> { favoriteList.publisher(()) }

    package func setFavorite(_ isFavorite: Bool, _ product: Product) -> AnyPublisher<Product, RepositoryFailure> {
        setFavorite.publisher((isFavorite: isFavorite, product: product))
            .handleEvents(receiveOutput: events.send)
            .eraseToAnyPublisher()
    }

    package var changes: AnyPublisher<Product, Never> { events.publisher }
}
