package import NIOCore

/// What connections to an upstream are secured with.
package struct UpstreamSecurity: Sendable {
    /// Returns the handler of a new connection to a host; nil for an address that is not a name.
    let handler: @Sendable (_ host: String?) throws -> any ChannelHandler
    /// Whether an error only means that the connection was closed without the alert which should come before.
    let isMissingAlert: @Sendable (any Error) -> Bool

    package init(
        handler: @escaping @Sendable (_ host: String?) throws -> any ChannelHandler,
        isMissingAlert: @escaping @Sendable (any Error) -> Bool
    ) {
        self.handler = handler
        self.isMissingAlert = isMissingAlert
    }
}
