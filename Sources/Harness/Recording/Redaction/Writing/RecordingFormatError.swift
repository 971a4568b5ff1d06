internal import Recordings

/// The reason why exchanges cannot be written as a recording.
public struct RecordingFormatError: Error, Hashable, Sendable {
    /// The kinds of errors.
    ///
    /// Code outside the package cannot switch over the kinds, so that a new one breaks no code.
    package enum Kind: Hashable, Sendable {
        /// The recording would not be read as it was written, from this exchange on, counted from 1.
        case notReadable(exchange: Int)
    }

    package let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    package static func notReadable(exchange: Int) -> Self { Self(.notReadable(exchange: exchange)) }
}

extension RecordingFormatError: CustomStringConvertible {
    /// The problem, in one line.
    public var description: String {
        switch kind {
        case .notReadable(let exchange):
            "exchange #\(exchange) would not be read as it was written: a field, an address or the recording's name has characters with a special "
                + "meaning in the format, or a body is larger than \(RecordingReader.bodyLimit) bytes"
        }
    }
}
