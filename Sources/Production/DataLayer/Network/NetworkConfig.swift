package import Foundation

/// A service's address, and the values that every request to it contains.
package struct NetworkConfig: Sendable {
    package let baseURL: URL
    let headers: [String: String]
    package let query: [QueryItem]
    package let timeout: Int

    /// Creates a configuration.
    /// - Parameters:
    ///   - baseURL: The service's address; paths of requests are appended to its own path.
    ///   - headers: The headers of every request.
    ///   - query: The query items of every request, in this order; for example, a key. They are never logged.
    ///   - timeout: The maximum time to wait for the next byte, in seconds, at least 1: FoundationNetworking reads a fraction of a second
    ///     as no limit.
    package init(
        baseURL: URL, headers: [String: String] = [:], query: KeyValuePairs<String, String> = [:], timeout: Int = 30
    ) {
        self.baseURL = baseURL
        self.headers = headers
        self.query = query.map { QueryItem($0.key, $0.value) }
        self.timeout = max(1, timeout)
    }
}

extension NetworkConfig: CustomStringConvertible, CustomReflectable {
    /// The host alone, because headers and query may contain a key.
    package var description: String { baseURL.host ?? "" }
    /// A mirror without children, so that printing reveals nothing.
    package var customMirror: Mirror { Mirror(self, children: []) }
}
