#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// Where products come from.
package protocol ProductsRepository: Sendable {
    /// Some of all products, in the service's order.
    /// - Parameters:
    ///   - skip: How many before them are left out.
    ///   - limit: How many are wanted, at least 1.
    /// - Returns: A publisher that asks anew for each subscriber, on any queue: one value and the end, or why there is none. Cancelling stops the request.
    func products(skip: Int, limit: Int) -> AnyPublisher<ProductsPage, RepositoryFailure>
}
