@testable import SecretPatterns
import Testing

@Suite("Words of a name")
struct NameWordsTests {
    @Test(arguments: [
        ("smtpPass", ["smtp", "pass"]), ("DB_PASS", ["db", "pass"]), ("aws:SecretAccessKey", ["aws", "secret", "access", "key"]),
        ("user[password]", ["user", "password"]), ("$token", ["token"]), ("@token", ["token"]), ("#token", ["token"]),
        ("zoom.pwd", ["zoom", "pwd"]), ("XApiKey", ["x", "api", "key"]), ("APIKey", ["api", "key"]), ("apikey", ["apikey"]),
        ("oauth2Token", ["oauth2", "token"]), ("password_2", ["password", "2"]), ("tokenV2", ["token", "v2"]), ("JWTs", ["jwts"]),
        ("userPINsOld", ["user", "pins", "old"]), ("APISecret", ["api", "secret"]), ("X-Api-Key", ["x", "api", "key"]),
        ("HTTPSServer", ["https", "server"]), ("IDToken", ["id", "token"]), ("a", ["a"]), ("A", ["a"]), ("AB", ["ab"]), ("Ab", ["ab"]),
        ("", []), ("--", []), ("é", ["é"]), ("clé_api", ["clé", "api"]), ("access token", ["access", "token"]),
        ("v2Token", ["v2", "token"]),
    ])
    func splits(_ name: String, _ words: [String]) {
        #expect(NameWords(name.utf8).all.map { String(decoding: $0, as: UTF8.self) } == words)
    }
}
