/// The reason why a recording was not written.
public struct RecordingSinkError: Error, Hashable, Sendable {
    /// The kinds of errors.
    ///
    /// Code outside the package cannot switch over the kinds, so that a new one breaks no code.
    package enum Kind: Hashable, Sendable {
        /// It contains a secret that cannot be replaced, or may contain one.
        case secret(RedactionError)
        /// The recording format cannot express it.
        case format(RecordingFormatError)
        /// A file cannot be written or removed.
        case file(RecordingWriteError)
        /// It contains values that look random, and it is not decided whether they are secrets; at least one.
        case undecided([UndecidedValue])
    }

    package let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    package static func secret(_ error: RedactionError) -> Self { Self(.secret(error)) }
    package static func format(_ error: RecordingFormatError) -> Self { Self(.format(error)) }
    package static func file(_ error: RecordingWriteError) -> Self { Self(.file(error)) }
    package static func undecided(_ values: [UndecidedValue]) -> Self { Self(.undecided(values)) }
}

extension RecordingSinkError: CustomStringConvertible {
    /// The underlying error, in one line.
    public var description: String {
        switch kind {
        case .secret(let problem): "\(problem)"
        case .format(let error): "\(error)"
        case .file(let problem): "\(problem)"
        case .undecided(let values): "\(UndecidedValue.description(of: values)); nothing was written. \(UndecidedValue.sentence)"
        }
    }
}
