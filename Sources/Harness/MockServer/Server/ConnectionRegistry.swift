internal import NIOCore
internal import NIOConcurrencyHelpers

/// The connections of a server that are open.
final class ConnectionRegistry: Sendable {
    private let channels = NIOLockedValueBox<[ObjectIdentifier: any Channel]>([:])
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    /// How many are open.
    var count: Int { channels.withLockedValue { $0.count } }

    /// Keeps a connection until it is closed.
    /// - Returns: Whether there was room for it.
    func admit(_ channel: any Channel) -> Bool {
        let key = ObjectIdentifier(channel)
        let hasRoom = channels.withLockedValue { channels in
            channels[key] = channel
            return channels.count <= limit
        }
        channel.closeFuture.whenComplete { [self] _ in channels.withLockedValue { _ = $0.removeValue(forKey: key) } }
        return hasRoom
    }

    /// Closes all that are open.
    func closeAll() async {
        let open = channels.withLockedValue { Array($0.values) }
        for channel in open {
            channel.close(promise: nil)
            // What closes it may have been quicker.
            _ = await Result(catching: { () async throws in try await channel.closeFuture.get() })
        }
    }
}
