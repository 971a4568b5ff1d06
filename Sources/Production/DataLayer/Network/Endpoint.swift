internal import Foundation

#if canImport(FoundationNetworking)
    package import FoundationNetworking
#endif

/// A request to a service, and the decoder of its answer.
///
/// Source: the form of requests in RFC 9110; the query follows RFC 3986 section 3.4.
package struct Endpoint<Response: Sendable>: Sendable {
    /// The path below the service's base address, without percent-encoding.
    package let path: String
    let method: HTTPMethod
    let headers: [String: String]
    /// The query items, in this order, after those of the service's configuration.
    package let query: [QueryItem]
    let responseDecoder: any ResponseDecoder<Response>

    package init(
        path: String, method: HTTPMethod = .get, headers: [String: String] = [:], query: [QueryItem] = [],
        responseDecoder: any ResponseDecoder<Response>
    ) {
        self.path = path
        self.method = method
        self.headers = headers
        self.query = query
        self.responseDecoder = responseDecoder
    }

    /// Creates the request for a service.
    /// - Throws: ``NetworkError/address`` if base address and path do not form a valid address.
    package func urlRequest(with config: NetworkConfig) throws(NetworkError) -> URLRequest {
        guard var parts = URLComponents(url: config.baseURL, resolvingAgainstBaseURL: true) else { throw .address }
        // The base address keeps its percent-encoding unchanged.
        let written = parts.percentEncodedPath
        parts.path = path.hasPrefix("/") ? path : "/\(path)"
        parts.percentEncodedPath = (written.hasSuffix("/") ? String(written.dropLast()) : written) + parts.percentEncodedPath
        let items = config.query + query
        parts.percentEncodedQuery = items.isEmpty ? nil : items.map(\.encoded).joined(separator: "&")
        guard let url = parts.url else { throw .address }
        var request = URLRequest(url: url)
        // Not in the initializer, because FoundationNetworking drops the value that is passed there.
        request.timeoutInterval = TimeInterval(config.timeout)
        request.httpMethod = method.rawValue
        for (name, value) in config.headers.merging(headers, uniquingKeysWith: { $1 }) { request.setValue(value, forHTTPHeaderField: name) }
        return request
    }
}

/// An HTTP method.
///
/// Source: RFC 9110 section 9.
package enum HTTPMethod: String, Sendable {
    case get = "GET"
    case post = "POST"
}

/// The name and the value of a query item.
package struct QueryItem: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    /// The item with all but unreserved characters percent-encoded.
    ///
    /// A `+` without encoding would be read as a space.
    package var encoded: String { "\(Self.escaped(name))=\(Self.escaped(value))" }

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    private static func escaped(_ text: String) -> String {
        guard let escaped = text.addingPercentEncoding(withAllowedCharacters: unreserved) else {
            preconditionFailure("a Swift string is always valid Unicode")
        }
        return escaped
    }
}
