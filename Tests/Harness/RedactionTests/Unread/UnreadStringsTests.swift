import HTTPMessages
import Recordings
@testable import Redaction
import StrictJSON
import Testing

/// Answers whose strings are replaced, as far as they are not read.
@Suite("Strings that are not read")
struct UnreadStringsTests {
    private func exchange(_ body: String, comment: String = "Recorded", headers: HeaderFields = HeaderFields()) -> CapturedExchange {
        CapturedExchange(
            comment: comment, request: CapturedExchange.Request(method: "GET", target: "https://a.example/"),
            response: CapturedExchange.Response(
                status: 200, reason: "OK", headers: HeaderFields(headers.fields + [.init(name: "Content-Type", value: "application/json")]),
                body: Array(body.utf8)))
    }

    /// The bytes of the values at names of the root.
    private func read(_ names: String..., in body: String) throws -> ReadValues {
        let root = try JSONDocument(Array(body.utf8)).root
        return ReadValues(types: ["PersonDTO"], ranges: try names.map { try #require(root[$0]).range })
    }

    /// Replaces the strings of a body except those at names of the root, without a search for secrets.
    private func replaced(_ body: String, except names: [String] = []) throws -> String {
        let document = try JSONDocument(Array(body.utf8))
        let read = ReadValues(types: [], ranges: try names.map { try #require(document.root[$0]).range })
        return String(decoding: UnreadStrings(in: document, except: read).replaced(in: document.bytes), as: UTF8.self)
    }

    @Test func keepsEverythingButUnreadStrings() throws {
        let body =
            #"{ "id" : 7,"name":"Anna","mail":"a@b.co", "tags":["red",null,true,1.50e3],"home":{"street":"Main 5","geo":[1,"x"]}, "#
            + #""name":"Bert" }"#
        let text = try replaced(body, except: ["name", "tags"])
        #expect(
            text.contains(
                /^\{ "id" : 7,"name":"Anna","mail":"[a-z]@[a-z]\.[a-z]{2}", "tags":\["red",null,true,1\.50e3\],"home":\{"street":"[A-Z][a-z]{3} [1-9]","geo":\[1,"[a-z]"\]\}, "name":"[A-Z][a-z]{3}" \}$/
            ), "\(text)")
        #expect(!text.contains("Main") && !text.contains("Bert") && !text.contains("a@b.co"))
        #expect(try replaced(body, except: ["name", "tags"]) == text)
        #expect(try replaced("\"Anna\"").contains(/^"[A-Z][a-z]{3}"$/))
        #expect(try replaced("[]") == "[]")
    }

    @Test func keepsTheNotationOfEscapes() throws {
        let body = #"{"a":"A\u0041\n\"\\\/\u00e9\u00C9\u4e2d\ud835\udc1a\t\u0031é!"}"#
        let text = try replaced(body)
        #expect(
            text.contains(#/^\{"a":"[A-Z]\\u00[45][0-9a-f]\\n\\"\\\\\\/\\u00e9\\u00C9\\u1ebd\\ud801\\udc28\\t\\u003[1-9]é!"\}$/#), "\(text)"
        )
        #expect(text.utf8.count == body.utf8.count)
        let old = try #require(try JSONDocument(Array(body.utf8)).root["a"]?.string)
        let new = try #require(try JSONDocument(Array(text.utf8)).root["a"]?.string)
        #expect(new.unicodeScalars.count == old.unicodeScalars.count)
        #expect(new.utf8.count == old.utf8.count)
    }

    @Test func readsDatesBehindEscapes() throws {
        let text = try replaced(#"["2026\/11\/27","\u0032026-11-27"]"#)
        #expect(text.contains(#/^\["20[0-3][0-9]\\/[01][0-9]\\/0[1-9]","\\u00320[0-3][0-9]-[01][0-9]-0[1-9]"\]$/#), "\(text)")
    }

    @Test(arguments: ["n", "m", "p", "w", "q"])
    func keepsTheBytesBehindADate(_ name: String) throws {
        let body = #"{"id":1,""# + name + #"":"Wednesday, 3 Sep 2026","x":"abcdef","y":1.25}"#
        let text = try replaced(body, except: ["id"])
        #expect(text.utf8.count == body.utf8.count)
        #expect(text.contains(#/^\{"id":1,"[a-z]":"Wednesday, [1-9] [A-Z][a-z]{2} 20[0-3][0-9]","x":"[a-z]{6}","y":1.25\}$/#), "\(text)")
    }

    /// A string is kept if any of the places touches it, in whatever order they are.
    @Test(
        arguments: [
            ([], "------"), ([3..<4], "k-----"), ([1..<25], "kkkkkk"), ([17..<18, 2..<3], "k---k-"), ([1..<2, 1..<12], "kkk---"),
            ([4..<5], "------"), ([6..<6], "------"), ([23..<99], "-----k"), ([24..<99], "------"), ([9..<10, 0..<30, 3..<4], "kkkkkk"),
        ] as [([Range<Int>], String)])
    func keepsStringsAtPlaces(_ places: [Range<Int>], _ kept: String) throws {
        // The strings are at 1, 5, 9, 13, 17 and 21.
        let body = #"["a","b","c","d","e","f"]"#
        let document = try JSONDocument(Array(body.utf8))
        var strings = UnreadStrings(in: document, except: ReadValues(types: [], ranges: []))
        let starts = strings.replacements.map(\.range.lowerBound)
        strings.keep(places)
        let rest = Set(strings.replacements.map(\.range.lowerBound))
        #expect(starts.map { rest.contains($0) ? "-" : "k" }.joined() == kept)
    }

    /// A value that is read at one place and not at another one is kept where it is read.
    @Test func decidesByThePlaceAndNotByTheValue() throws {
        let text = try replaced(#"{"name":"Annabelle","owner":"Annabelle"}"#, except: ["name"])
        #expect(text.hasPrefix(#"{"name":"Annabelle","owner":""#))
        #expect(!text.dropFirst(20).contains("Annabelle"))
    }

    @Test func containsValuesInsideOfReadOnes() {
        let read = ReadValues(types: [], ranges: [30..<40, 0..<10, 5..<7, 10..<12])
        #expect([0..<10, 5..<7, 6..<9, 10..<12, 30..<40, 39..<40].allSatisfy(read.contains))
        #expect([12..<13, 20..<25, 29..<31, 38..<41, 40..<42].allSatisfy { !read.contains($0) })
    }

    // MARK: Recordings

    private func head(of exchanges: RedactedExchanges, _ redactor: Redactor) throws -> String {
        String(decoding: try redactor.recording(exchanges, named: "person").text.head, as: UTF8.self)
    }

    @Test func theHeadNotesWhatWasReplaced() throws {
        let body = #"{"name":"Anna","token":"shop-key-0815-aaaa","note":"by shop-key-0815-aaaa","mail":"a@b.co"}"#
        var redactor = Redactor(SecretPolicy())
        let redacted = try redactor.redacted([exchange(body), exchange("{}")])
        let text = String(decoding: redacted[0].response.body, as: UTF8.self)
        let kept = try redactor.replacingStrings(
            of: try JSONDocument(redacted[0].response.body), at: 0, in: redacted, except: try read("name", in: text))
        #expect(
            String(decoding: kept[0].response.body, as: UTF8.self).contains(
                /^\{"name":"Anna","token":"\{\{TOKEN\}\}","note":"[a-z]{2} \{\{TOKEN\}\}","mail":"[a-z]@[a-z]\.[a-z]{2}"\}$/))
        #expect(
            try head(of: kept, redactor).hasPrefix(
                "# Recorded\n# Redacted 2 values: body $.token, body $.note\n# Replaced 2 strings that PersonDTO does not read (keep: read)\n# Body sha256 "
            ))
        #expect(!(try head(of: kept, redactor).split(separator: "###")[1].contains("# Replaced")))
        #expect(!(try head(of: redacted, redactor).contains("# Replaced")))
    }

    @Test func theHeadNotesThatNothingWasReplaced() throws {
        let body = #"{"name":"Anna","at":"-"}"#
        var redactor = Redactor(SecretPolicy())
        let redacted = try redactor.redacted([exchange(body)])
        let read = ReadValues(types: ["A", "B", "A"], ranges: [try #require(try JSONDocument(Array(body.utf8)).root["name"]).range])
        let kept = try redactor.replacingStrings(of: try JSONDocument(Array(body.utf8)), at: 0, in: redacted, except: read)
        #expect(try head(of: kept, redactor).contains("\n# Replaced 0 strings that A and B do not read (keep: read)\n"))
        #expect(kept[0].response.body == Array(body.utf8))
    }

    /// Other letters in the place of an allowed value would be a secret by its name.
    @Test func keepsAllowedValuesOfSecretNames() throws {
        let body = #"{"name":"Anna","password":"guest-of-the-shop"}"#
        let policy = SecretPolicy(allowedValues: ["guest-of-the-shop"])
        var redactor = Redactor(policy)
        let redacted = try redactor.redacted([exchange(body)])
        let document = try JSONDocument(redacted[0].response.body)
        let kept = try redactor.replacingStrings(of: document, at: 0, in: redacted, except: ReadValues(types: ["A"], ranges: []))
        let text = String(decoding: kept[0].response.body, as: UTF8.self)
        #expect(text.contains(/^\{"name":"[A-Z][a-z]{3}","password":"guest-of-the-shop"\}$/), "\(text)")
        #expect(text != body)
        #expect(try head(of: kept, redactor).contains("\n# Replaced 1 string that A does not read (keep: read)\n"))
    }

    /// The search before writing looks at the replaced body too.
    @Test func refusesASecretThatIsLeft() throws {
        let body = #"{"name":"Anna"}"#
        var redactor = Redactor(SecretPolicy())
        let redacted = try redactor.redacted([exchange(body)])
        let read = ReadValues(types: ["A"], ranges: [])
        // The body of another text, as if a replacement had brought a secret back.
        let other = try JSONDocument(Array(#"{"password":"shop-key-0815-aaaa"}"#.utf8))
        let kept = try redactor.replacingStrings(of: other, at: 0, in: redacted, except: read)
        #expect(throws: RecordingSinkError.self) { try redactor.recording(kept, named: "person") }
    }
}
