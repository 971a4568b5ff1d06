internal import ContractDrafts
internal import ContractFiles
internal import ContractTesting
internal import DecodingPrograms
internal import FixtureScan
internal import Foundation
internal import Recordings
internal import SafeFiles
internal import VerificationModel

/// Writes the first contracts of a repository, and checks them.
struct FirstContracts {
    /// The contracts of a repository.
    struct Outcome {
        /// The contracts that were written; nil if there are none.
        var draft: ContractsDraft?
        /// The results of their check.
        var suites: [CheckSuite] = []
        /// The recordings that cannot be read.
        var problems: [Finding] = []
        /// The reason why there are none, if there are fixtures.
        var reason: String?
    }

    private let workspace: Workspace
    private let platform: BuildPlatform?
    private let sources: SourceReading

    /// - Parameters:
    ///   - workspace: The folders of the contracts and of the recordings.
    ///   - platform: The platform that `#if` was evaluated for; nil if none was named.
    init(_ workspace: Workspace, platform: BuildPlatform?) {
        self.workspace = workspace
        self.platform = platform
        sources = SourceReading(SwiftTypeSource(root: workspace.root))
    }

    /// Writes `apis.yml` and the contract files, unless one of them exists.
    ///
    /// A type that the check does not confirm becomes a comment, with the reason.
    func write(_ scan: Scan) throws(CommandError) -> Outcome {
        let recordings = try recordings()
        var draft = ContractsDraft(scan, recordings, platform: platform)
        var outcome = Outcome(problems: recordings.problems, reason: draft.firstReason)
        guard !draft.isEmpty else { return outcome }
        for file in draft.files where PathLookup.exists("\(workspace.contracts)/\(file.name)") {
            throw CommandError(
                "\(workspace.contracts)/\(file.name) already exists and was not changed, so that no contracts are written; move it away")
        }
        let output = OutputFolder(path: workspace.contracts, advice: "name another folder with --contracts")
        try output.create()
        try write(draft, to: output)
        outcome.suites = try check()
        let reasons = Self.reasons(outcome.suites)
        if !reasons.isEmpty {
            let written = draft.files.map(\.name)
            draft.leaveOut(reasons)
            outcome.reason = draft.firstReason
            try remove(written.filter { name in draft.isEmpty || !draft.files.contains { $0.name == name } })
            outcome.suites = []
            guard !draft.isEmpty else { return outcome }
            try write(draft, to: output)
            outcome.suites = try check()
        }
        outcome.draft = draft
        return outcome
    }

    private func write(_ draft: ContractsDraft, to output: OutputFolder) throws(CommandError) {
        for file in draft.files { try output.write(file.text, to: file.name) }
    }

    /// Removes files that this command has written.
    private func remove(_ names: [String]) throws(CommandError) {
        for name in names {
            let path = "\(workspace.contracts)/\(name)"
            do {
                try FileManager.default.removeItem(atPath: path)
            } catch {
                throw CommandError("the file \(path) has no contract that is kept, and cannot be removed: \(error.localizedDescription)")
            }
        }
    }

    private func recordings() throws(CommandError) -> RecordedAnswers {
        let path = workspace.fixtures
        guard PathLookup.exists(path) else { return RecordedAnswers() }
        do throws(FileError) {
            return try RecordedAnswers(try RecordingsFolder(path, displayPath: workspace.display(path)))
        } catch {
            throw CommandError(WorkspaceError.fixtures(path, error))
        }
    }

    private func check() throws(CommandError) -> [CheckSuite] {
        do throws(ContractSuiteError) {
            return try ContractSuite(workspace, filters: [], types: [], sources: sources).run()
        } catch {
            throw CommandError("\(workspace.contracts): \(error)")
        }
    }

    /// Returns the reasons why types are not confirmed, by the subjects of their cases.
    ///
    /// Of a recording, only decoding counts: what else is broken stays so. A fixture needs no contract.
    private static func reasons(_ suites: [CheckSuite]) -> [String: String] {
        let cases = suites.flatMap(\.cases).filter { each in
            ContractsDraft.isOfFixture(each.identifier.subject) || ["decodes", "rejects"].contains(each.identifier.check)
        }
        let reasons = cases.compactMap { each in each.verdict.findings.first.map { (each.identifier.subject, $0.what) } }
        return Dictionary(reasons) { first, _ in first }
    }
}
