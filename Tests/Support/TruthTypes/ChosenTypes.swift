import Foundation

/// Types that are values, and texts that are more than texts: JSON in JSON, numbers of a base, patterns, amounts.
enum ChosenTypes {
    protocol Row: Decodable, SendableMetatype {}
    struct TextRow: Row { let text: String }
    struct ImageRow: Row { let url: String; let size: Int? }
    class Shape: Decodable { let name: String? }
    final class Round: Shape {
        let radius: Int
        enum CodingKeys: CodingKey { case radius }
        required init(from decoder: any Decoder) throws {
            radius = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .radius)
            try super.init(from: decoder)
        }
    }
    enum Kind: String, Decodable {
        case text, image, other
        var type: any Row.Type {
            switch self {
            case .text: TextRow.self
            case .image, .other: ImageRow.self
            }
        }
        var known: (any Row.Type)? { self == .other ? nil : type }
    }
    private enum Keys: CodingKey { case kind, row, rows }

    /// The type is the property of an enumeration.
    struct AnyRow: Decodable {
        let row: any Row
        init(from decoder: any Decoder) throws {
            row = try decoder.container(keyedBy: Keys.self).decode(Kind.self, forKey: .kind).type.init(from: decoder)
        }
    }
    /// The type may be absent.
    struct KnownRow: Decodable {
        let row: any Row
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            let kind = try container.decode(Kind.self, forKey: .kind)
            guard let type = kind.known else {
                throw DecodingError.dataCorruptedError(forKey: .kind, in: container, debugDescription: "other")
            }
            row = try container.decode(type, forKey: .row)
        }
    }
    /// The type is in a dictionary.
    struct TableRow: Decodable {
        static let types: [String: any Row.Type] = ["text": TextRow.self, "image": ImageRow.self]
        let row: (any Row)?
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            let type = Self.types[try container.decode(String.self, forKey: .kind)]
            row = try type?.init(from: try container.superDecoder(forKey: .row))
        }
    }
    /// The type is in a variable, or the parameter of a function.
    struct RowList: Decodable {
        var rows: [any Row] = []
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            let isImage = try container.decode(Bool.self, forKey: .kind)
            let type: any Row.Type
            if isImage { type = ImageRow.self } else { type = TextRow.self }
            var list = try container.nestedUnkeyedContainer(forKey: .rows)
            while !list.isAtEnd { rows.append(try Self.row(type, from: list.superDecoder())) }
        }
        private static func row(_ type: any Row.Type, from decoder: any Decoder) throws -> any Row { try type.init(from: decoder) }
    }
    /// The type is a class or one of its subclasses.
    struct AnyShape: Decodable {
        let shape: Shape
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            let type: Shape.Type = try container.decodeNil(forKey: .kind) ? Shape.self : Round.self
            shape = try type.init(from: container.superDecoder(forKey: .row))
        }
    }
    /// A container decodes the class that it is asked for, and not the subclass in the variable.
    struct StaticShape: Decodable {
        let shape: Shape
        init(from decoder: any Decoder) throws {
            let type: Shape.Type = Round.self
            shape = try decoder.container(keyedBy: Keys.self).decode(type, forKey: .row)
        }
    }
    /// The type is any that decodes.
    struct AnyContent: Decodable {
        let content: any Decodable
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            let types: [String: any Decodable.Type] = ["number": Int.self, "list": [String].self, "row": TextRow.self]
            guard let type = types[try container.decode(String.self, forKey: .kind)] else {
                throw DecodingError.dataCorruptedError(forKey: .kind, in: container, debugDescription: "kind")
            }
            content = try container.decode(type, forKey: .row)
        }
    }

    struct Detail: Decodable { let count: Int; let tags: [String]; let note: String?; let child: [String: Double]? }
    /// JSON in a text.
    struct TextRecord: Decodable {
        let id: Int?
        let name: String?
        let detail: Detail
        enum CodingKeys: CodingKey { case id, name, detail }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decodeIfPresent(Int.self, forKey: .id)
            name = try container.decodeIfPresent(String.self, forKey: .name)
            let text = try container.decode(String.self, forKey: .detail)
            detail = try JSONDecoder().decode(Detail.self, from: Data(text.utf8))
        }
    }
    struct SnakeDetail: Decodable { let lastSeen: Date; let userName: String }
    /// JSON in a text, with a decoder that has settings of its own, below a tolerant property.
    struct Envelope: Decodable {
        let id: Int
        let detail: SnakeDetail
        let extra: [Int]?
        enum CodingKeys: CodingKey { case id, detail, extra }
        private static let inner: JSONDecoder = {
            let decoder = JSONDecoder()
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            decoder.dateDecodingStrategy = .iso8601
            return decoder
        }()
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decode(Int.self, forKey: .id)
            guard let data = try container.decode(String.self, forKey: .detail).data(using: .utf8) else {
                throw DecodingError.dataCorruptedError(forKey: .detail, in: container, debugDescription: "detail")
            }
            detail = try Self.inner.decode(SnakeDetail.self, from: data)
            let text = try container.decodeIfPresent(String.self, forKey: .extra)
            extra = text.flatMap { try? JSONDecoder().decode([Int].self, from: Data($0.utf8)) }
        }
    }

    struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
    struct Rates: Decodable {
        let rates: [String: Double]
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            rates = try container.allKeys.reduce(into: [:]) { $0[$1.stringValue] = try container.decode(Double.self, forKey: $1) }
        }
    }
    struct Total: Decodable {
        let values: [Int]
        init(from decoder: any Decoder) throws {
            let list = try decoder.singleValueContainer().decode([Int].self)
            values = list.reduce(into: [Int]()) { result, next in result.append(next) }
            guard list.count < 3 else { throw CancellationError() }
        }
    }
    struct Paged: Decodable {
        let items: [Int]
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            let key = container.allKeys.first { $0.stringValue != "total" }
            items = try key.map { try container.decode([Int].self, forKey: $0) } ?? []
        }
    }
    /// The key whose value decides, among others that may throw before it is found.
    struct Searched: Decodable {
        let hasText: Bool
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            hasText = try container.allKeys.contains { try container.decode(Int.self, forKey: $0) > 0 }
        }
    }

    struct Colour: Decodable {
        let value: UInt32
        let byte: UInt8?
        let large: UInt64?
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let hex = try container.decode(String.self)
            guard hex.hasPrefix("#"), let value = UInt32(hex.dropFirst(), radix: 16) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "colour")
            }
            self.value = value
            byte = UInt8(hex.dropFirst(), radix: 2)
            large = UInt64(hex.dropFirst(), radix: 36)
            if let byte, byte > 1 { throw CancellationError() }
        }
    }
    struct Matched: Decodable {
        let code: String
        enum CodingKeys: CodingKey { case code, name, word }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            code = try container.decode(String.self, forKey: .code)
            let name = try container.decode(String.self, forKey: .name)
            let word = try container.decodeIfPresent(String.self, forKey: .word) ?? ""
            guard code.range(of: "^[A-Z]{2}-?\\d+$", options: .regularExpression) != nil,
                name.range(of: "^[a-z]*$", options: [.regularExpression, .caseInsensitive]) != nil, word.range(of: "x") == nil
            else { throw DecodingError.dataCorruptedError(forKey: .code, in: container, debugDescription: "code") }
        }
    }
    struct Cost: Decodable {
        let value: Decimal
        let other: Decimal?
        enum CodingKeys: CodingKey { case value, other }
        private static let german = Locale(identifier: "de_DE")
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let text = try container.decode(String.self, forKey: .value)
            guard let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) else {
                throw DecodingError.dataCorruptedError(forKey: .value, in: container, debugDescription: "cost")
            }
            self.value = value
            other = Decimal(string: try container.decode(String.self, forKey: .other), locale: Self.german)
            if other == nil { throw CancellationError() }
        }
    }
}

