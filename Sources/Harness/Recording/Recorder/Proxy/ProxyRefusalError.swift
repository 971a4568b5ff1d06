internal import NIOHTTP1

/// Why a request is not passed on.
///
/// Loopback is no authentication: any page that a browser shows can ask it. What an app asks has a host on loopback, and comes from no other site.
enum ProxyRefusalError: Error, Hashable {
    case method
    case host
    case hostCount
    case site
    case otherServer
    case target
    case coding
    case bytes
    case syntax
    case unknownMethod

    /// The status that says so.
    var status: HTTPResponseStatus {
        switch self {
        case .method: .methodNotAllowed
        case .host, .site, .otherServer: .forbidden
        case .hostCount, .target, .bytes, .syntax: .badRequest
        case .coding, .unknownMethod: .notImplemented
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
        case .target: "the target must be a path that begins with \"/\", in ASCII, without a fragment; send the path and the query alone"
        case .coding: "the body has a transfer coding that is not chunked; send it as it is"
        case .bytes:
            "a field of the request has bytes that are no UTF-8, which cannot be passed on as they are; send UTF-8, or percent-encode them"
        case .syntax: "the request is no HTTP/1.1 that can be read; ask with http://, with HTTP/1.1, and with a target in ASCII"
        case .unknownMethod: "the method is none that can be passed on; ask with one that is registered for HTTP"
        }
    }
}

/// Tells what an app asks from what it must not ask.
struct ProxyGate: Sendable {
    /// The proxy's own port.
    let port: Int

    /// The path and query that a request asks for, as they came.
    func target(of head: HTTPRequestHead) throws(ProxyRefusalError) -> String {
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
        // What the parser could not read as UTF-8 it has replaced.
        let lost: Unicode.Scalar = "\u{FFFD}"
        guard head.headers.allSatisfy({ !$0.value.unicodeScalars.contains(lost) }) else { throw .bytes }
        let target = try path(of: head.uri)
        guard target.hasPrefix("/"), target.unicodeScalars.allSatisfy({ $0 != "#" && $0 != lost && $0.value > 0x20 && $0.value != 0x7F })
        else { throw .target }
        return target
    }

    /// The target without scheme and host, which must be the proxy's own: RFC 9112 section 3.2.2.
    private func path(of target: String) throws(ProxyRefusalError) -> String {
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
