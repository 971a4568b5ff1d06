internal import Foundation

#if canImport(FoundationNetworking)
    package import FoundationNetworking
#endif

/// One question that a service answers, and how its answer is read.
///
/// Source: the shape of requests in RFC 9110; the query is written as RFC 3986 section 3.4 has it.
package struct Endpoint<Response: Sendable>: Sendable {
    /// The path below the service's base address, nothing in it escaped.
    package let path: String
    let method: HTTPMethod
    let headers: [String: String]
    /// In this order, after those that the service always wants.
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

    /// The request that asks a service.
    /// - Throws: ``NetworkError/address`` where base and path are no address together.
    package func urlRequest(with config: NetworkConfig) throws(NetworkError) -> URLRequest {
        guard var parts = URLComponents(url: config.baseURL, resolvingAgainstBaseURL: true) else { throw .address }
        // The base address keeps its escapes as they were written.
        let written = parts.percentEncodedPath
        parts.path = path.hasPrefix("/") ? path : "/\(path)"
        parts.percentEncodedPath = (written.hasSuffix("/") ? String(written.dropLast()) : written) + parts.percentEncodedPath
        let items = config.query + query
        parts.percentEncodedQuery = items.isEmpty ? nil : items.map(\.encoded).joined(separator: "&")
        guard let url = parts.url else { throw .address }
        var request = URLRequest(url: url)
        // Not in the initializer: FoundationNetworking forgets what is given there.
        request.timeoutInterval = TimeInterval(config.timeout)
        request.httpMethod = method.rawValue
        for (name, value) in config.headers.merging(headers, uniquingKeysWith: { $1 }) { request.setValue(value, forHTTPHeaderField: name) }
        return request
    }
}

/// What is done to a resource.
///
/// Source: RFC 9110 section 9.
package enum HTTPMethod: String, Sendable {
    case get = "GET"
    case post = "POST"
}

/// A name and a value of a query.
package struct QueryItem: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    /// Everything but unreserved characters escaped: a `+` that was left alone would be read as a space.
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
