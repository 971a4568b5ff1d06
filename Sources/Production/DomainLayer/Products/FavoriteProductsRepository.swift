#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// The storage of the user's favourites.
package protocol FavoriteProductsRepository: Sendable {
    /// Returns the favourites in the state in which they were added, the earliest first.
    /// - Returns: A publisher that reads the storage again for each subscriber, on any queue. It publishes one value and finishes, or it
    ///   fails.
    func favorites() -> AnyPublisher<[Product], RepositoryFailure>

    /// Saves a product with a favourite's time, or removes one without.
    ///
    /// A product that is already stored keeps its stored time.
    /// - Returns: A publisher that writes for each subscriber, on any queue. It publishes the stored product and finishes, or it fails.
    func save(_ product: Product) -> AnyPublisher<Product, RepositoryFailure>

    /// The saved products.
    ///
    /// Each is published when it is saved and before ``save(_:)`` answers, on any queue, for the lifetime of the subscription.
    var changes: AnyPublisher<Product, Never> { get }
}
