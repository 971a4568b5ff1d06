package import DomainLayer
internal import Foundation
package import Logging

#if canImport(Combine)
    package import Combine
#else
    package import OpenCombine
#endif

/// Products from the service.
package struct DefaultProductsRepository: ProductsRepository {
    private let dataTransferService: any DataTransferService
    private let queue: any DataTransferDispatchQueue
    private let logger: Logger

    /// A repository.
    /// - Parameters:
    ///   - dataTransferService: Asks DummyJSON.
    ///   - queue: Where all answers come.
    ///   - logger: Learns of answers that make no sense.
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

    /// Asks the service.
    package func products(skip: Int, limit: Int) -> AnyPublisher<ProductsPage, RepositoryFailure> {
        dataTransferService.publisher(for: ProductsEndpoints.products(skip: skip, limit: limit), on: queue)
            .mapError(\.failure)
            .mapped(logger) { response in
                let page = try response.toDomain()
                // A service that knows no pages would have its first one shown for ever.
                guard page.skip == skip else { throw MappingError.otherPage(skip: page.skip, asked: skip) }
                return page
            }
    }
}
