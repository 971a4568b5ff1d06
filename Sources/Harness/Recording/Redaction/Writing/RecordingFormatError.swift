internal import Recordings

/// The reason why exchanges cannot be written as a recording.
public enum RecordingFormatError: Error, Hashable, Sendable {
    /// The recording would not be read as it was written, from this exchange on, counted from 1.
    case notReadable(exchange: Int)
}

extension RecordingFormatError: CustomStringConvertible {
    /// The problem, in one line.
    public var description: String {
        switch self {
        case .notReadable(let exchange):
            "exchange #\(exchange) would not be read as it was written: a field, an address or the recording's name has characters with a special "
                + "meaning in the format, or a body is larger than \(RecordingReader.bodyLimit) bytes"
        }
    }
}
