package import DomainLayer
package import Foundation
package import Logging

/// The reason why a request has no answer that the app can read.
package enum DataTransferError: Error, Sendable {
    /// The body was empty.
    case noResponse
    /// The body could not be decoded.
    case parsing(any Error)
    /// The request failed; the second value is its meaning for the app.
    case network(NetworkError, meaning: RepositoryFailure)
}

/// A queue on which answers can be delivered.
package protocol DataTransferDispatchQueue: Sendable {
    /// Runs work on the queue, after all earlier work.
    func asyncExecute(work: @escaping @Sendable () -> Void)
}

extension DispatchQueue: DataTransferDispatchQueue {
    /// Runs work on the queue.
    package func asyncExecute(work: @escaping @Sendable () -> Void) {
        async(execute: work)
    }
}

/// A service that sends requests and decodes the answers.
package protocol DataTransferService: Sendable {
    /// Sends a request.
    ///
    /// - Parameters:
    ///   - endpoint: The request, and the decoder of its answer.
    ///   - queue: The queue on which `completion` is called.
    ///   - completion: Called once.
    /// - Returns: A handle that stops the request; nil if the request could not be created.
    @discardableResult
    func request<Response>(
        with endpoint: Endpoint<Response>, on queue: any DataTransferDispatchQueue,
        completion: @escaping @Sendable (Result<Response, DataTransferError>) -> Void
    ) -> (any NetworkCancellable)?
}

/// A data transfer service on a network service.
package struct DefaultDataTransferService: DataTransferService {
    private let networkService: any NetworkService
    private let errorResolver: any DataTransferErrorResolver
    private let logger: Logger

    /// Creates a service.
    /// - Parameters:
    ///   - networkService: The service that sends the requests.
    ///   - errorResolver: Maps network errors to failures of the app.
    ///   - logger: Logs answers that cannot be read.
    package init(
        with networkService: DefaultNetworkService, errorResolver: any DataTransferErrorResolver = DefaultDataTransferErrorResolver(),
        logger: Logger
    ) {
        self.init(service: networkService, errorResolver: errorResolver, logger: logger)
    }

    package init(
        service: any NetworkService, errorResolver: any DataTransferErrorResolver = DefaultDataTransferErrorResolver(), logger: Logger
    ) {
        networkService = service
        self.errorResolver = errorResolver
        self.logger = logger
    }

    @discardableResult
    package func request<Response>(
        with endpoint: Endpoint<Response>, on queue: any DataTransferDispatchQueue,
        completion: @escaping @Sendable (Result<Response, DataTransferError>) -> Void
    ) -> (any NetworkCancellable)? {
        networkService.request(endpoint: endpoint) { [errorResolver, logger] result in
            let answer = Self.answer(result, endpoint.responseDecoder, errorResolver)
            if case .failure(let error) = answer { Self.log(error, logger) }
            queue.asyncExecute { completion(answer) }
        }
    }

    private static func answer<Response>(
        _ result: Result<Data, NetworkError>, _ decoder: any ResponseDecoder<Response>, _ resolver: any DataTransferErrorResolver
    ) -> Result<Response, DataTransferError> {
        switch result {
        case .failure(let error): .failure(.network(error, meaning: resolver.resolve(error)))
        case .success(let data) where data.isEmpty: .failure(.noResponse)
        case .success(let data): Result { try decoder.decode(data) }.mapError(DataTransferError.parsing)
        }
    }

    /// Logs only the position of a decoding error, because the values may be private.
    private static func log(_ error: DataTransferError, _ logger: Logger) {
        switch error {
        case .noResponse: logger.error("the answer is empty")
        case .parsing(let error): logger.error("the answer cannot be read at \((error as? DecodingError)?.path ?? "its beginning")")
        case .network: break
        }
    }
}

extension DecodingError {
    /// The position in the form `results[3].id`.
    fileprivate var path: String? {
        let keys: [any CodingKey] =
            switch self {
            case .keyNotFound(let key, let context): context.codingPath + [key]
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context): context.codingPath
            @unknown default: []
            }
        let path = keys.reduce("") { path, key in
            key.intValue.map { "\(path)[\($0)]" } ?? (path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)")
        }
        return path.isEmpty ? nil : path
    }
}
