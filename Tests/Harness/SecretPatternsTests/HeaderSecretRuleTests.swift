@testable import SecretPatterns
import Testing

@Suite("Rules of header fields")
struct HeaderSecretRuleTests {
    @Test func hasOneRuleForEachField() {
        let fields = HeaderSecretRule.all.flatMap(\.fields)
        #expect(Set(fields).count == fields.count)
        #expect(fields == fields.map { $0.lowercased() })
    }

    /// A field with a rule is secret without being in another list.
    @Test(arguments: HeaderSecretRule.all.flatMap(\.fields))
    func searchesEachField(_ field: String) {
        let names = SecretFieldNames()
        #expect(names.places(of: field.utf8).contains(.header))
        #expect(!HeaderSecrets.parts(of: Array(" a=b ".utf8), field: field.uppercased(), names: names).isEmpty)
    }

    @Test(arguments: [
        ("Cookie", "a=1; b=\"2\"; c", ["COOKIE_A 1", "COOKIE_B 2", "COOKIE c"]), ("Set-Cookie", "a=1; Path=/", ["COOKIE_A 1"]),
        ("Authorization", "Bearer abc", ["AUTHORIZATION abc"]), ("Proxy-Authorization", "Other abc", ["PROXY_AUTHORIZATION Other abc"]),
        ("X-Api-Key", " 'abc' ", ["X_API_KEY abc"]), ("Accept", "abc", []), ("Cookie", "  ", []),
    ])
    func findsParts(_ field: String, _ value: String, _ expected: [String]) {
        let bytes = Array(value.utf8)
        let parts = HeaderSecrets.parts(of: bytes, field: field, names: SecretFieldNames())
        #expect(parts.map { "\($0.name) \(String(decoding: bytes[$0.range], as: UTF8.self))" } == expected)
    }
}
