package import DomainLayer
package import Foundation

/// Something that a service has, and how its answer becomes what the app wants.
package struct Resource<Value: Sendable>: Sendable {
    package let path: String
    package let query: [QueryItem]
    let parse: @Sendable (Data) throws -> Value

    /// - Parameters:
    ///   - path: Below the service's base address.
    ///   - query: After what the service always wants.
    ///   - parse: Makes the value of a body; what it throws makes the answer unreadable.
    package init(path: String, query: [QueryItem] = [], parse: @escaping @Sendable (Data) throws -> Value) {
        self.path = path
        self.query = query
        self.parse = parse
    }
}

/// Loads resources of one service; knows nothing of who shows them.
package struct Webservice: Sendable {
    private let dataTransferService: any DataTransferService
    private let queue: any DataTransferDispatchQueue

    private struct Parser<Value: Sendable>: ResponseDecoder {
        let parse: @Sendable (Data) throws -> Value
        func decode(_ data: Data) throws -> Value { try parse(data) }
    }

    /// A service.
    /// - Parameters:
    ///   - dataTransferService: What asks it.
    ///   - queue: Where all answers come.
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
    ///   - resource: What is wanted.
    ///   - completion: Called once, unless the task is cancelled.
    /// - Returns: What stops the request.
    package func load<Value>(
        _ resource: Resource<Value>, completion: @escaping @Sendable (Result<Value, RepositoryFailure>) -> Void
    ) -> any Cancellable {
        let endpoint = Endpoint(
            path: resource.path, headers: ["Accept": "application/json"], query: resource.query,
            responseDecoder: Parser(parse: resource.parse))
        return dataTransferService.task(for: endpoint, on: queue, completion: completion)
    }
}
