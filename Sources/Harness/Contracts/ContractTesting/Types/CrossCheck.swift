internal import StrictJSON
internal import VerificationModel

/// A comparison of a registered type with the same type as it is read from sources.
struct CrossCheck: Sendable {
    /// The result for one body.
    enum Result: Hashable, Sendable {
        /// Both decode the body, or both refuse it at the same place with the same words.
        case same
        /// The two differ; in words.
        case different(String)
        /// The sources do not determine the result; in words.
        case undecided(String)
        /// The sources cannot be used.
        case couldNotRun(Finding)
    }

    let registered: ResponseType
    let read: SourceType

    /// Compares the two for a body.
    /// - Parameter document: The body as JSON; nil if it is not JSON, which both refuse as a whole.
    func result(of bytes: [UInt8], as document: JSONDocument?) -> Result {
        switch (registered.reading(of: bytes, as: document), read.reading(of: document)) {
        case (_, .couldNotRun(let finding)), (.couldNotRun(let finding), _): .couldNotRun(finding)
        case (_, .undecided(let constructs)), (.undecided(let constructs), _):
            .undecided(constructs.map { "\($0.what)\($0.place.map { " at \($0)" } ?? "")" }.joined(separator: "; "))
        case (.decoded, .decoded): .same
        case (.refused(let failure), .decoded):
            .different("the registered type refuses the body, because \(failure.what); the read one decodes it")
        case (.decoded, .refused(let failure)):
            .different("the registered type decodes the body; the read one refuses it, because \(failure.what)")
        case (.refused, .refused) where document == nil: .same
        // The error of the registered type has the path in the text alone.
        case (.refused, .refused(let read)) where read.isInText: .same
        case (.refused(let registered), .refused(let read)):
            registered.location == read.location && registered.problem == read.problem && registered.allowed == read.allowed
                ? .same
                : .different(
                    "the registered type refuses the body, because \(registered.problem) (allowed: \(registered.allowed)); "
                        + "the read one, because \(read.problem) (allowed: \(read.allowed))")
        }
    }
}
