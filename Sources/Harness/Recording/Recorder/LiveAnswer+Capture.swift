internal import Foundation
internal import HTTPMessages
internal import Recordings

extension LiveAnswer {
    /// The shortest pause between two parts of a body that is recorded, in milliseconds.
    static let shortestPause = 100

    /// Whether its media type is one of a stream.
    var hasStreamType: Bool {
        let type = headers["Content-Type"]?.lowercased() ?? ""
        return ["text/event-stream", "application/x-ndjson"].contains { type.hasPrefix($0) }
    }

    /// Whether its body was sent in chunks, with a pause of 100 ms or more between two of them.
    ///
    /// Shorter pauses occur on any network. If they were recorded, the recording would change each time.
    var hasPauses: Bool {
        headers["Transfer-Encoding"] != nil
            && zip(parts, parts.dropFirst()).contains { $1.milliseconds - $0.milliseconds >= Self.shortestPause }
    }

    /// Returns the answer as it is recorded.
    /// - Parameters:
    ///   - body: The body with its content coding undone.
    ///   - isHead: Whether the method of the request is HEAD.
    ///   - withTimes: Whether the times of its parts are recorded. The times of an encoded body do not apply to the decoded one.
    func captured(_ body: (bytes: [UInt8], removedCoding: String?), isHead: Bool, withTimes: Bool) -> CapturedExchange.Response {
        let times = withTimes && body.removedCoding == nil ? parts : []
        return CapturedExchange.Response(
            status: status, reason: reason, headers: headers.keptOfResponse(isHead: isHead, status: status), body: body.bytes,
            removedCoding: body.removedCoding, chunks: times.map { BodyFile.Chunk(milliseconds: $0.milliseconds, count: $0.count) })
    }

    /// Returns the comment of a recording: when and how it was made.
    /// - Parameters:
    ///   - now: The time, in seconds since 1970.
    ///   - substitute: The server that was asked instead of the API's own.
    func comment(now: Int, substitute: String?) -> String {
        let time = Date(timeIntervalSince1970: TimeInterval(now)).formatted(.iso8601)
        let substitute = substitute.map { ", from a stand-in at \($0)" } ?? ""
        return "Recorded \(time) by verify record, \(Int(duration / .milliseconds(1))) ms\(substitute)"
    }
}
