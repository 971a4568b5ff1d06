internal import Foundation
internal import HTTPMessages
internal import Recordings

extension LiveAnswer {
    /// How long nothing must have come between two parts of a body for their times to matter.
    static let moment = 100

    /// Whether its media type says that it comes bit by bit.
    var hasStreamType: Bool {
        let type = headers["Content-Type"]?.lowercased() ?? ""
        return ["text/event-stream", "application/x-ndjson"].contains { type.hasPrefix($0) }
    }

    /// Whether its body came in chunks, and there was a pause of 100 ms or more between two of them.
    ///
    /// Shorter ones are those of any network: to write them down would change the recording each time.
    var cameInMoments: Bool {
        headers["Transfer-Encoding"] != nil
            && zip(parts, parts.dropFirst()).contains { $1.milliseconds - $0.milliseconds >= Self.moment }
    }

    /// The answer as it is written down.
    /// - Parameters:
    ///   - body: The body with its content coding undone.
    ///   - withTimes: Whether the times of its parts matter; those of a coded body say nothing of the decoded one.
    func captured(_ body: (bytes: [UInt8], removedCoding: String?), withTimes: Bool) -> CapturedExchange.Response {
        let times = withTimes && body.removedCoding == nil ? parts : []
        return CapturedExchange.Response(
            status: status, reason: reason, headers: headers.keptOfResponse, body: body.bytes,
            removedCoding: body.removedCoding, chunks: times.map { BodyFile.Chunk(milliseconds: $0.milliseconds, count: $0.count) })
    }

    /// What a recording says of its making.
    /// - Parameters:
    ///   - now: Seconds since 1970.
    ///   - standIn: The server that was asked in the place of the API.
    func comment(now: Int, standIn: String?) -> String {
        let time = Date(timeIntervalSince1970: TimeInterval(now)).formatted(.iso8601)
        let standIn = standIn.map { ", from a stand-in at \($0)" } ?? ""
        return "Recorded \(time) by verify record, \(Int(duration / .milliseconds(1))) ms\(standIn)"
    }
}
