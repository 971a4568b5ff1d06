/// The way in which a formatter of Foundation reads a date from a text.
package enum DateTextFormat: Hashable, Sendable {
    /// A `DateFormatter` with a format, the locale `en_US_POSIX` and the time zone GMT.
    case pattern(String)
    /// The same with the time zone of the device.
    case patternInLocalZone(String)
    /// An `ISO8601DateFormatter` with the names of its options, such as `withInternetDateTime`, and the time zone GMT.
    case iso8601(Set<String>)
}
