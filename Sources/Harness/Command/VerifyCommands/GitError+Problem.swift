internal import GitHistory
internal import VerificationModel

extension GitHistory.GitError {
    /// Returns the problem and the advice, in one line.
    func words(below root: String, another: String = "name a folder of a git repository with --root") -> String {
        let problem = problem(below: root, another: another)
        return "\(problem.what); \(problem.next)"
    }

    /// Returns what the problem is, and what to do next.
    /// - Parameters:
    ///   - root: The folder of the repository, as the user named it.
    ///   - another: The advice for a folder that belongs to no repository.
    func problem(
        below root: String, another: String = "name a folder of a git repository with --root"
    ) -> (what: String, next: String) {
        func git(_ words: String...) -> AdvisedCommand { AdvisedCommand(["-C", root] + words, program: "git") }
        return switch self {
        case .noProgram: ("the program git is in no absolute folder of PATH", "install it, or add its folder to PATH")
        case .noRepository(let output):
            ("\(root): git opens no repository here (\(output))", another)
        case .unknownRevision(let name):
            (
                "\(root): the repository has no commit \"\(name)\"",
                "check the name, or get the tags of the server: \(git("fetch", "--tags"))"
            )
        case .tooLarge(let command, let limit):
            ("\(root): \(command) prints more than \(limit >> 20) MiB", "name a folder with fewer files as the root")
        case .largeFile(let object, let limit):
            (
                "\(root): the commit has a file of more than \(limit >> 20) MiB, which is the object \(object)",
                "name another commit, or list the commits with this file: \(git("log", "--all", "--find-object=\(object)"))"
            )
        case .tooSlow(let command, let seconds):
            (
                "\(root): \(command) did not end within \(seconds) s",
                "check the repository: \(git("fsck")); its configuration: \(git("config", "--list"))"
            )
        case .failed(let command, let output):
            (
                "\(root): \(command) failed (\(output))",
                "fetch the objects that a shallow or partial clone lacks, or check the repository: \(git("fsck"))"
            )
        }
    }
}
