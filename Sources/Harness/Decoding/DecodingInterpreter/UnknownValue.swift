internal import DecodingPrograms

/// A value in the place of one that is not known.
enum UnknownValue: Equatable {
    /// It is not known what is written.
    case any
    /// A type has written it in a form of its own, by the name of the type.
    case opaque(String)

    /// - Parameters:
    ///   - text: The text of a value.
    ///   - mark: The text in the place of values that are not known, which the name of a type may follow.
    init?(_ text: String, mark: String) {
        guard text.hasPrefix(mark) else { return nil }
        let name = text.dropFirst(mark.count + 1)
        self = name.isEmpty ? .any : .opaque(String(name))
    }

    /// Returns the text in the place of a value that only its own type decodes.
    static func text(ofOpaque type: String, mark: String) -> String { "\(mark) \(type)" }

    var obstacle: Obstacle {
        switch self {
        case .any: Obstacle("a value that is not known", at: nil)
        case .opaque(let type): Obstacle("a value of \(type)", at: nil)
        }
    }
}
