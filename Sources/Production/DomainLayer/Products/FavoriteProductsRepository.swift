#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// Where the user's favourites are kept.
package protocol FavoriteProductsRepository: Sendable {
    /// The favourites as they were when they became it, the earliest first.
    /// - Returns: A publisher that reads anew for each subscriber, on any queue: one value and the end, or why there is none.
    func favorites() -> AnyPublisher<[Product], RepositoryFailure>

    /// Keeps a product as its mark says: among the favourites where it has a time, and else not; one that is among them keeps the time that it has there.
    /// - Returns: A publisher that writes for each subscriber, on any queue: the product as it is kept and the end, or why it is not.
    func save(_ product: Product) -> AnyPublisher<Product, RepositoryFailure>

    /// Each product that was kept, when it was and before ``save(_:)`` answers, for as long as somebody listens; on any queue.
    var changes: AnyPublisher<Product, Never> { get }
}
