import Foundation
@testable import Redaction
import Testing

/// Redaction changes the secret and nothing else: neither the text behind it in the line nor the next line.
@Suite("Redaction: the text around a secret")
struct TextAroundSecretsTests {
    /// GraphQL, as text and in JSON.
    @Test(arguments: [
        (
            #"mutation { login(name: "ann", password: "hunter2") { id } }"#,
            #"mutation { login(name: "ann", password: "{{PASSWORD}}") { id } }"#
        ),
        (
            #"{"query":"mutation { login(name: \"ann\", password: \"hunter2\") { id } }"}"#,
            #"{"query":"mutation { login(name: \"ann\", password: \"{{PASSWORD}}\") { id } }"}"#
        ),
        (
            #"{"log":"{\"query\":\"{ a(n: \\\"ann\\\", password: \\\"hunter2\\\") { id } }\"}"}"#,
            #"{"log":"{\"query\":\"{ a(n: \\\"ann\\\", password: \\\"{{PASSWORD}}\\\") { id } }\"}"}"#
        ),
        (
            #"{"query":"{ a(name: 'ann', password: 'hunter2', x: 1) { id } }"}"#,
            #"{"query":"{ a(name: 'ann', password: '{{PASSWORD}}', x: 1) { id } }"}"#
        ),
        (#"{"a":"x(\"b\", token: \"sun\", c: \"d\")"}"#, #"{"a":"x(\"b\", token: \"{{TOKEN}}\", c: \"d\")"}"#),
    ])
    func keepsTheTextBehindAString(_ text: String, _ expected: String) throws {
        #expect(try redacted(text) == expected)
    }

    /// Base64 that another line follows, whose first word could be more of it.
    @Test(arguments: [
        "Accept: text/html\nHost: a.example\n", "User-Agent: x\n", "Host:a.example", "Accept-Language: de", "X: y", "Next line: abc\n",
        "GET / HTTP/1.1",
        "Cookies-and-more: a\n", "thanks\n", "abcd\nefgh\n",
    ])
    func keepsTheLineBehindBase64(_ next: String) throws {
        for credentials in ["ann:hunter2!", "annn:hunter2", "ann:a-longer-password-4711!"] {
            let basic = Data(credentials.utf8).base64EncodedString()
            for end in ["\n", "\r\n"] {
                let text = "Authorization: Basic \(basic)\(end)\(next)"
                #expect(try redacted(text) == "Authorization: Basic {{AUTHORIZATION}}\(end)\(next)")
            }
            let json = #"{"log":"Authorization: Basic \#(basic)\nNext: abc"}"#
            #expect(try redacted(json) == #"{"log":"Authorization: Basic {{AUTHORIZATION}}\nNext: abc"}"#)
        }
    }
}
