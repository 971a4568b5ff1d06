import SecretPatterns
import Testing

/// The work of a search, which must not depend on what the text is.
@Suite("Work of a search")
struct ScanWorkTests {
    /// Texts that repeat the beginning of something whose end is far away, or missing.
    @Test(arguments: [
        "token: |\n  a\n", "\"token\":[", "-----BEGIN PRIVATE KEY-----\n", "\"token\":{", "<token a=\"b\">", "<token a='", "<a b=\"<a c='",
        "<token><value>", "<input name=token value=", "</a>", "<a>", "{\"Key\":\"Password\",\"Value\":",
        "{\"columns\":[\"token\"],\"rows\":[",
        "[[\"token\",", "[", "{\"a\":", "id,token\n\"", "id,token\n1,\"\"", "a,token\n", "token,", "|token|", "machine a password ",
        "ENV token ",
        "f(\"token\",\"", "f(\"token\",", "token=a,", "){token=a.b,", "(){token=(", "){a.token=b(", "token => \"", "token: String = \"",
        "name=token form-data\n", "form-data; name=token\n\n", "token\"=\"", "token    ", "\"token\"    :", ": ", "= ",
        "data: \"token\":\n",
        "token=\"+\\\"", "token=`", "token: `${", "'token: string;", "{ token: a", "token='''", "token=\"\"\"", "<![CDATA[", "://", "a:",
        "\",forKey:\"token\"", "',forKey:'token'", "a\" forKey:@\"token\"", "(\"token\" to \"", "\"token\" to ", "--token ", "--token \"",
        "**token**: `", "*token a ", "**token:** a", "token: \"", "a token: \"b", "token: a # b", "token: a, ", "token: a, the sun. ",
        "token=$(a ", "token=\\(a", "token=/a", "token=${a",
        "<td>token</td>", "token: <b>", "<th>token", "<b>token</b>: a1b2c3d4", "<p>a token is ",
        "ENV ", "\"a\",", "=>", ":=", "?=", "<", "\"", "'", "-", "eyJhbGciOi", "token={get;", "{token: {{",
    ])
    func growsWithTheLengthOfTheText(_ piece: String) {
        let once = work(piece, length: 4_000)
        let larger = work(piece, length: 16_000)
        #expect(larger <= 5 * once, "\(once) bytes are read, and \(larger) of a text of four times the length")
        #expect(larger <= 600 * 16_000)
    }

    private func work(_ piece: String, length: Int) -> Int {
        SecretScanner.work(in: Array(String(repeating: piece, count: length / piece.utf8.count).utf8), names: SecretFieldNames())
    }
}
