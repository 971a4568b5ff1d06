import HTTPMessages
import Recordings
import Redaction
import SecretPatterns
import StrictJSON

extension FuzzTarget {
    /// The search for secrets in all kinds of texts and encodings, and their replacement.
    static let redaction = [
        FuzzTarget("undecided") { bytes in
            let texts = bytes.texts(2)
            for word in UndecidedText.words(in: texts[0], name: texts[1].isEmpty ? nil : texts[1].text) {
                expect((0...texts[0].count).contains(word.range.upperBound), "a word is outside of the text")
            }
        },
        FuzzTarget("secrets") { bytes in
            for find in SecretScanner.finds(in: bytes, names: SecretFieldNames(own: ["api_key": "SHOP_KEY"])) {
                expect(find.range.upperBound <= bytes.count, "a secret is outside of the text")
            }
        },
        redacting("redaction", types),
        redacting("redaction-json", ["application/json"]),
        redacting("redaction-html", ["text/html"]),
        redacting("redaction-xml", ["application/xml"]),
        redacting("redaction-javascript", ["text/javascript"]),
        redacting("redaction-css", ["text/css"]),
        redacting("redaction-multipart", ["multipart/form-data; boundary=b"]),
        FuzzTarget("binary-plist") { bytes in
            redact(Array("bplist00".utf8) + bytes, "application/octet-stream", field: "")
        },
    ]

    private static let types = [
        "application/json", "text/html", "application/xml", "text/javascript", "text/css", "text/plain", "text/csv", "application/yaml",
        "application/x-www-form-urlencoded", "multipart/form-data; boundary=b", "application/octet-stream", "application/x-ndjson",
        "text/event-stream", "",
    ]

    /// Makes a target of bodies of some types: the first byte selects the type, and the text after a NUL is that of a header field.
    private static func redacting(_ name: String, _ types: [String]) -> FuzzTarget {
        FuzzTarget(name) { bytes in
            guard let first = bytes.first else { return }
            let texts = Array(bytes.dropFirst()).texts(2)
            redact(texts[0], types[Int(first) % types.count], field: texts[1].text)
        }
    }

    private static let known = ["SHOP_KEY": "k-4711-0815-9f4c", "OTHER_KEY": "\u{e9}t\u{e9} 2026 \"x\""].sorted { $0.key < $1.key }
        .compactMap { try? KnownSecret(name: $0.key, value: $0.value) }

    private static func redact(_ body: [UInt8], _ type: String, field: String) {
        let fields = [("Content-Type", type), ("Location", field), ("Set-Cookie", field), ("X-Other", field)]
            .map { HeaderFields.Field(name: $0.0, value: $0.1) }
        let exchange = CapturedExchange(
            comment: "Made",
            request: CapturedExchange.Request(method: "GET", target: "https://api.example.com/a?b=\(field)", headers: [:], body: body),
            response: CapturedExchange.Response(status: 200, reason: "OK", headers: HeaderFields(fields), body: body))
        var redactor = Redactor(SecretPolicy(names: ["api_key": "SHOP_KEY"], known: known))
        let redacted: RedactedExchanges
        do {
            redacted = try redactor.redacted([exchange])
            _ = try redactor.undecidedValues(in: redacted)
        } catch {
            expectNoFault(error)
            return
        }
        guard type == "application/json", let before = try? JSONDocument(body) else { return }
        let after = Result { try JSONDocument(redacted[0].response.body) }
        guard case .success(let document) = after else { fatalError("the redacted JSON is not valid: \(after)") }
        expect(document.root.kind == before.root.kind, "the redacted JSON is of another kind")
    }

    /// Ends the program where the search for secrets has trapped on its own thread.
    static func expectNoFault(_ error: any Error) {
        if let problem = error as? RedactionError { expect(!problem.isFault, "\(problem)") }
    }
}
