import SecretCorpus
import SecretSearch
import Testing

/// The search that the tests of planted secrets trust in.
@Suite("Search for planted secrets")
struct SecretSearchTests {
    /// Samples of the corpus with known values, of each encoding.
    private static let samples = SecretCorpus(tokens: []).secrets.filter { $0.group != .knownShape }

    @Test func findsSecretsInEachEncoding() {
        #expect(Set(Self.samples.map(\.kind)).count >= 110)
        for sample in Self.samples {
            #expect(SecretSearch(["unrelated text", sample.secret]).secrets(in: sample.text) == [1], "\(sample.id)")
        }
    }

    @Test func findsSecretsInPlain() {
        let search = SecretSearch(["Zk3Lm9Qr", "Vb5Nw8Pd1Fg6Hj2Ks4Tz", "471122"])
        #expect(search.secrets(in: Array("a Zk3Lm9Qr".utf8)) == [0])
        #expect(search.secrets(in: Array("zk3lm9qrx".utf8)) == [0])
        #expect(search.secrets(in: Array("\u{0}Vb5Nw8Pd1Fg6Hj2Ks4Tz,Zk3Lm9Qr".utf8)) == [0, 1])
        #expect(search.secrets(in: Array("half of it: 6Hj2Ks4Tz".utf8)) == [])
        #expect(search.secrets(in: Array("half of it: Hj2Ks4Tz".utf8)) == [])
        #expect(search.secrets(in: Array("half of it: 1Fg6Hj2Ks4Tz, Vb5Nw8Pd1F".utf8)) == [1])
        #expect(search.secrets(in: Array("{\"a\":471122}".utf8)) == [2])
        #expect(search.secrets(in: Array("{\"a\":4711223,\"b\":\"ab471122\"}".utf8)) == [])
    }

    @Test(arguments: ["", "Zk3Lm9Q", "Zk3 Lm9 Qr", "Zk3Lm9%41", "a text without a secret, {{TOKEN}}"])
    func findsNothingElse(_ text: String) {
        #expect(SecretSearch(["Zk3Lm9Qr"]).secrets(in: Array(text.utf8)) == [])
    }
}
