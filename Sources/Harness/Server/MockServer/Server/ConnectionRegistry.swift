internal import Locks
internal import NIOCore

/// The open connections of a server.
final class ConnectionRegistry: Sendable {
    private struct State {
        var channels: [ObjectIdentifier: any Channel] = [:]
        /// The admitted connections.
        ///
        /// A refused connection does not count against the limit.
        var admitted: Set<ObjectIdentifier> = []
    }

    private let state = Locked(State())
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    /// The number of open connections.
    var count: Int { state.withLock { $0.channels.count } }

    /// Adds a connection until it is closed.
    /// - Returns: Whether the limit allows the connection.
    func admit(_ channel: any Channel) -> Bool {
        let key = ObjectIdentifier(channel)
        let hasRoom = state.withLock { state in
            state.channels[key] = channel
            let hasRoom = state.admitted.count < limit
            if hasRoom { state.admitted.insert(key) }
            return hasRoom
        }
        channel.closeFuture.whenComplete { [self] _ in
            state.withLock { state in
                state.channels.removeValue(forKey: key)
                state.admitted.remove(key)
            }
        }
        return hasRoom
    }

    /// Closes all open connections.
    func closeAll() async {
        let open = state.withLock { Array($0.channels.values) }
        for channel in open { channel.close(promise: nil) }
        for channel in open {
            // The connection may have been closed already.
            _ = await Result(catching: { () async throws in try await channel.closeFuture.get() })
        }
    }
}
