internal import ContractFiles
package import Redaction
internal import SafeFiles
internal import VerificationModel

extension SecretPolicy {
    /// What the `apis.yml` of a contracts folder says of secrets, and what its variables hold.
    /// - Parameters:
    ///   - contracts: The folder.
    ///   - root: What paths in findings are relative to.
    ///   - environment: Where the values of secrets are looked up.
    /// - Throws: ``SecretPolicyProblem``; a folder without `apis.yml` may be another one than was meant.
    package init(contracts: String, root: String, environment: [String: String]) throws(SecretPolicyProblem) {
        let folder: ContractsFolder
        do {
            folder = try ContractsFolder(contracts, root: root)
        } catch {
            throw .folder(contracts, error)
        }
        guard let findings = folder.apiFindings else { throw .noAPIs(contracts) }
        guard findings.isEmpty else { throw .badlyWritten(findings.sorted()) }
        do throws(RedactionProblem) {
            self = try folder.secrets.policy(environment)
        } catch {
            throw .secret(error)
        }
    }
}

extension SecretRules {
    /// The rules, with the values that the environment holds.
    /// - Throws: ``RedactionProblem/tooShort(name:limit:)``.
    package func policy(_ environment: [String: String]) throws(RedactionProblem) -> SecretPolicy {
        var known: [KnownSecret] = []
        for variable in Set(names.values).sorted() {
            guard let value = environment[variable], !value.isEmpty else { continue }
            known.append(try KnownSecret(name: variable, value: value))
        }
        let harmless = harmless.map(\.kind)
        return SecretPolicy(
            names: names, known: known,
            harmlessNames: harmless.compactMap { if case .name(let name) = $0 { name } else { nil } },
            harmlessValues: harmless.compactMap { if case .value(let value) = $0 { value } else { nil } })
    }
}
