internal import Foundation

extension Latency {
    /// How late one answer comes.
    func draw(_ generator: inout SeededGenerator) -> Duration {
        switch self {
        case .fixed(let duration): duration
        case .uniform(let range): range.lowerBound + (range.upperBound - range.lowerBound) * generator.fraction()
        case .logNormal(let median, let sigma): median * exp(sigma * Self.normal(&generator))
        }
    }

    /// A number of the standard normal distribution.
    ///
    /// Source: Box and Muller, "A note on the generation of random normal deviates", 1958.
    private static func normal(_ generator: inout SeededGenerator) -> Double {
        let radius = (-2 * log(1 - generator.fraction())).squareRoot()
        return radius * cos(2 * .pi * generator.fraction())
    }
}
