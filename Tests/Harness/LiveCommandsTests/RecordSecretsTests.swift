import Foundation
import StandInAPI
import StandInServices
import TestFolders
import Testing
import VerifyRunning

@testable import LiveCommands

/// Tests of secrets during recording: they are sent to their own API, and appear in no file and no message.
@Suite("verify record and secrets", .timeLimit(.minutes(5)))
struct RecordSecretsTests {
    private let site: RecordingSite

    init() throws {
        site = try RecordingSite()
    }

    private func expectNone(of secrets: [String], _ run: VerifyRun) throws {
        for (name, bytes) in try site.files() {
            let text = String(decoding: bytes, as: UTF8.self)
            for secret in secrets {
                #expect(!text.contains(secret), "\(secret) is in \(name)")
                #expect(!text.contains(Data(secret.utf8).base64EncodedString()), "\(secret) is in \(name)")
            }
        }
        for secret in secrets { #expect(!(run.output + run.errors).contains(secret)) }
    }

    @Test func sendsAKeyToItsAPIAndWritesItToNoFile() async throws {
        try site.contracts("films", "popular: { request: 'GET /movie/popular?page=1', responses: [{ recording: films/popular }] }")
        try site.contracts("articles", "headlines: { request: 'GET /v2/top-headlines?country=us', responses: [{ recording: headlines }] }")
        try await site.run { [site] (api: StandInAPI) async throws in
            let run = await site.record(from: api.url)
            #expect(run.output.hasSuffix("2 recordings: 2 new\n"))
            #expect(api.requests.map { $0.query["api_key"] } == [nil, RecordingSite.keys.films])
            #expect(api.requests.map { $0.headers["x-api-key"] } == [RecordingSite.keys.articles, nil])
            try expectNone(of: [RecordingSite.keys.films, RecordingSite.keys.articles], run)
            // Another run replaces the placeholders again.
            #expect(await site.record("--mode", "all", from: api.url).output.hasSuffix("2 recordings: 2 same\n"))
        }
        #expect(try site.head("films/popular").contains("\nGET https://films.example.com/3/movie/popular?page=1&api_key={{FILMS_KEY}}\n"))
        #expect(try site.head("headlines").contains("\nX-Api-Key: {{NEWS_KEY}}\n"))
    }

    /// The answer issues tokens: in its body, in a URL within it, in a cookie and in a field.
    @Test func writesNoTokenOfAnAnswer() async throws {
        try site.contracts(
            "shop",
            "login: { request: POST /auth/login, responses: [{ recording: login, send: { body: { username: keeper, password: s3cret-of-keeper } } }] }",
            // It contains the token of the answer before, where it does not look like a secret.
            "echo: { request: GET /products?note, responses: [{ recording: echo, send: { query: { note: plain } } }] }")
        try await site.run { [site] (api: StandInAPI) async throws in
            let run = await site.record(from: api.url)
            #expect(run.output.hasSuffix("2 recordings: 2 new\n"))
            #expect(String(decoding: api.requests[0].body, as: UTF8.self).contains("s3cret-of-keeper"))
            try expectNone(of: ["s3cret-of-keeper", "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9"], run)
        }
        #expect(
            try site.folder.text("Fixtures/login.json")
                == #"{"id":7,"username":"keeper","accessToken":"{{COOKIE_ACCESS_TOKEN}}","refreshToken":"{{REFRESH_TOKEN}}","next":"https:\/\/shop.example.com\/me?access_token={{COOKIE_ACCESS_TOKEN}}"}"#
        )
        let head = try site.head("login")
        #expect(head.contains(#"{"password":"{{PASSWORD}}","username":"keeper"}"#))
        #expect(head.contains("\nSet-Cookie: accessToken={{COOKIE_ACCESS_TOKEN}}; Path=/; HttpOnly\n"))
        #expect(head.contains("\nX-Api-Key: {{NEWS_KEY_2}}\n"))
    }

