internal import Recordings

/// Why exchanges cannot be written as a recording.
public enum RecordingFormatError: Error, Hashable, Sendable {
    /// The recording would be read as something else, from this exchange on, counted from 1.
    case notReadable(exchange: Int)
}

extension RecordingFormatError: CustomStringConvertible {
    /// What is wrong, in one line.
    public var description: String {
        switch self {
        case .notReadable(let exchange):
            "exchange #\(exchange) would be read as something else than it is: a field, an address or the recording's name has characters that the "
                + "format gives a meaning, or a body is larger than \(RecordingReader.bodyLimit) bytes"
        }
    }
}
