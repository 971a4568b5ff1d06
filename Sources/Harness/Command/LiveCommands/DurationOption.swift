internal import ArgumentParser
internal import MockServer

/// Reads times on the command line.
enum DurationOption {
    /// Returns the time of a text such as `200ms` or `1.5s`.
    static func time(_ text: String) throws -> Duration {
        guard let time = Duration(written: text[...]) else {
            throw ValidationError("\"\(text)\" is not a valid time (expected 200ms or 1.5s)")
        }
        return time
    }
}
