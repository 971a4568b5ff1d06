import Foundation

// MARK: Branches and switches

struct Order: Decodable {
    enum State: Equatable { case open, paid(Int), cancelled(reason: String?), unknown }

    let number: Int
    let state: State
    let total: Double

    private enum CodingKeys: String, CodingKey { case number, state, amount, reason, total }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        number = try container.decode(Int.self, forKey: .number)
        switch try container.decode(String.self, forKey: .state).lowercased() {
        case "open", "new": state = .open
        case "paid":
            let amount = try container.decode(Int.self, forKey: .amount)
            guard amount > 0 else {
                throw DecodingError.dataCorruptedError(forKey: .amount, in: container, debugDescription: "no amount")
            }
            state = .paid(amount)
        case let text where text.hasPrefix("cancel"):
            state = .cancelled(reason: try container.decodeIfPresent(String.self, forKey: .reason))
        default: state = .unknown
        }
        if case .paid = state { total = try container.decode(Double.self, forKey: .total) } else { total = 0 }
    }
}

enum Discount: Decodable {
    case percent(Int), amount(Decimal), none

    private enum CodingKeys: CodingKey { case percent, amount }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if container.contains(.percent) {
            let value = try container.decode(Int.self, forKey: .percent)
            guard (0...100).contains(value) || value == 300 else { throw OrderError.range(value) }
            self = .percent(value)
        } else if let amount = try container.decodeIfPresent(Decimal.self, forKey: .amount) {
            self = .amount(amount)
        } else {
            self = .none
        }
    }
}

enum OrderError: Error { case range(Int), empty, missing(String) }

struct Quantity: Decodable {
    let value: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            value = try container.decode(Int.self)
        } catch is DecodingError {
            let text = try container.decode(String.self)
            guard let number = Int(text) else { throw OrderError.empty }
            value = number
        }
    }
}

struct Line: Decodable {
    let sku: String
    let quantity: Quantity
    let notes: [String]
    let gift: Bool

    enum CodingKeys: String, CodingKey { case sku, quantity = "qty", notes, gift }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        sku = try values.decode(String.self, forKey: .sku)
        quantity = try values.decode(Quantity.self, forKey: .quantity)
        if let list = try? values.decode([String].self, forKey: .notes) {
            notes = list
        } else if let one = try? values.decode(String.self, forKey: .notes) {
            notes = [one]
        } else {
            notes = []
        }
        gift = (try? values.decode(Bool.self, forKey: .gift)) ?? ((try? values.decode(Int.self, forKey: .gift)) == 1)
    }
}

struct Basket: Decodable {
    let lines: [Line]
    let first: Line?
    let coupons: Set<String>

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var lines: [Line] = []
        var coupons: Set<String> = []
        while !container.isAtEnd {
            if let line = try? container.decode(Line.self) {
                lines.append(line)
                continue
            }
            coupons.insert(try container.decode(String.self))
        }
        guard lines.count < 50 else { throw OrderError.range(lines.count) }
        self.lines = lines
        first = lines.first
        self.coupons = coupons
    }
}

struct Pair: Decodable {
    let left: Int
    let right: String
    let rest: Int

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        left = try container.decode(Int.self)
        right = try container.decode(String.self)
        rest = (container.count ?? 0) - container.currentIndex
        if let more = try container.decodeIfPresent(Bool.self) { _ = more }
    }
}

struct Matrix: Decodable {
    let rows: [[Double]]

    init(from decoder: any Decoder) throws {
        var outer = try decoder.unkeyedContainer()
        var rows: [[Double]] = []
        while !outer.isAtEnd {
            var inner = try outer.nestedUnkeyedContainer()
            var row: [Double] = []
            while !inner.isAtEnd { row.append(try inner.decode(Double.self)) }
            rows.append(row)
        }
        self.rows = rows
    }
}

struct Address: Decodable {
    let street: String
    let zip: Int?
    let country: String

    enum CodingKeys: String, CodingKey { case location, country }
    enum LocationKeys: String, CodingKey { case street, zip = "zip_code", country }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let location = try? container.nestedContainer(keyedBy: LocationKeys.self, forKey: .location)
        street = try location?.decode(String.self, forKey: .street) ?? "unknown"
        zip = try location?.decodeIfPresent(Int.self, forKey: .zip)
        country = try container.decodeIfPresent(String.self, forKey: .country) ?? location?.decode(String.self, forKey: .country) ?? "DE"
    }
}

struct Tracking: Decodable {
    let url: URL
    let id: UUID?
    let percent: Double

