package import Redaction
package import VerificationModel

/// Why nobody can tell what is secret.
package enum SecretPolicyProblem: Error, Sendable {
    /// The folder of the contracts cannot be read.
    case folder(String, FileProblem)
    /// It has no `apis.yml`.
    case noAPIs(String)
    /// `apis.yml` is badly written.
    case badlyWritten([Finding])
    /// A secret of the environment cannot be looked for.
    case secret(RedactionProblem)
}

extension SecretPolicyProblem: CustomStringConvertible {
    /// What is wrong and what to do next.
    package var description: String {
        switch self {
        case .folder(let path, let problem): "the contracts folder \(path) \(problem); name the folder that holds apis.yml"
        case .noAPIs(let path): "the folder \(path) has no apis.yml, which says what is secret; name the folder that holds it, or write one"
        case .badlyWritten(let findings): findings.map(\.description).joined(separator: "\n")
        case .secret(let problem): "\(problem)"
        }
    }
}
