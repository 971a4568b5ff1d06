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
        "is your ", " 4711 is your code", "your code is ", "the password is a1b2c3d4 ", "token:\n- ", "token:\n- a1\n", "- token:\n  - ",
        "token:\n", "token: [", "token: [\n", "\"token\": a\n", "\"token\": ",
        "? token\n: ",
        "token: &a ", "- name: token\n", "name: token\nvalue: a\n", "ey-", "eyJh-", "eyJhbGciOiJub25lIn0-", "eyJhbGciOiJub25lIn0.a-",
    ])
    func growsWithTheLengthOfTheText(_ piece: String) {
        let once = work(piece, length: 4_000)
        let larger = work(piece, length: 16_000)
        #expect(larger <= 5 * once, "\(once) bytes are read, and \(larger) of a text of four times the length")
        #expect(larger <= 600 * 16_000)
    }

    /// Names that all have the same value, which is long.
    @Test(arguments: [
        LongValue("", "{token: ", "", ")"), LongValue("", "{token: ", "a", ")"), LongValue("", "{token: ", "]", ""),
        LongValue("", "{token: ", " ", ";"), LongValue("", "{token: ", "*/", ")"), LongValue("", "{token: ", "a1b2c3d4 ", ")"),
        LongValue("", ";form-data;name=token", "", "\n\n"), LongValue("", ";form-data; name=\"token\"", "*", "", middle: "\n\n"),
        LongValue("", ";form-data; name=\"token\"", "a", "\n--", middle: "\r\n\r\n"),
        LongValue("", "ey-", "a", "", middle: "."), LongValue("", "ey-", "a", ".a", middle: "."), LongValue("", "ey.", "a", ""),
        LongValue("", "eyaaaaaaaaaaaaa.", "", ""), LongValue("", "?sessionguid=", ")", ""), LongValue("", "?sessionguid=", "(", "))"),
        LongValue("", "?sessionguid=(", ".", ""), LongValue("", "?sessionguid=", "])}!", ""), LongValue("", " token: (", ")", ""),
        LongValue("token: [\n", "a,\n", "", "]"), LongValue("token:\n", "- a1b2c3d4\n", "", ""), LongValue("token: |\n", "  a\n", "", ""),
        LongValue("- name: token\n", "  a: b\n", "", "  value: c\n"), LongValue("\"token\": ", "a ", "", "\n"),
        LongValue("{", #""columns":["token"],"rows":["abc1def2"],"#, "", "}"),
        LongValue("{", #""columns":["token"],"#, #""rows":[["abc1def2"]],"#, "}"),
        LongValue("{", #""columns":["session","token"],"rows":[["a","b"]],"#, "", "}"),
    ])
    func readsALongValueFewTimes(_ value: LongValue) {
        let once = work(in: value.text(length: 4_000))
        let larger = work(in: value.text(length: 16_000))
        #expect(larger <= 5 * once, "\(once) bytes are read, and \(larger) of a text of four times the length")
        #expect(larger <= 600 * 16_000)
    }

    /// A text that repeats a beginning, and then what its value contains.
    struct LongValue: CustomTestStringConvertible, Sendable {
        let start: String
        let piece: String
        let filling: String
        let end: String
        let middle: String

        init(_ start: String, _ piece: String, _ filling: String, _ end: String, middle: String = "") {
            (self.start, self.piece, self.filling, self.end, self.middle) = (start, piece, filling, end, middle)
        }

        var testDescription: String { "\(start)\(piece)... \(middle)\(filling)...\(end)" }

        func text(length: Int) -> String {
            let half = filling.isEmpty ? length : length / 2
            let values = filling.isEmpty ? "" : String(repeating: filling, count: half / filling.utf8.count)
            return start + String(repeating: piece, count: half / piece.utf8.count) + middle + values + end
        }
    }

    private func work(_ piece: String, length: Int) -> Int {
        work(in: String(repeating: piece, count: length / piece.utf8.count))
    }

    private func work(in text: String) -> Int { SecretScanner.work(in: Array(text.utf8), names: SecretFieldNames()) }
}
