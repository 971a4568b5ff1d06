internal import VerificationModel

/// The identity of a frozen violation: the rule, the file, the declaration with the use, and the used symbol, but not the line.
struct FrozenViolation: Sendable {
    let rule: String
    /// None for a circle, which no file makes alone.
    let file: String?
    /// The declaration in the file with the use; nil if the file itself has it.
    let user: String?
    let to: String
    /// The four, byte by byte: files whose names Unicode calls equal are two files.
    private let bytes: [UInt8]

    init(rule: String, file: String?, user: String?, to: String) {
        self.rule = rule
        self.file = file
        self.user = user
        self.to = to
        // No path has a zero in it, and no name either.
        bytes = Array("\(rule)\0\(file ?? "")\0\(user ?? "")\0\(to)".utf8)
    }

    /// The rules whose violations can be frozen: those about what files do.
    ///
    /// A mistake in the rules themselves, and a file that cannot be read, must be fixed at once.
    static let rules: Set<String> = Set(
        [FindingCode.layersImport, .layersOutsideImport, .layersPlacement, .layersUse, .layersUsedBy, .layersProbableUse].map(\.name)
            + LayerRuleKinds.all.map { $0.violation.name })
    /// Those whose violations are in no single file.
    static let rulesWithoutFile = Set(LayerRuleKinds.all.filter { !$0.isInOneFile }.map { $0.violation.name })
}

extension FrozenViolation: Hashable, Comparable {
    static func == (left: FrozenViolation, right: FrozenViolation) -> Bool { left.bytes == right.bytes }

    func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

    /// By rule, then file, then what uses what.
    static func < (left: FrozenViolation, right: FrozenViolation) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }
}

extension FrozenViolation: CustomStringConvertible {
    /// `Sources/Domain/Start.swift (Start.begin) -> MovieStore`, and of a circle its own words.
    var description: String { file.map { "\($0)\(user.map { " (\($0))" } ?? "") -> \(to)" } ?? to }

    /// The name of its case, beside the file: `layers.use MovieStore in Start.begin`.
    var caseName: String { "\(rule) \(to)\(user.map { " in \($0)" } ?? "")" }
}
