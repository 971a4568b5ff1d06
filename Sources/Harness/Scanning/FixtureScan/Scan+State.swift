extension Scan.Fixture {
    /// The result of a scan for a fixture, in one word.
    package enum State: Sendable {
        /// All types that the sources decode it with accept it.
        case decoded
        /// A type refuses it, which a test or its name expects.
        case refused
        /// A type refuses it.
        case broken
        case notJSON
        case undecided
        /// Sources name it, but the types that decode it are not known.
        case unjoined
        case unused
        /// A type decodes it and has its keys, but no source shows that it does.
        case matched
    }

    package var state: State {
        if case .failure = file.content {
            switch join {
            case .unused: return .unused
            case .joined where file.isNegative: return .refused
            case .joined: return .notJSON
            case .ambiguous, .used: return .unjoined
            }
        }
        switch join {
        case .unused: return .unused
        case .used: return .unjoined
        case .joined(_, by: .keys): return .matched
        case .joined, .ambiguous: break
        }
        let isCertain = if case .joined = join { true } else { false }
        var isRefused = false
        var isUndecided = false
        for trial in trials {
            switch trial.verdict {
            case .fails:
                guard isCertain else { continue }
                guard isRefusalExpected(by: trial) else { return .broken }
                isRefused = true
            case .undecided: isUndecided = true
            case .decodes, .notJSON: break
            }
        }
        return isUndecided ? .undecided : isRefused ? .refused : .decoded
    }
}
