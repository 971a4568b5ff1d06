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
    ///   - contracts: The folder of the contracts.
    ///   - root: What paths in findings are relative to.
    ///   - environment: Where the values of secrets are looked up.
    /// - Throws: ``RecordingPlanProblem``.
    package init(
        named name: String, mentioned: [String] = [], contracts: String, root: String, environment: [String: String]
    ) throws(RecordingPlanProblem) {
        let folder: ContractsFolder
        do {
            folder = try ContractsFolder(contracts, root: root)
        } catch {
            throw .folder(contracts, error)
        }
        guard let findings = folder.apiFindings else { throw .noAPIs(contracts) }
        guard findings.isEmpty else { throw .badlyWritten(findings.sorted()) }
        for other in mentioned where folder.apisByName[other] == nil { throw .unknownAPI(other, known: folder.apis) }
        guard let api = folder.apisByName[name] else { throw .unknownAPI(name, known: folder.apis) }
        self.api = api
        do throws(RedactionProblem) {
            policy = try folder.secrets.policy(environment)
        } catch {
            throw .secret(error)
        }
    }
}
