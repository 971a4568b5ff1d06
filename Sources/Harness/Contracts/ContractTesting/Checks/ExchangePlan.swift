internal import ContractFiles
internal import Recordings
internal import VerificationModel

/// One exchange of a recording and what a contract promises of it.
struct ExchangePlan: Sendable {
    /// What is checked, as case identifiers begin: `file/contract/recording`.
    let subject: String
    let request: RequestTemplate
    let basePath: [String]
    /// How old the recording may get before it is warned of, in days, and where the contract says so.
    let freshness: Freshness?
    let promise: ResponsePromise
    let source: Source

    /// Where the exchange comes from, or why there is none.
    enum Source: Sendable {
        case exchange(Exchange, of: Recording, in: RecordingsFolder)
        case unreadable(Finding)
        case noFolder(CaseIdentifier)
    }

    func identifier(of check: ResponseCheck) -> CaseIdentifier {
        CaseIdentifier(subject: subject, check: check.name)
    }

    /// The checks that the promise asks for.
    var checks: [ResponseCheck] {
        guard case .exchange(let exchange, _, _) = source else { return ResponseCheck.all(of: promise, exchange: nil) }
        return ResponseCheck.all(of: promise, exchange: exchange)
    }
}
