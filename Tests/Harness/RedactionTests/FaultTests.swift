import HTTPMessages
import Recordings
import Testing

@testable import Redaction

/// Tests of texts that reveal a fault of the search: here the search really traps on texts with a mark.
@Suite("Faults of the search for secrets")
struct FaultTests {
    private static let mark = Array("TRAP".utf8)

    private static var policy: SecretPolicy {
        var policy = SecretPolicy()
        policy.willSearch = { bytes in
            if bytes.starts(with: mark) { _ = bytes[bytes.count] }
        }
        return policy
    }

    private static func exchange(_ body: String, field: String = "") -> CapturedExchange {
        CapturedExchange(
            comment: "Made", request: CapturedExchange.Request(method: "GET", target: "https://api.example.com/x"),
            response: CapturedExchange.Response(status: 200, reason: "OK", headers: ["X-Other": field], body: Array(body.utf8)))
    }

    @Test func namesThePartAndGoesOn() throws {
        var redactor = Redactor(Self.policy)
        #expect(throws: RedactionError.fault(part: "the response's body")) { try redactor.redacted([Self.exchange("TRAP")]) }
        #expect(throws: RedactionError.fault(part: "the response's field X-Other")) {
            try redactor.redacted([Self.exchange("", field: "TRAP")])
        }
        #expect(try redactor.redacted([Self.exchange("kept")])[0].response.body == Array("kept".utf8))
    }

    /// The secrets of an exchange are known although a part of it cannot be searched.
    @Test func remembersTheSecretsOfTheOtherParts() throws {
        var redactor = Redactor(Self.policy)
        let secret = ["tok4711", "0815abcdef"].joined()
        #expect(throws: RedactionError.self) {
            try redactor.redacted([Self.exchange("TRAP", field: "access_token=\(secret)")])
        }
        let body = try redactor.redacted([Self.exchange("It was \(secret).")])[0].response.body
        #expect(String(decoding: body, as: UTF8.self) == "It was {{ACCESS_TOKEN}}.")
    }

    @Test func refusesToCheckSuchATextAsHarmless() throws {
        let redactor = Redactor(Self.policy)
        #expect(throws: RedactionError.fault(part: "a text")) { try redactor.check([Redactor.Part("a text", Self.mark)]) }
        #expect(throws: RedactionError.fault(part: "a text")) { try redactor.secrets(in: Redactor.Part("a text", Self.mark)) }
    }

    @Test func describesTheFault() {
        #expect(
            "\(RedactionError.fault(part: "the response's body"))"
                == "the response's body cannot be searched for secrets because of a fault of this program that it reveals; nothing was written"
        )
    }
}
