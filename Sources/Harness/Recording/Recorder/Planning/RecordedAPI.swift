package import ContractFiles
package import Redaction
internal import SecretChecks
internal import VerificationModel

/// An API that is recorded through a proxy.
///
/// Contracts need not name it yet.
package struct RecordedAPI: Sendable {
    /// The API, with its base.
    package let api: API
    /// The secrets of all APIs, and the values that only look like secrets.
    package let policy: SecretPolicy
    /// The APIs by their addresses, with what happens to values that look random.
    package let unknown: UnknownRules

    /// Reads `apis.yml`.
    /// - Parameters:
    ///   - name: The API's name.
    ///   - mentioned: APIs that must be there too.
    ///   - workspace: The folder of the contracts.
    ///   - environment: The environment variables that contain the secrets.
    /// - Throws: ``WorkspaceError``.
    package init(
        named name: String, mentioned: [String] = [], in workspace: Workspace, environment: [String: String]
    ) throws(WorkspaceError) {
        let folder = try ContractsFolder(workspace)
        try folder.requireAPIs()
        try folder.require(mentioned)
        guard let api = folder.apisByName[name] else { throw .unknownAPI(name, known: folder.apis) }
        self.api = api
        policy = try folder.policy(environment)
        unknown = UnknownRules(folder)
    }
}