extension TruthCase {
    static let chosenTypes: [TruthCase] = [
        TruthCase(
            ChosenTypes.AnyRow.self, "ChosenTypes.AnyRow", "type in a variable", level: "steered",
            [#"{"kind":"text","text":"a"}"#, #"{"kind":"image","url":"a","size":1}"#]),
        TruthCase(
            ChosenTypes.KnownRow.self, "ChosenTypes.KnownRow", "type in a variable", level: "steered",
            [#"{"kind":"text","row":{"text":"a"}}"#, #"{"kind":"image","row":{"url":"a","size":null}}"#]),
        TruthCase(
            ChosenTypes.TableRow.self, "ChosenTypes.TableRow", "type in a variable", level: "steered",
            [#"{"kind":"text","row":{"text":"a"}}"#, #"{"kind":"image","row":{"url":"a"}}"#, #"{"kind":"x","row":1}"#]),
        TruthCase(
            ChosenTypes.RowList.self, "ChosenTypes.RowList", "type in a variable", level: "steered",
            [#"{"kind":true,"rows":[{"url":"a"},{"url":"b","size":2}]}"#, #"{"kind":false,"rows":[{"text":"a"}]}"#]),
        TruthCase(
            ChosenTypes.AnyShape.self, "ChosenTypes.AnyShape", "type in a variable", level: "steered",
            [#"{"kind":null,"row":{"name":"a"}}"#, #"{"kind":1,"row":{"name":"a","radius":2}}"#]),
        TruthCase(
            ChosenTypes.StaticShape.self, "ChosenTypes.StaticShape", "type in a variable", level: "left open", isRead: false,
            [#"{"row":{"name":"a"}}"#]),
        TruthCase(
            ChosenTypes.AnyContent.self, "ChosenTypes.AnyContent", "type in a variable", level: "steered",
            [#"{"kind":"number","row":1}"#, #"{"kind":"list","row":["a"]}"#, #"{"kind":"row","row":{"text":"a"}}"#]),
        TruthCase(
            ChosenTypes.TextRecord.self, "ChosenTypes.TextRecord", "JSON in a text", level: "steered", isOrdered: false,
            [#"{"id":1,"name":"a","detail":"{\"count\":1,\"tags\":[],\"child\":{\"a\":1}}"}"#]),
        TruthCase(
            ChosenTypes.Envelope.self, "ChosenTypes.Envelope", "JSON in a text", level: "steered",
            [#"{"id":1,"detail":"{\"last_seen\":\"2026-11-29T08:00:00Z\",\"user_name\":\"a\"}","extra":"[1]"}"#]),
        TruthCase(
            ChosenTypes.Rates.self, "ChosenTypes.Rates", "dynamic keys", level: "steered", isOrdered: false, [#"{"EUR":1.5,"USD":2}"#]),
        TruthCase(ChosenTypes.Total.self, "ChosenTypes.Total", "loops", level: "steered", ["[1,2]"]),
        TruthCase(
            ChosenTypes.Paged.self, "ChosenTypes.Paged", "dynamic keys", level: "steered", isOrdered: false,
            [#"{"books":[1],"total":1}"#]),
        TruthCase(
            ChosenTypes.Searched.self, "ChosenTypes.Searched", "dynamic keys", level: "left open", isOrdered: false, isRead: false,
            [#"{"a":0,"b":1}"#, #"{"a":0,"b":0,"c":0}"#]),
        TruthCase(ChosenTypes.Colour.self, "ChosenTypes.Colour", "numbers in texts", level: "steered", [##""#ff00aa""##]),
        TruthCase(
            ChosenTypes.Matched.self, "ChosenTypes.Matched", "patterns of texts", level: "steered",
            [#"{"code":"AB-12","name":"Ab","word":"a"}"#, #"{"code":"AB1","name":""}"#]),
        TruthCase(
            ChosenTypes.Cost.self, "ChosenTypes.Cost", "numbers in texts", level: "steered", [#"{"value":"1.50","other":"1,5"}"#]),
    ]
}
