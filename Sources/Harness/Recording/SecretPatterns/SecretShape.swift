/// A kind of secret that is detected by its shape, in any place.
package struct SecretShape {
    /// The name of a placeholder for it.
    package let name: String
    /// The text at its beginning.
    package let prefix: [UInt8]
    /// The accepted numbers of bytes after the prefix.
    package let lengths: ClosedRange<Int>
    /// The accepted bytes after the prefix.
    package let alphabet: Alphabet

    package enum Alphabet {
        case alphanumeric
        case upperAlphanumeric
        /// Letters, digits, `_` and `-`.
        case urlSafe
        /// The same, and dots.
        case dotted

        package func contains(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "a")...UInt8(ascii: "z"): self != .upperAlphanumeric
            case UInt8(ascii: "_"), UInt8(ascii: "-"): self == .urlSafe || self == .dotted
            case UInt8(ascii: "."): self == .dotted
            default: false
            }
        }
    }

    private init(_ name: String, _ prefix: String, _ lengths: ClosedRange<Int>, _ alphabet: Alphabet) {
        self.name = name
        self.prefix = Array(prefix.utf8)
        self.lengths = lengths
        self.alphabet = alphabet
    }

    private static func many(_ name: String, _ prefixes: [String], from shortest: Int, _ alphabet: Alphabet) -> [SecretShape] {
        prefixes.map { SecretShape(name, $0, shortest...4_096, alphabet) }
    }

    /// The known shapes by their first byte.
    package static let byFirstByte: [[SecretShape]?] = {
        var table = [[SecretShape]?](repeating: nil, count: 256)
        for shape in known { table[Int(shape.prefix[0])] = (table[Int(shape.prefix[0])] ?? []) + [shape] }
        return table
    }()

    /// Returns whether a shape may begin with two bytes.
    package static func mayBegin(with first: UInt8, _ second: UInt8) -> Bool { secondBytes[Int(first)] & (1 << UInt64(second & 63)) != 0 }

    /// The possible second bytes of each first byte, as bits; bytes that differ by 64 share one bit.
    private static let secondBytes: [UInt64] = byFirstByte.map { shapes in
        (shapes ?? []).reduce(0) { $0 | 1 << UInt64($1.prefix[1] & 63) }
    }

    /// The shapes that issuers publish for scanners to find.
    static let known =
        [
            SecretShape("AWS_ACCESS_KEY_ID", "AKIA", 16...16, .upperAlphanumeric),
            SecretShape("AWS_ACCESS_KEY_ID", "ASIA", 16...16, .upperAlphanumeric),
            SecretShape("GOOGLE_API_KEY", "AIza", 35...35, .urlSafe), SecretShape("TWILIO_KEY", "SK", 32...32, .alphanumeric),
        ]
        + many("GITHUB_TOKEN", ["ghp_", "gho_", "ghu_", "ghs_", "ghr_"], from: 36, .alphanumeric)
        + many("GITHUB_TOKEN", ["github_pat_"], from: 22, .urlSafe)
        + many("GITLAB_TOKEN", ["glpat-", "gldt-"], from: 20, .urlSafe)
        + many("GOOGLE_TOKEN", ["ya29.", "GOCSPX-"], from: 20, .urlSafe)
        + many("NPM_TOKEN", ["npm_"], from: 36, .alphanumeric)
        + many("PYPI_TOKEN", ["pypi-"], from: 50, .urlSafe)
        + many("OPENAI_KEY", ["sk-proj-", "sk-svcacct-"], from: 20, .urlSafe)
        + many("OPENAI_KEY", ["sk-"], from: 40, .alphanumeric)
        + many("ANTHROPIC_KEY", ["sk-ant-"], from: 20, .urlSafe)
        + many("SLACK_TOKEN", ["xoxb-", "xoxp-", "xoxa-", "xoxr-", "xoxs-", "xapp-"], from: 10, .urlSafe)
        + many("STRIPE_KEY", ["sk_live_", "rk_live_", "sk_test_", "rk_test_", "whsec_"], from: 16, .alphanumeric)
        + many("SENDGRID_KEY", ["SG."], from: 60, .dotted)
        + many("HUGGING_FACE_TOKEN", ["hf_"], from: 30, .alphanumeric)
        + many("DIGITALOCEAN_TOKEN", ["dop_v1_"], from: 60, .alphanumeric)
        + many("SHOPIFY_TOKEN", ["shpat_", "shpss_"], from: 30, .alphanumeric)
        + many("MAPBOX_TOKEN", ["sk.eyJ"], from: 40, .dotted)
        + many("VAULT_TOKEN", ["hvs."], from: 20, .urlSafe)
        + many("DATABRICKS_TOKEN", ["dapi"], from: 32, .alphanumeric)
        + many("ATLASSIAN_TOKEN", ["ATATT3x"], from: 20, .urlSafe)
}
