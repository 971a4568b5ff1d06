internal import Foundation

/// A probe for a decoder's name of a key, which works with every key strategy.
struct KeyProbe: Decodable {
    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private let name: String?

    init(from decoder: any Decoder) throws {
        name = try decoder.container(keyedBy: AnyKey.self).allKeys.first?.stringValue
    }

    /// Returns a key converted by the decoder's strategy; nil if the decoder does not decode an object with only that key.
    static func converted(_ key: String, by decoder: JSONDecoder) -> String? {
        do {
            return try decoder.decode(KeyProbe.self, from: JSONEncoder().encode([key: 0])).name
        } catch {
            return nil
        }
    }
}
