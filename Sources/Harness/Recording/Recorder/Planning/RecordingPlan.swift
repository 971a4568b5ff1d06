package import ContractFiles
internal import Recordings
package import Redaction
internal import SafeFiles
internal import SecretChecks
internal import VerificationModel

/// Everything that contracts name, and how to record it.
package struct RecordingPlan: Sendable {
    /// Each recording once, in the order in which the contracts name them.
    package let orders: [RecordingTask]
    /// What is secret in any of the APIs, and what only looks so.
    package let policy: SecretPolicy
    /// Reads contracts.
    /// - Parameters:
    ///   - workspace: Their folder, and that of the recordings, which need not be there.
    ///   - apis: The APIs that are selected; none selects all.
    ///   - mentioned: APIs that must be there too.
    ///   - filters: Texts of which at least one must occur in `file/contract/recording`, in any case; none selects all.
    ///   - environment: Where the values of secrets are looked up.
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
            planner = try RecordingPlanner(workspace)
        } catch {
            throw .workspace(error)
        }
        for file in folder.files.compactMap(\.contracts) where apis.isEmpty || apis.contains(file.api.name) {
            for contract in file.contracts { planner.add(contract, of: file) }
        }
        orders = planner.orders(selectedBy: filters)
        let unmatched = filters.filter { filter in !planner.subjects.contains { $0.lowercased().contains(filter.lowercased()) } }
        guard unmatched.isEmpty else { throw .unmatched(unmatched) }
        guard !orders.isEmpty else { throw .nothing(workspace.contracts) }
    }
}

/// Why nothing can be recorded.
package enum RecordingPlanError: Error, Sendable {
    /// The folders cannot be used.
    case workspace(WorkspaceError)
    /// Filters select nothing.
    case unmatched([String])
    /// No contract is there, or selected.
    case nothing(String)
}

extension RecordingPlanError: CustomStringConvertible {
    /// What is wrong and what to do next.
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
