package import StrictJSON
package import VerificationModel

/// The content of a contract file.
package struct ContractFile: Sendable {
    /// The file's path below the contracts folder, without `.yml`, which is also the name of the suite.
    package let name: String
    /// The API of the requests.
    package let api: API
    package let contracts: [Contract]
    /// The promises about JSON files that are not recordings.
    package let fixtures: [FixturePromise]
}

/// The promise about a JSON file below the root, such as a fixture of the app's own tests.
package struct FixturePromise: Sendable {
    /// The path, relative to the root.
    package let path: String
    package let place: SourcePlace
    /// The settings of the decoder, for types that are read from sources.
    package let decoder: WrittenDecoder
    /// The promise about the content; its recording has the name of the file.
    package let response: ResponsePromise
}

/// A contract: a request and the promises about its responses.
package struct Contract: Sendable {
    package let name: String
    package let request: RequestTemplate
    /// The age above which a recording gives a warning; nil for no limit.
    package let freshness: Freshness?
    /// The settings of the decoder, for types that are read from sources.
    package let decoder: WrittenDecoder
    package let responses: [ResponsePromise]
}

/// The maximum age of a recording: `fresh: 90d`.
package struct Freshness: Hashable, Sendable {
    /// The numbers of days that a contract can require.
    package static let allowedDays = 1...999_999

    /// The number of days.
    package let days: Int
    package let place: SourcePlace
}

/// The promises about the response of a recording.
package struct ResponsePromise: Sendable {
    /// The promise about the body.
    package enum Body: Sendable {
        /// No promise; a body with a JSON content type must still be strict JSON.
        case unspecified
        /// The body is empty.
        case none
        /// The app's type decodes the body.
        case decodes(Named, domain: Named?)
        /// The app's type refuses the body at exactly this location.
        case rejects(Named, at: JSONLocation, place: SourcePlace)
    }

    /// The name of a type, with its place in the contract file.
    package struct Named: Sendable {
        package let name: String
        package let place: SourcePlace
    }

    package let recording: RecordingReference
    /// The promised status; nil for any status from 200 to 299.
    package let status: Int?
    /// The place of the promised status; that of the response if no status is promised.
    package let statusPlace: SourcePlace
    package let body: Body
    /// The place of `keep: read`; nil if the answer is recorded with all its values.
    package let keepsRead: SourcePlace?
    package let expectations: [Expectation]
    /// The values for recording the response; nil if none are given.
    package let send: SentValues?
}

/// The expectation for the values under a path.
package struct Expectation: Sendable {
    package let path: JSONPath
    package let matcher: Matcher
    /// Whether the path may match nothing.
    package let isOptional: Bool
    package let place: SourcePlace
}

/// A reference to every exchange of a recording, `name`, or to one of them, `name#2`.
package struct RecordingReference: Sendable {
    package let name: String
    /// The number of the exchange, from 1; nil for all exchanges.
    package let exchange: Int?
    package let place: SourcePlace

    /// Creates a reference to a file other than a recording.
    init(file: String, at place: SourcePlace) {
        name = file
        exchange = nil
        self.place = place
    }

    /// Reads a reference.
    ///
    /// Returns nil if the name is empty, or if `#` is not followed by a number from 1.
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
