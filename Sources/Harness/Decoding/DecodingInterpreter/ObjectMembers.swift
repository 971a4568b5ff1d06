internal import DecodingPrograms
internal import Foundation
internal import StrictJSON

/// The members of a JSON object by their coding keys.
///
/// Of two members with equal keys the first one counts, also after the conversion of keys. Keys are equal as strings: composed and
/// decomposed characters do not differ.
final class ObjectMembers {
    private let members: [JSONValue.Member]
    /// The converted keys; empty if keys are not converted.
    private let convertedKeys: [String]
    /// The positions of keys; empty for a few members, which a search finds faster.
    private let positions: [String: Int]

    private static let searchLimit = 24

    init(_ node: JSONValue, _ strategy: DecoderSettings.Keys) {
        members = node.members
        convertedKeys = strategy == .convertFromSnakeCase ? members.map { SnakeCase.converted($0.key) } : []
        guard members.count > Self.searchLimit else {
            positions = [:]
            return
        }
        let keys = convertedKeys.isEmpty ? members.map(\.key) : convertedKeys
        positions = Dictionary(keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The keys in the order of the text, each once.
    var keys: [String] {
        var seen: Set<String> = []
        return (convertedKeys.isEmpty ? members.map(\.key) : convertedKeys).filter { seen.insert($0).inserted }
    }

    subscript(key: String) -> JSONValue? {
        guard positions.isEmpty else { return positions[key].map { members[$0].value } }
        let position = convertedKeys.isEmpty ? members.firstIndex { $0.key == key } : convertedKeys.firstIndex(of: key)
        return position.map { members[$0].value }
    }

    /// Returns the value of the key that is meant by another one, but that the strategy converts: of `avatar_url`, for `avatarURL`.
    func meant(by key: String) -> JSONValue? {
        zip(members, convertedKeys).first { SnakeCase.isMeant($0.key, convertedTo: $1, by: key) }?.0.value
    }
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

    /// Returns whether a key in a text is meant by a coding key although its converted form is another one: by `avatarURL` or `avatar_url`,
    /// when `avatar_url` becomes `avatarUrl`.
    package static func isMeant(_ written: String, convertedTo converted: String, by key: String) -> Bool {
        converted != written && converted != key && (written == key || converted.lowercased() == key.lowercased())
    }
}
