internal import VerificationModel

/// One file of contracts.
struct ContractFile: Sendable {
    /// The path below the contracts folder, without `.yml`: the suite's name.
    let name: String
    /// Where requests go.
    let api: API
    let contracts: [Contract]
}

/// A promise about an endpoint.
struct Contract: Sendable {
    let name: String
    let request: RequestTemplate
    /// How old a recording may get before it is warned of; nil for any age.
    let freshness: Freshness?
    let responses: [ResponsePromise]
}

/// How old a recording may get: `fresh: 90d`.
struct Freshness: Hashable, Sendable {
    /// From 1.
    let days: Int
    let place: SourcePlace
}

/// What a recording's response, read by the app, comes to.
struct ResponsePromise: Sendable {
    /// What is promised of the body.
    enum Body: Sendable {
        /// Nothing, but for strict JSON where the content type is JSON.
        case unspecified
        /// That there is none.
        case none
        /// That the app's type reads it.
        case decodes(Named, domain: Named?)
        /// That the app's type refuses it, at this very place.
        case rejects(Named, at: JSONLocation, place: SourcePlace)
    }

    /// A name that refers to something, and where it stands.
    struct Named: Sendable {
        let name: String
        let place: SourcePlace
    }

    let recording: RecordingReference
    /// The status, or any of 200 to 299.
    let status: Int?
    /// Where the status is promised; the response itself where it is not.
    let statusPlace: SourcePlace
    let body: Body
    let expectations: [Expectation]
    /// The values to record it with; nil where none are given.
    let send: SentValues?
}

/// What the values under a path must be like.
struct Expectation: Sendable {
    let path: JSONPath
    let matcher: Matcher
    /// A path that leads nowhere is no breach.
    let isOptional: Bool
    /// `null` is no breach.
    let isNullable: Bool
    let place: SourcePlace
}

/// `name`, which means every exchange of a recording, or `name#2`, which means its second.
struct RecordingReference: Sendable {
    let name: String
    /// From 1.
    let exchange: Int?
    let place: SourcePlace

    /// Nil for a text that has no name, or something other than a number from 1 after `#`.
    init?(_ text: String, at place: SourcePlace) {
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, !name.isEmpty else { return nil }
        if parts.count == 2 {
            guard let number = Int(parts[1]), number >= 1, String(number) == parts[1] else { return nil }
            exchange = number
        } else {
            exchange = nil
        }
        self.name = String(name)
        self.place = place
    }
}
