public import VerificationModel

/// The reason why a recording could not be written.
public struct RecordingWriteError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file in findings.
    public let file: String
    /// The problem with the file.
    public let problem: FileError

    /// The problem and the next step, in one line.
    public var description: String {
        "\(file) \(problem). The recording on disk is complete, either the old one or the new one. Fix the problem, and record again"
    }
}
