package import VerificationModel

/// An error that prevents a request from being built from a contract.
///
/// Each function is one message. They repeat one shape, and each has its own texts.
package struct RequestTemplateError: Error, Hashable, Sendable {
    /// A description of the problem and of its solution.
    package let finding: Finding

    /// Creates an error for a file that cannot be read.
    init(_ finding: Finding) { self.finding = finding }

    private init(_ code: FindingCode, at place: SourcePlace, what: String, allowed: String, next: String) {
        finding = Finding(
            code, at: place, what: what, allowed: allowed, because: "the request is built from the contract", next: next)
    }

    static func pathValue(_ variable: String, at place: SourcePlace) -> RequestTemplateError {
        RequestTemplateError(
            .recordValueMissing, at: place, what: "there is no value for {\(variable)}",
            allowed: "a value for each segment that varies",
            next: "give one: send: { path: { \(variable): ... } }")
    }

    static func pathDots(_ variable: String, at place: SourcePlace) -> RequestTemplateError {
        RequestTemplateError(
            .recordPathDots, at: place, what: "the value of {\(variable)} is \".\" or \"..\", which changes the path",
            allowed: "a segment of a path",
            next: "give another value: send: { path: { \(variable): ... } }")
    }

    static func disagreement(_ text: String, at place: SourcePlace) -> RequestTemplateError {
        RequestTemplateError(
            .recordDisagreement, at: place, what: "another contract records this exchange with \(text), which this contract does not allow",
            allowed: "one request for each exchange", next: "give each contract a recording of its own, or both the same \"send\"")
    }

    static func keepsWhole(beside kept: SourcePlace, at place: SourcePlace) -> RequestTemplateError {
        RequestTemplateError(
            Finding(
                .recordKeep, at: place, what: "this contract keeps the whole answer, and \(kept) keeps only what is read of it",
                allowed: "keep: read in all contracts of a recording, or in none",
                because: "one contract would not find the values that another one leaves out, or all of them would be recorded",
                next: "write keep: read here too, or give each contract a recording of its own"))
    }

    static func queryValue(_ name: String, at place: SourcePlace) -> RequestTemplateError {
        RequestTemplateError(
            .recordValueMissing, at: place, what: "there is no value for \"\(name)\"",
            allowed: "a value for each required parameter", next: "give one: send: { query: { \(name): ... } }")
    }

    static func exchange(_ number: Int, at place: SourcePlace) -> RequestTemplateError {
        RequestTemplateError(
            .recordExchangeMissing, at: place, what: "no contract names exchange #\(number), which comes before this one",
            allowed: "all exchanges up to the last",
            next: "name #\(number) in a response of its own")
    }

    static func otherAPI(_ name: String, at place: SourcePlace) -> RequestTemplateError {
        RequestTemplateError(
            .recordOtherApi, at: place, what: "the API \"\(name)\" uses this recording too", allowed: "one API for each recording",
            next: "give each its own recording")
    }

    static func noBase(_ api: String, at place: SourcePlace) -> RequestTemplateError {
        RequestTemplateError(
            .recordNoBase, at: place, what: "the API \"\(api)\" has no base in apis.yml", allowed: "an API with a base",
            next: "write its base in apis.yml")
    }
}
