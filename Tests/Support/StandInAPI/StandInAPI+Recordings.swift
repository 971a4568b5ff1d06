import HTTPMessages
package import Recordings

extension StandInAPI {
    /// Answers a request with the recording that was made of it: the same path, and a query in which everything stands that was recorded, secrets apart.
    ///
    /// What there is no recording of is answered with 404 and an empty body.
    /// - Parameters:
    ///   - names: The recordings that may answer, the first that fits does.
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
