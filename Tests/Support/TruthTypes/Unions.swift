import Foundation

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

extension TruthCase {
    static let unions: [TruthCase] = [
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
    ]
}
