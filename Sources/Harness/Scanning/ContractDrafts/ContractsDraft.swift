package import DecodingPrograms
internal import DecodingUses
package import FixtureScan
internal import StrictYAML
internal import VerificationModel

/// The first contracts of a repository: for its recordings, and for the JSON fixtures that a scan has joined to types.
///
/// A text that a type refuses is frozen if the sources, or other answers to the same request, show that the type decodes it: its contract promises the
/// refusal, and is broken when the type accepts the text again. If only the keys show it, the type is a comment.
package struct ContractsDraft: Sendable {
    /// A fixture and the type that decodes it.
    struct Fixture: Sendable {
        let path: String
        let type: DraftedType
    }

    /// A file of the contracts folder.
    package struct File: Hashable, Sendable {
        package let name: String
        package let text: String
    }

    /// The APIs of the recordings, by their names.
    private(set) var apis: [DraftedAPI] = []
    private(set) var fixtures: [Fixture] = []
    /// The fixtures without a contract, with the reasons.
    private var leftOut: [(path: String, reason: String)] = []
    /// The recordings without a contract, with the reasons.
    private let withoutContract: [(name: String, reason: String)]

    /// The name of the API and of the contract file of the fixtures.
    private static let fixturesName = "app"
    /// Names that contract files cannot have.
    private static let takenNames: Set<String> = [fixturesName, "apis", "contracts", "layers", "layers-baseline"]

    private let platform: BuildPlatform?
    private let repeatedNames: Set<String>

    /// - Parameters:
    ///   - scan: The scan.
    ///   - recordings: The recordings.
    ///   - platform: The platform that `#if` was evaluated for; nil if none was named.
    package init(_ scan: Scan, _ recordings: RecordedAnswers, platform: BuildPlatform?) {
        self.platform = platform
        repeatedNames = scan.repeatedNames
        let bodies = Set(recordings.answers.map(\.file))
        for fixture in scan.fixtures where !bodies.contains(fixture.file.path) {
            switch TypeChoice(fixture) {
            case .type(let type): fixtures.append(Fixture(path: fixture.file.path, type: type))
            case .doubtful(let types, let reason):
                leftOut.append((fixture.file.path, "\(reason): \(types.map(\.name).joined(separator: ", "))"))
            case .none(let reason): if let reason { leftOut.append((fixture.file.path, reason)) }
            }
        }
        let answers = recordings.answers.filter { Self.obstacle(to: $0) == nil }
        withoutContract = recordings.answers.compactMap { answer in Self.obstacle(to: answer).map { (answer.recording, $0) } }
        apis = Self.apis(scan, answers)
        leaveOutAmbiguousNames()
    }

    // MARK: Recordings

    /// Returns the reason why a contract cannot name an answer; nil if it can.
    private static func obstacle(to answer: RecordedAnswers.Answer) -> String? {
        if answer.recording.contains("#") { return "# in its name is the number of an exchange in a contract; rename the file" }
        return RequestGroup(answer) == nil ? "a contract cannot have the method \(answer.method)" : nil
    }

    private static func apis(_ scan: Scan, _ answers: [RecordedAnswers.Answer]) -> [DraftedAPI] {
        let choices = TypeChoices(scan)
        var taken = takenNames
        var servers: [String: [(RequestGroup, RecordedAnswers.Answer)]] = [:]
        for answer in answers { if let group = RequestGroup(answer) { servers[group.origin, default: []].append((group, answer)) } }
        let apis = servers.sorted { $0.key < $1.key }.map { origin, members in
            var names: Set<String> = []
            var groups: [RequestGroup] = []
            for (group, _) in members where !groups.contains(group) { groups.append(group) }
            let contracts = groups.flatMap { group in
                choices.contracts(group, members.filter { $0.0 == group }.map(\.1)) { unused(group.name, &names) }
            }
            return DraftedAPI(
                name: DraftedAPI.name(of: origin, taken: &taken), origin: origin, secrets: DraftedSecrets(members.map(\.1)),
                contracts: contracts)
        }
        return apis.sorted { $0.name < $1.name }
    }

    private static func unused(_ name: String, _ names: inout Set<String>) -> String {
        var number = 1
        var unused = name
        while !names.insert(unused).inserted {
            number += 1
            unused = "\(name) \(number)"
        }
        return unused
    }

    // MARK: Leaving out

    /// Leaves out the types whose name another file declares too, except those of the first: an API names one file for each type.
    private mutating func leaveOutAmbiguousNames() {
        var files: [String: [String: String]] = [:]
        changeTypes { subject, type in
            let api = String(subject.prefix { $0 != "/" })
            let other = type.parts.first { part in files[api]?[part.name].map { $0 != part.file } ?? false }
            if let other {
                return "\(other.name) is declared in \(files[api]?[other.name] ?? "") too, and an API names one file for each type"
            }
            for part in type.parts { files[api, default: [:]][part.name] = part.file }
            return nil
        }
    }

    /// Leaves out contracts that `verify` does not confirm.
    /// - Parameter reasons: The reasons by the subjects of the cases.
    package mutating func leaveOut(_ reasons: [String: String]) {
        changeTypes { subject, _ in reasons[subject] }
    }

    /// Leaves out types of fixtures and recordings for which there is a reason.
    private mutating func changeTypes(_ reason: (_ subject: String, DraftedType) -> String?) {
        let all = fixtures
        fixtures = []
        for fixture in all {
            if let reason = reason("\(Self.fixturesName)/\(fixture.path)", fixture.type) {
                leftOut.append((fixture.path, reason))
            } else {
                fixtures.append(fixture)
            }
        }
        for api in apis.indices {
            for contract in apis[api].contracts.indices {
                let name = "\(apis[api].name)/\(apis[api].contracts[contract].name)"
                for response in apis[api].contracts[contract].responses.indices {
                    let each = apis[api].contracts[contract].responses[response]
                    guard let type = each.choice.type, let reason = reason("\(name)/\(each.recording)", type) else { continue }
                    apis[api].contracts[contract].responses[response].choice = .doubtful([type], reason: reason)
                }
            }
        }
    }

    /// Returns whether a case is about a fixture, by its subject.
    package static func isOfFixture(_ subject: String) -> Bool { subject.hasPrefix("\(fixturesName)/") }
}

