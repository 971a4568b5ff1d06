package import ContractFiles
package import Redaction
internal import SecretChecks
internal import VerificationModel

/// An API that is recorded as an app asks it: no contract need name anything of it yet.
package struct RecordedAPI: Sendable {
    /// Where it lives.
    package let api: API
    /// What is secret in any of the APIs, and what only looks so.
    package let policy: SecretPolicy

    /// Reads `apis.yml`.
    /// - Parameters:
    ///   - name: The API's name.
    ///   - mentioned: APIs that must be there too.
    ///   - workspace: The folder of the contracts.
    ///   - environment: Where the values of secrets are looked up.
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
    }
}
