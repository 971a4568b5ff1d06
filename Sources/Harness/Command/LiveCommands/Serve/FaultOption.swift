internal import ArgumentParser
internal import MockServer

/// Reads faults and latencies as a command line has them.
enum FaultOption {
    /// `truncate=100@0.3`.
    static func fault(_ text: String) throws -> Fault {
        let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard let fault = kind(parts[0]) else { throw ValidationError("\"\(text)\" is no fault; verify serve --help lists them") }
        guard parts.count == 2 else { return fault }
        guard let probability = DurationOption.decimal(parts[1]), (0...1).contains(probability) else {
            throw ValidationError("\"\(parts[1])\" in \"\(text)\" is no share; write a number from 0 to 1")
        }
        return fault.probability(probability)
    }

    /// `200ms`, `100ms-300ms`, `200ms~0.5`.
    static func latency(_ text: String) throws -> Latency {
        let range = text.split(separator: "-", omittingEmptySubsequences: false)
        if range.count == 2, let first = DurationOption.duration(range[0]), let last = DurationOption.duration(range[1]), first <= last {
            return .uniform(first...last)
        }
        let spread = text.split(separator: "~", omittingEmptySubsequences: false)
        if spread.count == 2, let median = DurationOption.duration(spread[0]), let sigma = DurationOption.decimal(spread[1]),
            (0...10).contains(sigma)
        {
            return .logNormal(median: median, sigma: sigma)
        }
        if let fixed = DurationOption.duration(text[...]) { return .fixed(fixed) }
        throw ValidationError("\"\(text)\" is no latency; write it as 200ms, 1.5s, 100ms-300ms or 200ms~0.5")
    }

    private static func kind(_ text: Substring) -> Fault? {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return plain[String(text)] }
        let values = parts[1].split(separator: "/", omittingEmptySubsequences: false)
        let number = Int(values[0]).flatMap { $0 >= 0 ? $0 : nil }
        guard let number, values.count <= 2 else { return nil }
        switch (parts[0], values.count) {
        case ("truncate", 1): return .truncatedBody(after: number)
        case ("content-length", 1): return .wrongContentLength(number)
        case ("garbage", 1): return .garbage(number)
        case ("bandwidth", 1) where number > 0: return .bandwidth(bytesPerSecond: number)
        case ("dribble", 2) where number > 0: return DurationOption.duration(values[1]).map { .dribble(bytes: number, every: $0) }
        case ("status", 1) where (200...599).contains(number): return .status(number)
        case ("status", 2) where (200...599).contains(number):
            return Int(values[1]).flatMap { $0 >= 0 ? .status(number, retryAfter: $0) : nil }
        default: return nil
        }
    }

    private static let plain: [String: Fault] = [
        "reset-before-head": .reset(.beforeHead), "reset-amid-head": .reset(.amidHead), "reset-after-head": .reset(.afterHead),
        "close": .closeWithoutAnswer, "never": .neverAnswer, "malformed-chunk": .malformedChunk, "recorded-times": .recordedTimes,
    ]
}