extension ContractsDraft {
    // MARK: Counts

    /// The number of contracts for fixtures.
    package var fixtureCount: Int { fixtures.count }

    private var responses: [DraftedAPI.Response] { apis.flatMap(\.contracts).flatMap(\.responses) }
    private var choices: [TypeChoice] { responses.map(\.choice) }

    /// The number of recorded answers with JSON for which no type is known.
    package var openAnswerCount: Int { responses.count { each in if case .none = each.choice { each.hasJSON } else { false } } }

    /// The number of recorded answers without JSON.
    package var otherAnswerCount: Int { responses.count { !$0.hasJSON } }

    /// The number of recorded answers with a type.
    package var typedAnswerCount: Int { choices.count { $0.type != nil } }

    /// The number of recorded answers whose types are comments.
    package var doubtfulAnswerCount: Int { choices.count { if case .doubtful = $0 { true } else { false } } }

    /// The number of refusals that are frozen.
    package var frozenCount: Int { (choices.compactMap(\.type) + fixtures.map(\.type)).count { $0.problem != nil } }

    /// Whether there is nothing to write.
    package var isEmpty: Bool { fixtures.isEmpty && apis.isEmpty }

    /// The reason why the first fixture has no contract; nil if there is none.
    package var firstReason: String? { leftOut.min { $0.path < $1.path }.map { "\(OneLine.of($0.path)): \(Comment.text($0.reason))" } }

    // MARK: Files

    /// `apis.yml`, and a contract file for each server and for the fixtures.
    package var files: [File] {
        [File(name: "apis.yml", text: apisText)] + apis.map { File(name: "\($0.name).yml", text: $0.text) }
            + (fixtures.isEmpty ? [] : [File(name: "\(Self.fixturesName).yml", text: fixturesText)])
    }

    private var apisText: String {
        var lines =
            apis.isEmpty
            ? ["# The app's sources, which contracts read types from."]
            : ["# The servers of the recordings, the names of their secrets, and the app's sources, which contracts read types from."]
        for api in apis {
            lines.append("\(YAMLText.scalar(api.name)):")
            if api.origin.isEmpty {
                lines += ["  # The recordings do not name the server; verify record needs it.", "  base: \"http://localhost\""]
            } else {
                lines.append("  base: \(YAMLText.scalar(api.origin))")
            }
            lines += api.secrets.lines.map { "  \($0)" }
            lines += sources(of: api.contracts.flatMap(\.responses).compactMap(\.choice.type))
        }
        if !fixtures.isEmpty { lines += ["\(Self.fixturesName):"] + sources(of: fixtures.map(\.type)) }
        return (lines + Self.comments("Recordings", withoutContract)).map { $0 + "\n" }.joined()
    }

    private static func comments(_ what: String, _ reasons: [(name: String, reason: String)]) -> [String] {
        guard !reasons.isEmpty else { return [] }
        return ["# \(what) without a contract:"]
            + reasons.sorted { $0.name < $1.name }.map { "#   \(OneLine.of($0.name)): \(Comment.text($0.reason))" }
    }

    private func sources(of types: [DraftedType]) -> [String] {
        var lines = ["  sources: [.]"]
        if let platform { lines.append("  platform: \(platform.rawValue)") }
        let repeated = types.flatMap(\.parts).filter { repeatedNames.contains($0.name) }
        let files = Dictionary(repeated.map { ($0.name, $0.file) }) { first, _ in first }
        if !files.isEmpty { lines.append("  types:") }
        for (type, file) in files.sorted(by: { $0.key < $1.key }) {
            lines.append("    \(YAMLText.scalar(type)): { file: \(YAMLText.scalar(file, inList: true)) }")
        }
        return lines
    }

    private var fixturesText: String {
        var lines = ["# The fixtures of the tests, and the types that decode them.", "api: \(Self.fixturesName)", "fixtures:"]
        for fixture in fixtures {
            lines += fixture.type.comments.map { "  \($0)" }
            lines.append("  \(YAMLText.scalar(fixture.path)):")
            let decoder = fixture.type.decoder.map { ["decoder: \($0)"] } ?? []
            lines += (fixture.type.lines.prefix(1) + decoder + fixture.type.lines.dropFirst()).map { "    \($0)" }
        }
        return (lines + Self.comments("Fixtures", leftOut.map { (name: $0.path, reason: $0.reason) })).map { $0 + "\n" }.joined()
    }
}
