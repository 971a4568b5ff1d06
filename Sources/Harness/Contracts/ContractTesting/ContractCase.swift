public import VerificationModel

/// One case of a contract, ready to be checked.
///
/// Its description is the identifier, which Swift Testing shows as the name of the argument:
/// ```swift
/// @Test(arguments: try ContractSuite(contracts: "Contracts") { ResponseType(MoviesResponseDTO.self) }.cases)
/// func keepsItsContract(_ contract: ContractCase) throws { try contract.check() }
/// ```
public struct ContractCase: Sendable, CustomStringConvertible {
    enum Work: Sendable {
        /// No work, because the verdict is known from reading the files.
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

    /// Returns the verdict on this case alone.
    public func verdict() -> Verdict {
        switch work {
        case .decided(let verdict):
            return verdict
        case .check(let check, let exchange):
            var run = ExchangeRun(exchange, exchange.checks())
            return run.verdict(of: check)
        }
    }

    /// Checks the case.
    /// - Throws: ``ContractCaseError`` unless the contract is kept.
    public func check() throws {
        let verdict = verdict()
        if verdict != .kept { throw ContractCaseError(identifier: identifier, verdict: verdict) }
    }
}

/// A contract that is broken or could not be checked, as a test reports it.
///
/// `LayerCaseError` is its counterpart for layers. The two are separate, because users of one library do not import the other.
public struct ContractCaseError: Error, CustomStringConvertible {
    /// The case.
    public let identifier: CaseIdentifier
    /// The verdict on the case.
    public let verdict: Verdict

    /// The case, and all its findings in full.
    public var description: String { CheckCase(identifier, verdict).failureText }
}