    /// A secret that a later answer reveals is removed from the recordings that were written before, also those of an earlier run.
    @Test(arguments: [("sunflower", "{{PASSWORD}}"), ("Zk3Lm9Qr7Tx2Vb5N", "{{PASSWORD}}")])
    func removesASecretThatALaterAnswerReveals(_ secret: String, _ placeholder: String) async throws {
        try site.contracts(
            "shop", "tags: { request: GET /tags, responses: [{ recording: tags }] }",
            "other: { request: GET /other, responses: [{ recording: other }] }",
            "user: { request: GET /user, responses: [{ recording: user }] }")
        let answers = ["/tags": #"{"tag":"\#(secret)","n":1}"#, "/other": #"{"tag":"lantern"}"#, "/user": #"{"password":"\#(secret)"}"#]
        try await StandInAPI.run(answering: { .text(answers[$0.path] ?? "{}") }) { [site] (api: StandInAPI) async throws in
            // The first run asks for a part only, so that nothing reveals the secret.
            _ = await site.record("--filter", "tags", from: api.url)
            #expect(try site.folder.text("Fixtures/tags.json") == #"{"tag":"\#(secret)","n":1}"#)
            let run = await site.record("--mode", "all", from: api.url)
            #expect(run.status == 0)
            #expect(run.output.contains("cleaned  tags  a secret that was found later was removed\n"), "\(run.output)")
            #expect(run.output.hasSuffix("3 recordings: 2 new, 1 same, 1 written again without a secret\n"), "\(run.output)")
            try expectNone(of: [secret], run)
            #expect(await site.record("--mode", "all", from: api.url).status == 0)
        }
        #expect(try site.folder.text("Fixtures/tags.json") == #"{"tag":"\#(placeholder)","n":1}"#)
        #expect(try site.folder.text("Fixtures/other.json") == #"{"tag":"lantern"}"#)
    }

    /// A recording in which such a secret cannot be replaced is removed.
    @Test func removesARecordingWhoseSecretCannotBeReplaced() async throws {
        let secret = "Zk3Lm9Qr7Tx2Vb5N"
        try site.contracts(
            "shop", "file: { request: GET /file, responses: [{ recording: file }] }",
            "user: { request: GET /user, responses: [{ recording: user }] }")
        let file: [UInt8] = [0x81, 0xA4] + Array("note".utf8) + [0xB0] + Array(secret.utf8)
        let binary = StandInAPI.Answer(status: 200, headers: [("Content-Type", "application/msgpack")], body: file)
        try await StandInAPI.run(answering: { $0.path == "/file" ? binary : .text(#"{"password":"\#(secret)"}"#) }) {
            [site] (api: StandInAPI) async throws in
            let run = await site.record(from: api.url)
            #expect(run.status == 2)
            #expect(run.output.contains("contains the secret PASSWORD in MessagePack, and it cannot be replaced there"), "\(run.output)")
            #expect(run.output.contains("it had been written before the secret was known, and its files were removed"), "\(run.output)")
            try expectNone(of: [secret], run)
        }
        #expect(try site.folder.text("Fixtures/user.json") == #"{"password":"{{PASSWORD}}"}"#)
    }

    /// A key after a scheme is repeated without the scheme.
    @Test(arguments: [("Bearer the-token-0815", "the-token-0815"), ("Basic a2VlcGVyOnRoZS1wYXNzd29yZC0wODE1", "the-password-0815")])
    func findsAKeyWithoutItsScheme(_ value: String, _ echoed: String) async throws {
        try site.contracts("articles", "echo: { request: GET /echo, responses: [{ recording: echo }] }")
        try await StandInAPI.run(answering: { _ in .text(#"{"note":"we know \#(echoed), and you"}"#) }) {
            [site] (api: StandInAPI) async throws in
            let run = await site.record(from: api.url, environment: ["NEWS_KEY": value])
            #expect(run.output.hasSuffix("1 recording: 1 new\n"))
            #expect(api.requests.map { $0.headers["x-api-key"] } == [value])
            try expectNone(of: [echoed], run)
        }
        #expect(try site.folder.text("Fixtures/echo.json") == #"{"note":"we know {{NEWS_KEY}}, and you"}"#)
    }

    /// A message may quote a part of the answer that contains a key.
    @Test(arguments: ["Location", "Content-Encoding", "Content-Type"])
    func printsNoKey(_ field: String) async throws {
        try site.contracts("films", "popular: { request: GET /popular, responses: [{ recording: popular, body: FilmsDTO }] }")
        let key = RecordingSite.keys.films
        let value =
            field == "Location" ? "https://films.example.com/login?api_key=\(key)" : field == "Content-Type" ? "text/html; x=\(key)" : key
        let answer = StandInAPI.Answer(status: field == "Location" ? 302 : 200, headers: [(field, value)], body: [65])
        try await StandInAPI.run(answering: { _ in answer }) { [site] (api: StandInAPI) async throws in
            let run = await site.record(from: api.url)
            #expect(run.status == 2)
            let shown = field == "Location" ? "of the redirect, https://films.example.com/login?api_key={{FILMS_KEY}}, or" : "{{FILMS_KEY}}"
            #expect(run.output.contains(shown))
            try expectNone(of: [key], run)
        }
    }

    /// The existing name of a body is written, too.
    @Test func doesNotWriteABodyNameWithASecret() async throws {
        try site.contracts("shop", "products: { request: 'GET /products?limit=1&skip=0', responses: [{ recording: products }] }")
        let head =
            "# Recorded 2025-01-01T00:00:00Z\nGET /products?limit=1&skip=0\n\nHTTP/1.1 200 OK\n\n<> \(RecordingSite.keys.articles).json\n"
        try site.folder.write("Fixtures/products.http", head)
        try site.folder.write("Fixtures/\(RecordingSite.keys.articles).json", "[]")
        try await site.run { [site] (api: StandInAPI) async throws in
            let run = await site.record("--mode", "all", from: api.url)
            #expect(run.status == 2)
            #expect(run.output.contains("\n  the head "), "\(run.output)")
            #expect(!run.output.contains(RecordingSite.keys.articles))
            #expect(try site.folder.text("Fixtures/products.http") == head)
        }
    }

    /// A recording from another source must not send a secret to an API that it does not belong to.
    @Test func sendsAKeyToNoOtherAPI() async throws {
        try site.contracts("shop", "products: { request: GET /products?limit, responses: [{ recording: products }] }")
        try site.folder.write("Fixtures/products.http", "GET /products?limit=1&to={{FILMS_KEY}}\n\nHTTP/1.1 200 OK\n")
        try await site.run { [site] (api: StandInAPI) async throws in
            let run = await site.record("--mode", "all", from: api.url)
            #expect(run.status == 2)
            #expect(
                run.output.contains(
                    "\n  GET https://shop.example.com/products?limit=1&to={{FILMS_KEY}} needs {{FILMS_KEY}}, which is not a secret of shop\n  allowed: no secret, because apis.yml names none\n"
                ))
            #expect(api.requests.isEmpty)
        }
    }

    @Test(
        arguments: [
            (nil, [" needs {{FILMS_KEY}}, and the environment has no FILMS_KEY\n", "\n  next: set FILMS_KEY in the environment\n"]),
            ("", [" needs {{FILMS_KEY}}, and the environment has no FILMS_KEY\n", "\n  next: set FILMS_KEY in the environment\n"]),
            ("a-key-with-a-line-break\r\n", ["\n  the value of FILMS_KEY begins or ends with white space\n"]),
            (" a-key-with-a-blank", ["\n  the value of FILMS_KEY begins or ends with white space\n"]),
            ("a-key-with-a-tab\t", ["\n  the value of FILMS_KEY begins or ends with white space\n"]),
        ] as [(String?, [String])])
    func asksForAKeyThatCanBeSent(_ value: String?, _ lines: [String]) async throws {
        try site.contracts("films", "popular: { request: 'GET /movie/popular?page=1', responses: [{ recording: popular }] }")
        try await site.run { [site] (api: StandInAPI) async throws in
            let run = await site.record(from: api.url, environment: ["FILMS_KEY": value])
            #expect(run.status == 2)
            for line in lines { #expect(run.output.contains(line)) }
            #expect(api.requests.isEmpty)
        }
    }

    @Test func reportsAnInvalidKey() async throws {
        try site.contracts("films", "popular: { request: 'GET /movie/popular?page=1', responses: [{ recording: popular }] }")
        try await site.run { [site] (api: StandInAPI) async throws in
            let run = await site.record(from: api.url, environment: ["FILMS_KEY": "another-key-4711"])
            #expect(run.status == 2)
            #expect(
                run.output.contains(
                    "\n  films answered 401 Unauthorized to GET https://films.example.com/3/movie/popular?page=1&api_key={{FILMS_KEY}}\n"))
            #expect(run.output.contains("\n  next: check whether FILMS_KEY contains the right key\n"))
            #expect(!run.output.contains("4711"))
        }
    }

    @Test func refusesAKeyThatIsTooShort() async throws {
        try site.contracts("films", "popular: { request: 'GET /movie/popular?page=1', responses: [{ recording: popular }] }")
        let run = await site.record([], environment: ["FILMS_KEY": "short"])
        #expect(run.status == 2)
        #expect(
            run.errors
                == "verify: the secret FILMS_KEY has fewer than 8 bytes, and cannot be distinguished from other text; use a longer one, or unset FILMS_KEY\n"
        )
    }

    @Test func refusesAKeyThatAHeaderFieldCannotContain() async throws {
        try site.contracts("articles", "headlines: { request: 'GET /v2/top-headlines?country=us', responses: [{ recording: headlines }] }")
        try await site.run { [site] (api: StandInAPI) async throws in
            let run = await site.record(from: api.url, environment: ["NEWS_KEY": "a-key-with\na-line-break"])
            #expect(run.status == 2)
            #expect(run.output.contains("\n  the value of NEWS_KEY has a control character, which a header field cannot have\n"))
            #expect(api.requests.isEmpty)
        }
    }

    // MARK: Answers that are refused

    struct Unwritable: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let answer: StandInAPI.Answer
        let problem: String

        static let all: [Unwritable] = [
            // A key cannot be removed from a file that is compressed as a whole.
            Unwritable(
                testDescription: "compressed",
                answer: binary("H4sIAAAAAAAC/0tUyMlPV0jLzElVKM8syQCxcot1s1MrdQ0sDE0VMvMUMku4AKAL0aslAAAA"),
                problem:
                    "the response's body contains the secret FILMS_KEY in gzip, and it cannot be replaced there; nothing was written. Request the answer without that encoding, or record another one"
            ),
            // The name of a header field is not redacted: the check of the files finds the key.
            Unwritable(
                testDescription: "a header field's name", answer: StandInAPI.Answer(headers: [(RecordingSite.keys.films, "1")]),
                problem:
                    "the head would still contain the secret FILMS_KEY; nothing was written. Add the name of its field to apis.yml, or record another answer"
            ),
            // Data that is encoded too often to be searched may contain a secret.
            Unwritable(
                testDescription: "encoded too often", answer: nested(20),
                problem:
                    "the response's body has more nested encodings than can be searched, and may contain a secret; record another answer, or delete the file"
            ),
        ]

        private static func binary(_ base64: String) -> StandInAPI.Answer {
            StandInAPI.Answer(headers: [("Content-Type", "application/octet-stream")], body: Array(Data(base64Encoded: base64) ?? Data()))
        }

        private static func nested(_ levels: Int) -> StandInAPI.Answer {
            var text = Data("{\"token\":\"tok-4711-aaaa\"}".utf8)
            for _ in 0..<levels { text = Data(("+%2B\\u0041&amp;" + text.base64EncodedString()).utf8) }
            return StandInAPI.Answer(headers: [("Content-Type", "text/plain")], body: Array(text))
        }
    }

    @Test(arguments: Unwritable.all) func doesNotWriteAnAnswerThatMayContainASecret(_ sample: Unwritable) async throws {
        try site.contracts("shop", "file: { request: GET /file, responses: [{ recording: file }] }")
        try await StandInAPI.run(answering: { _ in sample.answer }) { [site] (api: StandInAPI) async throws in
            let run = await site.record(from: api.url)
            #expect(run.status == 2)
            #expect(
                run.output == """
                    failed   file
                    Contracts/shop.yml:3:56: failed
                      \(sample.problem)
                      allowed: a recording without a secret
                      because: nothing was written
                      next: fix this, and record again
                      code: record.secret
                    1 recording: 1 failed

                    """)
            #expect(try site.files() == [:])
        }
    }
}
