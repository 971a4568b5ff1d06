internal import ContractFiles
internal import ContractTesting
internal import DecodingPrograms
internal import FixtureScan
internal import SafeFiles
internal import VerificationModel

/// Writes contracts for the fixtures of a scan, and checks them.
struct ScanContracts {
    private let workspace: Workspace
    private let platform: BuildPlatform?

    /// - Parameters:
    ///   - root: The folder of the repository.
    ///   - contracts: The folder of the contracts; `Contracts` in the repository if nil.
    ///   - platform: The platform that `#if` was evaluated for; nil if none was named.
    init(root: String, contracts: String?, platform: BuildPlatform?) {
        self.platform = platform
        workspace = Workspace(root: root, contracts: contracts)
    }

    /// Writes `apis.yml` and the contract file, unless one of them exists.
    ///
    /// A contract that is not kept as it is written is left out, with the reason as a comment.
    func write(_ scan: Scan, _ console: Console) throws(CommandError) {
        let file = "\(ContractsDraft.name).yml"
        for name in [ContractFileName.apis, file] where PathLookup.exists("\(workspace.contracts)/\(name)") {
            throw CommandError(
                "\(workspace.contracts)/\(name) already exists and was not changed; move it away, or name another folder with --contracts")
        }
        var draft = ContractsDraft(scan, platform: platform)
        guard !draft.entries.isEmpty else {
            throw CommandError(
                "no fixture was joined to a type, so no contract was written; run verify scan --all for the reasons")
        }
        let output = OutputFolder(path: workspace.contracts, advice: "name another folder with --contracts")
        try output.create()
        try write(draft, to: output, file)
        let reasons = try unkept()
        if !reasons.isEmpty {
            draft.leaveOut(reasons)
            try write(draft, to: output, file)
        }
        let frozen = draft.frozenCount == 0 ? "" : ", of which \(draft.frozenCount.counted("refusal")) that no test expects"
        let path = workspace.contracts
        try console.write(
            """

            \(path)/\(ContractFileName.apis) and \(path)/\(file): contracts for \(draft.entries.count.counted("fixture"))\(frozen)
            next: verify --contracts \(path)

            """)
    }

    private func write(_ draft: ContractsDraft, to output: OutputFolder, _ file: String) throws(CommandError) {
        try output.write(draft.apis, to: ContractFileName.apis)
        try output.write(draft.contracts, to: file)
    }

    /// Returns the reasons why contracts are not kept, by the paths of their fixtures.
    private func unkept() throws(CommandError) -> [String: String] {
        let suites: [CheckSuite]
        do throws(ContractSuiteError) {
            let sources = SourceReading(SwiftTypeSource(root: workspace.root))
            suites = try ContractSuite(workspace, filters: [], types: [], sources: sources).run()
        } catch {
            throw CommandError("\(workspace.contracts): \(error)")
        }
        var reasons: [String: String] = [:]
        let prefix = "\(ContractsDraft.name)/"
        for each in suites.flatMap(\.cases) {
            guard let finding = each.verdict.findings.first, each.identifier.subject.hasPrefix(prefix) else { continue }
            reasons[String(each.identifier.subject.dropFirst(prefix.count))] = finding.what
        }
        return reasons
    }
}
