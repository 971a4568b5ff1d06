import Foundation

/// Functions of the sources and of the standard library that initializers use.
enum Helpers {
    enum HelperError: Error { case refused, text(String) }

    /// An optional type that is made from the decoder.
    struct Address: Decodable { let city: String }
    struct Customer: Decodable {
        let id: Int
        let address: Address?
        enum CodingKeys: CodingKey { case id }
        init(from decoder: any Decoder) throws {
            id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id)
            address = try Address?(from: decoder)
        }
    }

    struct Labels: Decodable {
        let texts: [String]
        init?(_ texts: [String]) {
            if texts.contains("bad") { return nil }
            self.texts = texts
        }
        static func make(_ texts: [String]) throws -> Labels {
            guard let made = self.init(texts) else { throw HelperError.refused }
            return made
        }
        init(from decoder: any Decoder) throws { self = try Labels.make(try decoder.singleValueContainer().decode([String].self)) }
    }

    struct Numbers: Decodable {
        let small: UInt8
        let large: UInt64
        let rest: [Int32]
        enum CodingKeys: CodingKey { case small, large, rest }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            guard let small = UInt8(try container.decode(String.self, forKey: .small)) else { throw HelperError.refused }
            guard let large = UInt64(try container.decode(String.self, forKey: .large)) else { throw HelperError.refused }
            (self.small, self.large) = (small, large)
            rest = try container.decode([String].self, forKey: .rest).compactMap { Int32($0) }
            guard !rest.isEmpty else { throw HelperError.refused }
        }
    }

    struct Point: Decodable { let x: Double; let y: Double }
    struct Place: Decodable {
        let id: Int
        let position: DateComponents?
        let other: DateComponents?
        enum CodingKeys: CodingKey { case id, position, other }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decode(Int.self, forKey: .id)
            position = try? DateComponents(container: container, key: .position)
            other = try DateComponents(container: container, key: .other)
        }
    }

    struct Item: Decodable {
        let size: Int
        var isOdd: Bool { size % 2 == 1 }
    }
    struct Items: Decodable {
        let odd: [Item]
        let tags: [String]
        let count: Int
        enum CodingKeys: CodingKey { case items, tags, count }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            odd = try container.decode([Item].self, forKey: .items).odd()
            tags = try container.decode(String.self, forKey: .tags).tags(";")
            count = try container.decode(Int.self, forKey: .count)
        }
    }

    struct Different: Decodable {
        let values: [Int]
        init(from decoder: any Decoder) throws {
            values = try decoder.singleValueContainer().decode([Int].self)
            guard Set(values).count == values.count else { throw HelperError.refused }
        }
    }

    struct Filled: Decodable {
        let first: String
        let second: String
        enum CodingKeys: String, CodingKey { case first, second = "other" }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            first = try container.decode(String.self, forKey: .first)
            second = try container.decode(String.self, forKey: .second)
            for (key, text) in [(CodingKeys.first, first), (.second, second)] where text.isEmpty {
                throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "'\(key.rawValue)' is empty")
            }
        }
    }

    struct Indexed: Decodable {
        let total: Int
        init(from decoder: any Decoder) throws {
            let values = try decoder.singleValueContainer().decode([Int].self)
            for (index, value) in values.enumerated() where value == index {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "at \(index)"))
            }
            for index in 0..<values.count where values[index] > 50 { throw HelperError.refused }
            total = values.reversed().reduce(0) { $0 + $1 }
        }
    }

    struct Link: Decodable {
        let url: URL
        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            let base = URL(string: ProcessInfo.processInfo.environment["BASE"] ?? "https://example.com")
            guard let url = URL(string: text, relativeTo: base) else { throw HelperError.refused }
            self.url = url
        }
    }

    /// The error is the same, whatever its text is.
    struct Described: Decodable {
        let count: Int
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            count = try container.decode(Int.self)
            guard count > 0 else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: Locale.current.identifier == "de" ? "zu klein" : "too small")
            }
        }
    }

    /// The structure keeps its memberwise initializer beside the one in the extension.
    struct Flag { var isOn = false; var name = "" }
    struct Flags: Decodable {
        let flag: Flag
        enum CodingKeys: CodingKey { case flag }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            flag = try container.decodeIfPresent(Flag.self, forKey: .flag) ?? .init()
        }
    }
}

extension Helpers.Flag: Decodable {
    init(from decoder: any Decoder) throws {
        self.init(isOn: try decoder.singleValueContainer().decode(Bool.self))
    }
}

extension DateComponents {
    fileprivate init?<Keys>(container: KeyedDecodingContainer<Keys>, key: Keys) throws where Keys: CodingKey {
        guard let point = try container.decodeIfPresent(Helpers.Point.self, forKey: key) else { return nil }
        self.init(year: point.x > point.y ? 1 : 2)
    }
}

extension [Helpers.Item] {
    fileprivate func odd() -> [Helpers.Item] { filter(\.isOdd) }
}

extension String {
    fileprivate func tags(_ separator: String) -> [String] {
        components(separatedBy: separator).map { $0.trimmingCharacters(in: .whitespaces) }
    }
}

extension TruthCase {
    static let helpers: [TruthCase] = [
        TruthCase(Helpers.Customer.self, "Helpers.Customer", "types made from the decoder", level: "steered", [#"{"id":1,"city":"a"}"#]),
        TruthCase(Helpers.Labels.self, "Helpers.Labels", "helpers", level: "steered", [#"["a","b"]"#]),
        TruthCase(
            Helpers.Numbers.self, "Helpers.Numbers", "predicates", level: "steered",
            [#"{"small":"255","large":"18446744073709551615","rest":["-5","x"]}"#]),
        TruthCase(
            Helpers.Place.self, "Helpers.Place", "helpers", level: "steered",
            [#"{"id":1,"position":{"x":1,"y":2},"other":{"x":1,"y":2}}"#, #"{"id":1}"#]),
        TruthCase(
            Helpers.Items.self, "Helpers.Items", "helpers", level: "steered", [#"{"items":[{"size":1}],"tags":"a; b","count":2}"#]),
        TruthCase(Helpers.Different.self, "Helpers.Different", "helpers", level: "steered", ["[1,2,3]", "[]"]),
        TruthCase(Helpers.Filled.self, "Helpers.Filled", "loops", level: "steered", [#"{"first":"a","other":"b"}"#]),
        TruthCase(Helpers.Indexed.self, "Helpers.Indexed", "loops", level: "steered", ["[3,2,1]", "[]"]),
        TruthCase(Helpers.Link.self, "Helpers.Link", "predicates", level: "left open", isRead: false, [#""https://a.example/b""#]),
        TruthCase(Helpers.Described.self, "Helpers.Described", "helpers", level: "steered", ["1"]),
        TruthCase(Helpers.Flags.self, "Helpers.Flags", "fallbacks", level: "steered", [#"{"flag":true}"#, "{}"]),
    ]
}
