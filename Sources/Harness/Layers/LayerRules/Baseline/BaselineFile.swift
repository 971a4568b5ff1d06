internal import StrictYAML
internal import VerificationModel

/// `layers-baseline.yml`: violations that were there before their rules.
struct BaselineFile: Sendable {
    struct Entry: Sendable {
        let violation: FrozenViolation
        let place: SourcePlace

        /// The case that asks whether the violation is still there.
        var identifier: CaseIdentifier {
            let subject = violation.file.map { "\(LayerCheck.baselineSubject)/\($0)" } ?? LayerCheck.baselineSubject
            return CaseIdentifier(subject: subject, check: violation.caseName)
        }
    }

    /// The precision of its entries.
    enum Version: String {
        /// Files that violate a rule, without the declaration.
        case files = "1"
        /// Declarations in files that violate a rule.
        case users = "2"

        /// The one that is written.
        static let current = users

        /// Returns the identity of a use.
        func frozen(_ use: Violation.Use, of violation: Violation) -> FrozenViolation {
            let first = use.first.map { ", through \(self == .files ? "others" : $0)" } ?? ""
            return FrozenViolation(rule: violation.rule, file: violation.file, user: self == .files ? nil : use.user, to: use.to + first)
        }
    }

    static let fileName = "layers-baseline.yml"

    let version: Version
    /// In the order of the file.
    let entries: [Entry]

    /// The path of the file that belongs to a `layers.yml`.
    static func path(beside layersFile: String) -> String {
        let folder = layersFile.lastIndex(of: "/").map { layersFile[...$0] } ?? ""
        return folder + fileName
    }

    // MARK: Writing

    /// The most entries that a file can have and still be read: a mapping with four values each.
    static let entryLimit = (YAMLReading.nodeLimit - 4) / 5

    /// The file's text: an entry a line, sorted.
    static func text(of violations: Set<FrozenViolation>) -> String {
        let head = """
            # Violations of layers.yml that existed already. `verify baseline --shrink` removes the fixed ones.
            version: \(Version.current.rawValue)
            frozen:
            """
        guard !violations.isEmpty else { return head + " []\n" }
        return head + "\n" + violations.sorted().map(line).joined()
    }

    private static func line(_ violation: FrozenViolation) -> String {
        let file = violation.file.map { "file: \(quoted($0)), " } ?? ""
        let user = violation.user.map { "in: \(quoted($0)), " } ?? ""
        return "  - { rule: \(quoted(violation.rule)), \(file)\(user)to: \(quoted(violation.to)) }\n"
    }

    /// Source: YAML 1.2.2 section 5.7; what section 5.1 does not call printable is escaped, and so are line breaks.
    private static func quoted(_ text: String) -> String {
        "\"" + text.unicodeScalars.map(escaped).joined() + "\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case 0x22, 0x5C: return "\\\(scalar)"
        case 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...: return String(scalar)
        default:
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
    }
}
