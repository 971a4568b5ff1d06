internal import HTTPMessages

/// The checked method, target and version of a request.
struct RequestLine: Sendable {
    /// The version of a request of HTTP/2.
    static let http2 = "HTTP/2"

    let method: String
    let target: String
    let version: String

    /// Checks the parts of a request line.
    ///
    /// Source: RFC 9112 section 3, and for HTTP/2 RFC 9113 section 8.3.1.
    init(method: String, target: String, version: String) throws(RequestRefusalError) {
        guard HeaderSyntax.isToken(method[...]) else { throw .malformed("the method is not a token") }
        guard !target.isEmpty, target.utf8.allSatisfy({ $0 > Byte.space && $0 != 0x7F }) else {
            throw .malformed("the target has a character that must be escaped")
        }
        if version != "HTTP/1.1", version != Self.http2 { try Self.check(version) }
        try Self.check(target, of: method)
        self.method = method
        self.target = target
        self.version = version
    }

    /// Whether the version is HTTP/1.0.
    var isOld: Bool { version == "HTTP/1.0" }

    /// Checks a version.
    ///
    /// A later minor version is answered as the latest that is known: RFC 9110 section 2.5.
    private static func check(_ version: String) throws(RequestRefusalError) {
        let digits = version.utf8.dropFirst("HTTP/".utf8.count)
        guard version.hasPrefix("HTTP/"), digits.count == 3, digits.dropFirst().first == UInt8(ascii: "."),
            digits.allSatisfy({ $0 == UInt8(ascii: ".") || $0 &- UInt8(ascii: "0") < 10 })
        else { throw .malformed("the request line does not end with a version") }
        guard digits.first == UInt8(ascii: "1") else { throw .version }
    }

    /// Checks a target: RFC 9112 section 3.2.
    private static func check(_ target: String, of method: String) throws(RequestRefusalError) {
        if method == "CONNECT" { throw .tunnel }
        if target.utf8.first == UInt8(ascii: "/") { return }
        let isAsterisk = method == "OPTIONS" && target == "*"
        let isAbsolute = ["http://", "https://"].contains { scheme in
            target.utf8.count > scheme.utf8.count && zip(target.utf8, scheme.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
        }
        guard isAbsolute || isAsterisk else { throw .malformed("the target is neither a path nor an address") }
    }
}