    enum CodingKeys: CodingKey { case url, id, percent }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let text = try container.decode(String.self, forKey: .url).trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty, let url = URL(string: text) else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: [CodingKeys.url], debugDescription: "no address: \(text)"))
        }
        self.url = url
        id = try container.decodeIfPresent(String.self, forKey: .id).flatMap(UUID.init(uuidString:))
        let percent = try container.decode(String.self, forKey: .percent)
        self.percent = Double(percent) ?? -1
        if self.percent < 0 { throw DecodingError.typeMismatch(Double.self, .init(codingPath: decoder.codingPath, debugDescription: "")) }
    }
}

// MARK: Local functions and closures

struct Summary: Decodable {
    let a: Int
    let b: Int
    let c: String

    enum CodingKeys: String, CodingKey { case a, b, c }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func number(_ key: CodingKeys, default fallback: Int? = nil) throws -> Int {
            if let fallback { return (try? container.decode(Int.self, forKey: key)) ?? fallback }
            return try container.decode(Int.self, forKey: key)
        }
        a = try number(.a, default: nil)
        b = try number(.b, default: 2)
        c = try {
            let text = try container.decode(String.self, forKey: .c)
            return text.isEmpty ? "none" : text
        }()
    }
}

struct Tagged: Decodable {
    let names: [String]
    let ids: [Int]

    enum CodingKeys: CodingKey { case names, ids }
    private struct Name: Decodable { let name: String }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        names = try container.decode([Name].self, forKey: .names).map(\.name)
        ids = try container.decode([String].self, forKey: .ids).compactMap { Int($0) }
        guard ids.allSatisfy({ $0 > 0 }) else { throw OrderError.empty }
    }
}

struct Strict: Decodable {
    let values: [Int]

    enum CodingKeys: CodingKey { case values }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        values = try container.decode([String].self, forKey: .values).map { text in
            guard let number = Int(text) else { throw OrderError.missing(text) }
            return number
        }
    }
}

// MARK: Delegation

struct Money: Decodable {
    let amount: Int
    let currency: String

    enum CodingKeys: CodingKey { case amount, currency }

    init(amount: Int, currency: String) throws {
        guard amount >= 0 else { throw OrderError.range(amount) }
        self.amount = amount
        self.currency = currency
    }

    init(from decoder: any Decoder) throws {
        if let single = try? decoder.singleValueContainer(), let amount = try? single.decode(Int.self) {
            try self.init(amount: amount, currency: "EUR")
            return
        }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            amount: container.decode(Int.self, forKey: .amount),
            currency: container.decodeIfPresent(String.self, forKey: .currency) ?? "EUR")
    }
}

struct Color: Decodable {
    let red, green, blue: Int

    init?(hex: String) {
        guard hex.hasPrefix("#"), hex.count == 7 else { return nil }
        (red, green, blue) = (1, 2, 3)
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let color = Color(hex: text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no color")
        }
        self = color
    }
}

class Shape: Decodable {
    let kind: String
    let color: Color?

    enum CodingKeys: String, CodingKey { case kind, color }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        kind = try container.decode(String.self, forKey: .kind)
        color = try container.decodeIfPresent(Color.self, forKey: .color)
    }
}

final class Circle: Shape {
    private(set) var radius = 1.0
    private enum OwnKeys: String, CodingKey { case radius }

    required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        radius = try decoder.container(keyedBy: OwnKeys.self).decode(Double.self, forKey: .radius)
        if kind != "circle" && kind != "online" { throw OrderError.missing(kind) }
    }
}

enum AnyShape: Decodable {
    case circle(Circle), other(Shape)
    enum Keys: String, CodingKey { case kind }
    enum Kind: String, Decodable { case circle, square, online }

    init(from decoder: any Decoder) throws {
        let kind = try decoder.container(keyedBy: Keys.self).decode(Kind.self, forKey: .kind)
        switch kind {
        case .circle, .online: self = .circle(try Circle(from: decoder))
        case .square: self = .other(try .init(from: decoder))
        }
    }
}

struct Drawing: Decodable {
    let shapes: [AnyShape]
    let background: Color
    let price: Money
}

// MARK: Unions

enum Content: Decodable {
    case text(String), list([String]), nested(Nested), flag(Bool)
    struct Nested: Decodable { let title: String; let level: Int }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) { self = .text(text); return }
        if let list = try? container.decode([String].self) { self = .list(list); return }
        if let flag = try? container.decode(Bool.self) { self = .flag(flag); return }
        self = .nested(try container.decode(Nested.self))
    }
}

enum Either<Left: Decodable, Right: Decodable>: Decodable {
    case left(Left), right(Right)

    init(from decoder: any Decoder) throws {
        do {
            self = .left(try Left(from: decoder))
        } catch let first {
            do {
                self = .right(try Right(from: decoder))
            } catch {
                throw first
            }
        }
    }
}

