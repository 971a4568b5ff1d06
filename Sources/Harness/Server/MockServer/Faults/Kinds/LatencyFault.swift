extension Fault {
    /// Delays the answer.
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

/// The delay of answers.
public struct Latency: Hashable, Sendable {
    enum Kind: Hashable {
        case fixed(Duration)
        case uniform(ClosedRange<Duration>)
        case logNormal(median: Duration, sigma: Double)
    }

    let kind: Kind

    /// The same delay for every answer.
    public static func fixed(_ delay: Duration) -> Latency { Latency(kind: .fixed(delay)) }

    /// Any delay of a range, each with the same probability.
    public static func uniform(_ range: ClosedRange<Duration>) -> Latency { Latency(kind: .uniform(range)) }

    /// A delay as networks have it: mostly near the median, sometimes far above.
    /// - Parameters:
    ///   - median: The delay that half of the answers stay below.
    ///   - sigma: The standard deviation of the logarithm; 0 for no spread.
    public static func logNormal(median: Duration, sigma: Double) -> Latency { Latency(kind: .logNormal(median: median, sigma: sigma)) }

    private init(kind: Kind) {
        self.kind = kind
    }

    /// Reads a latency in the form of a command line: `200ms`, `100ms-300ms` or `200ms~0.5`; nil for every other text.
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

extension Latency: CustomStringConvertible {
    /// The latency in the form of a command line: `200ms`, `100ms-300ms` or `200ms~0.5`.
    public var description: String {
        switch kind {
        case .fixed(let delay): Self.text(delay)
        case .uniform(let range): "\(Self.text(range.lowerBound))-\(Self.text(range.upperBound))"
        case .logNormal(let median, let sigma): "\(Self.text(median))~\(sigma)"
        }
    }

    private static func text(_ time: Duration) -> String {
        let text = "\(time / .milliseconds(1))"
        return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + "ms"
    }
}
