import HTTPMessages
import Recordings
@testable import Redaction
import Testing
import WritableRecordings

/// Bodies that stay as they are but for their secrets, and the comment that lists what was replaced.
@Suite("Redacted bodies and their notes")
struct RedactionNoteTests {
    private func exchange(
        _ body: String, _ type: String, target: String = "https://a.example/", headers: HeaderFields = HeaderFields(),
        requestBody: String = "", requestType: String = "text/plain"
    ) -> CapturedExchange {
        CapturedExchange(
            comment: "Recorded",
            request: CapturedExchange.Request(
                method: "GET", target: target, headers: HeaderFields(headers.fields + [.init(name: "Content-Type", value: requestType)]),
                body: Array(requestBody.utf8)),
            response: CapturedExchange.Response(status: 200, reason: "OK", headers: ["Content-Type": type], body: Array(body.utf8)))
    }

    private func redactor(_ secrets: String...) throws -> Redactor {
        Redactor(SecretPolicy(known: try secrets.enumerated().map { try KnownSecret(name: "KEY_\($0)", value: $1) }))
    }

    // MARK: Bodies

    static let bodies = [
        ("application/json", #"{ "a" : 275.0, "b":"https:\/\/x?k=SECRET&n=1", "c":["é SECRET"] }"#),
        ("application/x-ndjson", "{\"a\":1.0}\n{\"b\":\"SECRET\"}\n"),
        ("application/xml", "<a  b = 'SECRET'>\r\n <b>SECRET</b><!-- SECRET --><![CDATA[SECRET]]></a>"),
        ("text/html", "<P CLASS=x>SECRET<br><input value=SECRET><script>if(a<b){c('SECRET')}</script><style>a{b:'SECRET'}</style>"),
        ("text/javascript", "fetch(u,{mode: \"cors\"}); a = 'SECRET' + `${b} SECRET` // SECRET\n"),
        ("text/css", "a{background:url(/x?k=SECRET)}/* SECRET */"),
        ("application/x-www-form-urlencoded", "a=1&b=SECRET&c=%20"),
        ("text/csv", "a,b\n1,SECRET\n\"2\",\"x SECRET\"\n"),
        ("text/plain", "one SECRET two"),
    ]

    /// Every byte outside the replaced values is as it was.
    @Test(arguments: bodies) func changesOnlySecrets(_ type: String, _ text: String) throws {
        let secret = "shop-key-0815-aaaa"
        var redactor = try redactor(secret)
        let body = text.replacing("SECRET", with: secret)
        let redacted = try redactor.redacted([exchange(body, type, requestBody: body, requestType: type)])
        let expected = text.replacing("SECRET", with: "{{KEY_0}}")
        #expect(String(decoding: redacted[0].response.body, as: UTF8.self) == expected)
        #expect(String(decoding: redacted[0].request.body, as: UTF8.self) == expected)
        let clean = text.replacing("SECRET", with: "word")
        let kept = try redactor.redacted([exchange(clean, type, requestBody: clean, requestType: type)])
        #expect(kept[0].response.body == Array(clean.utf8))
        #expect(kept[0].request.body == Array(clean.utf8))
        #expect(kept.notes == [nil])
    }

    @Test(arguments: [
        ("application/json", #"{"a":"x471122","b":"99yz"}"#, #"471122","b":"99"#, "JSON", 1, 8),
        ("application/xml", "<a>\n<shopkey0815/></a>", "shopkey0815", "XML", 2, 2),
        ("text/html", "<p shopkey0815=1>", "shopkey0815", "HTML", 1, 4),
        ("text/javascript", "var a;\nshopkey0815();", "shopkey0815", "JavaScript", 2, 1),
        ("text/css", ".shopkey0815{a:b}", "shopkey0815", "CSS", 1, 2),
        ("application/x-www-form-urlencoded", "a=4711&bcd=0815", "4711&bcd=0815", "a form", 1, 3),
    ])
    func refusesBodiesThatCouldNotBeRead(
        _ type: String, _ body: String, _ secret: String, _ format: String, _ line: Int, _ column: Int
    ) throws {
        var redactor = try redactor(secret)
        let problem = RedactionError.unreadable(name: "KEY_0", part: "the response's body", line: line, column: column, format: format)
        #expect(throws: problem) { try redactor.redacted([exchange(body, type)]) }
        #expect(
            problem.description == """
                the response's body could not be read as \(format) with a placeholder for KEY_0 at line \(line), column \(column); nothing was \
                written. If the value there is not a secret, list it under "harmless" in apis.yml. If it is one, do not record this request
                """)
        // The secret is known all the same.
        #expect(throws: RedactionError.self) { try redactor.check([Redactor.Part("a text", Array(secret.utf8))]) }
        var other = try self.redactor(secret)
        let inRequest = RedactionError.unreadable(name: "KEY_0", part: "the request's body", line: line, column: column, format: format)
        #expect(throws: inRequest) { try other.redacted([exchange("", "text/plain", requestBody: body, requestType: type)]) }
    }

    /// A number that is a secret becomes a string in JSON, and has no quotes inside a string.
    @Test func quotesNumbersOnlyOutsideStrings() throws {
        var redactor = try redactor("471122334455")
        let body = #"{"a":[471122334455, 1],"b":"a:471122334455,b"}"#
        let redacted = try redactor.redacted([exchange(body, "application/json")])
        #expect(String(decoding: redacted[0].response.body, as: UTF8.self) == #"{"a":[111111111111, 1],"b":"a:{{KEY_0}},b"}"#)
    }

    @Test(arguments: [true, false]) func writesPlaceholdersInTheEncodingOfTheBody(_ isBigEndian: Bool) throws {
        let encoded = { (text: String) in
            ("\u{FEFF}" + text).utf16.flatMap { (unit: UInt16) in
                let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
                return isBigEndian ? bytes : bytes.reversed()
            }
        }
        var redactor = try redactor("shop-key-0815", "47112233")
        var wide = exchange("", "application/json")
        wide.response.body = encoded(#"{"a":"shop-key-0815","b":47112233}"#)
        let redacted = try redactor.redacted([wide])
        #expect(redacted[0].response.body == encoded(#"{"a":"{{KEY_0}}","b":"{{KEY_1}}"}"#))
        wide.response.body = encoded(#"{"a":"b",shop-key-0815"#)
        #expect(try redactor.redacted([wide])[0].response.body == encoded(#"{"a":"b",{{KEY_0}}"#))
    }

    // MARK: Notes

    @Test func notesWhatWasReplaced() throws {
        var redactor = try redactor("shop-key-0815", "page-key-0815")
        let redacted = try redactor.redacted([
            exchange(
                #"{"user":{"token":"t-4711-aaaa"},"list":[1,{"a b":"shop-key-0815"}],"shop-key-0815":2}"#, "application/json",
                target: "https://a.example/shop-key-0815?api_key=shop-key-0815&x=1#page-key-0815",
                headers: ["Authorization": "Bearer shop-key-0815", "Cookie": "a=1234567; b=7654321"],
                requestBody: "a\nb shop-key-0815"),
            exchange("{}", "application/json"),
            exchange("page-key-0815", "text/plain"),
        ])
        #expect(
            redacted.notes == [
                "Redacted 10 values: address, query api_key, fragment, header Authorization, header Cookie, request body line 2 column 3, "
                    + "body $.user.token, body $.list[1]['a b'], body $['{{KEY_0}}']",
                nil, "Redacted 1 value: body line 1 column 1",
            ])
        let recording = try redactor.recording(redacted, named: "shop/a")
        let head = String(decoding: recording.text.head, as: UTF8.self)
        #expect(head.hasPrefix("# Recorded\n# Redacted 10 values: address, query api_key, "))
        #expect(head.contains("\n###\n# Recorded\n# Body sha256 "))
        #expect(try redactor.redacted([exchange("{}", "application/json")]).notes == [nil])
    }

    @Test func listsAtMostTwentyPlaces() throws {
        var redactor = try redactor("shop-key-0815")
        let body = "[" + Array(repeating: "\"shop-key-0815 shop-key-0815\"", count: 30).joined(separator: ",") + "]"
        let note = try #require(try redactor.redacted([exchange(body, "application/json")]).notes[0])
        #expect(note.hasPrefix("Redacted 60 values: body $[0], body $[1], "))
        #expect(note.hasSuffix(", body $[19], and 21 more"))
        #expect(note.split(separator: ", ").count == 21)
    }

    /// A note has one line of a bounded length, whatever the names in a body are.
    @Test func listsOnlyShortNamesInOneLine() throws {
        var redactor = try redactor("shop-key-0815")
        let long = String(repeating: "n", count: 500)
        let body = #"{"a\nb\u2028":"shop-key-0815","\#(long)":"shop-key-0815"}"#
        let note = try redactor.redacted([exchange(body, "application/json", target: "/?\(long)=shop-key-0815")]).notes[0]
        #expect(note == #"Redacted 3 values: query, body $['a\u{a}b\u{2028}'], body line 1 column \#(31 + long.count)"#)
    }

    /// A name that looks like a secret behind a word is not listed.
    @Test func listsNoNamesThatLookLikeSecrets() throws {
        var redactor = try redactor("shop-key-0815")
        let name = "gh" + "p_0123456789abcdefghijABCDEFGHIJ012345"
        var redacted = try redactor.redacted([
            exchange(#"{"a":"shop-key-0815"}"#, "application/json", headers: ["\(name)": "shop-key-0815"])
        ])
        #expect(redacted.notes == ["Redacted 2 values"])
        redacted = try redactor.redacted([exchange(#"{"\#(name)":"b"}"#, "application/json")])
        #expect(redacted.notes == ["Redacted 1 value: body $['{{GITHUB_TOKEN}}']"])
    }
}
