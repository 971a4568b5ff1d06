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
    ]
}
