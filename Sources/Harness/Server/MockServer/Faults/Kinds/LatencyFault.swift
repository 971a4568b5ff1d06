extension Fault {
    /// The answer comes late.
    public static func latency(_ latency: Latency) -> Fault {
        Fault(
            "latency=\(latency)",
            drawing: { numbers in
                let delay = latency.draw(&numbers.shared)
                return { $0.wait(delay) }
            })
    }
}

extension FaultKind {
    static let latency = FaultKind(".latency(_:)") { _ in nil }
}

/// How late an answer comes.
public enum Latency: Sendable {
    /// Always as late.
    case fixed(Duration)
    /// Any time of a range, each as likely.
    case uniform(ClosedRange<Duration>)
    /// As networks have it: mostly near the median, sometimes far above.
    /// - Parameters:
    ///   - median: Half of the answers come earlier.
    ///   - sigma: The standard deviation of the logarithm; 0 for no spread.
    case logNormal(median: Duration, sigma: Double)

    /// Reads a latency as a command line has it: `200ms`, `100ms-300ms` or `200ms~0.5`; nil for anything else.
    package init?(written text: Substring) {
        let range = text.split(separator: "-", omittingEmptySubsequences: false)
        let spread = text.split(separator: "~", omittingEmptySubsequences: false)
        if range.count == 2, let first = Duration(written: range[0]), let last = Duration(written: range[1]), first <= last {
            self = .uniform(first...last)
        } else if spread.count == 2, let median = Duration(written: spread[0]), let sigma = Double(written: spread[1]),
            (0...10).contains(sigma)
        {
            self = .logNormal(median: median, sigma: sigma)
        } else if let fixed = Duration(written: text) {
            self = .fixed(fixed)
        } else {
            return nil
        }
    }
}
