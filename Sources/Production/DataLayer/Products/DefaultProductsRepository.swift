package import DomainLayer
internal import Foundation
package import Logging

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// A repository of the service's products.
package struct DefaultProductsRepository: ProductsRepository {
    private let dataTransferService: any DataTransferService
    private let queue: any DataTransferDispatchQueue
    private let logger: Logger

    /// Creates a repository.
    /// - Parameters:
    ///   - dataTransferService: The service that sends requests to DummyJSON.
    ///   - queue: The queue on which all answers are published.
    ///   - logger: Logs answers that cannot be mapped.
    package init(
        dataTransferService: DefaultDataTransferService, queue: any DataTransferDispatchQueue = DispatchQueue.global(qos: .userInitiated),
        logger: Logger
    ) {
        self.init(service: dataTransferService, queue: queue, logger: logger)
    }

    package init(service: any DataTransferService, queue: any DataTransferDispatchQueue, logger: Logger) {
        dataTransferService = service
        self.queue = queue
        self.logger = logger
    }

    /// Requests a page.
    package func products(skip: Int, limit: Int) -> AnyPublisher<ProductsPage, RepositoryFailure> {
        dataTransferService.publisher(for: ProductsEndpoints.products(skip: skip, limit: limit), on: queue)
            .mapError(\.failure)
            .mapped(logger) { response in
                let page = try response.toDomain()
                // A service that ignores the page number would otherwise repeat its first page without end.
                guard page.skip == skip else { throw MappingError.otherPage(skip: page.skip, asked: skip) }
                return page
            }
    }
}
