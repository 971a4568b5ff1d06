internal import Foundation

extension Latency {
    /// The longest delay, in seconds.
    private static let limit = 3_600.0

    /// Draws the delay of one answer, which is an hour at most.
    func draw(_ generator: inout SeededGenerator) -> Duration {
        let seconds =
            switch kind {
            case .fixed(let duration): duration / .seconds(1)
            case .uniform(let range):
                range.lowerBound / .seconds(1)
                    + (range.upperBound / .seconds(1) - range.lowerBound / .seconds(1)) * generator.fraction()
            case .logNormal(let median, let sigma): median / .seconds(1) * exp(sigma * Self.normal(&generator))
            }
        return .nanoseconds(Int64(min(max(seconds.isNaN ? 0 : seconds, 0), Self.limit) * 1e9))
    }

    /// Returns a number of the standard normal distribution.
    ///
    /// Source: Box and Muller, "A note on the generation of random normal deviates", 1958.
    private static func normal(_ generator: inout SeededGenerator) -> Double {
        let radius = (-2 * log(1 - generator.fraction())).squareRoot()
        return radius * cos(2 * .pi * generator.fraction())
    }
}
