import ContractFiles
import ContractTesting
@testable import HTTPMessages
@testable import Recordings
import TestFolders
import Testing

@testable import Recorder

/// Tests of the placeholders of requests, which are replaced by secrets from the environment.
@Suite("Secrets in sent requests")
struct SecretFillingTests {
    private func filled(
        _ value: String?, target: String = "https://shop.example.com/", field: (String, String) = ("Accept", "*/*"), body: String = ""
    ) throws -> CapturedExchange.Request {
        let folder = try TemporaryFolder()
        try folder.write("Contracts/apis.yml", "shop: { base: https://shop.example.com, secrets: { query: { key: SHOP_KEY } } }\n")
        let api = try RecordedAPI(named: "shop", in: Workspace(contracts: "\(folder.path)/Contracts", root: folder.path), environment: [:])
            .api
        let fields = [HeaderFields.Field(name: field.0, value: field.1)]
        let request = CapturedExchange.Request(method: "POST", target: target, headers: HeaderFields(fields), body: Array(body.utf8))
        return try SecretFilling(api: api, environment: value.map { ["SHOP_KEY": $0] } ?? [:]).filled(request)
    }

    /// The notation of a secret depends on the type of the body.
    @Test(arguments: [
        ("application/x-www-form-urlencoded", "a=1&key={{SHOP_KEY}}", #"a=1&key=k%22%20%26%2B%5C"#),
        ("application/x-www-form-urlencoded; charset=utf-8", "{{SHOP_KEY}}{{SHOP_KEY}}", #"k%22%20%26%2B%5Ck%22%20%26%2B%5C"#),
        ("application/json", #"{"key":"{{SHOP_KEY}}"}"#, #"{"key":"k\" &+\\"}"#),
        ("application/vnd.shop+JSON", #"["{{SHOP_KEY}}"]"#, #"["k\" &+\\"]"#),
        ("text/plain", "the key {{SHOP_KEY}}, and {{name}} {{", #"the key k" &+\, and {{name}} {{"#),
    ])
    func encodesSecretsForTheTypeOfTheBody(_ type: String, _ body: String, _ expected: String) throws {
        let sent = try filled(#"k" &+\"#, field: ("content-type", type), body: body)
        #expect(String(decoding: sent.body, as: UTF8.self) == expected)
    }

    @Test func fillsTargetsAndFields() throws {
        let sent = try filled(
            "k /?\u{E9}", target: "https://shop.example.com/a?key={{SHOP_KEY}}&b=1", field: ("X-Key", "Bearer {{SHOP_KEY}}"))
        #expect(sent.target == "https://shop.example.com/a?key=k%20%2F%3F%C3%A9&b=1")
        #expect(sent.headers["X-Key"] == "Bearer k /?\u{E9}")
    }

    @Test(arguments: [
        (nil, "notSet(\"SHOP_KEY\")"), ("", "notSet(\"SHOP_KEY\")"), (" k", "notTrimmed(\"SHOP_KEY\")"),
        ("k\n", "notTrimmed(\"SHOP_KEY\")"),
        ("k\u{7}k", "notForHeaders(\"SHOP_KEY\")"),
    ])
    func refusesValuesThatCannotBeSent(_ value: String?, _ problem: String) throws {
        let thrown = #expect(throws: SecretFilling.FillingError.self) { try filled(value, field: ("X-Key", "{{SHOP_KEY}}")) }
        #expect(thrown.map { "\($0)" } == problem)
    }

    /// A secret is sent only to its own API.
    @Test func refusesASecretOfAnotherAPI() throws {
        let thrown = #expect(throws: SecretFilling.FillingError.self) {
            try filled("k", target: "https://shop.example.com/?a={{HOME_KEY}}")
        }
        #expect(thrown.map { "\($0)" } == "notOfAPI(\"HOME_KEY\", known: [\"SHOP_KEY\"])")
    }
}
