import HTTPMessages
import Recordings
import TestFolders
import Testing

@testable import Redaction

/// Tests of values that look random: their places, and what becomes of them.
@Suite("Undecided values of an exchange")
struct UndecidedValueTests {
    // Made up, in pieces, so that scanners of other programs do not report it.
    private static let random = ["q7RkX2mV9b", "T4wLz8Pc1N", "s6YdGf3hJ5", "vA"].joined()
    private static let other = ["k4vq9zt2m8", "xw3bf7rj5h", "c6yd1p"].joined()

    private static func exchange(
        target: String = "https://api.example.com/v1/x", sent: HeaderFields = [:], form: String = "", fields: HeaderFields = [:],
        body: String = ""
    ) -> CapturedExchange {
        CapturedExchange(
            comment: "Made", request: CapturedExchange.Request(method: "GET", target: target, headers: sent, body: Array(form.utf8)),
            response: CapturedExchange.Response(status: 200, reason: "OK", headers: fields, body: Array(body.utf8)))
    }

    private func values(in exchange: CapturedExchange, _ policy: SecretPolicy = SecretPolicy()) throws -> [UndecidedValue] {
        try Redactor(policy).undecidedValues(in: [exchange])
    }

    // MARK: Places

    static let places: [(CapturedExchange, String)] = [
        (exchange(target: "https://api.example.com/v1/x?ref=\(random)"), "GET /v1/x query ref: query ref"),
        (exchange(target: "https://api.example.com/hooks/\(random)/run"), "GET /hooks/*/run path: query -"),
        (exchange(sent: ["X-Ref": random]), "GET /v1/x header X-Ref: headers X-Ref"),
        (exchange(fields: ["X-Ref": random]), "GET /v1/x response header X-Ref: fields X-Ref"),
        (
            exchange(fields: ["Link": "<https://api.example.com/v1/x?ref=\(random)>; rel=self"]),
            "GET /v1/x response header Link parameter ref: fields ref"
        ),
        (exchange(form: "a=1&ref=\(random)"), "GET /v1/x request body ref: fields ref"),
        (exchange(body: #"{"user":{"ref":"\#(random)"}}"#), "GET /v1/x body $.user.ref: fields ref"),
        (exchange(body: #"{"all":[{"ref":1},{"ref":"\#(random)"}]}"#), "GET /v1/x body $.all[*].ref: fields ref"),
        (exchange(body: #"{"refs":["\#(random)"]}"#), "GET /v1/x body $.refs[*]: fields refs"),
        (exchange(body: #"["\#(random)"]"#), "GET /v1/x body $[*]: fields -"),
        (exchange(body: #"{"\#(random)":{"n":1}}"#), "GET /v1/x body name in $: fields -"),
        (exchange(body: #"{"url":"https://a.example/?ref=\#(random)"}"#), "GET /v1/x body $.url parameter ref: fields ref"),
        (exchange(body: "ref: \(random)\n"), "GET /v1/x body ref: fields ref"),
    ]

    @Test(arguments: places.indices) func namesThePlace(_ index: Int) throws {
        let (exchange, expected) = Self.places[index]
        #expect(try values(in: exchange).map { "\($0.path): \($0.section) \($0.name ?? "-")" } == [expected])
    }

    @Test func findsNothingInBytesAndPlaceholders() throws {
        #expect(
            try values(in: Self.exchange(target: "https://api.example.com/x?api_key={{SHOP_KEY}}", body: #"{"ref":"{{SHOP_REF}}"}"#)) == [])
        var bytes = Self.exchange()
        bytes.response.body = [0xFF, 0xFE] + Array(Self.random.utf8)
        #expect(try values(in: bytes) == [])
    }

    @Test func listsEqualValuesOfAPathOnce() throws {
        let body = #"{"all":[{"ref":"\#(Self.random)"},{"ref":"\#(Self.random)"},{"ref":"\#(Self.other)"}]}"#
        #expect(try values(in: Self.exchange(body: body)).map(\.form) == ["32 letters and digits", "26 small letters and digits"])
    }

    @Test(arguments: [
        (random, "32 letters and digits"), (other, "26 small letters and digits"), ("9f4c27b1e803d65a7c1b8e4f", "24 hexadecimal digits"),
        (other.uppercased() + "-_", "28 capitals, digits, - and _"),
    ])
    func describesTheAlphabet(_ value: String, _ form: String) throws {
        #expect("\(value.utf8.count) \(ValueAlphabet(Array(value.utf8)))" == form)
    }

    @Test func neverPrintsTheValue() throws {
        let value = try #require(try values(in: Self.exchange(body: #"{"ref":"\#(Self.random)"}"#)).first)
        var printed = "\(value) \(String(reflecting: value)) \(UndecidedValue.description(of: [value]))"
        dump(value, to: &printed)
        #expect(!printed.contains(Self.random.dropFirst(4)))
        #expect("\(value)" == "GET /v1/x body $.ref (32 letters and digits)")
        #expect(value.beginning == String(Self.random.prefix(4)))
        #expect(value.variable(of: "my-shop") == "MY_SHOP_REF")
    }

    @Test func thePolicyDecides() throws {
        let exchange = Self.exchange(body: #"{"shop_ref":"\#(Self.random)"}"#)
        #expect(try values(in: exchange, SecretPolicy(allowedNames: ["shopRef"])) == [])
        #expect(try values(in: exchange, SecretPolicy(allowedValues: [Self.random])) == [])
        #expect(try values(in: exchange, SecretPolicy(allowedNames: ["ref"])).count == 1)
    }

    // MARK: Decisions

    /// Returns a sink with decisions, whose folder is empty.
    private func sink(_ decisions: UndecidedDecisions) throws -> RecordingSink {
        let folder = try TemporaryFolder()
        try folder.write("Fixtures/README.md", "")
        return RecordingSink(
            try RecordingsFolder("\(folder.path)/Fixtures", displayPath: "Fixtures"), policy: SecretPolicy(), decisions: decisions)
    }

    /// Returns what a sink makes of an exchange.
    private func redacted(_ exchange: CapturedExchange, _ decision: UndecidedDecisions.Decision) throws -> CapturedExchange {
        var sink = try sink(UndecidedDecisions { _ in decision })
        return try sink.redacted([exchange])[0]
    }

    private static let twice = exchange(body: #"{"ref":"\#(random)","text":"as \#(random)"}"#)

    @Test(arguments: [UndecidedDecisions.Decision.keep, .harmless]) func keepsAValue(_ decision: UndecidedDecisions.Decision) throws {
        #expect(try redacted(Self.twice, decision) == Self.twice)
    }

    @Test func refusesARecording() throws {
        let error = #expect(throws: RecordingSinkError.self) { try redacted(Self.twice, .refuse) }
        #expect(
            "\(try #require(error))" == """
                the values of GET /v1/x body $.ref (32 letters and digits), GET /v1/x body $.text (32 letters and digits) look random, and apis.yml \
                does not decide whether they are secrets; nothing was written. Add the name to apis.yml, under "harmless" with a reason, or under \
                "secrets" with a variable, and record again
                """)
    }

    /// The value is replaced in every place, and the name identifies other values.
    @Test func replacesASecret() throws {
        var sink = try sink(UndecidedDecisions { $0.name == "ref" ? .secret(variable: "SHOP_REF") : .keep })
        #expect(
            try sink.redacted([Self.twice])[0].response.body
                == Array(#"{"ref":"{{SHOP_REF}}","text":"as {{SHOP_REF}}"}"#.utf8))
        let later = Self.exchange(body: #"{"ref":"plain-4711","note":"\#(Self.random)"}"#)
        #expect(
            try sink.redacted([later])[0].response.body == Array(#"{"ref":"{{SHOP_REF}}","note":"{{SHOP_REF_2}}"}"#.utf8))
    }

    @Test func aSinkRefusesByItself() throws {
        let folder = try TemporaryFolder()
        try folder.write("Fixtures/README.md", "")
        var sink = RecordingSink(try RecordingsFolder("\(folder.path)/Fixtures", displayPath: "Fixtures"), policy: SecretPolicy())
        #expect(throws: RecordingSinkError.self) { try sink.redacted([Self.twice]) }
    }
}
