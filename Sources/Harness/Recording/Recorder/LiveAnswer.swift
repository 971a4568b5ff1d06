internal import ContentCoding
internal import HTTPMessages

/// An answer of a live API, unchanged: nothing is decoded, and no redirect is followed.
struct LiveAnswer: Sendable {
    /// A part of the body, with the time from the head to its arrival.
    struct Part: Sendable {
        let milliseconds: Int
        let count: Int
    }

    let status: Int
    let reason: String
    /// The fields, in the order in which they were received.
    let headers: HeaderFields
    /// The body's bytes as they were sent, with their content coding.
    let body: [UInt8]
    let parts: [Part]
    /// The time from the request to the last byte.
    let duration: Duration

    /// The status and the reason phrase, as in a message: `404 Not Found`.
    var line: String { reason.isEmpty ? "\(status)" : "\(status) \(reason)" }

    /// Returns the body without its content coding.
    /// - Throws: ``LiveRequestError``.
    func decodedBody() throws(LiveRequestError) -> (bytes: [UInt8], removedCoding: String?) {
        let codings = headers.contentCodings
        guard !codings.isEmpty, !body.isEmpty else { return (body, nil) }
        guard codings.count == 1, ["gzip", "x-gzip", "deflate"].contains(codings[0]) else {
            throw LiveRequestError(
                "its body has the coding \(codings.joined(separator: ", ")), but the request accepts only gzip or none")
        }
        do {
            return (try Inflation.inflated(body, limit: LiveClient.bodyLimit), codings[0])
        } catch {
            throw LiveRequestError("its body is not valid \(codings[0]), which its Content-Encoding names: it \(error)")
        }
    }
}

/// The reason why an API gave no answer that can be recorded, as the end of a sentence; it never contains a secret.
struct LiveRequestError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
