internal import ContractFiles
internal import Redaction

extension AllowedSecret {
    /// Whether this is about what was found.
    func covers(_ secret: SecretPlace) -> Bool {
        switch kind {
        case .name(let name): secret.isNamed(name)
        case .value(let value): secret.reads(value)
        }
    }
}
