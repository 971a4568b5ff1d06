internal import Redaction
internal import VerificationModel

/// The findings for exchanges that were read and not imported.
struct ImportFailure {
    /// The place of its first exchange in the imported file.
    let place: SourcePlace

    /// The finding for an exchange that cannot be written as a recording.
    var format: Finding {
        finding(
            .importFormat, "the exchange cannot be written as a recording", allowed: "heads that are HTTP, and bodies of at most 64 MiB",
            next: "remove the exchange from the file, or correct it there, and import again")
    }

    /// Returns the finding for a recording whose name exists.
    func exists(_ name: String) -> Finding {
        finding(
            .importExists, "the recording \(name) already exists", allowed: "an unused name",
            next: "replace it with --replace, or import into a folder of its own with --into")
    }

    /// Returns the finding for a recording that would replace one made by hand.
    func made(_ name: String) -> Finding {
        finding(
            .importMade, "the recording \(name) was made by hand and is never replaced", allowed: "an unused name",
            next: "delete it first, or import into a folder of its own with --into")
    }

    /// Returns the finding for exchanges that could not be written.
    func finding(for error: RecordingSinkError) -> Finding {
        switch error.kind {
        case .secret(let problem): secret(problem)
        case .format: format
        case .file(let problem): write(problem)
        case .undecided(let values): undecided(values)
        }
    }

    /// Returns the finding for values that look random, and that nothing decides about.
    private func undecided(_ values: [UndecidedValue]) -> Finding {
        finding(
            .importUndecided, UndecidedValue.description(of: values),
            allowed: "values that apis.yml decides about, or \"unknown: keep\" for the API", next: UndecidedValue.advice)
    }

    /// Returns the finding for a secret that would be written.
    private func secret(_ problem: RedactionError) -> Finding {
        problem.isFault
            ? finding(.runFault, "\(problem)", allowed: "a text that can be searched", next: RedactionError.adviceForFault)
            : finding(
                .importSecret, "\(problem)", allowed: "a recording without a secret",
                next: "remove the secret from the file, and import again")
    }

    /// Returns the finding for a file that cannot be written.
    private func write(_ problem: RecordingWriteError) -> Finding {
        let (allowed, next) =
            switch problem.problem.kind {
            case .leavesFolder: ("a folder inside the fixtures folder", "name another folder with --into, or remove the link")
            case .notAFolder: ("a folder for the recordings", "name another folder with --into")
            case .notAFile: ("an unused name", "remove what is there, or import into a folder of its own with --into")
            case .alike: ("a name that differs in more than case", "rename what is there, or import into a folder of its own with --into")
            case .readOnly: ("a folder that can be written to", "mount its file system for writing, or name another folder with --fixtures")
            default:
                ("unused names in a writable folder", "fix the problem, or import into a folder of its own with --into")
            }
        return finding(.importWrite, "\(problem.file) \(problem.problem)", allowed: allowed, next: next)
    }

    private func finding(_ code: FindingCode, _ what: String, allowed: String, next: String) -> Finding {
        Finding(code, at: place, what: what, allowed: allowed, because: "nothing of it was written", next: next)
    }
}
