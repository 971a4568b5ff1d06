import HTTPMessages
package import Recordings

extension StandInAPI {
    /// Returns an answer with the recording of a request: the same path, and a query with all recorded parameters except secrets.
    ///
    /// A request without a recording gets 404 and an empty body.
    /// - Parameters:
    ///   - names: The recordings. The first matching one answers.
    ///   - folder: Where they are.
    package static func recordings(_ names: [String], in folder: RecordingsFolder) throws -> @Sendable (Request) -> Answer {
        let known = try names.map { name in
            let recording = try folder.recording(named: name)
            let exchange = recording.exchanges[0]
            let asked = Request(target: exchange.request.target)
            let body = try folder.body(of: exchange.response, in: recording)
            let answer = Answer(
                status: exchange.response.status, contentType: exchange.response.headers["Content-Type"] ?? "", body: body.bytes)
            return (path: asked.path, query: asked.query.filter { !$0.value.hasPrefix("{{") }, answer: answer)
        }
        return { request in
            let fitting = known.first { known in
                known.path == request.path && known.query.allSatisfy { request.query[$0.key] == $0.value }
            }
            return fitting?.answer ?? Answer(status: 404)
        }
    }
}
