package import NIOCore

/// The security of connections to an upstream.
package struct UpstreamSecurity: Sendable {
    /// Returns the handler of a new connection to a host.
    ///
    /// The host is nil for an address that is not a name.
    let handler: @Sendable (_ host: String?) throws -> any ChannelHandler
    /// Returns whether an error only means that the connection was closed without the alert that should come before.
    let isMissingAlert: @Sendable (any Error) -> Bool

    package init(
        handler: @escaping @Sendable (_ host: String?) throws -> any ChannelHandler,
        isMissingAlert: @escaping @Sendable (any Error) -> Bool
    ) {
        self.handler = handler
        self.isMissingAlert = isMissingAlert
    }
}
