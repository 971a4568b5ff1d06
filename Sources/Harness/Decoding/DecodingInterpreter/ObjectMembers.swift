internal import DecodingPrograms
internal import Foundation
internal import StrictJSON

/// The members of a JSON object by their coding keys.
///
/// Of two members with equal keys the first one counts, also after the conversion of keys. Keys are equal as strings: composed and
/// decomposed characters do not differ.
final class ObjectMembers {
    /// The keys in the order of the text, each once.
    let keys: [String]
    private let values: [String: JSONValue]

    init(_ node: JSONValue, _ strategy: DecoderSettings.Keys) {
        var keys: [String] = []
        var values: [String: JSONValue] = [:]
        for member in node.members {
            let key = strategy == .convertFromSnakeCase ? SnakeCase.converted(member.key) : member.key
            guard values[key] == nil else { continue }
            values[key] = member.value
            keys.append(key)
        }
        self.keys = keys
        self.values = values
    }

    subscript(key: String) -> JSONValue? { values[key] }
}

/// The conversion of keys by `convertFromSnakeCase`.
package enum SnakeCase {
    /// Returns a key in camel case.
    ///
    /// Underscores at both ends stay, and a key without others is left as it is.
    /// Source: Foundation, `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase`.
    package static func converted(_ key: String) -> String {
        guard let first = key.firstIndex(where: { $0 != "_" }), let last = key.lastIndex(where: { $0 != "_" }) else { return key }
        let words = key[first...last].split(separator: "_")
        guard words.count > 1 else { return key }
        let joined = words[0].lowercased() + words.dropFirst().map(\.capitalized).joined()
        return key[..<first] + joined + key[key.index(after: last)...]
    }
}