typealias TextOrNested = Either<String, Content.Nested>
struct Mixed: Decodable { let body: Content; let all: [Either<Int, Content.Nested>]; let optional: Either<Bool, String>? }

enum Event: Decodable {
    case joined(user: String), left(user: String, reason: String?), message(Message), unknown(String)

    enum CodingKeys: String, CodingKey { case event, payload }
    enum PayloadKeys: String, CodingKey { case user, reason }
    struct Message: Decodable { let text: String; let at: Int }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let name = try container.decode(String.self, forKey: .event)
        switch name {
        case "joined":
            let payload = try container.nestedContainer(keyedBy: PayloadKeys.self, forKey: .payload)
            self = .joined(user: try payload.decode(String.self, forKey: .user))
        case "left":
            let payload = try container.nestedContainer(keyedBy: PayloadKeys.self, forKey: .payload)
            self = try .left(
                user: payload.decode(String.self, forKey: .user), reason: payload.decodeIfPresent(String.self, forKey: .reason))
        case "message": self = .message(try container.decode(Message.self, forKey: .payload))
        default: self = .unknown(name)
        }
    }
}

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
    static let orders: [TruthCase] = [
        TruthCase(
            Order.self, "Order", "branches", level: "steered",
            [
                #"{"number":1,"state":"open"}"#, #"{"number":1,"state":"paid","amount":3,"total":3.5}"#,
                #"{"number":1,"state":"cancelled","reason":"x"}"#,
            ]),
        TruthCase(Discount.self, "Discount", "branches", level: "steered", [#"{"percent":10}"#, #"{"amount":1.5}"#, "{}"]),
        TruthCase(Quantity.self, "Quantity", "union of shapes", level: "steered", ["1", #""2""#]),
        TruthCase(
            Line.self, "Line", "fallbacks", level: "steered",
            [#"{"sku":"a","qty":1,"notes":["x"],"gift":true}"#, #"{"sku":"a","qty":"1","notes":"x","gift":1}"#]),
        TruthCase(Basket.self, "Basket", "loops", level: "steered", [#"[{"sku":"a","qty":1},"code",{"sku":"b","qty":"2","gift":0}]"#]),
        TruthCase(Pair.self, "Pair", "unkeyed", level: "straight", [#"[1,"a"]"#, #"[1,"a",true]"#]),
        TruthCase(Matrix.self, "Matrix", "loops", level: "steered", ["[[1,2],[3.5]]"]),
        TruthCase(
            Address.self, "Address", "nested containers", level: "straight",
            [#"{"location":{"street":"a","zip_code":1,"country":"FR"}}"#, #"{"country":"DE"}"#]),
        TruthCase(
            Tracking.self, "Tracking", "predicates", level: "steered",
            [#"{"url":" https://example.com ","id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","percent":"1.5"}"#]),
        TruthCase(Summary.self, "Summary", "local functions", level: "steered", [#"{"a":1,"b":2,"c":"x"}"#]),
        TruthCase(Tagged.self, "Tagged", "mappings", level: "steered", [#"{"names":[{"name":"a"}],"ids":["1","x"]}"#]),
        TruthCase(Strict.self, "Strict", "mappings", level: "steered", [#"{"values":["1","2"]}"#]),
        TruthCase(Money.self, "Money", "self.init", level: "steered", ["3", #"{"amount":3,"currency":"USD"}"#]),
        TruthCase(Color.self, "Color", "failable initializer", level: "steered", [##""#ffffff""##]),
        TruthCase(Circle.self, "Circle", "superclass", level: "steered", [##"{"kind":"circle","color":"#ffffff","radius":2}"##]),
        TruthCase(
            Drawing.self, "Drawing", "discriminated union", level: "steered",
            [##"{"shapes":[{"kind":"circle","radius":1},{"kind":"square","color":"#000000"}],"background":"#ffffff","price":3}"##]),
        TruthCase(Content.self, "Content", "union of shapes", level: "steered", [#""a""#, #"["a"]"#, #"{"title":"a","level":1}"#, "true"]),
        TruthCase(TextOrNested.self, "TextOrNested", "generic union", level: "steered", [#""a""#, #"{"title":"a","level":1}"#]),
        TruthCase(
            Mixed.self, "Mixed", "generic union", level: "steered", [#"{"body":"a","all":[1,{"title":"a","level":1}],"optional":true}"#]),
        TruthCase(
            Event.self, "Event", "discriminated union", level: "steered",
            [
                #"{"event":"joined","payload":{"user":"a"}}"#, #"{"event":"left","payload":{"user":"a","reason":"b"}}"#,
                #"{"event":"message","payload":{"text":"a","at":1}}"#, #"{"event":"x"}"#,
            ]),
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
