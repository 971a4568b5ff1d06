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
    /// The draft that was written, and the results of its check.
    struct Written {
        let draft: ContractsDraft
        let suites: [CheckSuite]
    }

    let workspace: Workspace
    /// The platform that `#if` was evaluated for; nil if none was named.
    let platform: BuildPlatform?

    /// Writes `apis.yml` and the contract files, unless one of them exists.
    ///
    /// A type that the check does not confirm becomes a comment, with the reason.
    /// - Returns: The draft and its check; nil if there is no recording, and no fixture that is joined to a type.
    func write(_ scan: Scan) throws(CommandError) -> Written? {
        var draft = ContractsDraft(scan, try recordings(), platform: platform)
        guard !draft.isEmpty else { return nil }
        for file in draft.files where PathLookup.exists("\(workspace.contracts)/\(file.name)") {
            throw CommandError(
                "\(workspace.contracts)/\(file.name) already exists and was not changed; move it away, or name another folder with --contracts"
            )
        }
        let output = OutputFolder(path: workspace.contracts, advice: "name another folder with --contracts")
        try output.create()
        try write(draft, to: output)
        var suites = try check()
        let reasons = Self.reasons(suites)
        if !reasons.isEmpty {
            let written = draft.files.map(\.name)
            draft.leaveOut(reasons)
            try remove(written.filter { name in draft.isEmpty || !draft.files.contains { $0.name == name } })
            guard !draft.isEmpty else {
                let first = reasons.min { $0.key < $1.key }
                throw CommandError(
                    "no contract was written, because none is kept; the first reason: \(first?.key ?? ""): \(first?.value ?? "")")
            }
            try write(draft, to: output)
            suites = try check()
        }
        return Written(draft: draft, suites: suites)
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
                throw CommandError(
                    "the file \(path) has no contract that is kept, and cannot be removed: \(error.localizedDescription); remove it")
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
            let sources = SourceReading(SwiftTypeSource(root: workspace.root))
            return try ContractSuite(workspace, filters: [], types: [], sources: sources).run()
        } catch {
            throw CommandError("\(workspace.contracts): \(error)")
        }
    }

    /// Returns the reasons why contracts are not kept, by the subjects of their cases.
    private static func reasons(_ suites: [CheckSuite]) -> [String: String] {
        let cases = suites.flatMap(\.cases).compactMap { each in each.verdict.findings.first.map { (each.identifier.subject, $0.what) } }
        return Dictionary(cases) { first, _ in first }
    }
}
