package import DomainLayer
package import Foundation
package import Logging

/// Why a question has no answer that the app can read.
package enum DataTransferError: Error, Sendable {
    /// The body was empty.
    case noResponse
    /// The body is not what the endpoint promises.
    case parsing(any Error)
    /// The request came to nothing on its way, which means this to the app.
    case network(NetworkError, meaning: RepositoryFailure)
}

/// A queue on which answers can be wanted.
package protocol DataTransferDispatchQueue: Sendable {
    /// Does work on the queue, after what was given to it before.
    func asyncExecute(work: @escaping @Sendable () -> Void)
}

extension DispatchQueue: DataTransferDispatchQueue {
    /// Does work on the queue.
    package func asyncExecute(work: @escaping @Sendable () -> Void) {
        async(execute: work)
    }
}

/// Asks a service and reads its answers.
package protocol DataTransferService: Sendable {
    /// Asks a question.
    ///
    /// - Parameters:
    ///   - endpoint: What is asked, and how its answer is read.
    ///   - queue: Where `completion` is called.
    ///   - completion: Called once.
    /// - Returns: What stops the request; nil where it could not even be made.
    @discardableResult
    func request<Response>(
        with endpoint: Endpoint<Response>, on queue: any DataTransferDispatchQueue,
        completion: @escaping @Sendable (Result<Response, DataTransferError>) -> Void
    ) -> (any NetworkCancellable)?
}

/// Reads what a network service brings.
package struct DefaultDataTransferService: DataTransferService {
    private let networkService: any NetworkService
    private let errorResolver: any DataTransferErrorResolver
    private let logger: Logger

    /// A service.
    /// - Parameters:
    ///   - networkService: What sends the requests.
    ///   - errorResolver: Knows what the service's errors mean.
    ///   - logger: Learns of answers that cannot be read.
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

    /// Of an answer that cannot be read only the place of the fault: its values are nobody's business.
    private static func log(_ error: DataTransferError, _ logger: Logger) {
        switch error {
        case .noResponse: logger.error("the answer is empty")
        case .parsing(let error): logger.error("the answer cannot be read at \((error as? DecodingError)?.path ?? "its beginning")")
        case .network: break
        }
    }
}

extension DecodingError {
    /// `results[3].id`.
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
