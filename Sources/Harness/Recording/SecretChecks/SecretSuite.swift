public import ContractFiles
internal import Redaction
internal import SafeFiles
public import VerificationModel

/// Files that must hold no secret: recordings, contracts and reports.
public struct SecretSuite {
    /// A folder that is scanned.
    public struct Folder: Hashable, Sendable {
        /// Where it is.
        public let path: String
        /// Whether it must be there, and hold a file.
        public let isRequired: Bool

        /// A folder.
        public init(_ path: String, isRequired: Bool) {
            self.path = path
            self.isRequired = isRequired
        }
    }

    /// The name of the suite.
    public static let name = "secrets"

    /// The files, one case each, in the order of the folders, and one for `apis.yml` where its false alarms are none.
    public let suite: CheckSuite

    private static let sizeLimit = 1 << 30

    /// Scans every file of the folders, its name too, hidden ones left out.
    /// - Parameters:
    ///   - workspace: The contracts folder, whose `apis.yml` says what is secret, and the recordings.
    ///   - more: Folders that are scanned besides these.
    ///   - environment: Where the values of secrets are looked up.
    /// - Throws: ``WorkspaceError`` where a folder that must be there is missing.
    public init(_ workspace: Workspace, and more: [Folder] = [], environment: [String: String]) throws(WorkspaceError) {
        let read = try ContractsFolder(workspace)
        var scan = SecretScan(rules: read.secrets, environment: environment)
        let badlyWritten = read.apiFindings ?? []
        var cases = badlyWritten.isEmpty ? [] : [Self.unreadable(badlyWritten, file: "\(read.display)/apis.yml")]
        cases += scan.problems
        for folder in [Folder(workspace.contracts, isRequired: true), Folder(workspace.fixtures, isRequired: true)] + more {
            cases += try Self.cases(of: folder, in: workspace, &scan)
        }
        if badlyWritten.isEmpty, let stale = scan.staleCase(file: "\(read.display)/apis.yml") { cases.append(stale) }
        suite = CheckSuite(name: Self.name, kind: .contracts, cases: cases)
    }

    private static func unreadable(_ findings: [Finding], file: String) -> CheckCase {
        CheckCase(CaseIdentifier(subject: "\(name)/\(file)", check: "format"), .couldNotRun(findings))
    }

    private static func cases(
        of folder: Folder, in workspace: Workspace, _ scan: inout SecretScan
    ) throws(WorkspaceError) -> [CheckCase] {
        if !folder.isRequired, !PathLookup.exists(folder.path) { return [] }
        let files: [String]
        do {
            files = try FolderListing.files(below: folder.path)
        } catch {
            throw .scanned(folder.path, error)
        }
        return files.map { file in
            let display = workspace.display(folder.path)
            do throws(RedactionProblem) {
                return check("\(folder.path)/\(file)", try scan.name(file, in: display), &scan)
            } catch {
                let shown = "\(display)/\(file)"
                return CheckCase(identifier(of: shown), .couldNotRun([SecretScan.tooDeep(shown, error)]))
            }
        }
    }

    private static func identifier(of file: String) -> CaseIdentifier {
        CaseIdentifier(subject: "\(name)/\(file)", check: "no secret")
    }

    private static func check(_ path: String, _ name: SecretScan.Name, _ scan: inout SecretScan) -> CheckCase {
        let identifier = identifier(of: name.shown)
        let bytes: [UInt8]
        do throws(FileProblem) {
            bytes = try FileReading.bytes(of: path, limit: sizeLimit)
        } catch {
            return CheckCase(identifier, .couldNotRun(name.findings + [SecretScan.unreadable(name.shown, error)]))
        }
        do throws(RedactionProblem) {
            let findings = name.findings + (try scan.findings(in: bytes, file: name.shown))
            return CheckCase(identifier, findings.isEmpty ? .kept : .broken(findings))
        } catch {
            return CheckCase(identifier, .couldNotRun(name.findings + [SecretScan.tooDeep(name.shown, error)]))
        }
    }
}
