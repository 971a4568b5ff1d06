/// A secret that is known by what it looks like, wherever it stands.
struct SecretShape {
    /// What a placeholder for it is called.
    let name: String
    /// What it begins with.
    let prefix: [UInt8]
    /// The fewest bytes that follow.
    let shortest: Int
    /// Which bytes may follow.
    let alphabet: Alphabet

    enum Alphabet {
        case alphanumeric
        case upperAlphanumeric
        /// Letters, digits, `_` and `-`.
        case urlSafe

        func contains(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "a")...UInt8(ascii: "z"): self != .upperAlphanumeric
            case UInt8(ascii: "_"), UInt8(ascii: "-"): self == .urlSafe
            default: false
            }
        }
    }

    private init(_ name: String, _ prefix: String, _ shortest: Int, _ alphabet: Alphabet) {
        self.name = name
        self.prefix = Array(prefix.utf8)
        self.shortest = shortest
        self.alphabet = alphabet
    }

    /// The shapes that their issuers publish, so that scanners find them.
    static let known = [
        SecretShape("AWS_ACCESS_KEY_ID", "AKIA", 16, .upperAlphanumeric), SecretShape("AWS_ACCESS_KEY_ID", "ASIA", 16, .upperAlphanumeric),
        SecretShape("GITHUB_TOKEN", "ghp_", 36, .alphanumeric), SecretShape("GITHUB_TOKEN", "gho_", 36, .alphanumeric),
        SecretShape("GITHUB_TOKEN", "ghu_", 36, .alphanumeric), SecretShape("GITHUB_TOKEN", "ghs_", 36, .alphanumeric),
        SecretShape("GITHUB_TOKEN", "ghr_", 36, .alphanumeric), SecretShape("GITHUB_TOKEN", "github_pat_", 22, .urlSafe),
        SecretShape("GITLAB_TOKEN", "glpat-", 20, .urlSafe), SecretShape("GOOGLE_API_KEY", "AIza", 35, .urlSafe),
        SecretShape("NPM_TOKEN", "npm_", 36, .alphanumeric), SecretShape("OPENAI_KEY", "sk-proj-", 20, .urlSafe),
        SecretShape("ANTHROPIC_KEY", "sk-ant-", 20, .urlSafe), SecretShape("SLACK_TOKEN", "xoxb-", 10, .urlSafe),
        SecretShape("SLACK_TOKEN", "xoxp-", 10, .urlSafe), SecretShape("SLACK_TOKEN", "xoxa-", 10, .urlSafe),
        SecretShape("SLACK_TOKEN", "xoxr-", 10, .urlSafe), SecretShape("SLACK_TOKEN", "xoxs-", 10, .urlSafe),
        SecretShape("STRIPE_KEY", "sk_live_", 16, .alphanumeric), SecretShape("STRIPE_KEY", "rk_live_", 16, .alphanumeric),
        SecretShape("STRIPE_KEY", "sk_test_", 16, .alphanumeric),
    ]
}
