internal import ArgumentParser
internal import MockServer

/// Reads times as a command line has them.
enum DurationOption {
    /// Reads `200ms` or `1.5s`, for an option that takes nothing else.
    static func time(_ text: String) throws -> Duration {
        guard let time = Duration(written: text[...]) else { throw ValidationError("\"\(text)\" is no time; write it as 200ms or 1.5s") }
        return time
    }
}
