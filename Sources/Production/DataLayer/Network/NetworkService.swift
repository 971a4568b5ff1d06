package import Logging

#if canImport(FoundationNetworking)
    package import Foundation
    package import FoundationNetworking
#else
    package import Foundation
#endif

/// A running request.
package protocol NetworkCancellable: Sendable {
    /// Stops the request, which then ends with ``NetworkError/cancelled``.
    func cancel()
}

/// A service that sends requests to one host.
package protocol NetworkService: Sendable {
    /// Sends a request.
    ///
    /// - Parameters:
    ///   - endpoint: The request.
    ///   - completion: Called once, on any queue, with the body of a 2xx answer.
    /// - Returns: A handle that stops the request; nil if the request could not be created.
    func request<Response>(
        endpoint: Endpoint<Response>, completion: @escaping @Sendable (Result<Data, NetworkError>) -> Void
    ) -> (any NetworkCancellable)?
}

/// A network service on `URLSession`.
package struct DefaultNetworkService: NetworkService {
    private let config: NetworkConfig
    private let session: URLSession
    private let logger: NetworkLogger

    /// Creates a service.
    /// - Parameters:
    ///   - config: The service's address and the values that every request contains.
    ///   - session: The session that sends requests. The default one stores nothing, so that the app's storage is the only cache.
    ///   - logger: Logs each request and answer, never a key.
    package init(config: NetworkConfig, session: URLSession? = nil, logger: Logger) {
        self.config = config
        self.session = session ?? URLSession(configuration: Self.withoutCache)
        self.logger = NetworkLogger(logger)
    }

    package func request<Response>(
        endpoint: Endpoint<Response>, completion: @escaping @Sendable (Result<Data, NetworkError>) -> Void
    ) -> (any NetworkCancellable)? {
        let request: URLRequest
        do throws(NetworkError) {
            request = try endpoint.urlRequest(with: config)
        } catch {
            logger.failed(error)
            completion(.failure(error))
            return nil
        }
        logger.sends(request)
        let logger = logger
        let challenges = ChallengeRefusal()
        let task = session.dataTask(with: request) { data, response, error in
            let result = challenges.refusedStatus.map { .failure(.status($0, Data())) } ?? Self.result(data, response, error)
            if case .failure(let error) = result { logger.failed(error) } else { logger.received(data) }
            completion(result)
        }
        task.delegate = challenges
        task.resume()
        return task
    }

    private static var withoutCache: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        return configuration
    }

    private static func result(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) -> Result<Data, NetworkError> {
        if let error { return .failure(NetworkError(error)) }
        guard let response = response as? HTTPURLResponse else { return .failure(.other(code: 0)) }
        let body = data ?? Data()
        return (200..<300).contains(response.statusCode) ? .success(body) : .failure(.status(response.statusCode, body))
    }
}

extension URLSessionTask: NetworkCancellable {}
