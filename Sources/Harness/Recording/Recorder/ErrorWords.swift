internal import AsyncHTTPClient
internal import Foundation
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOSSL
internal import Upstream

/// The texts for errors of connections to APIs.
///
/// They contain no part of the request, because that may contain a key.
struct ErrorWords: Sendable {
    /// The longest time that an answer may take.
    let timeout: Duration

    /// Returns the reason why a request failed, as the end of a sentence.
    func words(for error: any Error) -> String {
        switch error {
        case let problem as LiveRequestError: problem.description
        case let error as HTTPClientError: words(for: error)
        case let error as UpstreamError: words(for: error)
        case let error as NIOConnectionError where error.connectionErrors.isEmpty: "its host \(error.host) was not found"
        case let error as NIOConnectionError:
            "the connection failed (\(error.connectionErrors.map { Self.words(of: $0.error) }.joined(separator: "; ")))"
        case HTTPParserError.invalidEOFState: "it closed the connection before its answer was complete"
        case let error as HTTPParserError: "its answer is not valid HTTP (\(error))"
        case let error as NIOSSLError: "its TLS connection failed (\(error))"
        default: "the connection failed (\(Self.words(of: error)))"
        }
    }

    /// Returns whether an error is a timeout.
    static func isTimeout(_ error: any Error) -> Bool {
        guard let error = error as? UpstreamError else { return false }
        return switch error {
        case .timeout, .connectTimeout, .securityTimeout: true
        case .closed: false
        }
    }

    private func words(for error: UpstreamError) -> String {
        switch error {
        case .timeout: words(for: HTTPClientError.deadlineExceeded)
        case .connectTimeout: words(for: HTTPClientError.connectTimeout)
        case .securityTimeout: words(for: HTTPClientError.tlsHandshakeTimeout)
        case .closed: words(for: HTTPClientError.remoteConnectionClosed)
        }
    }

    private func words(for error: HTTPClientError) -> String {
        switch error {
        case .deadlineExceeded, .readTimeout, .requestStreamCancelled: "it took longer than \(timeout)"
        case .connectTimeout, .getConnectionFromPoolTimeout: "it could not be reached within \(timeout)"
        case .tlsHandshakeTimeout: "its TLS handshake took longer than \(timeout)"
        case .remoteConnectionClosed: "it closed the connection before its answer was complete"
        default: "the request failed (\(error.shortDescription))"
        }
    }

    private static func words(of error: any Error) -> String {
        if let error = error as? IOError {
            switch POSIXErrorCode(rawValue: error.errnoCode) {
            case .ECONNREFUSED: return "connection refused"
            case .ECONNRESET, .EPIPE: return "connection reset"
            default: return error.description
            }
        }
        if case ChannelError.connectTimeout(let time) = error { return "no connection within \(time.nanoseconds / 1_000_000) ms" }
        return "\(error)"
    }
}
