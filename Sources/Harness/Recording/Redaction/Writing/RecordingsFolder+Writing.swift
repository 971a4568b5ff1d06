public import Recordings
public import VerificationModel

extension RecordingsFolder {
    /// Writes a recording in the place of the one of its name, if there is one.
    ///
    /// A kill at any moment leaves the old recording or the new one, whole.
    /// - Parameters:
    ///   - text: What is written.
    ///   - name: The recording's name, without `.http`.
    /// - Throws: ``RecordingWriteProblem`` with the file that could not be written.
    public func write(_ text: RecordingText, named name: String) throws(RecordingWriteProblem) {
        var writer = RecordingWriter(self)
        try writer.write(text, named: name)
    }
}

/// Why a recording could not be written.
public struct RecordingWriteProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file, as findings name it.
    public let file: String
    /// What is wrong with it.
    public let problem: FileProblem

    /// What is wrong and what to do next, in one line.
    public var description: String {
        "\(file) \(problem). What is there is whole: the old recording, or the new one. Mend that, and record again"
    }
}
