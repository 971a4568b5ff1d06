internal import SafeFiles
package import VerificationModel

/// The reason why the folders of a workspace cannot be used.
public struct WorkspaceError: Error, Hashable, Sendable {
    /// The kinds of errors.
    ///
    /// Code outside the package cannot switch over the kinds, so that a new one breaks no code.
    package enum Kind: Hashable, Sendable {
        /// The folder of the contracts cannot be read.
        case contracts(String, FileError)
        /// The folder of the recordings cannot be read.
        case fixtures(String, FileError)
        /// A folder that is to be scanned for secrets cannot be read.
        case scanned(String, FileError)
        /// The folder of the contracts has no `apis.yml`.
        case noAPIs(String)
        /// `apis.yml` has no API of this name.
        case unknownAPI(String, known: [String])
        /// Files of the contracts folder are badly written.
        case badlyWritten([Finding])
        /// A secret of the environment cannot be searched for; the text describes the problem.
        case secret(String)
    }

    package let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    package static func contracts(_ path: String, _ problem: FileError) -> Self { Self(.contracts(path, problem)) }
    package static func fixtures(_ path: String, _ problem: FileError) -> Self { Self(.fixtures(path, problem)) }
    package static func scanned(_ path: String, _ problem: FileError) -> Self { Self(.scanned(path, problem)) }
    package static func noAPIs(_ path: String) -> Self { Self(.noAPIs(path)) }
    package static func unknownAPI(_ name: String, known: [String]) -> Self { Self(.unknownAPI(name, known: known)) }
    package static func badlyWritten(_ findings: [Finding]) -> Self { Self(.badlyWritten(findings)) }
    package static func secret(_ problem: String) -> Self { Self(.secret(problem)) }
}

extension WorkspaceError: FindingsError {
    package var findings: [Finding]? { if case .badlyWritten(let findings) = kind { findings } else { nil } }
}

extension WorkspaceError: CustomStringConvertible {
    /// The problem.
    package var what: String {
        switch kind {
        case .contracts(let path, let problem): "the contracts folder \(path) \(problem)"
        case .fixtures(let path, let problem): "the fixtures folder \(DisplayPath.shortened(path)) \(problem)"
        case .scanned(let path, let problem): "the folder \(DisplayPath.shortened(path)) \(problem)"
        case .noAPIs(let path): "the folder \(path) has no apis.yml, which defines the APIs and their secrets"
        case .unknownAPI(let name, _): "apis.yml has no API \"\(name)\""
        case .badlyWritten(let findings): findings.map(\.description).joined(separator: "\n")
        case .secret(let problem): problem
        }
    }

    /// The advice for the problem; nil if the problem's text contains it.
    package var next: String? {
        switch kind {
        case .contracts: "name the folder of apis.yml or layers.yml with --contracts"
        case .fixtures: "name it with --fixtures"
        case .scanned: "name a folder that contains recordings or reports"
        case .noAPIs: "name the folder that contains it with --contracts, or write one"
        case .unknownAPI(let name, let known):
            NearestName.advice(for: name, in: known, otherwise: "name one of these: \(known.joined(separator: ", "))")
        case .badlyWritten, .secret: nil
        }
    }

    /// The problem and the advice.
    public var description: String { [what, next].compactMap { $0 }.joined(separator: "; ") }
}
