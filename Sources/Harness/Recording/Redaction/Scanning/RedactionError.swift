/// The reason why an exchange is not written.
public struct RedactionError: Error, Hashable, Sendable {
    /// The kinds of errors.
    ///
    /// Code outside the package cannot switch over the kinds, so that a new one breaks no code.
    package enum Kind: Hashable, Sendable {
        /// A secret is so short that it cannot be distinguished from other text.
        case tooShort(name: String, limit: Int)
        /// A secret is in compressed bytes, where it cannot be replaced without changing the other bytes.
        case cannotReplace(name: String, part: String, encodings: [String])
        /// A part has more nested encodings than can be searched in acceptable time.
        case tooDeep(part: String)
        /// A part is a file whose contents cannot be read.
        case cannotRead(part: String, encodings: [String])
        /// A secret, or what looks like one, is not inside a string, a text or a comment of a body: with a placeholder the body would be read differently.
        case unreadable(name: String, part: String, line: Int, column: Int, format: String)
        /// The search of a part reveals a fault of this program.
        case fault(part: String)
        /// A part cannot be searched, because the system creates no thread.
        case noThread(part: String, reason: String)
        /// A secret remains in the text to be written.
        case left(name: String, part: String, encodings: [String])
    }

    package let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    package static func tooShort(name: String, limit: Int) -> Self { Self(.tooShort(name: name, limit: limit)) }
    package static func cannotReplace(name: String, part: String, encodings: [String]) -> Self {
        Self(.cannotReplace(name: name, part: part, encodings: encodings))
    }
    package static func tooDeep(part: String) -> Self { Self(.tooDeep(part: part)) }
    package static func cannotRead(part: String, encodings: [String]) -> Self { Self(.cannotRead(part: part, encodings: encodings)) }
    package static func unreadable(name: String, part: String, line: Int, column: Int, format: String) -> Self {
        Self(.unreadable(name: name, part: part, line: line, column: column, format: format))
    }
    package static func fault(part: String) -> Self { Self(.fault(part: part)) }
    package static func noThread(part: String, reason: String) -> Self { Self(.noThread(part: part, reason: reason)) }
    package static func left(name: String, part: String, encodings: [String]) -> Self {
        Self(.left(name: name, part: part, encodings: encodings))
    }
}

extension RedactionError {
    /// Whether a fault of this program is the reason.
    package var isFault: Bool { if case .fault = kind { true } else { false } }

    /// The next step after a fault of this program.
    package static let adviceForFault =
        "leave it out until the fault is corrected, and report the fault with this text as SECURITY.md describes"
}

extension RedactionError: CustomStringConvertible {
    /// The place, the problem, the reason and the next step, without the secret.
    public var description: String {
        switch kind {
        case .tooShort(let name, let limit):
            "the secret \(name) has fewer than \(limit) bytes, and cannot be distinguished from other text; use a longer one, or unset \(name)"
        case .cannotReplace(let name, let part, let encodings):
            "\(part) contains the secret \(name)\(Self.inside(encodings)), and it cannot be replaced there; nothing was written. "
                + "Request the answer without that encoding, or record another one"
        case .tooDeep(let part):
            "\(part) has more nested encodings than can be searched, and may contain a secret; record another answer, or delete the file"
        case .cannotRead(let part, let encodings):
            "\(part) contains text\(Self.inside(encodings)) that cannot be read, and may contain a secret; nothing was written. "
                + "Request the answer in another format, or record another one"
        case .unreadable(let name, let part, let line, let column, let format):
            "\(part) could not be read as \(format) with a placeholder for \(name) at line \(line), column \(column); nothing was written. "
                + "If the value there is not a secret, list it under \"harmless\" in apis.yml. If it is one, do not record this request"
        case .fault(let part):
            "\(part) cannot be searched for secrets because of a fault of this program that it reveals; nothing was written"
        case .noThread(let part, let reason):
            "\(part) cannot be searched for secrets because the system creates no thread (\(reason)); nothing was written"
        case .left(let name, let part, let encodings):
            "\(part) would still contain the secret \(name)\(Self.inside(encodings)); nothing was written. "
                + "Add the name of its field to apis.yml, or record another answer"
        }
    }

    private static func inside(_ encodings: [String]) -> String {
        encodings.isEmpty ? "" : " in \(encodings.joined(separator: " in "))"
    }
}
