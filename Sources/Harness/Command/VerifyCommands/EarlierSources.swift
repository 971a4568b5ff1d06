internal import ContractFiles
internal import Foundation
internal import GitHistory
internal import LayerRules
internal import ProjectModules
internal import SafeFiles
internal import VerificationModel

/// The sources of a repository at an earlier commit, which are checked against the `layers.yml` of today.
struct EarlierSources {
    private let workspace: Workspace
    private let revision: String
    private let path: String

    /// - Parameters:
    ///   - workspace: The folders of today.
    ///   - revision: The name of a commit, tag or branch.
    ///   - path: The folders that may contain the program git, as PATH has them.
    init(_ workspace: Workspace, at revision: String, path: String) {
        self.workspace = workspace
        self.revision = revision
        self.path = path
    }

    /// Returns the violations of the sources.
    ///
    /// The files are written to a temporary folder. No checkout is changed.
    /// - Throws: ``RunError/history(_:next:)``.
    func violations(today: Day, _ reading: LayerReading) throws(RunError) -> KnownViolations {
        let folder: PrivateFolder
        do throws(FileError) {
            folder = try PrivateFolder(in: FileManager.default.temporaryDirectory.path)
        } catch {
            throw .history(
                "a temporary folder for the sources of \(revision) cannot be created: it \(error)",
                next: "set TMPDIR to a folder that can be written, or omit --changed-since")
        }
        do throws(GitHistory.GitError) {
            try GitHistory(folder: workspace.root, path: path).write(at: revision, to: folder.path, where: Self.isRead)
        } catch {
            let problem = error.problem(below: workspace.root)
            throw .history(problem.what, next: problem.next)
        }
        do throws(KnownViolations.Unreadable) {
            return try KnownViolations(layersFile: workspace.layersFile, root: folder.path, today: today, reading: reading)
        } catch {
            throw .history(
                "the sources of \(revision) cannot be checked: \(error.finding.place): \(error.finding.what)",
                next: "name another commit with --changed-since")
        }
    }

    /// Returns whether a check of layers reads a file: sources, manifests and projects.
    private static func isRead(_ path: String) -> Bool {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return ["Cartfile", "Manifest.lock", "Podfile"].contains(name) || ProjectSearch.buildFileNames.contains(name)
            || [".pbxproj", ".podspec", ".podspec.json", ".swift", ".xcconfig", ".xcworkspacedata", ".yaml", ".yml"]
                .contains { path.hasSuffix($0) }
    }
}
