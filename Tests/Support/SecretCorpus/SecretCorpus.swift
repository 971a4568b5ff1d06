/// Texts with a secret and texts without one, made from tables, to measure how many secrets are found.
///
/// Nothing is copied from real answers, and no secret is real. The same tables give the same texts in the same order.
package struct SecretCorpus: Sendable {
    /// The texts with a secret.
    package let secrets: [SecretSample]
    /// The texts without a secret.
    package let clean: [CleanSample]

    /// Makes the texts.
    /// - Parameter tokens: Tokens of published shapes, without blanks or line breaks.
    package init(tokens: [ExampleToken] = PublishedToken.examples() + ExampleToken.ofShapes) {
        secrets = Self.knownShapes(tokens) + Self.fileShapes() + Self.namedValues() + Self.knownValues()
        clean = CleanKind.all.flatMap(\.samples)
    }
}

/// A text that contains a secret.
package struct SecretSample: Sendable {
    /// The reasons why a value is known to be a secret.
    package enum Group: String, CaseIterable, Sendable {
        /// It has the published shape of a vendor's secrets, and a name that does not mark a secret.
        case knownShape = "known shapes"
        /// It is beside a name that marks a secret, and has no published shape.
        case namedValue = "named values"
        /// Its value is known from the environment, and the text has it in an encoding.
        case knownValue = "known values"
    }

    /// The place of a text in an exchange.
    package enum Place: Sendable {
        case body(type: String)
        case requestForm
        /// The address of the request.
        case target
        /// A field of the response: the text is `name: value`.
        case field
    }

    package let group: Group
    /// The notation or the encoding.
    package let kind: String
    /// The part that distinguishes it from others of the same kind.
    package let detail: String
    package let place: Place
    package let text: [UInt8]
    /// The bytes of the text that represent the secret.
    package let written: Range<Int>
    /// The secret with nothing encoded.
    package let secret: String

    /// The type of the content of a body; nil for another place.
    package var type: String? { if case .body(let type) = place { type } else { nil } }

    /// A name that no other sample has, and that stays the same when others are added.
    package var id: String { "\(group.rawValue) / \(kind) / \(detail)" }
}

/// A text that contains no secret.
package struct CleanSample: Sendable {
    /// The kind of text.
    package let kind: String
    package let number: Int
    /// The type of the content, as a response names it.
    package let type: String
    package let text: String

    /// A name that no other sample has.
    package var id: String { "no secret / \(kind) / \(number)" }
}
