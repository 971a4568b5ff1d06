internal import Redaction
internal import VerificationModel

/// Why a recording was not imported, in words.
struct ImportFailure {
    /// The place of its first exchange in the imported file.
    let place: SourcePlace

    /// A finding for an exchange that cannot be written as a recording.
    var format: Finding {
        finding(
            .importFormat, "the exchange cannot be written as a recording", allowed: "heads that are HTTP, and bodies of at most 64 MiB",
            next: "remove the exchange from the file, or correct it there, and import again")
    }

    /// A recording of the name is there.
    func exists(_ name: String) -> Finding {
        finding(
            .importExists, "there is a recording \(name) already", allowed: "a name that is free",
            next: "replace it with --replace, or import into a folder of its own with --into")
    }

    /// The recording of the name was written by hand.
    func made(_ name: String) -> Finding {
        finding(
            .importMade, "the recording \(name) was made by hand, and is never replaced", allowed: "a name that is free",
            next: "delete it first, or import into a folder of its own with --into")
    }

    /// The exchanges were read, and were not written.
    func finding(for error: RecordingSinkError) -> Finding {
        switch error {
        case .secret(let problem): secret(problem)
        case .format: format
        case .file(let problem): write(problem)
        }
    }

    /// A secret would be written.
    private func secret(_ problem: RedactionError) -> Finding {
        finding(
            .importSecret, "\(problem)", allowed: "a recording without a secret", next: "remove the secret from the file, and import again")
    }

    /// A file cannot be written.
    private func write(_ problem: RecordingWriteError) -> Finding {
        let (allowed, next) =
            switch problem.problem {
            case .leavesFolder: ("a folder inside the fixtures folder", "name another folder with --into, or take the link away")
            case .notAFolder: ("a folder for the recordings", "name another folder with --into")
            case .notAFile: ("a name that is free", "take away what is there, or import into a folder of its own with --into")
            case .alike: ("a name that differs in more than case", "rename what is there, or import into a folder of its own with --into")
            default:
                ("names that are free, in a folder that can be written to", "fix this, or import into a folder of its own with --into")
            }
        return finding(.importWrite, "\(problem.file) \(problem.problem)", allowed: allowed, next: next)
    }

    private func finding(_ code: FindingCode, _ what: String, allowed: String, next: String) -> Finding {
        Finding(code, at: place, what: what, allowed: allowed, because: "nothing of it was written", next: next)
    }
}
