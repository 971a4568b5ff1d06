package import DomainLayer
package import Foundation

/// A resource of a service, and the conversion of its answer to the app's type.
package struct Resource<Value: Sendable>: Sendable {
    package let path: String
    package let query: [QueryItem]
    let parse: @Sendable (Data) throws -> Value

    /// - Parameters:
    ///   - path: The path below the service's base address.
    ///   - query: The query items, after those of the service's configuration.
    ///   - parse: Converts a body to the value; an error that it throws makes the answer unreadable.
    package init(path: String, query: [QueryItem] = [], parse: @escaping @Sendable (Data) throws -> Value) {
        self.path = path
        self.query = query
        self.parse = parse
    }
}

/// A loader of one service's resources, independent of the views that show them.
package struct Webservice: Sendable {
    private let dataTransferService: any DataTransferService
    private let queue: any DataTransferDispatchQueue

    private struct Parser<Value: Sendable>: ResponseDecoder {
        let parse: @Sendable (Data) throws -> Value
        func decode(_ data: Data) throws -> Value { try parse(data) }
    }

    /// Creates a service.
    /// - Parameters:
    ///   - dataTransferService: The service that sends the requests.
    ///   - queue: The queue on which all answers are delivered.
    package init(
        dataTransferService: DefaultDataTransferService, queue: any DataTransferDispatchQueue = DispatchQueue.global(qos: .userInitiated)
    ) {
        self.init(service: dataTransferService, queue: queue)
    }

    package init(service: any DataTransferService, queue: any DataTransferDispatchQueue) {
        dataTransferService = service
        self.queue = queue
    }

    /// Loads a resource.
    /// - Parameters:
    ///   - resource: The resource.
    ///   - completion: Called once, unless the task is cancelled.
    /// - Returns: A handle that stops the request.
    package func load<Value>(
        _ resource: Resource<Value>, completion: @escaping @Sendable (Result<Value, RepositoryFailure>) -> Void
    ) -> any Cancellable {
        let endpoint = Endpoint(
            path: resource.path, headers: ["Accept": "application/json"], query: resource.query,
            responseDecoder: Parser(parse: resource.parse))
        return dataTransferService.task(for: endpoint, on: queue, completion: completion)
    }
}
