internal import NIOCore
internal import NIOHTTP2
internal import NIOTLS

/// Makes a connection read requests, by whatever protocol it speaks.
struct ConnectionSetup: Sendable {
    /// How much of a head a frame holds at least: RFC 9113 section 4.2.
    private static let frameSize = 1 << 14

    /// The name that the handler has which secures a connection.
    static let securityName = "security"

    let core: ServerCore
    let connections: ConnectionRegistry
    /// What connections are secured with; nil where they are not.
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
        // More than is taken, so that the stream can be told: SwiftNIO ends the connection.
        settings.append(HTTP2Setting(parameter: .maxHeaderListSize, value: core.configuration.limits.headerBytes * 4))
        var configuration = NIOHTTP2Handler.Configuration()
        configuration.connection.initialSettings = settings
        configuration.connection.maximumSequentialContinuationFrames = core.configuration.limits.headerBytes * 4 / Self.frameSize + 1
        // An answer may say a wrong length; of a request its stream sees it.
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
