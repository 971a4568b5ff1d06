public import ContractFiles
internal import Recordings
internal import Redaction
internal import SafeFiles
public import VerificationModel

/// Files that must not contain secrets: recordings, contracts and reports.
public struct SecretSuite: Sendable {
    /// A folder that is scanned.
    public struct Folder: Hashable, Sendable {
        /// Where it is.
        public let path: String
        /// Whether it must be there.
        public let isRequired: Bool
        /// Files in it that are not scanned: reports of the same checks, which this run replaces.
        public let excluding: Set<String>

        /// A folder.
        public init(_ path: String, isRequired: Bool, excluding: Set<String> = []) {
            self.path = path
            self.isRequired = isRequired
            self.excluding = excluding
        }
    }

    /// The name of the suite.
    public static let name = "secrets"

    private enum Plan: Sendable {
        /// A case that is decided since the folders were listed.
        case decided(CheckCase)
        /// A file that is to be scanned, by its path and by its name without the secrets in it.
        case file(String, SecretScan.Name)
        /// The false alarms of `apis.yml`, which are compared with everything that was found.
        case falseAlarms(CaseIdentifier)
    }

    private static let sizeLimit = 1 << 30

    /// Whether the folders of the contracts and of the recordings hold no files.
    package let hasEmptyWorkspace: Bool

    /// Observes how far a run is.
    package var observer = StepObserver.none

    private let plans: [Plan]
    private let scan: SecretScan
    private let unknown: UnknownRules
    /// The folder of the recordings, by its path and as findings name it.
    private let fixtures: (path: String, display: String)

    /// Lists every file of the folders, and checks its name; hidden files are left out.
    /// - Parameters:
    ///   - workspace: The contracts folder, whose `apis.yml` defines the secrets, and the recordings.
    ///   - more: Folders that are scanned too.
    ///   - environment: Where the values of secrets are looked up.
    /// - Throws: ``WorkspaceError`` where a folder that must be there is missing.
    public init(_ workspace: Workspace, and more: [Folder] = [], environment: [String: String]) throws(WorkspaceError) {
        let read = try ContractsFolder(workspace)
        let apis = "\(read.display)/apis.yml"
        var scan = SecretScan(rules: read.secrets, file: apis, environment: environment)
        let badlyWritten = read.apiFindings ?? []
        var plans = (badlyWritten.isEmpty ? [] : [Self.unreadable(badlyWritten, file: apis)]).map(Plan.decided)
        plans += scan.problems.map(Plan.decided)
        var files: [Plan] = []
        for path in [workspace.contracts, workspace.fixtures] {
            files += try Self.plans(of: Folder(path, isRequired: true), in: workspace, &scan)
        }
        hasEmptyWorkspace = files.isEmpty
        plans += files
        for folder in more { plans += try Self.plans(of: folder, in: workspace, &scan) }
        if badlyWritten.isEmpty, let identifier = scan.falseAlarms { plans.append(.falseAlarms(identifier)) }
        self.plans = plans
        self.scan = scan
        unknown = UnknownRules(read)
        fixtures = (workspace.fixtures, workspace.display(workspace.fixtures))
    }

    private static func unreadable(_ findings: [Finding], file: String) -> CheckCase {
        CheckCase(CaseIdentifier(subject: "\(name)/\(file)", check: "format"), .couldNotRun(findings))
    }

    private static func plans(
        of folder: Folder, in workspace: Workspace, _ scan: inout SecretScan
    ) throws(WorkspaceError) -> [Plan] {
        if !folder.isRequired, !PathLookup.exists(folder.path) { return [] }
        let files: [String]
        do {
            files = try FolderListing.files(below: folder.path)
        } catch {
            throw .scanned(folder.path, error)
        }
        let display = workspace.display(folder.path)
        return files.filter { !folder.excluding.contains($0) }.map { file in
            do throws(RedactionError) {
                return .file("\(folder.path)/\(file)", try scan.name(file, in: display))
            } catch {
                let shown = "\(display)/\(file)"
                return .decided(CheckCase(identifier(of: shown), .couldNotRun([SecretScan.tooDeep(shown, error)])))
            }
        }
    }

    /// The case for recordings that cannot be searched for values that look random; only a fault of this program makes one.
    private static let search = CaseIdentifier(subject: name, check: "search")

    private static func identifier(of file: String) -> CaseIdentifier {
        CaseIdentifier(subject: "\(name)/\(file)", check: "no secret")
    }
}

extension SecretSuite: CheckSource {
    /// A case for each file, in the order of the folders, and one for the false alarms of `apis.yml` where it has any.
    package var identifiers: [CaseIdentifier] {
        plans.map { plan in
            switch plan {
            case .decided(let done): done.identifier
            case .file(_, let name): Self.identifier(of: name.shown)
            case .falseAlarms(let identifier): identifier
            }
        }
    }

    /// The problems of `apis.yml`, and of secrets that cannot be looked for.
    package var knownProblems: [Verdict] {
        plans.compactMap { if case .decided(let done) = $0 { done.verdict } else { nil } }
    }

    /// Scans the files.
    /// - Returns: One suite; none where there is nothing to scan.
    public func run() -> [CheckSuite] {
        guard !plans.isEmpty else { return [] }
        var scan = scan
        let warnings = undecidedFindings(&scan)
        let finished = observer.counter(of: plans.count, "searching files for secrets")
        let cases = plans.map { plan in
            defer { finished() }
            return switch plan {
            case .decided(let done): done
            case .file(let path, let name): Self.check(path, name, &scan)
            case .falseAlarms(let identifier): CheckCase(identifier, scan.verdictOnFalseAlarms)
            }
        }
        let faults = scan.faults.isEmpty ? [] : [CheckCase(Self.search, .couldNotRun(scan.faults.sorted()))]
        return [CheckSuite(name: Self.name, kind: .secrets, cases: cases + faults, notes: [], warnings: warnings)]
    }

    /// Returns warnings about values of recordings that look random, and that nothing decides about.
    private func undecidedFindings(_ scan: inout SecretScan) -> [Finding] {
        do throws(FileError) {
            return scan.undecidedFindings(in: try RecordingsFolder(fixtures.path, displayPath: fixtures.display), unknown)
        } catch {
            // The cases of the files report the problem.
            return []
        }
    }

    private static func check(_ path: String, _ name: SecretScan.Name, _ scan: inout SecretScan) -> CheckCase {
        let clock = ContinuousClock()
        let start = clock.now
        let verdict = verdict(on: path, name, &scan)
        return CheckCase(identifier(of: name.shown), verdict, duration: start.duration(to: clock.now))
    }

    private static func verdict(on path: String, _ name: SecretScan.Name, _ scan: inout SecretScan) -> Verdict {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileReading.bytes(of: path, limit: sizeLimit)
        } catch {
            return .couldNotRun(name.findings + [SecretScan.unreadable(name.shown, error)])
        }
        do throws(RedactionError) {
            let findings = name.findings + (try scan.findings(in: bytes, file: name.shown))
            return findings.isEmpty ? .kept : .broken(findings)
        } catch {
            return .couldNotRun(name.findings + [SecretScan.tooDeep(name.shown, error)])
        }
    }
}
