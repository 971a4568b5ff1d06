internal import NIOHTTP1
internal import Upstream

/// A reason why a request is not passed on.
///
/// Requests of an app have a host on loopback, and come from no other site: see ``LocalSender``.
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

    /// The status of the proxy's answer.
    var status: HTTPResponseStatus {
        switch self {
        case .method: .methodNotAllowed
        case .host, .site, .otherServer: .forbidden
        case .hostCount, .target, .bytes, .syntax: .badRequest
        case .coding, .unknownMethod: .notImplemented
        }
    }

    /// A description of the problem and of its solution; it contains no part of the request.
    var words: String {
        switch self {
        case .method: "CONNECT is not allowed: the proxy serves only one API; set the app's base URL to this address"
        case .host: "the Host field names a host other than loopback; use 127.0.0.1 or localhost"
        case .hostCount: "there must be exactly one Host field; send it once"
        case .site: "the request comes from a page of another site; send it from the app, or from a page on loopback"
        case .otherServer: "the target names another server; set the app's base URL to this address, and send the path alone"
        case .target: "the target must be a path that begins with \"/\", in ASCII, without a fragment; send the path and the query alone"
        case .coding: "the body has a transfer coding that is not chunked; send it as it is"
        case .bytes:
            "a field of the request has bytes that are not UTF-8, which cannot be passed on unchanged; send UTF-8, or percent-encode them"
        case .syntax: "the request is not valid HTTP/1.1; send it with http://, with HTTP/1.1, and with a target in ASCII"
        case .unknownMethod: "the method cannot be passed on; use one that is registered for HTTP"
        }
    }
}

/// Checks whether a request may be passed on.
struct ProxyGate: Sendable {
    /// The proxy's own port.
    let port: Int

    /// Returns the path and the query of a request, unchanged.
    func target(of head: HTTPRequestHead) throws(ProxyRefusalError) -> String {
        guard head.method != .CONNECT else { throw .method }
        let hosts = head.headers["Host"]
        guard hosts.count == 1 || hosts.isEmpty && !head.knowsChunks else { throw .hostCount }
        do throws(LocalSender.ProblemError) {
            try LocalSender.check(hosts: hosts, origins: head.headers["Origin"], sites: head.headers["Sec-Fetch-Site"])
        } catch {
            switch error {
            case .host: throw .host
            case .site: throw .site
            }
        }
        guard head.headers["Transfer-Encoding"].allSatisfy({ $0.lowercased() == "chunked" }) else { throw .coding }
        // The parser has replaced bytes that are not UTF-8.
        let lost: Unicode.Scalar = "\u{FFFD}"
        guard head.headers.allSatisfy({ !$0.value.unicodeScalars.contains(lost) }) else { throw .bytes }
        let target = try path(of: head.uri)
        guard target.hasPrefix("/"), target.unicodeScalars.allSatisfy({ $0 != "#" && $0 != lost && $0.value > 0x20 && $0.value != 0x7F })
        else { throw .target }
        return target
    }

    /// Returns the target without scheme and host, which must be the proxy's own: RFC 9112 section 3.2.2.
    private func path(of target: String) throws(ProxyRefusalError) -> String {
        guard !target.hasPrefix("/"), let scheme = target.firstRange(of: "://") else { return target }
        let rest = target[scheme.upperBound...]
        let authority = rest.prefix { $0 != "/" && $0 != "?" }
        guard target[..<scheme.lowerBound].lowercased() == "http", LocalSender.isLoopback(String(authority)),
            authority.hasSuffix(":\(port)")
        else {
            throw .otherServer
        }
        let path = rest.dropFirst(authority.count)
        return path.hasPrefix("/") ? String(path) : "/\(path)"
    }
}
