internal import NIOCore

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The reset of a connection.
enum ConnectionReset {
    /// Closes the socket of a channel with a linger time of 0, so that TCP sends RST instead of FIN.
    static func perform(_ channel: any Channel) {
        guard let socket = channel as? any SocketOptionProvider else { return channel.close(promise: nil) }
        socket.setSoLinger(linger(l_onoff: 1, l_linger: 0)).whenComplete { _ in
            // The socket is closed below TLS, which would send an alert first.
            let security = Result { try channel.pipeline.syncOperations.context(name: ConnectionSetup.securityName) }
            if case .success(let context) = security { context.close(promise: nil) } else { channel.close(promise: nil) }
        }
    }
}
