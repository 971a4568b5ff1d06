import SecretPatterns
import Testing

/// The places in which names mark their value as a secret.
@Suite("Names of secrets")
struct FieldNameTests {
    private func places(_ name: String) -> SecretFieldNames.Place { SecretFieldNames().places(of: name.utf8) }

    @Test(arguments: NamesOfSecrets.members) func findsMembers(_ name: String) {
        #expect(places(name).isSuperset(of: [.header, .parameter, .member]))
    }

    @Test(arguments: NamesOfSecrets.parameters + NamesOfSecrets.signedAddresses) func findsParameters(_ name: String) {
        #expect(places(name).contains(.parameter))
    }

    @Test(arguments: NamesOfSecrets.headers) func findsHeaderFields(_ name: String) {
        #expect(places(name).contains(.header))
        #expect(places(name.lowercased()).contains(.header))
    }

    @Test(arguments: NamesOfSecrets.fields) func findsHeaderFieldsOfExchangesOnly(_ name: String) {
        #expect(places(name).contains(.field))
        #expect(places(name).isDisjoint(with: [.header, .member]))
    }

    @Test(arguments: NamesOfSecrets.numbers) func findsNumbers(_ name: String) {
        #expect(places(name).contains(.number))
    }

    @Test(arguments: NamesOfSecrets.random) func findsRandomValues(_ name: String) {
        #expect(places(name).contains(.random))
        #expect(places(name).isDisjoint(with: [.member, .number]))
    }

    @Test(arguments: NamesWithoutSecrets.all) func acceptsOtherNames(_ name: String) {
        #expect(places(name).isDisjoint(with: [.header, .parameter, .member, .number, .random, .code]))
    }

    @Test(arguments: NamesWithoutSecrets.headers) func acceptsOtherHeaderFields(_ name: String) {
        #expect(places(name).isEmpty)
    }

    @Test(arguments: NamesWithoutSecrets.members) func acceptsMembersThatAreWords(_ name: String) {
        #expect(places(name).isDisjoint(with: [.header, .member, .number, .random]))
    }

    @Test(arguments: NamesWithoutSecrets.numbers) func acceptsOtherNumbers(_ name: String) {
        #expect(!places(name).contains(.number))
    }

    @Test func findsCodes() {
        #expect(places("code").contains(.code))
        #expect(places("Code").contains(.code))
        #expect(!places("codes").contains(.code))
        #expect(!places("user_code").contains(.code))
    }

    /// The additional names of an API count in all places, regardless of words.
    @Test func findsAdditionalNames() {
        let names = SecretFieldNames(own: ["max_tokens": "SHOP_LIMIT", "visit": "SHOP_VISIT"])
        #expect(names.places(of: "maxTokens".utf8) == [.header, .parameter, .member, .number])
        #expect(names.placeholder(for: "Visit".utf8, in: .header) == "SHOP_VISIT")
        #expect(names.places(of: "last_visit".utf8).isEmpty)
    }

    /// A name is an attacker's choice: however long it is, and whatever it repeats.
    @Test(.timeLimit(.minutes(1)), arguments: ["s", "v2", "2", "hash", "new_", "Pass", "password_", "X-", "A", "token_page_", "é"])
    func endsForLongNames(_ piece: String) {
        _ = places(String(repeating: piece, count: 200_000 / piece.utf8.count))
    }
}
