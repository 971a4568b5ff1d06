package import Foundation

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A bound port on loopback without a listener, which refuses every connection.
package final class RefusingPort: Sendable {
    /// The port's address.
    private let url: URL
    private let socket: Int32

    /// Takes a port that is free.
    private init() throws {
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        socket = Self.open(kind)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = socket
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
            }
        }
        guard isBound, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))") else {
            close(descriptor)
            throw POSIXError(.EADDRNOTAVAIL)
        }
        self.url = url
    }

    deinit { close(socket) }

    /// Does something while a port refuses connections.
    package static func hold<Value: Sendable>(_ body: (URL) async throws -> Value) async throws -> Value {
        let port = try RefusingPort()
        defer { withExtendedLifetime(port) {} }
        return try await body(port.url)
    }

    private static func open(_ kind: Int32) -> Int32 {
        #if canImport(Glibc)
            Glibc.socket(AF_INET, kind, 0)
        #elseif canImport(Musl)
            Musl.socket(AF_INET, kind, 0)
        #else
            Darwin.socket(AF_INET, kind, 0)
        #endif
    }
}
