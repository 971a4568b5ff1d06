internal import DecodingPrograms

/// An error that decoding throws.
struct Fault: Sendable {
    enum Kind: Sendable {
        case keyNotFound(String)
        case typeMismatch(String)
        case valueNotFound(String)
        case dataCorrupted
        /// An error of the parser for a number that does not fit: no `DecodingError` before it reaches the caller of the decoder.
        case invalidNumber
        case other(String)
        /// An error that the sources do not determine.
        case unknown
    }

    let kind: Kind
    let path: Path?
    var text: String?
    /// The path of the value, if it is not that of the error.
    var valuePath: Path?
    var reader: ProgramPlace?
    /// The path of the outermost value whose decoding the error has left.
    var start: Path?
    /// The failures of other branches that were tried before with the same value, in their order.
    var earlier: [ToleratedFailure] = []
    /// Whether the error is one of a decoder that the sources make for JSON in a text: its path is one in that text.
    var isInText = false
    /// The value that the sources throw, if it is known.
    var thrown: ThrownValue?
    /// The type of the value that the sources throw, if it is known.
    var thrownType: String?

    init(_ kind: Kind, _ path: Path?, _ text: String? = nil, valuePath: Path? = nil, reader: ProgramPlace? = nil) {
        self.kind = kind
        self.path = path
        self.text = text
        self.valuePath = valuePath ?? path
        start = self.valuePath
        self.reader = reader
    }

    /// Whether it is a `DecodingError` for the initializers that it passes; nil if that is not known.
    var isDecodingError: Bool? {
        switch kind {
        case .keyNotFound, .typeMismatch, .valueNotFound, .dataCorrupted: true
        case .invalidNumber, .other: false
        case .unknown: nil
        }
    }

    /// The name of the case of `DecodingError`.
    var caseName: String? {
        switch kind {
        case .keyNotFound: "keyNotFound"
        case .typeMismatch: "typeMismatch"
        case .valueNotFound: "valueNotFound"
        case .dataCorrupted: "dataCorrupted"
        case .invalidNumber, .other, .unknown: nil
        }
    }

    /// The error as the caller of the decoder gets it.
    var report: DecodingFailureReport {
        let kind: DecodingFailureReport.Kind =
            switch self.kind {
            case .keyNotFound(let key): .keyNotFound(key)
            case .typeMismatch(let type): .typeMismatch(type)
            case .valueNotFound(let type): .valueNotFound(type)
            case .dataCorrupted, .invalidNumber: .dataCorrupted
            case .other(let text): .other(text)
            case .unknown: .unknown
            }
        return DecodingFailureReport(
            kind: kind, path: Path.parts(path), text: text, valuePath: Path.parts(valuePath), reader: reader,
            earlier: earlier, isInText: isInText)
    }
}

/// A value that is thrown.
///
/// It stays on the thread of its program.
final class ThrownValue: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// The reason why an evaluation ends early.
enum Interruption: Error {
    /// An error of the program, which a `try?` or a `catch` may swallow.
    case fault(Fault)
    /// The rest of the program depends on something unknown.
    case undecided([Obstacle])
    /// Whether the program stops depends on something unknown.
    case mayStop([Obstacle])
    /// A loop that does not end.
    case endless(ProgramPlace)
    /// A value that stops the program.
    case trap(ProgramPlace)

    /// Returns the same error of a decoder for another expected type.
    func naming(_ type: String, insteadOf other: String) -> Interruption {
        guard case .fault(let fault) = self else { return self }
        let kind: Fault.Kind =
            switch fault.kind {
            case .typeMismatch(other): .typeMismatch(type)
            case .valueNotFound(other): .valueNotFound(type)
            default: fault.kind
            }
        let text = fault.text?.replacing(other, with: type)
        return .fault(Fault(kind, fault.path, text, valuePath: fault.valuePath, reader: fault.reader))
    }
}
