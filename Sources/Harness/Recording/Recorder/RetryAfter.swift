internal import Foundation
internal import HTTPMessages

/// When an API that was asked too often wants to be asked again.
enum RetryAfter {
    /// The statuses that the field belongs to here: too many requests, and a service that is away for a while.
    static let statuses = [429, 503]

    /// How long to wait; nil where the answer does not say, or says what is no time.
    ///
    /// Source: RFC 9110 section 10.2.3: seconds, or a date of section 5.6.7 in the form that is sent nowadays.
    /// - Parameter now: Seconds since 1970.
    static func pause(of headers: HeaderFields, now: Int) -> Duration? {
        guard let text = headers["Retry-After"] else { return nil }
        if !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
            return Int(text).map { .seconds($0) }
        }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return formatter.date(from: text).map { .seconds(max(0, Int($0.timeIntervalSince1970) - now)) }
    }
}
