package import ContractFiles
package import Redaction

extension ContractsFolder {
    /// Returns what is secret, with the values that the environment holds.
    /// - Throws: ``WorkspaceError`` for a secret that is too short.
    package func policy(_ environment: [String: String]) throws(WorkspaceError) -> SecretPolicy {
        do {
            return try secrets.policy(environment)
        } catch {
            throw .secret("\(error)")
        }
    }
}

extension SecretRules {
    /// Returns the secrets that the environment holds, by their variables, or why they cannot be looked for.
    func known(_ environment: [String: String]) -> [(variable: String, Result<KnownSecret, RedactionError>)] {
        Set(names.values).sorted().compactMap { variable in
            guard let value = environment[variable], !value.isEmpty else { return nil }
            return (variable, Result { () throws(RedactionError) in try KnownSecret(name: variable, value: value) })
        }
    }

    /// Returns the rules, with the values that the environment holds.
    /// - Throws: ``RedactionError``.
    package func policy(_ environment: [String: String]) throws(RedactionError) -> SecretPolicy {
        var known: [KnownSecret] = []
        for (_, secret) in self.known(environment) { known.append(try secret.get()) }
        let harmless = allowed.map(\.kind)
        return SecretPolicy(
            names: names, known: known,
            allowedNames: harmless.compactMap { if case .name(let name) = $0 { name } else { nil } },
            allowedValues: harmless.compactMap { if case .value(let value) = $0 { value } else { nil } })
    }
}
