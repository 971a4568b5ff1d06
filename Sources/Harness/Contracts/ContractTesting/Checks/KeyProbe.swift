internal import Foundation

/// Asks a decoder what it calls a key, whatever its key strategy is.
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

    /// The key after the decoder's strategy; nil where the decoder does not read an object of that one key.
    static func converted(_ key: String, by decoder: JSONDecoder) -> String? {
        do {
            return try decoder.decode(KeyProbe.self, from: JSONEncoder().encode([key: 0])).name
        } catch {
            return nil
        }
    }
}
