internal import ContentCoding
internal import HTTPMessages

/// An answer of a live API, as it came: nothing decoded, no redirect followed.
struct LiveAnswer: Sendable {
    /// A part of the body and when it came, since the head.
    struct Part: Sendable {
        let milliseconds: Int
        let count: Int
    }

    let status: Int
    let reason: String
    /// In the order in which they came.
    let headers: HeaderFields
    /// The body's bytes as they were sent, content coding and all.
    let body: [UInt8]
    let parts: [Part]
    /// From the request to the last byte.
    let duration: Duration

    /// Status and reason phrase, as a message has them: `404 Not Found`.
    var line: String { reason.isEmpty ? "\(status)" : "\(status) \(reason)" }

    /// The body with its content coding undone.
    /// - Throws: ``LiveRequestError``.
    func decodedBody() throws(LiveRequestError) -> (bytes: [UInt8], removedCoding: String?) {
        let codings = headers.contentCodings
        guard !codings.isEmpty, !body.isEmpty else { return (body, nil) }
        guard codings.count == 1, ["gzip", "x-gzip", "deflate"].contains(codings[0]) else {
            throw LiveRequestError(
                "it sent its body in the coding \(codings.joined(separator: ", ")), though it was asked for gzip or none")
        }
        do {
            return (try Inflation.inflated(body, limit: LiveClient.bodyLimit), codings[0])
        } catch {
            throw LiveRequestError("its body is not the \(codings[0]) that its head says: it \(error)")
        }
    }
}

/// Why an API gave no answer that can be recorded, as the end of a sentence; never with a secret.
struct LiveRequestError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
