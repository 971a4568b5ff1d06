extension FunctionWalk {
    /// The knowledge of a value when the program runs.
    enum Knowledge {
        case known
        /// The value is not nil. Nothing else is known about it.
        case present(Obstacle)
        case unknown(Obstacle)

        var obstacle: Obstacle? {
            switch self {
            case .known: nil
            case .present(let obstacle), .unknown(let obstacle): obstacle
            }
        }

        /// A number that is greater for a value of which less is known.
        var level: Int {
            switch self {
            case .known: 0
            case .present: 1
            case .unknown: 2
            }
        }

        /// The knowledge of one of two values.
        func or(_ other: Knowledge) -> Knowledge {
            switch (self, other) {
            case (.unknown, _): self
            case (_, .unknown): other
            case (.present, _): self
            default: other
            }
        }

        var isKnownOrPresent: Knowledge { if case .unknown(let obstacle) = self { .present(obstacle) } else { self } }
    }
}
