internal import NIOCore
internal import NIOConcurrencyHelpers

/// The connections of a server that are open.
final class ConnectionRegistry: Sendable {
    private struct State {
        var channels: [ObjectIdentifier: any Channel] = [:]
        /// Those of them that were admitted: who is refused takes nobody's place.
        var admitted: Set<ObjectIdentifier> = []
    }

    private let state = NIOLockedValueBox(State())
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    /// How many are open.
    var count: Int { state.withLockedValue { $0.channels.count } }

    /// Keeps a connection until it is closed.
    /// - Returns: Whether there was room for it.
    func admit(_ channel: any Channel) -> Bool {
        let key = ObjectIdentifier(channel)
        let hasRoom = state.withLockedValue { state in
            state.channels[key] = channel
            let hasRoom = state.admitted.count < limit
            if hasRoom { state.admitted.insert(key) }
            return hasRoom
        }
        channel.closeFuture.whenComplete { [self] _ in
            state.withLockedValue { state in
                state.channels.removeValue(forKey: key)
                state.admitted.remove(key)
            }
        }
        return hasRoom
    }

    /// Closes all that are open.
    func closeAll() async {
        let open = state.withLockedValue { Array($0.channels.values) }
        for channel in open { channel.close(promise: nil) }
        for channel in open {
            // What closes it may have been quicker.
            _ = await Result(catching: { () async throws in try await channel.closeFuture.get() })
        }
    }
}
