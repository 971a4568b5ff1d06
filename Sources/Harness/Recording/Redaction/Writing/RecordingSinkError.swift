/// The reason why a recording was not written.
public enum RecordingSinkError: Error, Hashable, Sendable {
    /// It contains a secret that cannot be replaced, or may contain one.
    case secret(RedactionError)
    /// The recording format cannot express it.
    case format(RecordingFormatError)
    /// A file cannot be written or removed.
    case file(RecordingWriteError)
}

extension RecordingSinkError: CustomStringConvertible {
    /// The underlying error, in one line.
    public var description: String {
        switch self {
        case .secret(let problem): "\(problem)"
        case .format(let error): "\(error)"
        case .file(let problem): "\(problem)"
        }
    }
}
