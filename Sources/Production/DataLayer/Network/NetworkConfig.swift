package import Foundation

/// Where a service lives, and what it wants to be told with every request.
package struct NetworkConfig: Sendable {
    package let baseURL: URL
    let headers: [String: String]
    package let query: [QueryItem]
    package let timeout: Int

    /// A service.
    /// - Parameters:
    ///   - baseURL: Where it lives; paths are put after its own.
    ///   - headers: Sent with every request.
    ///   - query: Names and values in every request's query, in this order; a key, for example. None is ever logged.
    ///   - timeout: How long to wait for the next byte, in seconds, at least 1: FoundationNetworking takes a part of a second for no limit.
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
    /// The host alone: headers and query may hold a key.
    package var description: String { baseURL.host ?? "" }
    /// Nothing to look into.
    package var customMirror: Mirror { Mirror(self, children: []) }
}
