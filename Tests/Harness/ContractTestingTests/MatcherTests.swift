import StrictYAML
@testable import ContractFiles
import Recordings
@testable import StrictJSON
import Testing
import VerificationModel

@testable import ContractTesting

@Suite("Matchers")
struct MatcherTests {
    private let problems = FormatProblems()

    private func read(_ yaml: String) throws -> MatcherReader.Output? {
        let root = try YAMLReading.root(of: Array("it: \(yaml)\n".utf8), file: "a.yml")
        guard case .mapping(let entries) = root.content else { return nil }
        return MatcherReader(problems: problems).read(entries[0].value)
    }

    struct Sample: CustomTestStringConvertible, Sendable {
        let matcher: String
        let accepted: [String]
        let refused: [String]
        var testDescription: String { matcher }

        init(_ matcher: String, accepts accepted: [String], refuses refused: [String]) {
            (self.matcher, self.accepted, self.refused) = (matcher, accepted, refused)
        }
    }

    static let samples = [
        Sample("1", accepts: ["1", "1.0", "10e-1", "0.1E1"], refuses: ["2", "\"1\"", "-1", "1.0000000000000000000000001"]),
        Sample("0", accepts: ["0", "-0", "0.0", "0e9"], refuses: ["1", "null"]),
        Sample("12345678901234567890.5", accepts: ["12345678901234567890.50"], refuses: ["12345678901234567890.4"]),
        Sample("NO", accepts: ["\"NO\""], refuses: ["false", "\"no\""]),
        Sample("\"\"", accepts: ["\"\""], refuses: ["null", "\" \""]),
        Sample("null", accepts: ["null"], refuses: ["0", "\"\"", "false"]),
        Sample("true", accepts: ["true"], refuses: ["false", "1", "\"true\""]),
        Sample("[12, 878]", accepts: ["[12,878.0]"], refuses: ["[878,12]", "[12]", "[12,878,1]", "{}"]),
        Sample("[]", accepts: ["[]", "[ ]"], refuses: ["[1]", "null", "{}"]),
        Sample("{ equals: {b: 1, a: [x]} }", accepts: [#"{"a":["x"],"b":1.0}"#], refuses: [#"{"a":["x"]}"#, #"{"a":["x"],"b":1,"c":1}"#]),
        Sample("{ match: equality, value: {} }", accepts: ["{}"], refuses: ["[]", #"{"a":1}"#]),
        Sample("{ match: integer }", accepts: ["20", "-3", "2e1", "0"], refuses: ["20.0", "20.5", "2e-1", "\"20\"", "null"]),
        Sample("{ match: decimal }", accepts: ["20.0", "20.5", "2e-1"], refuses: ["20", "2e1", "\"20.5\""]),
        Sample("{ match: number }", accepts: ["20", "20.5", "1E400"], refuses: ["\"20\"", "null", "true"]),
        Sample("{ match: string }", accepts: ["\"\"", "\"a\""], refuses: ["1", "null"]),
        Sample("{ match: boolean }", accepts: ["true", "false"], refuses: ["0", "\"true\"", "null"]),
        Sample("{ match: \"null\" }", accepts: ["null"], refuses: ["0", "\"\""]),
        Sample("{ match: string, nullable: true }", accepts: ["\"a\""], refuses: ["1"]),
        Sample("{ match: regex, regex: '\\d{2}' }", accepts: ["\"a12b\"", "\"12\""], refuses: ["\"1\"", "12"]),
        Sample("{ match: regex, regex: '^/\\w+\\.jpg$' }", accepts: ["\"\\/a.jpg\""], refuses: ["\"/a.jpg.exe\"", "\"a.jpg\""]),
        Sample("{ match: include, value: fun }", accepts: ["\"The fun house\""], refuses: ["\"Fun\"", "1"]),
        Sample("{ match: notEmpty }", accepts: ["\"a\"", "[0]", #"{"a":1}"#, "0", "false"], refuses: ["\"\"", "[]", "{}", "null"]),
        Sample("{ match: type, min: 1, max: 2 }", accepts: ["[1]", "[1,2]"], refuses: ["[]", "[1,2,3]", "{}", "1"]),
        Sample("{ min: 2 }", accepts: ["[1,2]"], refuses: ["[1]"]),
        Sample("{ match: type, value: [1], max: 2 }", accepts: ["[7,8.5]", "[]"], refuses: ["[\"7\"]", "[1,2,3]"]),
        Sample(
            "{ match: type, value: {id: 1, name: a, in: {tags: [x]}} }",
            accepts: [#"{"id":2.5,"name":"","in":{"tags":[]},"more":1}"#],
            refuses: [#"{"id":2,"name":""}"#, #"{"id":2,"name":null,"in":{"tags":[]}}"#, #"{"id":2,"name":"","in":{"tags":[1]}}"#]),
        Sample(
            "{ match: date }", accepts: ["\"1977-05-01\"", "\"2024-02-29\""],
            refuses: ["\"1977-5-1\"", "\"2023-02-29\"", "\"1977-05-01 \"", "19770501"]),
        Sample("{ match: time }", accepts: ["\"23:59:59\""], refuses: ["\"24:00:00\"", "\"1:00:00\""]),
        Sample(
            "{ match: datetime }", accepts: ["\"2021-04-01T12:07:01\""], refuses: ["\"2021-04-01T12:07:01Z\"", "\"2021-04-01 12:07:01\""]),
        Sample(
            "{ match: datetime, format: \"yyyy-MM-dd'T'HH:mm:ssXXX\" }",
            accepts: ["\"2021-04-01T12:07:01Z\"", "\"2021-04-01T12:07:01+02:00\""],
            refuses: ["\"2021-04-01T12:07:01\"", "\"2021-04-01T12:07:01+0200\""]),
        Sample(
            "{ match: eachKey, key: { match: regex, regex: '^[a-z]+$' } }", accepts: [#"{"a":1,"b":null}"#],
            refuses: [#"{"a":1,"B":2}"#, #"{"":1}"#, "{}", "[]", "[1]", "\"a\"", "null"]),
        Sample("{ match: eachKey, key: usd }", accepts: [#"{"usd":1}"#], refuses: [#"{"eur":1}"#, #"{"usd":1,"eur":1}"#]),
        Sample(
            "{ match: eachKey, key: { match: uuid } }", accepts: [#"{"\u00310190b2b-0000-7000-8000-000000000000":1}"#],
            refuses: [#"{"1":1}"#]),
        Sample(
            "{ match: eachValue, value: { match: integer } }", accepts: [#"{"a":1,"b":2e1}"#, "[1,2]"],
            refuses: [#"{"a":1,"b":"2"}"#, #"{"a":1,"a":"2"}"#, "[1,null]", "{}", "[]", "1", "null"]),
        Sample("{ match: eachValue, value: { min: 1 } }", accepts: ["[[1],[2,3]]", #"{"a":[0]}"#], refuses: ["[[]]", "[1]"]),
        Sample(
            "{ match: arrayContains, variants: [{ match: type, value: {id: 1} }, x] }",
            accepts: [#"[0,"x",{"id":7}]"#, #"[{"id":7},"x"]"#],
            refuses: [#"["x"]"#, #"[{"id":"7"},"x"]"#, #"[{"id":7}]"#, "[]", #"{"a":"x"}"#, "\"x\"", "null"]),
        Sample(
            "{ match: semver }",
            accepts: [
                "0.0.0", "1.2.3", "10.20.30", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-0.3.7", "1.0.0-x.7.z.92", "1.0.0--", "1.0.0-x-y-z.--",
                "1.0.0+20130313144700", "1.0.0-beta+exp.sha.5114f85", "1.0.0+21AF26D3----117B344092BD", "1.0.0+001", "1.0.0-0A.is.legal",
                "99999999999999999999999.999999999999999999.99999999999999999", "1.0.0+a-b",
            ].map { "\"\($0)\"" },
            refuses: [
                "", "1", "1.2", "1.2.3.4", "v1.2.3", "01.2.3", "1.02.3", "1.2.03", "1.2.3-", "1.2.3-01", "1.2.3-a..b", "1.2.3-a.", "1.2.3+",
                "1.2.3+a+b", "1.2.3+a..b", "1.2.3-a_b", "1.2.3 ", " 1.2.3", "-1.2.3", "1.2.x", "1.2.3-é", "١.٢.٣", "a.b.c", "1..3",
            ].map { "\"\($0)\"" } + ["1.2", "null"]),
        Sample(
            "{ match: uuid }",
            accepts: [
                "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6", "00000000-0000-0000-0000-000000000000",
                "ffffffff-ffff-ffff-ffff-ffffffffffff", "017F22E2-79B0-7cc3-98C4-DC0C0C07398F",
            ].map { "\"\($0)\"" },
            refuses: [
                "", "{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}", "f81d4fae7dec11d0a76500a0c91e6bf6",
                "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
                "f81d4fae-7dec-11d0-a765-00a0c91e6bf", "f81d4fae-7dec-11d0-a765-00a0c91e6bf66", "f81d4fa-e7dec-11d0-a765-00a0c91e6bf6",
                "g81d4fae-7dec-11d0-a765-00a0c91e6bf6", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6-", " f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
                "f81d4fae-7dec-11d0-a765-00a0c91e6b\\u0661\\u0661",
            ].map { "\"\($0)\"" } + ["1", "null"]),
        Sample(
            "{ match: url }",
            accepts: [
                "https://example.com", "http://example.com:8080/a/b?c=d#e", "HTTPS://EXAMPLE.COM/", "ftp://user:secret@example.com/a",
                "https://192.0.2.1/", "https://[2001:db8::1]:443/a", "https://[::ffff:192.0.2.1]", "https://[v1.a:b]/", "x-app+1.0://host",
                "https://example.com/a%20b/%C3%A9", "https://example.com?a=/?@:", "https://example.com#a/?@:", "https://example.com:/",
                "https://example.com//a", "https://a-b_c.~!$&'()*+,;=", "http://localhost",
            ].map { "\"\($0)\"" },
            refuses: [
                "", "example.com", "/a", "//example.com/a", "https:", "https:/example.com", "https://", "https:///a", "https://:80/",
                "https://user@/", "mailto:a@example.com", "file:///tmp/a", "urn:isbn:1", "1http://example.com", "://example.com",
                "https://example.com/a b", " https://example.com", "https://example.com\\n", "https://example.com/%",
                "https://example.com/%2",
                "https://example.com/%zz", "https://exämple.com", "https://example.com/é", "https://example.com/{id}",
                "https://example.com/a|b", "https://example.com:80a/", "https://a@b@c/", "https://[2001:db8::1", "https://[2001:db8]",
                "https://[fe80::1%25eth0]/",
                "https://[v1.]/", "https://[v1]/", "https://[]/", "https://example.com#a#b", "https://example.com/[a]", "https://a\\\\b/",
            ].map { "\"\($0)\"" } + ["1", "null"]),
    ]

    @Test(arguments: samples)
    func acceptsAndRefuses(_ sample: Sample) throws {
        let matcher = try #require(try read(sample.matcher)).matcher
        #expect(problems.findings.isEmpty)
        for text in sample.accepted { #expect(try matcher.accepts(try JSONDocument(Array(text.utf8)).root), "\(text) should be accepted") }
        for text in sample.refused { #expect(try !matcher.accepts(try JSONDocument(Array(text.utf8)).root), "\(text) should be refused") }
    }

    @Test(arguments: [
        (
            "{ match: intger }", "\"match\" is \"intger\", which is not a known matcher",
            "write \"integer\" if that was meant, or use one of these"
        ),
        ("{ match: type }", "match: type (or min or max for an array) has no \"value\"", "add \"value\""),
        ("{ match: type, min: 3, max: 2 }", "\"min\" is 3, above \"max\" of 2", "fix one of the two"),
        ("{ match: type, min: -1 }", "\"min\" is the number -1", "write a whole number from 0 to 1000000000"),
        ("{ match: regex }", "a matcher has no \"regex\"", "add \"regex\""),
        (
            "{ match: regex, regex: '(' }", "\"regex\" is \"(\", which does not compile",
            "fix the pattern; in double quotes, YAML needs \\\\ for \\"
        ),
        ("{ match: include }", "a matcher has no \"value\"", "add \"value\""),
        ("{ match: integer, min: 1 }", "\"min\" is there beside match: integer", "remove it"),
        ("{ equals: 1, match: integer }", "\"match\" is there beside \"equals\"", "remove it"),
        ("{ page: 1 }", "a matcher (write a literal object as { equals: {...} }) has no \"match\"", "add \"match\""),
        ("{ match: date, format: 'yyyy-MM-DD' }", "\"format\" is \"yyyy-MM-DD\"", "write it as yyyy-MM-dd, for example"),
        ("{ match: string, optional: maybe }", "\"optional\" is the string \"maybe\"", "write true or false"),
        (".inf", "the value is the number .inf", "write a JSON value"),
    ])
    func reportsBadlyWrittenMatchers(_ yaml: String, _ what: String, _ next: String) throws {
        _ = try read(yaml)
        #expect(problems.findings.first?.what == what)
        #expect(problems.findings.first?.next == next)
    }

    @Test func readsFlags() throws {
        let output = try #require(try read("{ match: date, optional: true, nullable: true }"))
        #expect(output.isOptional)
        #expect(try output.matcher.accepts(try JSONDocument(Array("null".utf8)).root))
        let plain = try #require(try read("{ match: date }"))
        #expect(!plain.isOptional)
        #expect(try !plain.matcher.accepts(try JSONDocument(Array("null".utf8)).root))
    }
}

@Suite("Date formats")
struct DatePatternTests {
    @Test(arguments: [
        ("EEE, dd MMM yyyy HH:mm:ss zzz", "Sun, 07 Feb 2016 19:36:58 GMT", true),
        ("EEE, dd MMM yyyy HH:mm:ss zzz", "Mon, 07 Feb 2016 19:36:58 GMT", false),
        ("EEEE, d MMMM y", "Sunday, 7 February 2016", true),
        ("d.M.yy", "7.2.16", true),
        ("EEEE, dd-MMM-yy", "Sunday, 06-Nov-94", true),
        ("d.M.yy", "07.2.16", false),
        ("yyyyMMdd", "20160207", true),
        ("HH:mm:ss.SSSSSS", "19:36:58.123456", true),
        ("HH:mm:ss.SSS", "19:36:58.12", false),
        ("h:mm a", "12:05 PM", true),
        ("HHX", "10+0530", true),
        ("HHX", "10+05", true),
        ("HHX", "10Z", true),
        ("h:mm a", "13:05 PM", false),
        ("hh 'o''clock' a", "07 o'clock AM", true),
        ("yyyy-MM-dd HH:mm:ss Z", "2016-02-07 19:36:58 -0800", true),
        ("yyyy-MM-dd'T'HH:mm:ssX", "2016-02-07T19:36:58+01", true),
        ("yyyy-MM-dd'T'HH:mm:ssxx", "2016-02-07T19:36:58Z", false),
        ("yyyy-MM-dd'T'HH:mm:ssZZZZZ", "2016-02-07T19:36:58Z", true),
        ("yyyy-MM-dd", "1900-02-29", false),
        ("yyyy-MM-dd", "2000-02-29", true),
        ("yyyy-MM-dd", "2016-00-10", false),
        ("MM-dd", "02-29", true),
        ("yyyy", "٢٠١٦", false),
    ])
    func matchStrictly(_ format: String, _ text: String, _ expected: Bool) throws {
        #expect(try #require(DatePattern(format)).matches(text) == expected)
    }

    @Test(arguments: ["YYYY", "yyy", "DD", "QQ", "yyyy'T", "MMMMM", "kk"])
    func refusesUnknownFields(_ format: String) {
        #expect(DatePattern(format) == nil)
    }
}
