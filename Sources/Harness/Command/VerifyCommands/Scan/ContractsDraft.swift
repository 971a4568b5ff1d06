internal import DecodingPrograms
internal import DecodingUses
internal import FixtureScan
internal import StrictYAML
internal import VerificationModel

/// The contracts for the fixtures that a scan has joined to types.
///
/// A fixture that a type refuses is frozen: its contract promises the refusal, and is broken when the type accepts the fixture again.
struct ContractsDraft {
    /// A fixture and the type that decodes it.
    struct Entry {
        let path: String
        let type: String
        /// The types of the sources that it is written with, and the files that declare them.
        let parts: [(name: String, file: String)]
        /// The settings as YAML; nil for those that the sources show.
        let decoder: String?
        /// The location at which the type refuses the fixture; nil if it decodes it.
        let rejects: String?
        /// The reason of a refusal that no test expects.
        let problem: String?
        /// Whether only the keys show that the type decodes it.
        let isByKeys: Bool
    }

    private(set) var entries: [Entry] = []
    /// The fixtures without a contract, with the reasons.
    private(set) var leftOut: [(path: String, reason: String)] = []

    /// The name of the API and of the contract file.
    static let name = "app"

    private let platform: BuildPlatform?
    private let repeatedNames: Set<String>

    /// - Parameters:
    ///   - scan: The scan.
    ///   - platform: The platform that `#if` was evaluated for; nil if none was named.
    init(_ scan: Scan, platform: BuildPlatform?) {
        self.platform = platform
        repeatedNames = scan.repeatedNames
        for fixture in scan.fixtures {
            switch Self.entry(for: fixture) {
            case .success(let entry): entries.append(entry)
            case .failure(let reason): if let text = reason.text { leftOut.append((fixture.file.path, text)) }
            }
        }
        removeAmbiguousNames()
    }

    private struct Reason: Error {
        /// The reason; nil if it is not worth a line.
        let text: String?
    }

    private static func entry(for fixture: Scan.Fixture) -> Result<Entry, Reason> {
        switch fixture.join {
        case .unused: return .failure(Reason(text: nil))
        case .used: return .failure(Reason(text: "no type is known that decodes it"))
        case .ambiguous(let decodings):
            return .failure(Reason(text: "it may be \(decodings.map(\.name).joined(separator: " or "))"))
        case .joined: break
        }
        var reason = "it is not JSON"
        for trial in fixture.trials {
            if trial.decoding.isOfTests {
                reason = "\(trial.decoding.name) is declared in a test"
                continue
            }
            switch trial.verdict {
            case .decodes: return .success(entry(fixture, trial, rejects: nil, problem: nil))
            case .fails(let failure):
                let isExpected = fixture.state == .refused
                return .success(entry(fixture, trial, rejects: failure.location, problem: isExpected ? nil : failure.what))
            case .undecided(let constructs):
                reason = "it is not decided whether \(trial.decoding.name) decodes it: \(constructs.first?.what ?? "")"
            case .notJSON: break
            }
        }
        return .failure(Reason(text: reason))
    }

    private static func entry(_ fixture: Scan.Fixture, _ trial: Scan.Trial, rejects: String?, problem: String?) -> Entry {
        Entry(
            path: fixture.file.path, type: trial.decoding.name, parts: trial.decoding.parts,
            decoder: trial.decoder.flatMap(written), rejects: rejects, problem: problem,
            isByKeys: fixture.state == .matched)
    }

    /// Returns settings as YAML; nil if YAML cannot express them.
    private static func written(_ settings: DecoderSettings) -> String? {
        var parts: [String] = []
        switch settings.keys {
        case .useDefaultKeys: break
        case .convertFromSnakeCase: parts.append("keys: convertFromSnakeCase")
        case .unread: return nil
        }
        switch settings.dates {
        case .deferredToDate: break
        case .iso8601: parts.append("dates: iso8601")
        case .secondsSince1970: parts.append("dates: secondsSince1970")
        case .millisecondsSince1970: parts.append("dates: millisecondsSince1970")
        case .formatted(let format): parts.append("dateFormat: \(YAMLText.scalar(format, inList: true))")
        case .custom, .unread: return nil
        }
        switch settings.data {
        case .base64: break
        case .deferredToData: parts.append("data: deferredToData")
        case .unread: return nil
        }
        guard settings.numbers == nil, settings.userInfo.isEmpty, settings.givenUserInfo.isEmpty else { return nil }
        return "{ \(parts.isEmpty ? "keys: useDefaultKeys" : parts.joined(separator: ", ")) }"
    }

    /// Leaves out the fixtures of a type whose name another file declares too, except those of the first.
    private mutating func removeAmbiguousNames() {
        var files: [String: String] = [:]
        let all = entries
        entries = []
        for entry in all {
            if let other = entry.parts.first(where: { files[$0.name].map { [file = $0.file] in $0 != file } ?? false }) {
                leftOut.append((entry.path, "\(other.name) is declared in \(files[other.name] ?? "") too"))
                continue
            }
            for part in entry.parts { files[part.name] = part.file }
            entries.append(entry)
        }
    }

    /// Leaves out entries that `verify` does not confirm.
    /// - Parameter reasons: The reasons by the paths of the fixtures.
    mutating func leaveOut(_ reasons: [String: String]) {
        leftOut += entries.compactMap { entry in reasons[entry.path].map { (entry.path, $0) } }
        entries.removeAll { reasons[$0.path] != nil }
    }

    /// The number of fixtures that are frozen.
    var frozenCount: Int { entries.count { $0.problem != nil } }

    // MARK: Text

    /// The content of `apis.yml`.
    var apis: String {
        var lines = ["# The app's sources, which contracts read types from.", "\(Self.name):", "  sources: [.]"]
        if let platform { lines.append("  platform: \(platform.rawValue)") }
        let repeated = entries.flatMap(\.parts).filter { repeatedNames.contains($0.name) }
        let files = Dictionary(repeated.map { ($0.name, $0.file) }) { first, _ in first }
        if !files.isEmpty { lines.append("  types:") }
        for (type, file) in files.sorted(by: { $0.key < $1.key }) {
            lines.append("    \(YAMLText.scalar(type)): { file: \(YAMLText.scalar(file, inList: true)) }")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The content of the contract file.
    var contracts: String {
        var lines = ["# The fixtures of the tests, and the types that decode them.", "api: \(Self.name)", "fixtures:"]
        for entry in entries {
            if let problem = entry.problem { lines.append("  # Frozen: \(OneLine.of(problem)). Delete \"rejects\" when it decodes.") }
            if entry.isByKeys { lines.append("  # The type that has most of its keys; no source names it for this file.") }
            lines.append("  \(YAMLText.scalar(entry.path)):")
            lines.append("    body: \(YAMLText.scalar(entry.type))")
            if let decoder = entry.decoder { lines.append("    decoder: \(decoder)") }
            if let rejects = entry.rejects { lines.append("    rejects: \(YAMLText.scalar(rejects))") }
        }
        if !leftOut.isEmpty {
            lines.append("# Fixtures without a contract:")
            for (path, reason) in leftOut.sorted(by: { $0.path < $1.path }) { lines.append("#   \(path): \(OneLine.of(reason))") }
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
