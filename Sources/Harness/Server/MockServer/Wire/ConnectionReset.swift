internal import NIOCore

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Ends a connection so that the other side sees a reset.
enum ConnectionReset {
    /// Closes a channel's socket with nothing left to linger for: TCP sends RST instead of FIN.
    static func perform(_ channel: any Channel) {
        guard let socket = channel as? any SocketOptionProvider else { return channel.close(promise: nil) }
        socket.setSoLinger(linger(l_onoff: 1, l_linger: 0)).whenComplete { _ in
            // Below TLS, which would send an alert first.
            let security = Result { try channel.pipeline.syncOperations.context(name: ConnectionSetup.securityName) }
            if case .success(let context) = security { context.close(promise: nil) } else { channel.close(promise: nil) }
        }
    }
}
