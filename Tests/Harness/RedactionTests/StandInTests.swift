import HTTPMessages
import Recordings
import Redaction
import Testing

/// Values of answers that keep their form: numbers, UUIDs and base64.
@Suite("Redaction: values that keep their form")
struct StandInTests {
    private func redacted(_ body: String, isRequest: Bool = false, type: String = "application/json") throws -> String {
        var redactor = Redactor(SecretPolicy())
        let headers = HeaderFields([HeaderFields.Field(name: "Content-Type", value: type)])
        let bytes = Array(body.utf8)
        let exchange = CapturedExchange(
            comment: "", request: CapturedExchange.Request(method: "POST", target: "/a", headers: headers, body: isRequest ? bytes : []),
            response: CapturedExchange.Response(status: 200, reason: "", headers: headers, body: isRequest ? [] : bytes))
        let result = try redactor.redacted([exchange])[0]
        return String(decoding: isRequest ? result.request.body : result.response.body, as: UTF8.self)
    }

    @Test(arguments: [
        (#"{"pin":8821}"#, #"{"pin":1111}"#), (#"{"pin":-42.5e3, "a":1}"#, #"{"pin":-11.1e1, "a":1}"#),
        (#"{"otp":[482913, 12]}"#, #"{"otp":[111111, 12]}"#),
        (#"{"cvv":7}"#, #"{"cvv":1}"#), ("{\"pin\":8821}\n{\"pin\":4711}\n", "{\"pin\":1111}\n{\"pin\":1111}\n"),
        // The largest numbers of each type of integers become smaller ones.
        (#"{"pin":127,"otp":255}"#, #"{"pin":111,"otp":111}"#), (#"{"pin":9223372036854775807}"#, #"{"pin":1111111111111111111}"#),
        (#"{"pin":18446744073709551615}"#, #"{"pin":11111111111111111111}"#),
        // UUIDs have a number that depends on the name.
        (#"{"session_id":"6f9619ff-8b86-4011-b42d-00cf4fc964ff"}"#, #"{"session_id":"00000000-0000-0000-0000-e0ae42a015a5"}"#),
        // Base64 with its padding and its signs, and of a text.
        (#"{"private_key":"q83vASNFZ4mrze8BI0VniQ=="}"#, #"{"private_key":"AAAAAAAAAAAAAAAAAAAAAA=="}"#),
        (#"{"secret":"q83v+SNFZ4mr/e8BI0VniQ8B"}"#, #"{"secret":"AAAAAAAAAAAAAAAAAAAAAAAA"}"#),
        (#"{"privateKey":"MDEyMzQ1Njc4OWFiY2RlZmdoaWorL3h4"}"#, #"{"privateKey":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"}"#),
        // A secret in an encoded text has a placeholder.
        (#"{"note":"eyJhcGlfa2V5IjoiWms4MXZReDBwTHIyN1RuQiJ9"}"#, #"{"note":"{{API_KEY}}"}"#),
        // Other texts have no form that a type needs.
        (#"{"token":"Zk81vQx0pLr27TnBwYd4"}"#, #"{"token":"{{TOKEN}}"}"#), (#"{"password":"482913"}"#, #"{"password":"{{PASSWORD}}"}"#),
        (#"{"url":"https://a.example/?token=6f9619ff-8b86-4011-b42d-00cf4fc964ff"}"#, #"{"url":"https://a.example/?token={{TOKEN}}"}"#),
    ])
    func keepsTheFormInAnswers(_ body: String, _ expected: String) throws {
        let result = try redacted(body)
        #expect(result == expected)
        // The result is not redacted once more.
        #expect(try redacted(result) == expected)
    }

    /// The same UUID has one stand-in in an answer, and another one has another.
    @Test func distinguishesUUIDs() throws {
        let (first, second) = ("6f9619ff-8b86-4011-b42d-00cf4fc964ff", "7a0720aa-9c97-4122-853e-11d050da75aa")
        let body = #"[{"session_id":"\#(first)"},{"session_id":"\#(second)"},{"session_id":"\#(first)"}]"#
        let values = try redacted(body).split(separator: "\"").filter { $0.count == 36 }
        #expect(values.count == 3)
        #expect(values[0] == values[2])
        #expect(values[0] != values[1])
    }

    /// A request is sent again with what the environment holds.
    @Test(arguments: [
        (#"{"pin":8821}"#, #"{"pin":"{{PIN}}"}"#),
        (#"{"session_id":"6f9619ff-8b86-4011-b42d-00cf4fc964ff"}"#, #"{"session_id":"{{SESSION_ID}}"}"#),
    ])
    func writesPlaceholdersInRequests(_ body: String, _ expected: String) throws {
        #expect(try redacted(body, isRequest: true) == expected)
    }
}
