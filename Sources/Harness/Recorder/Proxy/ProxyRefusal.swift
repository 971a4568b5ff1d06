internal import Foundation
internal import NIOHTTP1

/// Why a request is not passed on.
///
/// Loopback is no authentication: any page that a browser shows can ask it. What an app asks has a host on loopback, and comes from no other site.
enum ProxyRefusal: Error, Hashable {
    case method
    case host
    case hostCount
    case site
    case otherServer
    case target
    case coding

    /// The status that says so.
    var status: HTTPResponseStatus {
        switch self {
        case .method: .methodNotAllowed
        case .host, .site, .otherServer: .forbidden
        case .hostCount, .target: .badRequest
        case .coding: .notImplemented
        }
    }

    /// What is wrong, and what to do next; nothing of the request stands in it.
    var words: String {
        switch self {
        case .method: "CONNECT is not allowed: this is no proxy for other servers; set the app's base URL to this address"
        case .host: "the field Host names another host than loopback; ask 127.0.0.1 or localhost"
        case .hostCount: "there must be one field Host"
        case .site: "the request comes from a page of another site; ask from the app, or from a page on loopback"
        case .otherServer: "the target names another server; set the app's base URL to this address, and send the path alone"
        case .target: "the target must be a path that begins with \"/\", with nothing in it that a URL cannot have"
        case .coding: "the body has a transfer coding that is not chunked; send it as it is"
        }
    }
}

/// Tells what an app asks from what it must not ask.
struct ProxyGate: Sendable {
    /// Scheme, host and port of the server that is asked.
    let origin: String
    /// The proxy's own port.
    let port: Int

    /// The path and query that a request asks for, as they came.
    func target(of head: HTTPRequestHead) throws(ProxyRefusal) -> String {
        guard head.method != .CONNECT else { throw .method }
        let hosts = head.headers["Host"]
        guard hosts.count == 1 || hosts.isEmpty && !head.knowsChunks else { throw .hostCount }
        guard hosts.allSatisfy(Self.isLoopback) else { throw .host }
        for field in head.headers["Origin"] {
            let parts = field.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, ["http:", "https:"].contains(parts[0]), Self.isLoopback(String(parts[2])) else { throw .site }
        }
        // Pictures and the like are asked for without Origin.
        guard !head.headers["Sec-Fetch-Site"].contains("cross-site") else { throw .site }
        guard head.headers["Transfer-Encoding"].allSatisfy({ $0.lowercased() == "chunked" }) else { throw .coding }
        let target = try path(of: head.uri)
        // What Foundation would write in another way would not arrive as it came.
        guard target.hasPrefix("/"), !target.contains("#"), URL(string: origin + target)?.absoluteString == origin + target else {
            throw .target
        }
        return target
    }

    /// The target without scheme and host, which must be the proxy's own: RFC 9112 section 3.2.2.
    private func path(of target: String) throws(ProxyRefusal) -> String {
        guard !target.hasPrefix("/"), let scheme = target.firstRange(of: "://") else { return target }
        let rest = target[scheme.upperBound...]
        let authority = rest.prefix { $0 != "/" && $0 != "?" }
        guard target[..<scheme.lowerBound].lowercased() == "http", Self.isLoopback(String(authority)), authority.hasSuffix(":\(port)")
        else {
            throw .otherServer
        }
        let path = rest.dropFirst(authority.count)
        return path.hasPrefix("/") ? String(path) : "/\(path)"
    }

    /// Whether a host, with a port or without, is this machine by a name that no name server gives.
    private static func isLoopback(_ host: String) -> Bool {
        host.lowercased().wholeMatch(of: /(127\.0\.0\.1|localhost|\[::1\])(:[0-9]{1,5})?/) != nil
    }
}
