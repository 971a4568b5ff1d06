#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// A source of products.
package protocol ProductsRepository: Sendable {
    /// Returns one page of all products, in the service's order.
    /// - Parameters:
    ///   - skip: The number of products before the page.
    ///   - limit: The page's size, at least 1.
    /// - Returns: A publisher that sends a new request for each subscriber, on any queue. It publishes one value and finishes, or it
    ///   fails. Cancelling stops the request.
    func products(skip: Int, limit: Int) -> AnyPublisher<ProductsPage, RepositoryFailure>
}
