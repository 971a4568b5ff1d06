/// The result of decoding a JSON text.
package enum DecodingOutcome: Sendable {
    /// The type decodes it; failures that the sources swallow are listed.
    case decoded([ToleratedFailure])
    case failed(DecodingFailureReport)
    /// The sources do not determine; the constructs on which it depends.
    case undecided([Obstacle])
}

/// A part of a path in a JSON text, as decoders name it.
package enum PathPart: Hashable, Sendable {
    /// The text of a coding key.
    case key(String)
    /// The number of an element, from 0.
    case index(Int)
}

/// An error that ends decoding.
package struct DecodingFailureReport: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The key.
        case keyNotFound(String)
        /// The name of the expected type.
        case typeMismatch(String)
        case valueNotFound(String)
        case dataCorrupted
        /// An error of another type than `DecodingError`, with its text in the sources.
        case other(String)
        /// An error that the sources do not determine.
        case unknown
        /// Decoding that does not end.
        case endless
        /// A value that stops the program, such as `nil!`.
        case trap
    }

    package let kind: Kind
    /// The coding path of the error.
    package let path: [PathPart]
    /// The description of the error; nil if the sources do not determine it.
    package let text: String?
    /// The path of the value that cannot be decoded, which the error's own path may lack.
    package let valuePath: [PathPart]
    /// The property or call in the sources that reads the value.
    package let reader: ProgramPlace?
    /// The failures of other branches that were tried before with the same value, in their order.
    package let earlier: [ToleratedFailure]
    /// Whether the error is one of JSON in a text of the JSON: its coding path is one in that text, and the path of the value is that of
    /// the value whose initializer decodes it.
    package let isInText: Bool

    package init(
        kind: Kind, path: [PathPart], text: String?, valuePath: [PathPart], reader: ProgramPlace?, earlier: [ToleratedFailure] = [],
        isInText: Bool = false
    ) {
        self.isInText = isInText
        self.kind = kind
        self.path = path
        self.text = text
        self.valuePath = valuePath
        self.reader = reader
        self.earlier = earlier
    }
}

/// A failure that a `try?` or a `catch` hides.
package struct ToleratedFailure: Hashable, Sendable {
    package let failure: DecodingFailureReport
    /// The place of the `try?` or `catch`.
    package let place: ProgramPlace

    package init(failure: DecodingFailureReport, place: ProgramPlace) {
        self.failure = failure
        self.place = place
    }
}
