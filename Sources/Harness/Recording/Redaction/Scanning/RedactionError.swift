/// Why an exchange is not written.
public enum RedactionError: Error, Hashable, Sendable {
    /// A secret is so short that it cannot be distinguished from other text.
    case tooShort(name: String, limit: Int)
    /// A secret stands where it cannot be replaced: in bytes that are compressed, of which the rest would change too.
    case cannotReplace(name: String, part: String, encodings: [String])
    /// So many things are encoded inside each other that it would take for ever to look into all of them.
    case tooDeep(part: String)
    /// A secret is left in what was to be written.
    case left(name: String, part: String, encodings: [String])
}

extension RedactionError: CustomStringConvertible {
    /// Where, what, why and what to do next; never the secret.
    public var description: String {
        switch self {
        case .tooShort(let name, let limit):
            "the secret \(name) has fewer than \(limit) bytes, and cannot be distinguished from other text; take a longer one, or unset \(name)"
        case .cannotReplace(let name, let part, let encodings):
            "\(part) holds the secret \(name)\(Self.inside(encodings)), where it cannot be replaced alone; nothing was written. "
                + "Ask for the answer without that encoding, or record another one"
        case .tooDeep(let part):
            "\(part) has more encoded inside each other than can be looked into, and may hold a secret; record another answer, or take the file away"
        case .left(let name, let part, let encodings):
            "\(part) would still hold the secret \(name)\(Self.inside(encodings)); nothing was written. "
                + "Name what holds it in apis.yml, or record another answer"
        }
    }

    private static func inside(_ encodings: [String]) -> String {
        encodings.isEmpty ? "" : " in \(encodings.joined(separator: " in "))"
    }
}
