package import StrictJSON
package import VerificationModel

/// One file of contracts.
package struct ContractFile: Sendable {
    /// The path below the contracts folder, without `.yml`: the suite's name.
    package let name: String
    /// Where requests go.
    package let api: API
    package let contracts: [Contract]
}

/// A promise about an endpoint.
package struct Contract: Sendable {
    package let name: String
    package let request: RequestTemplate
    /// How old a recording may get before it is warned of; nil for any age.
    package let freshness: Freshness?
    package let responses: [ResponsePromise]
}

/// How old a recording may get: `fresh: 90d`.
package struct Freshness: Hashable, Sendable {
    /// From 1.
    package let days: Int
    package let place: SourcePlace
}

/// What a recording's response, read by the app, comes to.
package struct ResponsePromise: Sendable {
    /// What is promised of the body.
    package enum Body: Sendable {
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
    package struct Named: Sendable {
        package let name: String
        package let place: SourcePlace
    }

    package let recording: RecordingReference
    /// The status, or any of 200 to 299.
    package let status: Int?
    /// Where the status is promised; the response itself where it is not.
    package let statusPlace: SourcePlace
    package let body: Body
    package let expectations: [Expectation]
    /// The values to record it with; nil where none are given.
    package let send: SentValues?
}

/// What the values under a path must be like.
package struct Expectation: Sendable {
    package let path: JSONPath
    package let matcher: Matcher
    /// A path that leads nowhere is no breach.
    package let isOptional: Bool
    package let place: SourcePlace
}

/// `name`, which means every exchange of a recording, or `name#2`, which means its second.
package struct RecordingReference: Sendable {
    package let name: String
    /// From 1.
    package let exchange: Int?
    package let place: SourcePlace

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
