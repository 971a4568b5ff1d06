internal import ContractFiles
package import Redaction
internal import SecretChecks
internal import SafeFiles
package import VerificationModel

/// Everything that contracts name, and how to record it.
package struct RecordingPlan: Sendable {
    /// Each recording once, in the order in which the contracts name them.
    package let orders: [RecordingOrder]
    /// What is secret in any of the APIs, and what only looks so.
    package let policy: SecretPolicy
    /// The folder of the recordings; it need not be there.
    package let fixtures: String

    /// Reads contracts.
    /// - Parameters:
    ///   - contracts: Their folder.
    ///   - fixtures: The folder of the recordings.
    ///   - root: What paths in findings are relative to.
    ///   - apis: The APIs that are selected; none selects all.
    ///   - mentioned: APIs that must be there too.
    ///   - filters: Texts of which at least one must occur in `file/contract/recording`, in any case; none selects all.
    ///   - environment: Where the values of secrets are looked up.
    /// - Throws: ``RecordingPlanProblem``.
    package init(
        contracts: String, fixtures: String, root: String, apis: [String] = [], mentioned: [String] = [], filters: [String] = [],
        environment: [String: String]
    ) throws(RecordingPlanProblem) {
        let folder: ContractsFolder
        do {
            folder = try ContractsFolder(contracts, root: root)
        } catch {
            throw .folder(contracts, error)
        }
        let findings = (folder.apiFindings ?? []) + folder.files.flatMap(\.findings)
        guard findings.isEmpty else { throw .badlyWritten(findings.sorted()) }
        for api in apis + mentioned where !folder.apis.contains(api) { throw .unknownAPI(api, known: folder.apis) }
        self.fixtures = fixtures
        do throws(RedactionProblem) {
            policy = try folder.secrets.policy(environment)
        } catch {
            throw .secret(error)
        }
        var planner = try OrderPlanner(fixtures, root: root)
        for file in folder.files.compactMap(\.contracts) where apis.isEmpty || apis.contains(file.api.name) {
            for contract in file.contracts { planner.add(contract, of: file) }
        }
        orders = planner.orders(selectedBy: filters)
        let unmatched = filters.filter { filter in !planner.subjects.contains { $0.lowercased().contains(filter.lowercased()) } }
        guard unmatched.isEmpty else { throw .unmatched(unmatched) }
        guard !orders.isEmpty else { throw .nothing(contracts) }
    }
}

/// Why nothing can be recorded.
package enum RecordingPlanProblem: Error, Sendable {
    /// The folder of the contracts cannot be read.
    case folder(String, FileProblem)
    /// The folder of the recordings cannot be read.
    case fixtures(String, FileProblem)
    /// Files are badly written.
    case badlyWritten([Finding])
    /// There is no API of this name.
    case unknownAPI(String, known: [String])
    /// Filters select nothing.
    case unmatched([String])
    /// There is no `apis.yml`.
    case noAPIs(String)
    /// No contract is there, or selected.
    case nothing(String)
    /// A secret of the environment cannot be looked for.
    case secret(RedactionProblem)
}

extension RecordingPlanProblem: CustomStringConvertible {
    /// What is wrong and what to do next.
    package var description: String {
        switch self {
        case .folder(let path, let problem):
            "the contracts folder \(path) \(problem); name the folder that holds apis.yml and the contract files"
        case .fixtures(let path, let problem): "the fixtures folder \(path) \(problem); name it with --fixtures"
        case .badlyWritten(let findings): findings.map(\.description).joined(separator: "\n")
        case .unknownAPI(let name, let known):
            "apis.yml has no API \"\(name)\"; "
                + NearestName.advice(for: name, in: known, otherwise: "name one of these: \(known.joined(separator: ", "))")
        case .unmatched(let filters):
            "no recording matches \(filters.map { "--filter \($0)" }.joined(separator: ", ")); "
                + "a filter is a part of file/contract/recording, as verify list prints them"
        case .noAPIs(let path):
            "the folder \(path) has no apis.yml, which says where APIs live; name the folder that holds it, or write one"
        case .nothing(let path): "nothing to record: no contract in \(path) is selected; write one, or select another API"
        case .secret(let problem): "\(problem)"
        }
    }
}
