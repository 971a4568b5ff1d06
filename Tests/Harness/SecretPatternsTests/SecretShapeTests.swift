@testable import SecretPatterns
import SecretShapeExamples
import Testing

/// A line of the tables of shapes, with its examples.
struct ShapeSample: CustomTestStringConvertible {
    let shape: SecretShape
    let example: String
    let falseExample: String
    var testDescription: String { "\(shape.vendor) \(shape.kind)" }

    static let all = zip(SecretShape.all, ShapeExamples.all).map { ShapeSample(shape: $0, example: $1.text, falseExample: $1.falseExample) }
}

@Suite("Published shapes of secrets")
struct SecretShapeTests {
    private func finds(in text: String) -> [SecretScanner.Find] { SecretScanner.finds(in: Array(text.utf8), names: SecretFieldNames()) }

    /// The texts in which a secret may appear.
    private func texts(around secret: String) -> [String] {
        [
            #"{"note":"\#(secret)"}"#, secret, "https://a.example/x?next=\(secret)&b=1", "x=\(secret)", "see \(secret), and",
            "<p>\(secret)</p>",
        ]
    }

    // MARK: Tables

    @Test func hasOneExampleForEachShape() {
        #expect(SecretShape.all.map { [$0.vendor, $0.kind] } == ShapeExamples.all.map { [$0.vendor, $0.kind] })
    }

    @Test(arguments: SecretShape.tables)
    func sortsEachTableByVendorAndKind(_ table: String) throws {
        let lines = table.split(separator: "\n").map(String.init)
        let keys = try lines.map { line in
            let shape = try SecretShape(line: line)
            return "\(shape.vendor)\u{0}\(shape.kind)".lowercased()
        }
        #expect(keys == keys.sorted())
        #expect(Set(lines).count == lines.count)
    }

    /// Each vendor is in one table, in one spelling.
    @Test func knowsManyVendors() throws {
        let vendors = try SecretShape.tables.map { table in
            Set(try table.split(separator: "\n").map { try SecretShape(line: String($0)).vendor })
        }
        #expect(Set(vendors.joined().map { $0.lowercased() }).count == vendors.map(\.count).reduce(0, +))
        let confirmed = SecretShape.all.filter { !$0.source.hasPrefix("unconfirmed: ") }
        #expect(Set(confirmed.map(\.vendor)).count >= 150)
    }

    @Test(arguments: [
        ("Vendor | key | abc_<alnum 20>", SecretShapeError.columns("Vendor | key | abc_<alnum 20>")),
        ("Vendor | key |  | source", .columns("Vendor | key |  | source")),
        ("Vendor | key | abc_<alnum 20 | source", .brackets("abc_<alnum 20")),
        ("Vendor | key | (a|(b|c))_<alnum 20> | source", .brackets("(a|(b|c))_<alnum 20>")),
        ("Vendor | key | abc)_<alnum 20> | source", .brackets("abc)_<alnum 20>")),
        ("Vendor | key | abc_<letter 20> | source", .alphabet("letter 20")), ("Vendor | key | abc_<alnum> | source", .alphabet("alnum")),
        ("Vendor | key | abc_<alnum 0> | source", .count("alnum 0")), ("Vendor | key | abc_<alnum 9-8> | source", .count("alnum 9-8")),
        ("Vendor | key | abc_<word 5-9>_<alnum 9> | source", .unclearEnd("abc_<word 5-9>_<alnum 9>")),
        ("Vendor | key | <alnum 9> | source", .noText("<alnum 9>")),
    ])
    func refusesMalformedLines(_ line: String, _ error: SecretShapeError) {
        #expect(throws: error) { try SecretShape(line: line) }
    }

    // MARK: Search

    @Test(arguments: ShapeSample.all)
    func findsTheExample(_ sample: ShapeSample) {
        for text in texts(around: sample.example) {
            let finds = finds(in: text)
            #expect(finds.map(\.name) == [sample.shape.name], "\(text)")
            #expect(finds.allSatisfy { sample.example.hasSuffix(String(decoding: Array(text.utf8)[$0.range], as: UTF8.self)) }, "\(text)")
        }
    }

    /// A value beside the name of a secret is still found, by that name.
    @Test(arguments: ShapeSample.all)
    func passesOverTheFalseExample(_ sample: ShapeSample) {
        let names = Set(SecretShape.all.map(\.name))
        for text in texts(around: sample.falseExample) {
            #expect(!finds(in: text).contains { $0.field == nil && names.contains($0.name) }, "\(text)")
        }
    }

    @Test(arguments: [
        "hf_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "ghp_<TOKEN>", "ghp_$GITHUB_TOKEN", "sk-ant-hills-of-africa-and-beyond-in-winter-v2",
        "sk_live_yourSecretKeyGoesHere", "xoxb-your-token-goes-here", "AKIAEXAMPLEEXAMPLEEX", "AKIAXXXXXXXXXXXXXXXX",
        "lip_sync_animation_controller_v2", "glpat-0000000000000000000000", "npm_config_registry_and_everything_else_in_it",
        "da39a3ee5e6b4b0d3255bfef95601890afd80709", "3f2504e0-4f89-11d3-9a0c-0305e82c3301",
        "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
    ])
    func passesOverPlaceholdersAndOtherText(_ text: String) {
        #expect(!finds(in: #"{"note":"\#(text)"}"#).contains { $0.field == nil })
    }

    // MARK: Checksums

    /// The checksums were computed by another program.
    @Test(arguments: [
        ("gh" + "p_abcdefghijklmnopqrstuvwxyzABCD4dNndU", ShapeChecksum.crc32Base62, 4),
        ("gl" + "sa_abcdefghijklmnopqrstuvwxyzABCDEF_ec61ef3f", .crc32Hexadecimal, 5),
        ("gl" + "pat-abcdefghijklmnopqrstuvwxyzABCDEFGHIJ.01.0z1t7bm93", .crc32Base36, 6),
    ])
    func checksChecksums(_ token: String, _ checksum: ShapeChecksum, _ prefix: Int) {
        let bytes = Array(token.utf8)
        #expect(checksum.isRight(for: bytes[...], prefix: prefix))
        #expect(!checksum.isRight(for: (bytes.dropLast() + [bytes[bytes.count - 1] ^ 1])[...], prefix: prefix))
    }

    /// A right checksum shows that a token is not a placeholder.
    ///
    /// A wrong checksum may be that of a new format, so the token is found too.
    @Test func findsTokensWithAWrongChecksumUnlessTheyLookLikePlaceholders() throws {
        let random = try #require(ShapeExamples.all.first { $0.vendor == "GitHub" }).secret
        #expect(finds(in: random).map(\.name) == ["GITHUB_TOKEN"])
        #expect(finds(in: String(random.dropLast() + "_")).isEmpty)
        #expect(finds(in: String(random.dropLast(2) + "00")).map(\.name) == ["GITHUB_TOKEN"])
        let words = "gh" + "p_" + "wordsWordsWordsWordsWordsWords"
        #expect(finds(in: words + "Letter").isEmpty)
        #expect(finds(in: words + "2ftxN8").map(\.name) == ["GITHUB_TOKEN"])
    }
}
