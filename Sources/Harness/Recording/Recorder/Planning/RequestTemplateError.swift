package import VerificationModel

/// Why a request cannot be made out of a contract.
///
/// A table of messages: its rows have one shape, and each its own words.
package struct RequestTemplateError: Error, Hashable, Sendable {
    /// What is wrong, and what to do about it.
    package let finding: Finding

    /// A file that cannot be read.
    init(_ finding: Finding) { self.finding = finding }

    private init(_ code: FindingCode, at place: SourcePlace, what: String, allowed: String, next: String) {
        finding = Finding(
            code, at: place, what: what, allowed: allowed, because: "the request is made of what the contract says", next: next)
    }

    static func pathValue(_ variable: String, at place: SourcePlace) -> RequestTemplateError {
        RequestTemplateError(
            .recordValueMissing, at: place, what: "nothing says which {\(variable)} to ask for",
            allowed: "a value for each segment that varies",
            next: "give one: send: { path: { \(variable): ... } }")
    }

    static func pathDots(_ variable: String, at place: SourcePlace) -> RequestTemplateError {
        RequestTemplateError(
            .recordPathDots, at: place, what: "{\(variable)} is to be \".\" or \"..\", which leads elsewhere",
            allowed: "a segment of a path",
            next: "give another value: send: { path: { \(variable): ... } }")
    }

    static func disagreement(_ text: String, at place: SourcePlace) -> RequestTemplateError {
        RequestTemplateError(
            .recordDisagreement, at: place, what: "another contract has this recording made with \(text), which this one does not allow",
            allowed: "one request for each exchange", next: "give each contract a recording of its own, or both the same \"send\"")
    }

    static func queryValue(_ name: String, at place: SourcePlace) -> RequestTemplateError {
        RequestTemplateError(
            .recordValueMissing, at: place, what: "nothing says which \"\(name)\" to ask for",
            allowed: "a value for each parameter that must be there", next: "give one: send: { query: { \(name): ... } }")
    }

    static func exchange(_ number: Int, at place: SourcePlace) -> RequestTemplateError {
        RequestTemplateError(
            .recordExchangeMissing, at: place, what: "no contract names exchange #\(number), which comes before",
            allowed: "all exchanges up to the last",
            next: "name #\(number) in a response of its own")
    }

    static func otherAPI(_ name: String, at place: SourcePlace) -> RequestTemplateError {
        RequestTemplateError(
            .recordOtherApi, at: place, what: "the recording is of the API \"\(name)\" too", allowed: "one API for each recording",
            next: "give each its own recording")
    }

    static func noBase(_ api: String, at place: SourcePlace) -> RequestTemplateError {
        RequestTemplateError(
            .recordNoBase, at: place, what: "apis.yml does not say where the API \"\(api)\" lives", allowed: "an API with a base",
            next: "write its base in apis.yml")
    }
}
