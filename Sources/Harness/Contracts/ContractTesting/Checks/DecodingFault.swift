internal import DecodingPrograms
internal import VerificationModel

/// An error of a decoder, of a registered type or of one that is read from sources.
struct DecodingFault {
    enum Kind {
        case keyNotFound(String)
        /// The name of the expected type.
        case typeMismatch(String)
        case valueNotFound(String)
        /// The description of the error; nil if it is not known.
        case dataCorrupted(String?)
        /// An error of another type, in words.
        case other(String)
    }

    /// A part of a coding path.
    struct Step {
        let text: String
        /// The number of an element, from 0.
        let index: Int?
    }

    let kind: Kind
    /// The coding path of the error.
    let path: [Step]
    /// The coding path of the value that was read, where the error has a shorter one or none; nil for that of the error.
    private(set) var valuePath: [Step]?
    /// The description of an error of JSON in a text, whose coding path is one in that text; nil for any other error.
    private(set) var textInText: String?
    /// The number that was refused, if the error does not name its location.
    var number: NumberProbe.Found?
    /// The property or call in the sources that reads the value.
    var reader: SourcePlace?

    /// Creates an error of another type than `DecodingError`.
    init(_ words: String) {
        kind = .other(words)
        path = []
    }

    /// Creates the error of a registered type; nil for one of an unknown case.
    init?(_ error: DecodingError) {
        let context: DecodingError.Context
        switch error {
        case .keyNotFound(let key, let found): (kind, context) = (.keyNotFound(key.stringValue), found)
        case .typeMismatch(let type, let found): (kind, context) = (.typeMismatch("\(type)"), found)
        case .valueNotFound(let type, let found): (kind, context) = (.valueNotFound("\(type)"), found)
        case .dataCorrupted(let found): (kind, context) = (.dataCorrupted(found.debugDescription), found)
        @unknown default: return nil
        }
        path = context.codingPath.map { Step(text: $0.stringValue, index: $0.intValue) }
    }

    /// Creates the error of a type that is read from sources.
    init(_ report: DecodingFailureReport) {
        kind =
            switch report.kind {
            case .keyNotFound(let key): .keyNotFound(key)
            case .typeMismatch(let type): .typeMismatch(type)
            case .valueNotFound(let type): .valueNotFound(type)
            case .dataCorrupted: .dataCorrupted(report.text)
            case .other(let text): .other(text)
            case .unknown: .other("an error that the sources do not determine")
            case .endless: .other("decoding does not end")
            case .trap: .other("decoding stops the program")
            }
        path = report.path.map(Step.init)
        if report.isInText {
            textInText = report.text ?? "an error that the sources do not determine"
            valuePath = report.valuePath.map(Step.init)
            return
        }
        switch kind {
        case .dataCorrupted, .other: valuePath = report.valuePath.count > path.count ? report.valuePath.map(Step.init) : nil
        case .keyNotFound, .typeMismatch, .valueNotFound: valuePath = nil
        }
    }
}

extension DecodingFault.Step {
    init(_ part: PathPart) {
        switch part {
        case .key(let text): self.init(text: text, index: nil)
        case .index(let index): self.init(text: "\(index)", index: index)
        }
    }
}
