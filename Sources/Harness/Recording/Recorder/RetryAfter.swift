internal import HTTPMessages

/// The field `Retry-After`, with which an API asks for a pause before the next request.
enum RetryAfter {
    /// The statuses with which the field is read: too many requests (429), and service unavailable (503).
    static let statuses = [429, 503]

    /// Returns the pause that an answer asks for, or nil if the field is missing or not a valid time.
    ///
    /// Source: RFC 9110 section 10.2.3: seconds, or a date.
    /// - Parameter now: The time, in seconds since 1970.
    static func pause(of headers: HeaderFields, now: Int) -> Duration? {
        guard let text = headers["Retry-After"] else { return nil }
        if !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
            return Int(text).map { .seconds($0) }
        }
        return HTTPDate(text, now: now).map { .seconds(max(0, $0.seconds - now)) }
    }
}
