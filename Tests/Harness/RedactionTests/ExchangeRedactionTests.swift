import HTTPMessages
import Recordings
import Redaction
import Testing
import WritableRecordings

/// Exchanges that make recordings, without their secrets.
@Suite("Secrets in exchanges")
struct ExchangeRedactionTests {
    private func exchange(_ body: String, at target: String = "https://a.example/", chunks: [Int] = []) -> CapturedExchange {
        CapturedExchange(
            comment: "Recorded", request: CapturedExchange.Request(method: "GET", target: target),
            response: CapturedExchange.Response(
                status: 200, reason: "OK", body: Array(body.utf8),
                chunks: chunks.enumerated().map { BodyFile.Chunk(milliseconds: $0.offset * 10, count: $0.element) }))
    }

    /// A password, compressed: `password=browser-4711`.
    private static let archive: [UInt8] = [
        31, 139, 8, 0, 0, 0, 0, 0, 2, 255, 43, 72, 44, 46, 46, 207, 47, 74, 177, 77, 42, 202, 47, 47, 78, 45, 210, 53, 49, 55, 52, 4, 0,
        26, 101, 162, 200, 21, 0, 0, 0,
    ]

    private func body(_ exchange: CapturedExchange) -> String { String(decoding: exchange.response.body, as: UTF8.self) }

