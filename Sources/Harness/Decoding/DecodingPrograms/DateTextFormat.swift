/// The way in which a formatter of Foundation reads a date from a text.
package enum DateTextFormat: Hashable, Sendable {
    /// A `DateFormatter` with a format, the locale `en_US_POSIX` and the time zone GMT.
    case pattern(String)
    /// The same with the time zone of the device.
    case patternInLocalZone(String)
    /// An `ISO8601DateFormatter` with the names of its options, such as `withInternetDateTime`, and the time zone GMT.
    case iso8601(Set<String>)

    /// Whether a format of a `DateFormatter` has a field for the time zone, outside of quoted text.
    package static func namesZone(_ format: String) -> Bool {
        let fields = format.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset.isMultiple(of: 2) }
        return fields.contains { $0.element.contains { "zZOvVXx".contains($0) } }
    }
}
