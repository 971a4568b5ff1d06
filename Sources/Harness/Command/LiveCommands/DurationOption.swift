internal import ArgumentParser

/// Reads times as a command line has them.
enum DurationOption {
    /// `200ms` or `1.5s`, for an option that takes nothing else.
    static func time(_ text: String) throws -> Duration {
        guard let time = duration(text[...]) else { throw ValidationError("\"\(text)\" is no time; write it as 200ms or 1.5s") }
        return time
    }

    /// `200ms` or `1.5s`; nil for anything else.
    static func duration(_ text: Substring) -> Duration? {
        let unit: Double = text.hasSuffix("ms") ? 1 : 1_000
        let digits = text.hasSuffix("ms") ? text.dropLast(2) : text.hasSuffix("s") ? text.dropLast() : ""
        guard let number = decimal(digits), number * unit < 1e12 else { return nil }
        return .nanoseconds(Int64(number * unit * 1_000_000))
    }

    /// Digits, and a point among them: nothing else that is a number for Swift.
    static func decimal(_ text: Substring) -> Double? {
        text.wholeMatch(of: /[0-9]+(\.[0-9]+)?/) == nil ? nil : Double(text)
    }
}
