package import VerificationModel

/// The promise of a response with `keep: read`, with everything that finding out what its type reads depends on.
package struct ReadPromise: Sendable {
    /// The type that reads the answer.
    package let type: ResponsePromise.Named
    /// The place of `keep: read`.
    package let place: SourcePlace
    /// The expectations, which read values too.
    package let expectations: [Expectation]
    /// The sources of the API.
    package let sources: WrittenSources
    /// The settings of the decoder that the contract names.
    package let decoder: WrittenDecoder

    /// Creates the promise; nil for a response without `keep: read`.
    package init?(_ promise: ResponsePromise, of contract: Contract, sources: WrittenSources) {
        guard let place = promise.keepsRead, case .decodes(let type, _) = promise.body else { return nil }
        self.type = type
        self.place = place
        expectations = promise.expectations
        self.sources = sources
        decoder = contract.decoder
    }
}

/// The reason why it is not known which values of an answer a type reads.
package struct UnknownReadsError: Error {
    /// A description of the problem and of its solution.
    package let finding: Finding

    /// Creates an error for a finding.
    package init(_ finding: Finding) {
        self.finding = finding
    }
}
