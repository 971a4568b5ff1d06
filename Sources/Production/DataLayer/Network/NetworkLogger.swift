internal import Foundation
internal import Logging

#if canImport(FoundationNetworking)
    internal import FoundationNetworking
#endif

/// A logger of requests that omits possible secrets.
///
/// It logs only the names of headers and query items, and no user of an address.
struct NetworkLogger: Sendable {
    private let logger: Logger

    init(_ logger: Logger) {
        self.logger = logger
    }

    func sends(_ request: URLRequest) {
        let headers = (request.allHTTPHeaderFields ?? [:]).keys.sorted().joined(separator: ", ")
        logger.debug("\(request.httpMethod ?? "GET") \(Self.shown(request.url))\(headers.isEmpty ? "" : " (headers: \(headers))")")
    }

    func received(_ body: Data?) {
        logger.debug("answered with \(body?.count ?? 0) bytes")
    }

    func failed(_ error: NetworkError) {
        switch error {
        case .address: logger.error("the base address and the path do not form a valid address")
        case .status(let status, let body): logger.error("answered with status \(status) and \(body.count) bytes")
        case .notConnected: logger.error("the service could not be reached")
        case .timedOut: logger.error("the service did not answer in time")
        case .cancelled: logger.debug("the request was cancelled")
        case .other(let code): logger.error("the request failed (URLError \(code))")
        }
    }

    /// Returns an address in the form `https://host/path?name,name`.
    private static func shown(_ url: URL?) -> String {
        guard let url, let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return "an address" }
        let port = parts.port.map { ":\($0)" } ?? ""
        let names = (parts.percentEncodedQueryItems ?? []).map(\.name).joined(separator: ",")
        return "\(parts.scheme ?? "")://\(parts.host ?? "")\(port)\(parts.percentEncodedPath)\(names.isEmpty ? "" : "?\(names)")"
    }
}
