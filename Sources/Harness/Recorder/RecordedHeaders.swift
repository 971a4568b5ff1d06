internal import Recordings

/// Which header fields a recording keeps, and which of them say nothing of the answer.
enum RecordedHeaders {
    /// Fields that belong to a connection or frame a message: RFC 9110 section 7.6.1 and RFC 9112 section 6.
    private static let framing: Set<String> = [
        "connection", "content-length", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade",
    ]

    /// Fields of a request that its client makes by itself.
    private static let clients: Set<String> = ["accept-encoding", "host"]

    /// Fields that are another each time though the answer is the same.
    private static let volatile: Set<String> = [
        "age", "cf-cache-status", "cf-ray", "date", "etag", "expires", "last-modified", "nel", "report-to", "server-timing", "set-cookie",
        "traceparent", "tracestate", "via", "x-amz-cf-id", "x-amz-cf-pop", "x-amzn-requestid", "x-amzn-trace-id", "x-cache",
        "x-cache-hits", "x-correlation-id", "x-github-request-id", "x-request-id", "x-response-time", "x-runtime", "x-served-by",
        "x-timer",
    ]

    private static let volatilePrefixes = ["ratelimit-", "x-ratelimit-", "x-rate-limit-"]

    /// What of a request is kept.
    static func kept(ofRequest headers: HeaderFields) -> HeaderFields {
        HeaderFields(headers.fields.filter { !framing.contains($0.name.lowercased()) && !clients.contains($0.name.lowercased()) })
    }

    /// What of a response is kept: the body is written with its content coding undone.
    static func kept(ofResponse headers: HeaderFields) -> HeaderFields {
        HeaderFields(headers.fields.filter { !framing.contains($0.name.lowercased()) && $0.name.lowercased() != "content-encoding" })
    }

    /// The names of the fields by which two responses differ, but for those that are another each time; sorted.
    static func differences(of headers: HeaderFields, from old: HeaderFields) -> [String] {
        let (new, old) = (lasting(headers), lasting(old))
        guard new != old else { return [] }
        let names = Set((new + old).map { $0.name.lowercased() }).sorted()
        let values = { (fields: [HeaderFields.Field], name: String) in fields.filter { $0.name.lowercased() == name } }
        let changed = names.filter { values(new, $0) != values(old, $0) }
        return changed.isEmpty ? ["in another order"] : changed
    }

    private static func lasting(_ headers: HeaderFields) -> [HeaderFields.Field] {
        headers.fields.filter { field in
            let name = field.name.lowercased()
            return !volatile.contains(name) && !volatilePrefixes.contains { name.hasPrefix($0) }
        }
    }
}