    /// A known secret is replaced everywhere, and its name starts again in each recording, regardless of earlier recordings.
    @Test func namesStartAgainWithEachRecording() throws {
        var redactor = Redactor(SecretPolicy(known: [try KnownSecret(name: "SHOP_KEY", value: "shop-key-0815")]))
        let first = try redactor.redacted([exchange(#"{"token":"first-token-4711","key":"shop-key-0815"}"#)])
        #expect(body(first[0]) == #"{"token":"{{TOKEN}}","key":"{{SHOP_KEY}}"}"#)
        let second = try redactor.redacted([exchange(#"{"token":"second-token-4711","note":"was first-token-4711"}"#)])
        #expect(body(second[0]) == #"{"token":"{{TOKEN}}","note":"was {{TOKEN_2}}"}"#)
        var alone = Redactor(SecretPolicy())
        #expect(body(try alone.redacted([exchange(#"{"token":"second-token-4711"}"#)])[0]) == #"{"token":"{{TOKEN}}"}"#)
    }

    @Test func exchangesOfOneRecordingShareTheirNames() throws {
        var redactor = Redactor(SecretPolicy())
        let exchanges = try redactor.redacted([
            exchange(#"{"token":"first-token-4711"}"#),
            exchange(#"{"token":"second-token-4711"}"#, at: "https://a.example/items/first-token-4711"),
        ])
        #expect(exchanges.map(body) == [#"{"token":"{{TOKEN}}"}"#, #"{"token":"{{TOKEN_2}}"}"#])
        #expect(exchanges[1].request.target == "https://a.example/items/{{TOKEN}}")
    }

    /// Each part of a stream keeps its time; one that ends within a secret ends after it.
    @Test(arguments: [
        ([5, 45], [5, 38]), ([20, 30], [25, 18]), ([14, 10, 26], [14, 11, 18]), ([12, 2, 36], [12, 2, 29]), ([50], [43]),
    ])
    func partsMoveWithTheirSecrets(_ counts: [Int], _ expected: [Int]) throws {
        var redactor = Redactor(SecretPolicy())
        let text = #"{"a":1,"token":"first-token-4711","b":"some more"}"#
        #expect(text.utf8.count == 50)
        let redacted = try redactor.redacted([exchange(text, chunks: counts)])[0]
        #expect(body(redacted) == #"{"a":1,"token":"{{TOKEN}}","b":"some more"}"#)
        #expect(redacted.response.chunks.map(\.count) == expected)
        #expect(redacted.response.chunks.map(\.milliseconds) == counts.indices.map { $0 * 10 })
        #expect(redacted.response.chunks.reduce(0) { $0 + $1.count } == redacted.response.body.count)
    }

    @Test func aReasonPhraseOfAnyLengthIsLookedThrough() throws {
        var redactor = Redactor(SecretPolicy(known: [try KnownSecret(name: "SHOP_KEY", value: "shop-key-0815")]))
        var sent = exchange("{}")
        sent.response.reason = String(repeating: "well, ", count: 50) + "not with shop-key-0815"
        #expect(try redactor.redacted([sent])[0].response.reason == String(repeating: "well, ", count: 50) + "not with {{SHOP_KEY}}")
    }

    /// Of a parameter in an address or a form the whole value is secret, whatever would end it in a text.
    @Test(arguments: ["o'hara-4711", "a<b>c-4711", "a;b-4711", #"a\b-4711"#, "a\"b-4711", "a%26b-4711", "a b-4711"])
    func theWholeOfAParameterIsTaken(_ value: String) throws {
        var redactor = Redactor(SecretPolicy(names: ["key": "SHOP_KEY"]))
        var sent = exchange("{}", at: "https://a.example/a?page=1&key=\(value)&x=1#end")
        sent.request.body = Array("user=keeper&password=\(value)&x=1".utf8)
        sent.request.headers = ["Content-Type": "application/x-www-form-urlencoded"]
        sent.response.headers = ["Location": "/b?token=\(value)"]
        let redacted = try redactor.redacted([sent])[0]
        #expect(redacted.request.target == "https://a.example/a?page=1&key={{SHOP_KEY}}&x=1#end")
        #expect(String(decoding: redacted.request.body, as: UTF8.self) == "user=keeper&password={{SHOP_KEY}}&x=1")
        #expect(redacted.response.headers.fields.map(\.value) == ["/b?token={{SHOP_KEY}}"])
    }

    /// In a form `#` and `?` are data, as they are not in an address.
    @Test(arguments: ["ab#first-4711", "ab?first-4711", "#first-4711", "a#b?c#first-4711"])
    func takesTheWholeOfAFormsParameter(_ value: String) throws {
        var redactor = Redactor(SecretPolicy())
        var sent = exchange("{}")
        sent.request.body = Array("note=a#b?c&password=\(value)&y=1".utf8)
        sent.request.headers = ["Content-Type": "application/x-www-form-urlencoded"]
        let redacted = try redactor.redacted([sent])[0]
        #expect(String(decoding: redacted.request.body, as: UTF8.self) == "note=a#b?c&password={{PASSWORD}}&y=1")
    }

    /// The secrets of a refused exchange are searched for in all others.
    @Test func remembersSecretsOfRefusedExchanges() throws {
        var redactor = Redactor(SecretPolicy())
        var refused = exchange(#"{"access_token":"opaque-token-4711"}"#)
        refused.request.body = Self.archive
        #expect(throws: RedactionError.self) { try redactor.redacted([refused]) }
        let other = try redactor.redacted([exchange(#"{"you":"opaque-token-4711"}"#)])[0]
        #expect(body(other) == #"{"you":"{{ACCESS_TOKEN}}"}"#)
    }

    /// Learning finds the same secrets as redacting does, and throws the same problems.
    @Test func learnsSecretsForLaterRecordings() throws {
        var redactor = Redactor(SecretPolicy())
        try redactor.learn(from: [exchange(#"{"access_token":"opaque-token-4711"}"#)])
        let known = redactor.secretCount
        #expect(known > 0)
        #expect(body(try redactor.redacted([exchange(#"{"you":"opaque-token-4711"}"#)])[0]) == #"{"you":"{{ACCESS_TOKEN}}"}"#)
        #expect(redactor.secretCount == known)
        var refused = exchange("{}")
        refused.request.body = Self.archive
        refused.response.reason = "token=later-token-0815"
        let problem = RedactionError.cannotReplace(name: "PASSWORD", part: "the request's body", encodings: ["gzip"])
        #expect(throws: problem) { try redactor.learn(from: [refused]) }
        #expect(body(try redactor.redacted([exchange(#"{"you":"later-token-0815"}"#)])[0]) == #"{"you":"{{TOKEN}}"}"#)
    }

    // MARK: The gate

    /// A secret that redaction does not replace would reach the disk.
    struct Leak: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let problem: RedactionError
        var name = "items/all"
        var bodyNames: [String?] = []
        var change: @Sendable (inout CapturedExchange) -> Void = { _ in }

        static let all = [
            Leak(testDescription: "the recording's name", problem: left("the file's name"), name: "items/shop-key-0815"),
            Leak(testDescription: "the name of a body", problem: left("the head"), bodyNames: ["shop-key-0815.json"]),
            Leak(testDescription: "the comment", problem: left("the head")) { $0.comment = "Recorded with shop-key-0815" },
            Leak(testDescription: "the name of a field", problem: left("the head")) {
                $0.response.headers.fields.append(HeaderFields.Field(name: "shop-key-0815", value: "1"))
            },
            Leak(testDescription: "the method", problem: left("the head")) { $0.request.method = "shop-key-0815" },
            Leak(testDescription: "the content coding", problem: left("the head")) { $0.response.removedCoding = "shop-key-0815" },
        ]

        private static func left(_ part: String) -> RedactionError { .left(name: "SHOP_KEY", part: part, encodings: []) }
    }

    /// No value that can be written is made of it, so that it cannot be written.
    @Test(arguments: Leak.all) func refusesSecretsThatRedactionLeaves(_ leak: Leak) throws {
        var redactor = Redactor(SecretPolicy(known: [try KnownSecret(name: "SHOP_KEY", value: "shop-key-0815")]))
        var leaking = exchange("{}")
        leak.change(&leaking)
        let redacted = try redactor.redacted([leaking])
        #expect(throws: RecordingSinkError.secret(leak.problem)) {
            try redactor.recording(redacted, named: leak.name, bodyNames: leak.bodyNames)
        }
    }

    /// Exchanges that were redacted before a secret was learned are searched for it when they are made a recording, and again when asked for.
    @Test func findsSecretsThatWereLearnedLater() throws {
        var redactor = Redactor(SecretPolicy())
        let redacted = try redactor.redacted([exchange(#"{"you":"opaque-token-4711"}"#)])
        let recording = try redactor.recording(redacted, named: "items")
        try redactor.check(recording)
        try redactor.learn(from: [exchange(#"{"access_token":"opaque-token-4711"}"#)])
        let problem = RedactionError.left(name: "ACCESS_TOKEN", part: "the body items.bin", encodings: [])
        #expect(throws: RecordingSinkError.secret(problem)) { try redactor.recording(redacted, named: "items") }
        #expect(throws: problem) { try redactor.check(recording) }
    }
}
