internal import HTTPMessages

/// When an API that was asked too often wants to be asked again.
enum RetryAfter {
    /// The statuses that the field belongs to here: too many requests, and a service that is away for a while.
    static let statuses = [429, 503]

    /// How long to wait; nil where the answer does not say, or says what is no time.
    ///
    /// Source: RFC 9110 section 10.2.3: seconds, or a date.
    /// - Parameter now: Seconds since 1970.
    static func pause(of headers: HeaderFields, now: Int) -> Duration? {
        guard let text = headers["Retry-After"] else { return nil }
        if !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
            return Int(text).map { .seconds($0) }
        }
        return HTTPDate(text, now: now).map { .seconds(max(0, $0.seconds - now)) }
    }
}
