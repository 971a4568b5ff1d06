package import ContractFiles
internal import Recordings
package import Redaction
internal import SafeFiles
internal import SecretChecks
package import VerificationModel

/// The recordings that contracts name, with the requests to make them.
package struct RecordingPlan: Sendable {
    /// The recordings, each once, in the order in which the contracts name them.
    package let tasks: [RecordingTask]
    /// The secrets of all APIs, and the values that only look like secrets.
    package let policy: SecretPolicy
    /// The APIs by their addresses, with what happens to values that look random.
    package let unknown: UnknownRules

    /// Reads contracts.
    /// - Parameters:
    ///   - workspace: The folder of the contracts, and that of the recordings, which need not exist.
    ///   - apis: The selected APIs; an empty array selects all.
    ///   - mentioned: APIs that must be there too.
    ///   - filters: Texts of which at least one must occur in `file/contract/recording`, in any case; an empty array selects all.
    ///   - environment: The environment variables that contain the secrets.
    /// - Throws: ``RecordingPlanError``.
    package init(
        _ workspace: Workspace, apis: [String] = [], mentioned: [String] = [], filters: [String] = [], environment: [String: String]
    ) throws(RecordingPlanError) {
        let folder: ContractsFolder
        var planner: RecordingPlanner
        do throws(WorkspaceError) {
            folder = try ContractsFolder(workspace)
            try folder.requireWellWrittenFiles()
            try folder.require(apis + mentioned)
            policy = try folder.policy(environment)
            unknown = UnknownRules(folder)
            planner = try RecordingPlanner(workspace)
        } catch {
            throw .workspace(error)
        }
        for file in folder.files.compactMap(\.contracts) where apis.isEmpty || apis.contains(file.api.name) {
            for contract in file.contracts { planner.add(contract, of: file) }
        }
        tasks = planner.tasks(selectedBy: filters)
        let unmatched = filters.filter { filter in !planner.subjects.contains { $0.lowercased().contains(filter.lowercased()) } }
        guard unmatched.isEmpty else { throw .unmatched(unmatched) }
        guard !tasks.isEmpty else { throw .nothing(workspace.contracts) }
    }
}

/// The reason why nothing can be recorded.
package enum RecordingPlanError: Error, Sendable {
    /// The folders cannot be used.
    case workspace(WorkspaceError)
    /// Filters match nothing.
    case unmatched([String])
    /// There is no contract, or none is selected.
    case nothing(String)
}

extension RecordingPlanError: FindingsError {
    package var findings: [Finding]? { if case .workspace(let error) = self { error.findings } else { nil } }

    /// A description of the problem and of its solution.
    package var description: String {
        switch self {
        case .workspace(let error): "\(error)"
        case .unmatched(let filters):
            "no recording matches \(filters.map { "--filter \($0)" }.joined(separator: ", ")); "
                + "a filter is a part of file/contract/recording, as verify list prints them"
        case .nothing(let path): "nothing to record: no contract in \(path) is selected; write one, or select another API"
        }
    }
}
