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
        case .noProgram: ("the program git is in no absolute folder of PATH", "install it, or add its folder to PATH")
        case .noRepository(let output):
            ("\(root): git opens no repository here (\(output))", "name a folder of a git repository with --root")
        case .unknownRevision(let name):
            (
                "\(root): the repository has no commit \"\(name)\"",
                "git fetch --tags gets the tags of the server, git fetch origin NAME a branch, git fetch --unshallow old commits"
            )
        case .tooLarge(let command, let limit):
            ("\(root): \(command) prints more than \(limit >> 20) MiB", "name a folder with fewer files as the root")
        case .largeFile(let object, let limit):
            (
                "\(root): the commit has a file of more than \(limit >> 20) MiB, which is the object \(object)",
                "name another commit; git log --all --find-object=\(object) lists those with this file"
            )
        case .tooSlow(let command, let seconds):
            (
                "\(root): \(command) did not end within \(seconds) s",
                "check the repository with git fsck, and its configuration with git config --list"
            )
        case .failed(let command, let output):
            (
                "\(root): \(command) failed (\(output))",
                "fetch the objects that a shallow or partial clone lacks, or check it with git fsck"
            )
        }
    }
}
