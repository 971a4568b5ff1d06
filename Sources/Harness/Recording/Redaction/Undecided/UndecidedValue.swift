internal import SecretPatterns

/// A value that looks random, and that neither a name nor a form decides about: it may be a secret.
///
/// It is never printed as a whole: whatever prints it, prints its place, its length and its alphabet.
package struct UndecidedValue: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The list of an API's secrets in `apis.yml` that the name of a value belongs to.
    package enum Section: String, Sendable {
        case query, headers, fields
    }

    /// The part of an exchange that contains a value.
    package enum Part: Hashable, Sendable {
        case target
        case requestField(String)
        case requestBody
        case responseField(String)
        case responseBody
    }

    /// The method and the path of the request, without random parts: `GET /v1/x`.
    package let request: String
    /// The target of the request, with placeholders.
    package let target: String
    /// The place in the exchange, without the indexes of elements: `body $.users[*].ref`.
    package let place: String
    /// The part of the exchange, and the offset of the value in it.
    package let part: Part
    package let offset: Int
    /// The name beside the value; nil where there is none.
    package let name: String?
    /// The list of secrets that the name belongs to.
    package let section: Section
    /// The value itself, for `harmless` in `apis.yml`.
    package let value: [UInt8]

    /// The request and the place: `GET /v1/x body $.user.ref`.
    package var path: String { "\(request) \(place)" }

    /// The length and the alphabet: `32 letters and digits`.
    package var form: String { "\(value.count) \(ValueAlphabet(value))" }

    /// The first four characters, by which its owner recognizes it.
    package var beginning: String { String(decoding: value.prefix(4), as: UTF8.self) }

    /// The path and the value, by which equal ones are listed once.
    struct Identity: Hashable {
        let path: String
        let value: [UInt8]
    }

    var identity: Identity { Identity(path: path, value: value) }

    /// Returns the usual name of the environment variable that holds the value: `SHOP_REF`.
    package func variable(of api: String) -> String {
        let text = SecretFieldNames.usualPlaceholder(for: "\(api)_\(name ?? "value")".utf8)
        return text.first?.isNumber == true ? "_\(text)" : text
    }

    /// Whether a name identifies it.
    ///
    /// Names are compared regardless of case and of the characters between words.
    package func isNamed(_ other: String) -> Bool {
        name.map { SecretFieldNames.folded($0.utf8) == SecretFieldNames.folded(other.utf8) } == true
    }

    /// Whether it is a text.
    package func reads(_ text: String) -> Bool { value.elementsEqual(text.utf8) }

    package var description: String { "\(path) (\(form))" }
    package var debugDescription: String { description }
    /// Nothing to look into.
    package var customMirror: Mirror { Mirror(self, children: []) }
}

extension UndecidedValue {
    /// The next step, as an imperative.
    package static let advice =
        "add the name to apis.yml, under \"harmless\" with a reason, or under \"secrets\" with a variable; on a terminal, verify asks"

    /// The next step, as a sentence.
    static let sentence =
        "Add the name to apis.yml, under \"harmless\" with a reason, or under \"secrets\" with a variable, and record again"

    /// Returns the problem with some values, without the values themselves.
    package static func description(of values: [UndecidedValue]) -> String {
        let limit = 5
        let first = values.prefix(limit).map { "\($0.path) (\($0.form))" }.joined(separator: ", ")
        let rest = values.count > limit ? ", and \(values.count - limit) more" : ""
        return values.count == 1
            ? "the value of \(first) looks random, and apis.yml does not decide whether it is a secret"
            : "the values of \(first)\(rest) look random, and apis.yml does not decide whether they are secrets"
    }
}
