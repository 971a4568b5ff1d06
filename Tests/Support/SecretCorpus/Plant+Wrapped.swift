internal import CompressedBytes

extension Plant {
    /// A way to send a text inside something else.
    private struct Wrapping {
        let title: String
        let type: String
        let coding: String?
        let isSplit: Bool
        let body: @Sendable (String) -> [UInt8]

        init(
            _ title: String, type: String = "application/json", coding: String? = nil, isSplit: Bool = false,
            body: @escaping @Sendable (String) -> [UInt8]
        ) {
            self.title = title
            self.type = type
            self.coding = coding
            self.isSplit = isSplit
            self.body = body
        }

        /// A member of JSON.
        static func member(_ title: String, _ written: @escaping @Sendable (String) -> String) -> Wrapping {
            Wrapping(title) { text in Array("{\"id\":17,\"body\":\"\(TextEncoding.json(written(text)))\",\"page\":2}".utf8) }
        }

        /// JSON in JSON, several levels deep.
        private static func nested(_ text: String, _ level: Int) -> String {
            (0..<level).reduce(text) { inner, _ in "{\"m\":\"\(TextEncoding.json(inner))\"}" }
        }

        static let all: [Wrapping] =
            (1...3).map { level in Wrapping("JSON ×\(level)") { Array(nested($0, level).utf8) } } + [
                Wrapping("gzip coding", type: "text/plain", coding: "gzip") { CompressedBytes.of(Array($0.utf8), .gzip) },
                Wrapping("deflate coding", type: "text/plain", coding: "deflate") { CompressedBytes.of(Array($0.utf8), .zlib) },
                Wrapping("two parts", type: "text/plain", isSplit: true) { Array($0.utf8) },
                Wrapping("UTF-16", type: "text/plain; charset=utf-16") { [0xFF, 0xFE] + TextEncoding.utf16($0, isBig: false) },
                member("base64") { TextEncoding.base64($0) },
                member("base64 ×2") { TextEncoding.base64(TextEncoding.base64($0)) },
                member("percent") { TextEncoding.percent($0) },
                member("hex") { TextEncoding.hex(Array($0.utf8)) },
                Wrapping("references", type: "text/html") { Array("<pre>\n\(TextEncoding.namedReferences($0))</pre>".utf8) },
                member("gzip in base64") { TextEncoding.base64(CompressedBytes.of(Array($0.utf8), .gzip)) },
            ]
    }

    /// The notations that are sent inside something else.
    private static let inner: Set = ["JSON", "XML", "YAML", "ini", "=", "plist", "properties", "log line"]

    /// Returns named values in several notations, inside other texts and encodings.
    static func wrapped(_ corpus: SecretCorpus) -> [Plant] {
        let samples = kinds(corpus.secrets.filter { $0.group == .namedValue && inner.contains($0.kind) })
        return samples.flatMap { samples in
            // These are not planted as they are.
            zip(samples.dropFirst(plainCount), Wrapping.all).map { sample, wrapping in
                let coding = wrapping.coding.map { Field(name: "Content-Encoding", value: $0) }
                return Plant(
                    sample.group, "\(sample.kind) in \(wrapping.title)", secret: sample.secret, type: wrapping.type,
                    fields: [coding].compactMap { $0 }, body: wrapping.body(String(decoding: sample.text, as: UTF8.self)),
                    isSplit: wrapping.isSplit)
            }
        }
    }
}
