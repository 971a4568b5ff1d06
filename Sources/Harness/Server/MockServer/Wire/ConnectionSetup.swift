internal import NIOCore
internal import NIOHTTP2
internal import NIOTLS

/// The setup of a connection for its protocol, HTTP/1.1 or HTTP/2.
struct ConnectionSetup: Sendable {
    /// The least size of a frame that a peer must accept: RFC 9113 section 4.2.
    private static let frameSize = 1 << 14

    /// The name of the handler that secures a connection.
    static let securityName = "security"

    let core: ServerCore
    let connections: ConnectionRegistry
    /// The security of connections; nil for plain HTTP.
    let security: ConnectionSecurity.Server?

    func prepare(_ channel: any Channel) -> EventLoopFuture<Void> {
        channel.eventLoop.makeCompletedFuture {
            let isAdmitted = connections.admit(channel)
            guard let security else {
                return try channel.pipeline.syncOperations.addHandler(HTTP1Connection(core, isAdmitted: isAdmitted))
            }
            let deadline = channel.eventLoop.scheduleTask(in: TimeAmount(core.configuration.limits.headTime)) {
                channel.close(promise: nil)
            }
            channel.closeFuture.whenComplete { _ in deadline.cancel() }
            let negotiation = ApplicationProtocolNegotiationHandler { result, channel in
                deadline.cancel()
                return channel.eventLoop.makeCompletedFuture {
                    if case .negotiated("h2") = result {
                        try addHTTP2(to: channel, isAdmitted: isAdmitted)
                    } else {
                        try channel.pipeline.syncOperations.addHandler(HTTP1Connection(core, isAdmitted: isAdmitted))
                    }
                }
            }
            try channel.pipeline.syncOperations.addHandler(security.handler(), name: Self.securityName)
            try channel.pipeline.syncOperations.addHandler(negotiation)
        }
    }

    private func addHTTP2(to channel: any Channel, isAdmitted: Bool) throws {
        var settings = nioDefaultSettings
        // The limit of SwiftNIO, which ends the connection, is higher than the server's, so that the stream can be refused with a status.
        settings.append(HTTP2Setting(parameter: .maxHeaderListSize, value: core.configuration.limits.headerBytes * 4))
        var configuration = NIOHTTP2Handler.Configuration()
        configuration.connection.initialSettings = settings
        configuration.connection.maximumSequentialContinuationFrames = core.configuration.limits.headerBytes * 4 / Self.frameSize + 1
        // A fault may announce a wrong length. The length of a request is checked by its stream.
        configuration.connection.contentLengthValidation = .disabled
        let core = core
        let connection = HTTP2Connection(core.configuration.limits, isAdmitted: isAdmitted)
        let bound = NIOLoopBound(connection, eventLoop: channel.eventLoop)
        _ = try channel.pipeline.syncOperations.configureHTTP2Pipeline(
            mode: .server, connectionConfiguration: configuration.connection, streamConfiguration: configuration.stream
        ) { stream in
            stream.eventLoop.makeCompletedFuture {
                bound.value.opened(stream)
                try stream.pipeline.syncOperations.addHandler(HTTP2Stream(core, isAdmitted: isAdmitted))
            }
        }
        try channel.pipeline.syncOperations.addHandler(connection)
    }
}
