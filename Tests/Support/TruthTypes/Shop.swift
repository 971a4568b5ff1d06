import Foundation

struct Product: Decodable {
    let id: Int
    let title: String
    var stock = 0
    let currency = "EUR"
    let price: Decimal
    let weight: Double?
    let tags: [String]
    let dimensions: Dimensions
    let images: [URL]
    lazy var slug = title.lowercased()
    static let table = "products"
    var isCheap: Bool { price < 10 }

    struct Dimensions: Decodable {
        let width, height: Float
        let depth: CGFloat?
    }

    enum CodingKeys: String, CodingKey {
        case id = "product_id"
        case title, stock, price, weight, tags
        case dimensions = "size"
        case images = "image_urls"
    }
}

struct Page<Item: Decodable>: Decodable {
    let page: Int
    let items: [Item]
    let next: Item?
}

typealias ProductPage = Page<Product>
typealias OptionalPage = Page<Int?>

enum Availability: String, Decodable { case inStock = "in_stock", soldOut, preorder }
enum Rank: Int, Decodable { case low = 1, middle, high = 10, top }
enum Ratio: Double, Decodable { case half = 0.5, whole = 1 }

struct Offer: Decodable {
    let availability: Availability
    let rank: Rank?
    let ratio: Ratio
    let until: Date?
    let token: UUID
    let blob: Data
    let flags: Set<Int>
    let byStore: [String: Int]
    let byFloor: [Int: String]
    let byRank: [Availability: Int]
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var note: String!
    var nested: Optional<Int>
    var observed: Int { didSet { note = "changed" } }
}

enum Payment: Decodable {
    case cash
    case card(number: String, expires: Int?)
    case voucher(String, Int)
    case transfer(iban: String, fast: Bool = false)
}

enum PaymentWithKeys: Decodable {
    case cash(Int)
    case card(number: String, holder: String = "unknown")
    case hidden

    enum CodingKeys: String, CodingKey {
        case cash = "CASH"
        case card
    }

    enum CardCodingKeys: String, CodingKey {
        case number = "no"
    }
}

class Item: Decodable {
    let sku: String
    var count: Int
}

class SpecialItem: Item {
    var extra = "none"
}

final class BoxedItem: Item {
    let box: Int

    enum BoxKeys: String, CodingKey { case box, inner }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: BoxKeys.self)
        box = try container.decode(Int.self, forKey: .box)
        try super.init(from: decoder)
    }
}

final class NestedItem: Item {
    let box: Int

    enum CodingKeys: CodingKey { case box }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        box = try container.decode(Int.self, forKey: .box)
        try super.init(from: container.superDecoder())
    }
}

struct Currency: RawRepresentable, Decodable, Hashable {
    let rawValue: String
}

struct Options: OptionSet, Decodable {
    let rawValue: Int
    static let fast = Options(rawValue: 1)
}

struct Even: RawRepresentable, Decodable {
    let rawValue: Int

    init?(rawValue: Int) {
        guard rawValue >= 0, rawValue < 100 else { return nil }
        self.rawValue = rawValue
    }
}

enum Size: RawRepresentable, Decodable {
    case small, large, other(String)

    init?(rawValue: String) {
        switch rawValue {
        case "S": self = .small
        case "L": self = .large
        case "": return nil
        default: self = .other(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .small: "S"
        case .large: "L"
        case .other(let text): text
        }
    }
}

struct Receipt: Decodable {
    let currency: Currency
    let options: Options
    let even: Even
    let size: Size
    let prices: [Currency: Int]
    let codes: [CountryCode: Int]
    let range: ClosedRange<Int>
    let point: CGPoint
    let zone: TimeZone
    let u8: UInt8
    let i16: Int16
    let u64: UInt64
}

enum CountryCode: String, Decodable, CodingKeyRepresentable { case de, fr }

struct Snake: Decodable {
    let userId: Int
    let oneTwo: String?
    let image2X: Bool
    let _lead: Int?
    let plain: [String: Int]
}

protocol APIModel: Decodable {}
struct Through: APIModel { let value: Int }
struct Extended { let value: Int?; let other: [Int]? }
extension Extended: Decodable {}
extension Extended { enum CodingKeys: String, CodingKey { case value = "v", other } }

@propertyWrapper struct Lenient<Value: Decodable>: Decodable {
    var wrappedValue: Value

    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    init(from decoder: any Decoder) throws {
        wrappedValue = try decoder.singleValueContainer().decode(Value.self)
    }
}

protocol DefaultSource { associatedtype Value: Decodable; static var fallback: Value { get } }
enum Zero: DefaultSource { static let fallback = 0 }
enum EmptyText: DefaultSource { static var fallback: String { "" } }

@propertyWrapper struct Default<Source: DefaultSource>: Decodable {
    var wrappedValue = Source.fallback

    init() {}

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = (try? container.decode(Source.Value.self)) ?? Source.fallback
    }
}

extension KeyedDecodingContainer {
    func decode<Source>(_ type: Default<Source>.Type, forKey key: Key) throws -> Default<Source> {
        try decodeIfPresent(type, forKey: key) ?? Default()
    }
}

