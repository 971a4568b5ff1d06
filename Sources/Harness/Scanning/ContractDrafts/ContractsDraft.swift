package import DecodingPrograms
internal import DecodingUses
package import FixtureScan
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
    private(set) var leftOut: [(path: String, reason: String)] = []
    /// The recordings without a contract, with the reasons.
    let withoutContract: [(name: String, reason: String)]

    /// The name of the API and of the contract file of the fixtures.
    static let fixturesName = "app"
    /// Names that contract files cannot have.
    private static let takenNames: Set<String> = [fixturesName, "apis", "contracts", "layers", "layers-baseline"]

    let platform: BuildPlatform?
    let repeatedNames: Set<String>

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
                choices.contracts(group, members.filter { $0.0 == group }.map(\.1)) {
                    UnusedNames.name(group.name, separator: " ", &names)
                }
            }
            return DraftedAPI(
                name: DraftedAPI.name(of: origin, taken: &taken), origin: origin, secrets: DraftedSecrets(members.map(\.1)),
                contracts: contracts)
        }
        return apis.sorted { $0.name < $1.name }
    }

    // MARK: Leaving out

    /// Leaves out the types whose name another file declares too, except those of the first: an API names one file for each type.
    private mutating func leaveOutAmbiguousNames() {
        var files: [String: [String: String]] = [:]
        changeTypes(to: { _, reason in .none(reason: reason) }) { subject, type in
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
        changeTypes(to: { .doubtful([$0], reason: $1) }) { subject, _ in reasons[subject] }
    }

    /// Leaves out types of fixtures and recordings for which there is a reason.
    /// - Parameters:
    ///   - choice: Returns the choice for a recording whose type is left out.
    ///   - reason: Returns the reason; nil for a type that stays.
    private mutating func changeTypes(
        to choice: (DraftedType, String) -> TypeChoice, _ reason: (_ subject: String, DraftedType) -> String?
    ) {
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
                    apis[api].contracts[contract].responses[response].choice = choice(type, reason)
                }
            }
        }
    }

    /// Returns whether a case is about a fixture, by its subject.
    package static func isOfFixture(_ subject: String) -> Bool { subject.hasPrefix("\(fixturesName)/") }
}
