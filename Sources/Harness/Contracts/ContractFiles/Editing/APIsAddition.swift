internal import StrictYAML

/// A decision about a value, which is added to an API in `apis.yml`.
package enum APIsAddition: Hashable, Sendable {
    /// The lists of secrets of an API.
    package enum Section: String, Sendable {
        case query, headers, fields
    }

    /// The name of a secret, and the environment variable that contains its value.
    case secret(Section, name: String, variable: String)
    /// A name whose values are not secret, with the reason.
    case harmlessName(String, because: String)
    /// A value that is not secret, with the reason.
    case harmlessValue(String, because: String)

    /// The keys of the lists below the API, from the outside in.
    var keys: [String] {
        switch self {
        case .secret(let section, _, _): ["secrets", section.rawValue]
        case .harmlessName, .harmlessValue: ["harmless"]
        }
    }

    /// Whether the innermost list is a sequence.
    var isElement: Bool { keys.count == 1 }

    /// The entry in flow style, in one line: `ref: SHOP_REF`, `{ name: ref, because: "..." }`.
    var entry: String {
        switch self {
        case .secret(_, let name, let variable): "\(YAMLText.scalar(name, inList: true)): \(variable)"
        case .harmlessName(let name, let reason): Self.entry("name", name, reason)
        case .harmlessValue(let value, let reason): Self.entry("value", value, reason)
        }
    }

    /// The lines below an API that has none of the lists.
    var lines: [String] { lines(from: 0) }

    /// Returns the lines from a list on, without the indentation of the API's keys.
    /// - Parameter level: The number of lists that exist.
    func lines(from level: Int) -> [String] {
        let names = keys[level...].enumerated().map { Self.indent($0) + "\($1):" }
        return names + [Self.indent(keys.count - level) + (isElement ? "- " : "") + entry]
    }

    private static func indent(_ level: Int) -> String { String(repeating: "  ", count: level) }

    private static func entry(_ key: String, _ text: String, _ reason: String) -> String {
        "{ \(key): \(YAMLText.scalar(text, inList: true)), because: \(YAMLText.scalar(reason, inList: true)) }"
    }
}
