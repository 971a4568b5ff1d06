extension DecoderSample {
    private static let snakeCase = "keyDecodingStrategy = .convertFromSnakeCase"
    private static let ofExtension = "extension JSONDecoder { convenience init(api: Void) { self.init(); \(snakeCase) } }"

    /// Decoders that initializers of extensions and subclasses make, each in place of the decoder in `read`.
    static let initializers: [DecoderSample] = [
        ("an extension", ofExtension, "JSONDecoder(api: ())", "decodes as Made"),
        ("an extension, by init", ofExtension, "JSONDecoder.init(api: ())", "decodes as Made"),
        (
            "a default value", "extension JSONDecoder { convenience init(a: Int = 1, api: Int) { self.init(); \(snakeCase) } }",
            "JSONDecoder(api: 1)", "decodes as Made"
        ),
        (
            "a static property", "\(ofExtension)\nextension JSONDecoder { static let api = JSONDecoder(api: ()) }", "JSONDecoder.api",
            "decodes as Made"
        ),
        ("a global function", "\(ofExtension)\nfunc api() -> JSONDecoder { JSONDecoder(api: ()) }", "api()", "decodes as Made"),
        (
            "a setting behind it",
            "\(ofExtension)\nfunc api() -> JSONDecoder { let d = JSONDecoder(api: ()); d.keyDecodingStrategy = .useDefaultKeys; return d }",
            "api()", "fails at 1:1 as Made"
        ),
        (
            "a setting of another strategy behind it",
            "\(ofExtension)\nfunc api() -> JSONDecoder { let d = JSONDecoder(api: ()); d.dateDecodingStrategy = .iso8601; return d }",
            "api()", "decodes as Made"
        ),
        (
            "a subclass", "final class API: JSONDecoder, @unchecked Sendable { override init() { super.init(); \(snakeCase) } }", "API()",
            "decodes as Made"
        ),
        (
            "a subclass with another initializer",
            "final class API: JSONDecoder, @unchecked Sendable { init(a: Int) { super.init(); \(snakeCase) } }", "API(a: 1)",
            "decodes as Made"
        ),
        (
            "a call of another initializer",
            "\(ofExtension)\nextension JSONDecoder { convenience init(b: Void) { self.init(api: ()); dateDecodingStrategy = .iso8601 } }",
            "JSONDecoder(b: ())", "decodes as Made"
        ),
        (
            "a call of another initializer, whose setting is changed",
            "\(ofExtension)\nextension JSONDecoder { convenience init(b: Void) { self.init(api: ()); keyDecodingStrategy = .useDefaultKeys } }",
            "JSONDecoder(b: ())", "fails at 1:1 as Made"
        ),
        (
            "a call of an initializer that is not there", "extension JSONDecoder { convenience init(b: Void) { self.init(c: ()) } }",
            "JSONDecoder(b: ())", "undecided: the initializer that self.init calls"
        ),
        (
            "a call of another initializer under a condition",
            "\(ofExtension)\nextension JSONDecoder { convenience init(b: Bool) { if b { self.init(api: ()) } else { self.init() } } }",
            "JSONDecoder(b: true)", "undecided: the initializer that self.init calls"
        ),
        (
            "a parameter",
            "extension JSONDecoder { convenience init(keys: KeyDecodingStrategy) { self.init(); keyDecodingStrategy = keys } }",
            "JSONDecoder(keys: .convertFromSnakeCase)", "undecided: keyDecodingStrategy"
        ),
        (
            "a condition", "extension JSONDecoder { convenience init(snake: Bool) { self.init(); if snake { \(snakeCase) } } }",
            "JSONDecoder(snake: true)", "undecided: keyDecodingStrategy, which is set under a condition"
        ),
        (
            "two initializers with the same labels",
            "extension JSONDecoder { convenience init(_ a: Int) { self.init(); \(snakeCase) }\nconvenience init(_ a: String) { self.init() } }",
            "JSONDecoder(1)",
            "undecided: it decodes with that of Sources/App/App.swift:2:37 (keys: convertFromSnakeCase), and not with that of "
                + "Sources/App/App.swift:3:13 (the settings of JSONDecoder())"
        ),
    ].map { name, declarations, decoder, expected in
        DecoderSample(
            name: "an initializer: \(name)",
            app: """
                \(declarations)
                let other = JSONDecoder()
                struct Made: Decodable { let madeAt: Int }
                func read(_ data: Data) throws -> Made { try \(decoder).decode(Made.self, from: data) }
                """, body: #"{"made_at": 1}"#, expected: expected)
    }
}
