internal import PackageGraph
internal import StrictYAML
internal import SwiftSymbols
internal import VerificationModel

/// A rule of `layers.yml` about what files declare and use.
///
/// To add a kind of rule, write one file with a type that conforms to this protocol, and add the type to ``LayerRuleKinds/all``. The keys of `layers.yml`, the
/// cases of a check, the names that the sources are searched for, and what a baseline can freeze all follow from that list.
protocol LayerRule: Sendable {
    /// The key of `layers.yml` that holds the rules of this kind: `forbid`.
    static var key: String { get }
    /// The meaning of the key, which editors show.
    static var purpose: String { get }
    /// The keys of a rule, without those that every rule has.
    static var keys: [FormatKey] { get }
    /// The keys of which a rule needs at least one; empty for none.
    static var alternatives: [String] { get }
    /// The reason of a rule that gives none; nil if a rule must give one.
    static var defaultReason: String? { get }
    /// The schema of a rule that is not a mapping; nil for none.
    static var shortForm: FormatSchema? { get }
    /// The name that findings give to a violation: `layers.forbidden`.
    static var violation: FindingCode { get }
    /// Whether a violation is in one file. Violations that are in no single file, such as circles, are frozen without a file.
    static var isInOneFile: Bool { get }

    /// The properties that every rule has.
    var header: RuleHeader { get }
    /// The names that no file declares and whose uses the rule needs to know; nil for none.
    var watchedNames: WatchedNames? { get }

    /// Reads one element of the list under ``key``; nil, with the problem reported, where it is not readable.
    static func read(_ reader: RuleReader) -> Self?

    /// Returns the numbers of the files whose uses the rule needs. By default, these are all.
    func neededFiles(among files: UnresolvedFiles) -> Set<Int>

    /// Checks all files.
    /// - Parameters:
    ///   - sources: The files. They have no uses that no rule needs.
    ///   - exceptions: The uses that are allowed anyway; those that are needed are marked as used.
    ///   - frozen: What the baseline knows.
    func evaluate(_ sources: CheckedSources, _ exceptions: inout ExceptionLedger, frozen: BaselineLedger) -> RuleResult
}

extension LayerRule {
    static var isInOneFile: Bool { true }
    static var alternatives: [String] { [] }
    static var defaultReason: String? { nil }
    static var shortForm: FormatSchema? { nil }
    var watchedNames: WatchedNames? { nil }
    func neededFiles(among files: UnresolvedFiles) -> Set<Int> { files.all }

    /// The name of a rule of this kind in messages: `a "forbid" rule`.
    static var noun: String { "\(key.first.map { "aeiou".contains($0) } ?? false ? "an" : "a") \"\(key)\" rule" }
}

/// The result of a rule.
struct RuleResult {
    /// The violations of the rule.
    let violations: [Violation]
    /// The parts of the rule that match nothing, and so protect nothing.
    let unmatched: [Finding]
    /// Findings that break nothing.
    var warnings: [Finding] = []
}

/// The properties that every rule has.
struct RuleHeader: Sendable {
    /// The name among the rules of its kind: `rule 2`.
    let name: String
    let place: SourcePlace
    /// Why there is such a rule.
    let because: String
    /// The advice for its violations.
    let hint: String?
    /// Whether the rule may match nothing.
    let isOptional: Bool
    /// The preset that the rule belongs to, if any.
    var preset: String?
}

extension Finding {
    /// A part of a rule that matches nothing.
    static func unmatched(
        at place: SourcePlace, what: String, allowed: String, because: String = "a rule that matches nothing protects nothing", next: String
    ) -> Finding {
        Finding(.layersUnmatched, at: place, what: what, allowed: allowed, because: because, next: next)
    }
}
