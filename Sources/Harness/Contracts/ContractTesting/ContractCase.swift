public import VerificationModel

/// One case of a contract, ready to be checked.
///
/// It describes itself by its identifier, which Swift Testing shows as the name of the argument:
/// ```swift
/// @Test(arguments: try ContractSuite(contracts: "Contracts") { ResponseType(MoviesResponseDTO.self) }.cases)
/// func keepsItsContract(_ contract: ContractCase) throws { try contract.check() }
/// ```
public struct ContractCase: Sendable, CustomStringConvertible {
    enum Work: Sendable {
        /// Nothing: the verdict is known since the files were read.
        case decided(Verdict)
        /// A check of an exchange.
        case check(PlannedCheck, of: PlannedExchange)
    }

    /// The case's name, unique in its suite.
    public let identifier: CaseIdentifier
    /// The suite that the case belongs to: its contract file, without the extension.
    public let suite: String
    let work: Work

    /// The identifier.
    public var description: String { identifier.description }

    /// Why the case could not run, where that is known since the files were read; it is then reported whatever the filters select.
    package var knownProblem: Verdict? {
        if case .decided(let verdict) = work, case .couldNotRun = verdict { verdict } else { nil }
    }

    /// What comes of the case, looked at by itself.
    public func verdict() -> Verdict {
        switch work {
        case .decided(let verdict):
            return verdict
        case .check(let check, let exchange):
            var run = ExchangeRun(exchange)
            return run.verdict(of: check)
        }
    }

    /// Checks the case.
    /// - Throws: ``ContractCaseError`` unless it is kept.
    public func check() throws {
        let verdict = verdict()
        if verdict != .kept { throw ContractCaseError(identifier: identifier, verdict: verdict) }
    }
}

/// A contract that is broken or could not be checked, as a test reports it.
///
/// `LayerCaseError` is its counterpart for layers: users of one of the two libraries do not import the other.
public struct ContractCaseError: Error, CustomStringConvertible {
    /// The case.
    public let identifier: CaseIdentifier
    /// What came of it.
    public let verdict: Verdict

    /// The case, and all its findings in full.
    public var description: String { CheckCase(identifier, verdict).failureText }
}
