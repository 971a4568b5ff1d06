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

    /// Whether this is about a value that looks random.
    func covers(_ value: UndecidedValue) -> Bool {
        switch kind {
        case .name(let name): value.isNamed(name)
        case .value(let text): value.reads(text)
        }
    }
}
