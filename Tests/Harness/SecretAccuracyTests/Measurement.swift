import HTTPMessages
import Recordings
import Redaction
import SecretCorpus

/// The outcome of recording a text of the corpus.
enum Measurement {
    /// Returns whether a recording with the text of a sample would not contain its secret.
    ///
    /// An exchange that is refused is not written, which counts as well.
    static func isHeld(_ sample: SecretSample) throws -> Bool {
        let known = sample.group == .knownValue ? [try KnownSecret(name: "SHOP_SECRET", value: sample.secret)] : []
        var redactor = Redactor(SecretPolicy(known: known))
        let written: [UInt8]
        do throws(RedactionError) {
            written = texts(of: try redactor.redacted([exchange(sample)])[0])
            guard isReadable(sample, in: written) else { return true }
            try redactor.check([Redactor.Part("the response's body", written)])
        } catch {
            return true
        }
        return false
    }

    /// Returns whether recording changes or refuses a text without a secret.
    static func isFalseAlarm(_ sample: CleanSample) -> Bool { changes(Array(sample.text.utf8), type: sample.type) }

    /// Returns whether recording changes or refuses a body.
    static func changes(_ body: [UInt8], type: String) -> Bool {
        var redactor = Redactor(SecretPolicy())
        let exchange = exchange(body, .body(type: type))
        do throws(RedactionError) {
            return try redactor.redacted([exchange])[0] != exchange
        } catch {
            return true
        }
    }

    /// Returns whether the bytes that represent the secret are still in a text: all of them, or half of them.
    static func isReadable(_ sample: SecretSample, in text: [UInt8]) -> Bool {
        let written = Array(sample.text[sample.written])
        let half = written.count / 2
        let parts = written.count < 16 ? [written] : [Array(written[..<half]), Array(written[half...])]
        return parts.contains { text.contains($0) }
    }

    // MARK: Exchanges

    static func exchange(_ sample: SecretSample) -> CapturedExchange { exchange(sample.text, sample.place) }

    private static func exchange(_ text: [UInt8], _ place: SecretSample.Place) -> CapturedExchange {
        var exchange = CapturedExchange(
            comment: "Made", request: CapturedExchange.Request(method: "GET", target: "https://api.example.com/items"),
            response: CapturedExchange.Response(status: 200, reason: "OK"))
        switch place {
        case .body(let type):
            exchange.response.headers = ["Content-Type": type]
            exchange.response.body = text
        case .requestForm:
            exchange.request.headers = ["Content-Type": "application/x-www-form-urlencoded"]
            exchange.request.body = text
        case .target:
            exchange.request.target = String(decoding: text, as: UTF8.self)
        case .field:
            let parts = String(decoding: text, as: UTF8.self).split(separator: ": ", maxSplits: 1).map(String.init)
            exchange.response.headers = HeaderFields([HeaderFields.Field(name: parts[0], value: parts[1])])
        }
        return exchange
    }

    /// Returns everything that recording would write of an exchange.
    static func texts(of exchange: CapturedExchange) -> [UInt8] {
        let fields = (exchange.request.headers.fields + exchange.response.headers.fields).map { "\($0.name): \($0.value)\n" }
        return Array("\(exchange.request.target)\n\(fields.joined())".utf8) + exchange.request.body + exchange.response.body
    }
}
