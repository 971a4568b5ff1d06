public import VerificationModel

/// Why a recording could not be written.
public struct RecordingWriteError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file, as findings name it.
    public let file: String
    /// What is wrong with it.
    public let problem: FileError

    /// What is wrong and what to do next, in one line.
    public var description: String {
        "\(file) \(problem). What is there is whole: the old recording, or the new one. Mend that, and record again"
    }
}
