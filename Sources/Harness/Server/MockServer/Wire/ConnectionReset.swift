internal import NIOCore
internal import NIOSSL

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Ends a connection such that the other side is told that it was reset.
enum ConnectionReset {
    /// Closes a channel's socket with nothing left to linger for: TCP sends RST instead of FIN.
    static func perform(_ channel: any Channel) {
        guard let socket = channel as? any SocketOptionProvider else { return channel.close(promise: nil) }
        socket.setSoLinger(linger(l_onoff: 1, l_linger: 0)).whenComplete { _ in
            // Past TLS, which would say goodbye first.
            let security = Result { try channel.pipeline.syncOperations.context(handlerType: NIOSSLServerHandler.self) }
            if case .success(let context) = security { context.close(promise: nil) } else { channel.close(promise: nil) }
        }
    }
}
