internal import HTTPMessages

/// The header fields that are ignored when two answers are compared.
enum VolatileFields {
    /// The fields that differ each time although the answer is the same.
    private static let volatile: Set<String> = [
        "age", "cf-cache-status", "cf-ray", "date", "etag", "expires", "last-modified", "nel", "report-to", "server-timing", "set-cookie",
        "traceparent", "tracestate", "via", "x-amz-cf-id", "x-amz-cf-pop", "x-amzn-requestid", "x-amzn-trace-id", "x-cache",
        "x-cache-hits", "x-correlation-id", "x-github-request-id", "x-request-id", "x-response-time", "x-runtime", "x-served-by",
        "x-timer",
    ]

    private static let volatilePrefixes = ["ratelimit-", "x-ratelimit-", "x-rate-limit-"]

    /// Returns the sorted names of the fields by which two responses differ, without those that differ each time.
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
