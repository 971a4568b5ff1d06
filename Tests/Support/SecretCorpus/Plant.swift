/// An answer of a server that contains one made-up secret, to record it.
package struct Plant: Sendable {
    /// A request with the secret, which an app could send instead.
    package struct Request: Sendable {
        /// The query behind the path, without the question mark.
        package var query = ""
        package var fields: [Field] = []
        package var body: [UInt8] = []
    }

    /// A header field.
    package struct Field: Sendable {
        package let name: String
        package let value: String
    }

    /// Why the value is known to be a secret.
    package let group: SecretSample.Group
    /// The notation, the place or the encoding.
    package let kind: String
    /// The secret with nothing encoded.
    package let secret: String
    /// The fields of the answer, of which the first is its type.
    package let fields: [Field]
    package let body: [UInt8]
    /// Whether the body is sent in two parts, of which the first ends in the middle.
    package let isSplit: Bool
    /// The request that has the secret in the place that the answer has it; nil for bodies of answers.
    package let request: Request?

    init(
        _ group: SecretSample.Group, _ kind: String, secret: String, type: String = "application/json", fields: [Field] = [],
        body: [UInt8], isSplit: Bool = false, request: Request? = nil
    ) {
        self.group = group
        self.kind = kind
        self.secret = secret
        self.fields = [Field(name: "Content-Type", value: type)] + fields
        self.body = body
        self.isSplit = isSplit
        self.request = request
    }

    /// Whether no placeholder can take the place of the secret, so that the answer must not be recorded.
    package var isSealed: Bool { Self.sealedKinds.contains(kind) }

    private static let sealedKinds: Set = [
        "gzip", "zlib", "deflate", "gzip ×2", "ZIP entry", "ZIP entry, stored", "PNG zTXt", "PNG tEXt", "binary plist",
    ]

    /// Everything that the answer sends.
    package var answer: [UInt8] { fields.flatMap { Array("\($0.name): \($0.value)\r\n".utf8) } + body }

    /// Every plant; no secret is in two of them.
    package static func all() -> [Plant] {
        let corpus = SecretCorpus()
        var secrets: Set<String> = []
        return (samples(of: corpus) + knownValues() + wrapped(corpus) + places()).filter { secrets.insert($0.secret).inserted }
    }
}