struct Wrapped: Decodable {
    @Lenient var a: Int?
    @Lenient var b: String
    @Default<Zero> var c: Int
    @Default<EmptyText> var d: String
}

struct Dates: Decodable { let at: Date; let maybe: Date?; let all: [Date] }

extension TruthCase {
    static let shop: [TruthCase] = [
        TruthCase(
            Product.self, "Product", "structure", level: "synthesized",
            [
                #"{"product_id":1,"title":"Tea","stock":2,"price":3.5,"weight":0.2,"tags":["a","b"],"size":{"width":1,"height":2.5,"depth":null},"image_urls":["https://example.com/1.png"]}"#
            ]),
        TruthCase(
            ProductPage.self, "ProductPage", "generic", level: "synthesized",
            [
                #"{"page":1,"items":[{"product_id":1,"title":"Tea","stock":2,"price":3.5,"tags":[],"size":{"width":1,"height":2},"image_urls":[]}]}"#
            ]),
        TruthCase(OptionalPage.self, "OptionalPage", "generic", level: "synthesized", [#"{"page":1,"items":[1,null],"next":null}"#]),
        TruthCase(
            Offer.self, "Offer", "collections", level: "synthesized", settings: Settings(dates: .iso8601), isOrdered: false,
            [
                #"{"availability":"in_stock","rank":2,"ratio":0.5,"until":"2026-11-22T10:00:00Z","token":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","blob":"aGk=","flags":[1,2],"byStore":{"a":1},"byFloor":{"1":"x"},"byRank":["soldOut",1],"note":"n","nested":1,"observed":3}"#
            ]),
        TruthCase(
            Payment.self, "Payment", "payload enumeration", level: "synthesized",
            [
                #"{"cash":{}}"#, #"{"card":{"number":"1","expires":2}}"#, #"{"voucher":{"_0":"a","_1":2}}"#,
                #"{"transfer":{"iban":"DE","fast":true}}"#,
            ]),
        TruthCase(
            PaymentWithKeys.self, "PaymentWithKeys", "payload enumeration", level: "synthesized",
            [#"{"CASH":{"_0":1}}"#, #"{"card":{"no":"1"}}"#]),
        TruthCase(Item.self, "Item", "class", level: "synthesized", [#"{"sku":"a","count":1}"#]),
        TruthCase(SpecialItem.self, "SpecialItem", "class", level: "synthesized", [#"{"sku":"a","count":1,"extra":"x"}"#]),
        TruthCase(BoxedItem.self, "BoxedItem", "superclass", level: "straight", [#"{"sku":"a","count":1,"box":2}"#]),
        TruthCase(NestedItem.self, "NestedItem", "superclass", level: "straight", [#"{"box":2,"super":{"sku":"a","count":1}}"#]),
        TruthCase(
            Receipt.self, "Receipt", "raw values", level: "synthesized", isOrdered: false,
            [
                #"{"currency":"EUR","options":3,"even":4,"size":"S","prices":["EUR",1],"codes":{"de":1},"range":[1,2],"point":[1,2],"zone":{"identifier":"Europe/Berlin"},"u8":200,"i16":-3,"u64":18446744073709551615}"#
            ]),
        TruthCase(
            Snake.self, "Snake", "key strategy", level: "synthesized", settings: Settings(keys: .convertFromSnakeCase), isOrdered: false,
            [#"{"user_id":1,"one__two":"x","image_2x":true,"_lead":1,"plain":{"a_b":1}}"#]),
        TruthCase(Through.self, "Through", "conformance", level: "synthesized", [#"{"value":1}"#]),
        TruthCase(Extended.self, "Extended", "conformance", level: "synthesized", [#"{"v":1,"other":[1]}"#]),
        TruthCase(
            Wrapped.self, "Wrapped", "property wrapper", level: "synthesized", [#"{"a":1,"b":"x","c":2,"d":"y"}"#, #"{"a":null,"b":"x"}"#]),
        TruthCase(Dates.self, "Dates", "dates", level: "synthesized", [#"{"at":1,"maybe":2.5,"all":[3]}"#]),
        TruthCase(
            Dates.self, "Dates", "dates", level: "synthesized", settings: Settings(dates: .iso8601),
            [#"{"at":"2026-11-22T10:00:00Z","maybe":null,"all":["2026-11-22T10:00:00Z"]}"#]),
        TruthCase(
            Dates.self, "Dates", "dates", level: "synthesized", settings: Settings(dates: .formatted("yyyy-MM-dd")),
            [#"{"at":"2026-11-22","maybe":null,"all":["2026-11-22"]}"#]),
        TruthCase(
            Dates.self, "Dates", "dates", level: "synthesized", settings: Settings(dates: .secondsSince1970),
            [#"{"at":1,"maybe":2.5,"all":[3]}"#]),
        TruthCase(
            Dates.self, "Dates", "dates", level: "synthesized", settings: Settings(dates: .millisecondsSince1970),
            [#"{"at":1,"maybe":2.5,"all":[3]}"#]),
    ]
}
