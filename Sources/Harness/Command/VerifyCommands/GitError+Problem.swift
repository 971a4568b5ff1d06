internal import GitHistory

extension GitHistory.GitError {
    /// Returns the problem and the advice, in one line.
    func words(below root: String) -> String {
        let problem = problem(below: root)
        return "\(problem.what); \(problem.next)"
    }

    /// Returns what the problem is, and what to do next.
    /// - Parameter root: The folder of the repository, as the user named it.
    func problem(below root: String) -> (what: String, next: String) {
        switch self {
        case .noProgram: ("the program git is in no folder of PATH", "install it, or add its folder to PATH")
        case .noRepository(let output):
            ("\(root): git opens no repository here (\(output))", "name a folder of a git repository with --root")
        case .unknownRevision(let name):
            (
                "\(root): the repository has no commit \"\(name)\"",
                "git fetch --tags gets the tags of the server, git fetch origin NAME a branch, git fetch --unshallow old commits"
            )
        case .failed(let command, let output):
            (
                "\(root): \(command) failed (\(output))",
                "fetch the objects that a shallow or partial clone lacks, or check it with git fsck"
            )
        }
    }
}
