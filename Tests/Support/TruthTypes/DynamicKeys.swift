import Foundation

// MARK: Dynamic keys

struct DynamicKey: CodingKey, Hashable, ExpressibleByStringLiteral {
    let stringValue: String
    let intValue: Int?
    init(_ text: String) { stringValue = text; intValue = nil }
    init(stringLiteral value: String) { self.init(value) }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { return nil }
}

struct Rates: Decodable {
    let base: String
    let rates: [String: Double]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: DynamicKey.self)
        base = try container.decode(String.self, forKey: "base")
        var rates: [String: Double] = [:]
        for key in container.allKeys where key.stringValue != "base" {
            guard key.stringValue.count == 3 else { continue }
            rates[key.stringValue] = try container.decode(Double.self, forKey: key)
        }
        self.rates = rates
    }
}

struct FirstKey: Decodable {
    let name: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: DynamicKey.self)
        guard let key = container.allKeys.first(where: { $0.stringValue.hasPrefix("item") }) else {
            throw DecodingError.keyNotFound(DynamicKey("item"), .init(codingPath: container.codingPath, debugDescription: "no item"))
        }
        name = try container.decode(String.self, forKey: key)
    }
}

struct Aliases: Decodable {
    let id: Int
    let name: String

    enum CodingKeys: String, CodingKey, CaseIterable { case id, identifier, name, title, label }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decodeIfPresent(Int.self, forKey: .id) ?? container.decode(Int.self, forKey: .identifier)
        var found: String?
        for key in [CodingKeys.name, .title, .label] {
            if let text = try? container.decodeIfPresent(String.self, forKey: key) {
                found = text
                break
            }
        }
        guard let found else { throw OrderError.missing("name") }
        name = found
    }
}

// MARK: Helpers

extension KeyedDecodingContainer {
    func decodeLossy<Element: Decodable>(_ type: [Element].Type, forKey key: Key) throws -> [Element] {
        guard contains(key), try !decodeNil(forKey: key) else { return [] }
        var list = try nestedUnkeyedContainer(forKey: key)
        var found: [Element] = []
        while !list.isAtEnd {
            if let element = try? list.decode(Element.self) { found.append(element) } else { _ = try list.decode(Skipped.self) }
        }
        return found
    }

    func decodeDate(forKey key: Key, scale: Double = 1) throws -> Date {
        Date(timeIntervalSince1970: try decode(Double.self, forKey: key) / scale)
    }

    func string(_ key: Key) throws -> String? {
        guard let text = try decodeIfPresent(String.self, forKey: key), !text.isEmpty else { return nil }
        return text
    }
}

struct Skipped: Decodable { init(from decoder: any Decoder) throws {} }

struct Feed: Decodable {
    let items: [Content.Nested]
    let numbers: [Int]
    let created: Date
    let updated: Date
    let title: String?

    enum CodingKeys: String, CodingKey { case items, numbers, created = "created_at", updated, title }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        items = try container.decodeLossy([Content.Nested].self, forKey: .items)
        numbers = try container.decodeLossy([Int].self, forKey: .numbers)
        created = try container.decodeDate(forKey: .created)
        updated = try container.decodeDate(forKey: .updated, scale: 1_000)
        title = try container.string(.title)
    }
}

// swift-format-ignore: NeverForceUnwrap
extension CodingUserInfoKey { static let tenant = CodingUserInfoKey(rawValue: "tenant")! }

struct Tenant: Decodable {
    let name: String
    let id: Int

    enum CodingKeys: CodingKey { case id }

    init(from decoder: any Decoder) throws {
        guard let tenant = decoder.userInfo[.tenant] as? String else { throw OrderError.missing("tenant") }
        name = tenant
        id = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .id)
    }
}

struct Deferred: Decodable {
    let a: Int
    let b: Int?

    enum CodingKeys: CodingKey { case a, b }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        var log: [String] = []
        defer { log.append("done") }
        a = try container.decode(Int.self, forKey: .a)
        b = try container.decode(Int?.self, forKey: .b)
    }
}

extension TruthCase {
    static let dynamicKeys: [TruthCase] = [
        TruthCase(Rates.self, "Rates", "all keys", level: "steered", isOrdered: false, [#"{"base":"EUR","USD":1.5,"GBP":2,"note":"x"}"#]),
        TruthCase(FirstKey.self, "FirstKey", "all keys", level: "steered", [#"{"item1":"a"}"#]),
        TruthCase(Aliases.self, "Aliases", "loops", level: "steered", [#"{"id":1,"name":"a"}"#, #"{"identifier":1,"label":"a"}"#]),
        TruthCase(
            Feed.self, "Feed", "helpers on containers", level: "steered",
            [#"{"items":[{"title":"a","level":1},{"title":1}],"numbers":[1,"x"],"created_at":1,"updated":2000,"title":""}"#]),
        TruthCase(Tenant.self, "Tenant", "userInfo", level: "steered", settings: Settings(userInfo: ["tenant": "a"]), [#"{"id":1}"#]),
        TruthCase(Deferred.self, "Deferred", "optional as a type", level: "straight", [#"{"a":1,"b":2}"#, #"{"a":1,"b":null}"#]),
    ]
}
