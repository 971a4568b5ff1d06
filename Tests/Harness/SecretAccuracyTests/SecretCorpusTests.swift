import Foundation
import SecretCorpus
import Testing

/// The corpus has no mistakes that would make its figures wrong.
@Suite("Corpus of secrets")
struct SecretCorpusTests {
    private static let corpus = SecretCorpus()

    @Test func hasEnoughTexts() {
        #expect(Self.corpus.secrets.count >= 1_500)
        #expect(Self.corpus.clean.count >= 1_500)
        for group in SecretSample.Group.allCases { #expect(Self.corpus.secrets.count { $0.group == group } >= 300, "\(group)") }
    }

    @Test func isTheSameEachTime() {
        let again = SecretCorpus()
        #expect(Self.corpus.secrets.map(\.text) == again.secrets.map(\.text))
        #expect(Self.corpus.clean.map(\.text) == again.clean.map(\.text))
    }

    @Test func hasUniqueIdentifiersAndTexts() {
        #expect(repeated(Self.corpus.secrets.map(\.id) + Self.corpus.clean.map(\.id)) == [])
        #expect(repeated(Self.corpus.secrets.map { String(decoding: $0.text, as: UTF8.self) } + Self.corpus.clean.map(\.text)) == [])
    }

    @Test func hasValidJSON() {
        let texts =
            Self.corpus.secrets.map { ($0.id, $0.text, $0.type) } + Self.corpus.clean.map { ($0.id, Array($0.text.utf8), $0.type) }
        for (id, text, type) in texts where type == "application/json" {
            #expect(throws: Never.self, "\(id): \(String(decoding: text, as: UTF8.self))") {
                try JSONSerialization.jsonObject(with: Data(text))
            }
        }
    }

    private func repeated(_ texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.filter { !seen.insert($0).inserted }
    }

    @Test func decodesToItsSecret() {
        for sample in Self.corpus.secrets {
            let written = Array(sample.text[sample.written])
            let decoders = sample.group == .knownValue ? Decoder.all : Decoder.notations
            let decoder = decoders[sample.kind] ?? (sample.group == .knownValue ? nil : Decoder.text { $0 })
            guard let decoder, let text = decoder.decoded(written) else {
                Issue.record("\(sample.id): \(String(decoding: written, as: UTF8.self)) cannot be decoded")
                continue
            }
            switch sample.kind {
            case "lower case", "upper case": #expect(text.lowercased() == sample.secret.lowercased(), "\(sample.id): \(text)")
            case "key file": #expect(text.replacing("\\n", with: "\n") == sample.secret, "\(sample.id): \(text)")
            case _ where Self.containers.contains(sample.kind): #expect(text.contains(sample.secret), "\(sample.id): \(text)")
            // If more than the secret counted as written, what is left around a placeholder would count as missed.
            default: #expect(text == sample.secret, "\(sample.id): \(text)")
            }
        }
    }

    /// The encodings in which no part of the bytes represents the secret alone.
    private static let containers: Set = [
        "base64, for URLs", "base64, offset 1", "base64, offset 2", "base64, lines of mail", "gzip", "zlib", "deflate", "gzip ×2",
        "ZIP entry", "PNG zTXt", "gzip in base64", "zlib in base64", "deflate in base64", "gzip in hex",
    ]

    /// A secret that is not redacted counts as missed, in each place and encoding.
    @Test func noticesSecretsThatAreLeft() {
        for sample in Self.corpus.secrets {
            #expect(Measurement.isReadable(sample, in: Measurement.texts(of: Measurement.exchange(sample))), "\(sample.id)")
        }
    }

    /// A known value that is written as it is would not measure an encoding.
    @Test func encodesKnownValues() {
        for sample in Self.corpus.secrets where sample.group == .knownValue {
            let isPlain = sample.text.contains(Array(sample.secret.utf8))
            #expect(!isPlain || Self.plainKinds.contains(sample.kind), "\(sample.id)")
        }
    }

    /// The encodings that leave some values as they are.
    private static let plainKinds: Set = [
        "percent ×1", "percent ×2", "percent ×3", "quoted-printable", "ZIP entry, stored", "PNG tEXt", "ZIP entry", "gzip", "deflate",
        "zlib",
    ]

    /// The value of a name must not be found by its shape: it would not measure the name.
    @Test func hasNoShapeInNamedValues() {
        for sample in Self.corpus.secrets where sample.group == .namedValue {
            #expect(!Measurement.changes(Array(sample.secret.utf8), type: "text/plain"), "\(sample.id)")
            #expect(PublishedToken.vendors(ofTokensIn: Array(sample.secret.utf8)) == [], "\(sample.id)")
        }
    }

    @Test func hasNoTokenInTextsWithoutASecret() {
        for sample in Self.corpus.clean {
            #expect(PublishedToken.vendors(ofTokensIn: Array(sample.text.utf8)) == [], "\(sample.id): \(sample.text)")
            #expect(!sample.text.contains("¤") && !sample.text.contains("§"), "\(sample.id): \(sample.text)")
        }
    }

    /// The check of texts without a secret would notice a token.
    @Test func recognizesEachTokenOfTheCorpus() {
        for sample in SecretCorpus(tokens: PublishedToken.examples()).secrets
        where sample.group == .knownShape && !["form", "URL", "key file"].contains(sample.kind) {
            let vendors = PublishedToken.vendors(ofTokensIn: sample.text)
            #expect(vendors.contains { sample.detail.hasPrefix("\($0) ") }, "\(sample.id): \(vendors)")
        }
    }

    /// The tokens of many vendors are in each notation, so that the figures depend on no choice.
    @Test func usesEachVendorInEachNotation() {
        let samples = Self.corpus.secrets.filter { $0.group == .knownShape && $0.kind != "key file" }
        let vendors = Set(PublishedToken.all.map(\.vendor) + ExampleToken.ofShapes.map(\.vendor))
        #expect(vendors.count >= 150)
        let byKind = Dictionary(grouping: samples, by: \.kind)
        #expect(byKind.count >= 26)
        for (kind, samples) in byKind {
            let missing = vendors.filter { vendor in !samples.contains { $0.detail.hasPrefix("\(vendor) ") } }
            #expect(missing.isEmpty, "\(kind)")
        }
    }
}
