import SecretPatterns
import Testing

/// The places in which names mark their value as a secret.
@Suite("Names of secrets")
struct FieldNameTests {
    private func places(_ name: String) -> SecretFieldNames.Place { SecretFieldNames().places(of: name.utf8) }

    @Test(arguments: NamesOfSecrets.members) func findsMembers(_ name: String) {
        #expect(places(name).isSuperset(of: [.header, .parameter, .member]))
    }

    @Test(arguments: NamesOfSecrets.otherLanguages) func findsNamesOfOtherLanguages(_ language: String, _ names: [String]) {
        for name in names {
            #expect(places(name).isSuperset(of: [.header, .parameter, .member]), "\(language): \(name)")
            let text = "{\"\(name)\":\"sunflower\"}"
            let finds = SecretScanner.finds(in: Array(text.utf8), names: SecretFieldNames())
            #expect(finds.count == 1, "\(language): \(text)")
        }
    }

    @Test func namesAtLeastTwentyFiveLanguages() {
        #expect(Set(NamesOfSecrets.otherLanguages.map(\.language)).count >= 25)
    }

    /// The names of an API may have letters of any alphabet, and mean no other name.
    @Test func distinguishesAdditionalNamesOfOtherAlphabets() {
        let names = SecretFieldNames(own: ["визит": "SHOP_VISIT"])
        #expect(names.placeholder(for: "Визит".utf8, in: .member) == "SHOP_VISIT")
        #expect(names.places(of: "название".utf8).isEmpty)
        #expect(names.places(of: "名前".utf8).isEmpty)
    }

    @Test(arguments: [("contraseña", "CONTRASENA"), ("ｔｏｋｅｎ", "TOKEN"), ("пароль", "SECRET"), ("clé_API", "CLE_API")])
    func namesPlaceholders(_ name: String, _ placeholder: String) {
        #expect(SecretFieldNames().placeholder(for: name.utf8, in: .member) == placeholder)
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
